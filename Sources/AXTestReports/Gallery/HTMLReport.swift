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
package enum HTMLReport {
    /// Of more screens, only those with findings are printed, several on a sheet of paper.
    private static let screensOfShortPrint = 10

    package static func text(_ run: AuditRun, _ context: ReportContext) -> String {
        let gallery = Gallery(run, context)
        let causes = run.joinedCauses
        let rules = gallery.counts.counting.map { ($0.id, $0.findings) }
        let isIndex = run.screens.count >= GalleryIndex.leastScreens
        let index = isIndex ? GalleryIndex(gallery) : nil
        var overview = GalleryAnswers(gallery, causes: causes).markup
        if let index {
            overview += index.overview
        } else {
            overview += GalleryCauses(gallery, causes).markup
            overview += cards(gallery)
        }
        overview += GalleryReach(gallery).markup
        overview += errors(run)
        overview += self.rules(gallery, hasIndex: isIndex)
        if isIndex { overview += HTMLPage.legend }
        return HTMLPage.page(
            title: "axaudit: \(Wording.verdict(run))", head: head(gallery), rules: rules,
            variants: isIndex ? [] : gallery.variants.all, hasOrder: !isIndex && run.screens.count > 1,
            isLong: run.screens.count > screensOfShortPrint, overview: overview, index: index, pictures: pictures(run)
        ) { page in
            if isIndex { return }
            for screens in gallery.order {
                if screens.count > 1 { page += "<div class=\"variants\">\n" }
                for screen in screens { ScreenMarkup(screen, in: gallery).write(to: &page) }
                if screens.count > 1 { page += "</div>\n" }
            }
        }.text
    }

    private static func pictures(_ run: AuditRun) -> Set<PageImages> {
        Set(run.screens.compactMap { $0.picture?.shown.map(PageImages.init) })
    }

    private static func head(_ gallery: Gallery) -> Markup {
        let run = gallery.run
        var facts = [gallery.context.day?.description, "axaudit \(Version.current)"].compactMap(\.self)
        facts.append(Wording.count(run.screens.count, "screen"))
        if !gallery.folder.isEmpty { facts.append("in \(gallery.folder)") }
        var markup: Markup = """
            <h1>axaudit <span class="verdict \(run.verdict.rawValue)">\(Wording.verdict(run))</span></h1>
            <p>\(Wording.summary(run))</p>
            <p class="aside"><bdi>\(facts.joined(separator: " · "))</bdi></p>

            """
        if let command = run.record.command { markup += "<p class=\"aside\"><code>\(command)</code></p>\n" }
        return markup
    }

    /// Returns the inputs that could not be read. The answers have the screens without a verdict.
    private static func errors(_ run: AuditRun) -> Markup {
        if run.inputErrors.isEmpty { return "" }
        var markup: Markup = "<section aria-labelledby=\"errors\">\n<h2 id=\"errors\">Errors</h2>\n<ul>\n"
        for error in run.inputErrors.prefix(GalleryIndex.maximumErrors) {
            markup += "<li><bdi>\(error.description)</bdi></li>\n"
        }
        let more = run.inputErrors.count - GalleryIndex.maximumErrors
        if more > 0 { markup += "<li>\(Wording.count(more, "error")) not listed; see the JSON report</li>\n" }
        markup += "</ul>\n</section>\n"
        return markup
    }

    private static func cards(_ gallery: Gallery) -> Markup {
        var markup: Markup =
            "<section id=\"overview\" aria-labelledby=\"overview-title\">\n<h2 id=\"overview-title\">\(Wording.count(gallery.run.screens.count, "screen"))</h2>\n<ol class=\"cards\">\n"
        for index in gallery.order.flatMap(\.self) {
            let audit = gallery.run.screens[index]
            markup +=
                "<li data-screen=\"screen-\(index + 1)\"><a href=\"#screen-\(index + 1)\"><bdi>\(Gallery.shortName(of: audit))</bdi></a>\(ScreenMarkup.variant(of: audit))\(ScreenMarkup.counts(index, in: gallery))</li>\n"
        }
        markup += "</ol>\n\(HTMLPage.legend)</section>\n"
        return markup
    }

    /// Returns reason and fix of each rule with findings.
    private static func rules(_ gallery: Gallery, hasIndex: Bool) -> Markup {
        let (run, counts, lookup) = (gallery.run, gallery.counts, gallery.rules)
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
                <details class="rule" id="rule-\(lookup.anchor(index))"><summary><code>\(rule.id)</code> \(code: guides.text(\.summary, of: index)) <span class="counts">\(counts.words(of: rule.id))</span></summary>
                <div>
                """
            for (platform, guide) in guides[index] {
                if let platform { markup += "\n<p><b>On \(platform)</b></p>\n" }
                markup += """
                    <p><b>Why</b> \(code: guide.why)</p>
                    <p><b>Fix</b> \(code: guide.fix)</p>
                    \(Self.snippets(guide))
                    <p class="aside">\((guide.standards.map(\.description) + ["more: \(CommandName.explain) \(rule.id)"]).joined(separator: "; "))\(link)</p>
                    """
            }
            markup += "</div></details>\n"
        }
        markup += "</section>\n"
        return markup
    }

    /// Returns the code of a fix, by framework.
    private static func snippets(_ guide: RuleGuide) -> Markup {
        var markup = Markup()
        for snippet in guide.snippets {
            markup +=
                "<div class=\"fix\"><p>In <b>\(snippet.framework)</b></p><pre><code>\(lines: snippet.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))</code></pre></div>"
        }
        return markup
    }
}
