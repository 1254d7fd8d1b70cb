import AXEngine
import AXRuns
import AXTree

extension ReportFormat {
    /// The gallery: a picture of every screen with its findings, in one file for a browser.
    public static let html = ReportFormat(
        "html", "The gallery: a picture of every screen with its findings, for a browser.", fileEndings: ["html"],
        incompleteNotes: .always, detail: .tree, showsPictures: true
    ) { run, context in
        HTMLReport.text(run, context)
    }
}

/// The gallery of a run: a picture of every screen with its findings and what VoiceOver says, in one file.
enum HTMLReport {
    static func text(_ run: AuditRun, _ context: ReportContext) -> String {
        let counts = RuleCounts(run)
        if run.screens.count >= GalleryIndex.leastScreens { return indexed(run, counts, context) }
        var overview = errors(run)
        overview +=
            "<section id=\"overview\" aria-labelledby=\"overview-title\">\n<h2 id=\"overview-title\">\(Wording.count(run.screens.count, "screen"))</h2>\n<ol class=\"cards\">\n"
        let withoutVerdict = run.withoutVerdict
        for (index, audit) in run.screens.enumerated() { overview += card(audit, index + 1, withoutVerdict[index]) }
        overview += "</ol>\n\(HTMLPage.legend)</section>\n"
        overview += causes(run)
        overview += rules(run, counts)
        return HTMLPage.page(
            title: "axaudit: \(Wording.verdict(run))", head: head(run),
            rules: counts.counting.map { ($0.id, $0.findings) }, overview: overview, pictures: pictures(run)
        ) { page in
            let lookup = RuleLookup(run)
            let variants = GalleryVariants(run)
            for index in run.screens.indices {
                let screens = variants.screens(at: index)
                if screens.count > 1 { page += "<div class=\"variants\">\n" }
                for screen in screens {
                    ScreenMarkup(
                        run.screens[screen], number: screen + 1, counts, lookup, context, naming: run.settingNames,
                        matches: variants.names(of: screen), withoutVerdict: withoutVerdict[screen]
                    ).write(to: &page)
                }
                if screens.count > 1 { page += "</div>\n" }
            }
        }.text
    }

    /// Returns the page of many screens: the index, and the screens as text that the script puts into the page.
    private static func indexed(_ run: AuditRun, _ counts: RuleCounts, _ context: ReportContext) -> String {
        let index = GalleryIndex(run, counts, context)
        var overview = errors(run)
        overview += index.overview
        overview += rules(run, counts, hasIndex: true)
        overview += HTMLPage.legend
        return HTMLPage.page(
            title: "axaudit: \(Wording.verdict(run))", head: head(run), rules: [], overview: overview, index: index,
            pictures: pictures(run)
        ) { _ in }.text
    }

    private static func pictures(_ run: AuditRun) -> Set<PageImages> {
        Set(run.screens.compactMap { $0.picture?.shown.map(PageImages.init) })
    }

    private static func head(_ run: AuditRun) -> Markup {
        """
        <h1>axaudit <span class="verdict \(run.verdict.rawValue)">\(Wording.verdict(run))</span></h1>
        <p>\(Wording.summary(run))</p>

        """
    }

    private static func errors(_ run: AuditRun) -> Markup {
        if run.allErrors.isEmpty { return "" }
        var markup: Markup = "<section aria-labelledby=\"errors\">\n<h2 id=\"errors\">Errors</h2>\n<ul>\n"
        for error in run.allErrors.prefix(GalleryIndex.maximumErrors) {
            markup += "<li><bdi>\(error.description)</bdi></li>\n"
        }
        let more = run.allErrors.count - GalleryIndex.maximumErrors
        if more > 0 { markup += "<li>\(Wording.count(more, "error")) not listed; see the JSON report</li>\n" }
        markup += "</ul>\n</section>\n"
        return markup
    }

    private static func card(
        _ audit: ScreenAudit, _ number: Int, _ withoutVerdict: ScreenWithoutVerdict?
    ) -> Markup {
        "<li data-screen=\"screen-\(number)\"><a href=\"#screen-\(number)\"><bdi>\(ScreenMarkup.name(of: audit), limit: 100)</bdi></a>\(ScreenMarkup.variant(of: audit))\(ScreenMarkup.counts(audit, withoutVerdict))</li>\n"
    }

    /// Returns the causes of findings on several screens.
    private static func causes(_ run: AuditRun) -> Markup {
        let groups = run.sharedCauses
        if groups.isEmpty { return "" }
        var markup: Markup =
            "<section id=\"causes\" aria-labelledby=\"causes-title\">\n<h2 id=\"causes-title\">On several screens</h2>\n<ul>\n"
        for group in groups {
            markup += """
                <li class="finding \(group.severity.rawValue)"><p><b class="severity">\(group.severity.rawValue)</b> <bdi>\(run.line(group))</bdi></p>
                <p class="aside"><a href="#rule-\(group.ruleID)">\(group.ruleID)</a></p></li>

                """
        }
        markup += "</ul>\n</section>\n"
        return markup
    }

    /// Returns reason and fix of each rule with findings.
    private static func rules(_ run: AuditRun, _ counts: RuleCounts, hasIndex: Bool = false) -> Markup {
        let lookup = RuleLookup(run)
        let guides = RuleGuides(run)
        let found = run.rules.indices.filter { counts.found.contains(run.rules[$0].id) }
        if found.isEmpty { return "" }
        var markup: Markup =
            "<section id=\"rules\" aria-labelledby=\"rules-title\">\n<h2 id=\"rules-title\">Rules</h2>\n"
        for index in found {
            let rule = run.rules[index]
            let isListed = hasIndex && counts.counting.contains { $0.id == rule.id }
            let link: Markup = isListed ? GalleryIndex.link(toScreensOf: rule.id) : ""
            markup += """
                <details class="rule" id="rule-\(lookup.anchor(index))"><summary><code>\(rule.id)</code> \(guides.text(\.summary, of: index)) <span class="counts">\(counts.words(of: rule.id))</span></summary>
                <div>
                """
            for (platform, guide) in guides[index] {
                if let platform { markup += "\n<p><b>On \(platform)</b></p>\n" }
                markup += """
                    <p><b>Why</b> \(guide.why)</p>
                    <p><b>Fix</b> \(guide.fix)</p>
                    <p class="aside">\((guide.standards.map(\.description) + ["more: \(CommandName.explain) \(rule.id)"]).joined(separator: "; "))\(link)</p>
                    """
            }
            markup += "</div></details>\n"
        }
        markup += "</section>\n"
        return markup
    }
}
