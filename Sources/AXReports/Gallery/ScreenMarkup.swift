import AXEngine
import AXPictures
import AXRuns
import AXTree

/// One screen of a run in the gallery.
///
/// The long part is in a `noscript` element: the script inserts it when the screen scrolls into view, so that a page of
/// many screens opens quickly. A browser without script shows everything.
struct ScreenMarkup {
    private let audit: ScreenAudit
    private let id: String
    private let lists: ElementListMarkup
    private let rules: RuleLookup
    private let context: ReportContext
    private let omission: String?
    private let settingNames: SettingNames
    private let withoutVerdict: ScreenWithoutVerdict?

    /// The number of elements of one finding that are named.
    private static let maximumNamed = 20

    /// Creates the markup of a screen.
    ///
    /// - Parameters:
    ///   - matches: Names by element, which the same elements of other variants have too.
    ///   - omission: Why the picture is left out; `nil` if it is shown.
    ///   - withoutVerdict: Why the screen has no verdict; `nil` if it has one.
    init(
        _ audit: ScreenAudit, number: Int, _ counts: RuleCounts, _ rules: RuleLookup, _ context: ReportContext,
        naming names: SettingNames, matches: [Int: String] = [:], omission: String? = nil,
        withoutVerdict: ScreenWithoutVerdict? = nil
    ) {
        self.audit = audit
        self.context = context
        self.omission = omission
        self.withoutVerdict = withoutVerdict
        settingNames = names
        self.rules = rules
        id = "screen-\(number)"
        var marks: [Int: String] = [:]
        for finding in audit.findings {
            for element in finding.elements.prefix(Self.maximumNamed) {
                let mark = finding.state == .new ? finding.severity.rawValue : "known"
                // The mark of the most severe finding wins.
                switch (marks[element.index], mark) {
                case ("failure", _), ("warning", "known"): break
                default: marks[element.index] = mark
                }
            }
        }
        lists = ElementListMarkup(audit.screen, order: audit.exposed, prefix: id, marks: marks, matches: matches)
    }

    /// Returns a short name of the screen: its name, else its file without the folders.
    static func name(of audit: ScreenAudit) -> String {
        let title = audit.screen.title
        guard audit.screen.name == nil, let slash = title.lastIndex(of: "/") else { return title }
        return String(title[title.index(after: slash)...])
    }

    /// Returns the name of the variant among those of a screen, in small letters; nothing if there are no others.
    static func variant(of audit: ScreenAudit) -> Markup {
        guard let variant = audit.screen.variant, audit.screen.group != nil else { return "" }
        return " <span class=\"aside\"><bdi>\(variant, limit: 60)</bdi></span>"
    }

    /// Returns the number of new findings: `2 failures`, `1 warning`; or that there is no verdict.
    static func counts(_ audit: ScreenAudit, _ withoutVerdict: ScreenWithoutVerdict?) -> Markup {
        var markup: Markup = "<span class=\"counts\">"
        if let withoutVerdict {
            markup += withoutVerdict.isAllowed ? "<span>skipped</span> " : "<span class=\"failure\">no verdict</span> "
        }
        for severity in [Severity.failure, .warning] {
            let count = audit.count(severity)
            if count > 0 {
                markup += "<span class=\"\(severity.rawValue)\">\(Wording.count(count, severity.rawValue))</span> "
            }
        }
        if withoutVerdict == nil, !audit.findings.contains(where: { $0.state == .new }) {
            markup += "<span>no findings</span>"
        }
        markup += "</span>"
        return markup
    }

    /// Writes the whole screen.
    func write(to page: inout Markup) {
        page += """
            <section class="screen" id="\(id)" aria-labelledby="\(id)-title"\(pairs)>
            <header><h2 id="\(id)-title"><bdi>\(Self.name(of: audit), limit: 200)</bdi>\(Self.variant(of: audit))</h2> <a class="link" href="#\(id)" aria-labelledby="\(id)-link \(id)-title"><span id="\(id)-link">Link to</span></a>
            \(Self.counts(audit, withoutVerdict))
            <p class="aside">\(facts)</p></header>
            <noscript><div class="side">
            \(lists.picture(image))<div class="findings">

            """
        writeFindings(to: &page)
        page += "\(remarks)</div>\n<div class=\"reading\"><h3>\(audit.screen.platform.screenReader) output</h3>\n"
        lists.writeReadingOrder(to: &page)
        lists.writeRotors(to: &page)
        lists.writeRest(to: &page)
        page += "</div>\n</div></noscript>\n</section>\n"
    }

    /// Each severity and rule of the new findings, for the filters: these must know them before the findings are in the
    /// page.
    private var pairs: Markup {
        var pairs: Set<String> = []
        for finding in audit.findings where finding.state == .new {
            pairs.insert("\(finding.severity.rawValue):\(finding.ruleID)")
        }
        return pairs.isEmpty ? "" : " data-found=\"\(pairs.sorted().joined(separator: " "))\""
    }

    private var facts: String {
        let screen = audit.screen
        var facts = ["\(audit.exposed.count) of \(Wording.count(screen.elements.count, "element")) exposed"]
        if let size = screen.size { facts.append("\(size) \(screen.unit)") }
        if let locale = screen.locale { facts.append(locale) }
        facts.append(screen.format)
        if !screen.file.isEmpty { facts.append(screen.file) }
        return facts.joined(separator: " · ")
    }

    /// The picture of the screen; `nil` if the report shows none.
    private var image: PictureImage? {
        guard omission == nil, let picture = audit.picture, let shown = picture.shown else { return nil }
        return PictureImage(shown, link: context.link(to: picture.file))
    }

    // MARK: Findings

    private func writeFindings(to page: inout Markup) {
        let counting = audit.findings.indices.filter { audit.findings[$0].state == .new }
        let others = audit.findings.indices.filter { audit.findings[$0].state != .new }
        page += "<h3>Findings</h3>\n"
        if let withoutVerdict { page += "<p><bdi>\(withoutVerdict.message)</bdi></p>\n" }
        if counting.isEmpty, withoutVerdict == nil {
            page += "<p>No new findings. \(Wording.count(audit.passedCount, "rule")) passed.</p>\n"
        } else if !counting.isEmpty {
            page += "<ul>\n"
            for number in counting { write(audit.findings[number], number + 1, to: &page) }
            page += "</ul>\n"
        }
        if !others.isEmpty {
            page += "<details class=\"known\"><summary>\(others.count) suppressed or in the baseline</summary><ul>\n"
            for number in others { write(audit.findings[number], number + 1, to: &page) }
            page += "</ul></details>\n"
        }
    }

    private func write(_ finding: Finding, _ number: Int, to page: inout Markup) {
        let location = audit.location(of: finding)
        let id = "\(id)-finding-\(number)"
        let kind = finding.state == .new ? finding.severity.rawValue : "known"
        page += """
            <li class="finding \(kind)" id="\(id)" tabindex="0" data-rule="\(finding.ruleID)">
            <p><b class="severity">\(word(finding))</b> \(subjects(finding))<bdi>\(Wording.message(of: finding))</bdi></p>
            <p class="aside"><a href="#rule-\(anchor(of: finding))">\(finding.ruleID)</a>
            """
        if let element = finding.elements.first.map({ audit.screen.elements[$0.index] }) {
            if let identifier = element.identifier, !identifier.isEmpty {
                page += " <bdi>#\(identifier, limit: 60)</bdi>"
            }
            if let frame = element.frame { page += " <span>\(frame.description)</span>" }
        }
        page += " <a class=\"link\" href=\"#\(id)\" aria-label=\"Link to this finding\"></a>"
        page += "<span class=\"where\">\(finding.elements.first?.path ?? "")"
        if !audit.screen.file.isEmpty {
            page += " <bdi>\(audit.screen.file)</bdi>:\(location.line):\(location.column)"
        }
        page += "</span></p>"
        page += swatches(finding)
        if let code = finding.code { page += "<p class=\"aside\"><bdi>\(code.line)</bdi></p>" }
        page += "</li>\n"
    }

    /// Returns samples of the colors of a finding about contrast: as they are, and with the nearest color that would
    /// do.
    private func swatches(_ finding: Finding) -> Markup {
        guard finding.style != nil, let index = finding.elements.first?.index,
            let contrast = audit.picture?.contrasts.first(where: { $0.index == audit.indexInTree(index) }),
            let foreground = contrast.foreground, let background = contrast.background
        else { return "" }
        let needed = contrast.isText ? ElementContrast.enough : ElementContrast.lowest
        var markup: Markup = "<p class=\"aside\">\(Self.swatch(foreground, background, "now"))"
        if let nearest = foreground.nearest(reaching: needed, against: background) {
            markup += " \(Self.swatch(nearest, background, "better"))"
        }
        markup += "</p>"
        return markup
    }

    /// Returns a sample of two colors. Attributes of SVG need no style, which the content security policy would refuse.
    private static func swatch(_ foreground: RGBColor, _ background: RGBColor, _ name: String) -> Markup {
        """
        <span class="swatch"><svg viewBox="0 0 64 28" width="64" height="28" aria-hidden="true"><rect width="64" height="28" rx="4" fill="\(background.description)"/><text x="32" y="20" text-anchor="middle" font-size="18" fill="\(foreground.description)">Text</text></svg> \(name): \(foreground.description) on \(background.description)</span>
        """
    }

    private func anchor(of finding: Finding) -> String {
        rules.index(finding.ruleID, on: audit).map(rules.anchor) ?? finding.ruleID
    }

    private func word(_ finding: Finding) -> String {
        let severity = finding.severity.rawValue.prefix(1).uppercased() + finding.severity.rawValue.dropFirst()
        switch finding.state {
        case .new: return severity
        case .baselined: return "\(severity), in the baseline"
        case .suppressed(let reason): return "\(severity), suppressed: \(reason)"
        }
    }

    /// Returns the elements of a finding, each a link to its item in the lists, by which the script finds it in the
    /// picture.
    private func subjects(_ finding: Finding) -> Markup {
        var markup = Markup()
        for (number, element) in finding.elements.prefix(Self.maximumNamed).enumerated() {
            if number > 0 { markup += ", " }
            let summary = audit.screen.elements[element.index].summary(on: audit.screen.platform)
            markup += "<a href=\"#\(ElementListMarkup.id(id, element.index))\"><bdi>\(summary)</bdi></a>"
        }
        let more = finding.elements.count - Self.maximumNamed
        if more > 0 { markup += " and \(more) more" }
        return finding.elements.isEmpty ? markup : "\(markup): "
    }

    /// Notes on the dump, and the rules that were not checked.
    private var remarks: Markup {
        var markup = Markup()
        var remarks = audit.screen.notes + audit.screen.remarks(naming: settingNames) + lists.speechNotes
        if let note = audit.screen.exposureNote { remarks.append(note.prefix(1).uppercased() + note.dropFirst()) }
        remarks += audit.screen.incomplete.map { "Incomplete: " + $0 }
        if let omission { remarks.append(omission) }
        if let reason = audit.picture?.reasonNotToLink { remarks.append("The picture is not linked: \(reason)") }
        if !remarks.isEmpty {
            markup += "<ul class=\"remarks\">\n"
            for remark in remarks { markup += "<li><bdi>\(remark)</bdi></li>\n" }
            markup += "</ul>\n"
        }
        if !audit.notChecked.isEmpty {
            markup +=
                "<details class=\"unchecked\"><summary>\(Wording.count(audit.notChecked.count, "rule")) not checked (not the same as passed)</summary><ul>\n"
            for (reason, rules) in Wording.byReason(audit.notChecked) {
                markup += "<li>\(rules.joined(separator: ", ")): \(reason)</li>\n"
            }
            markup += "</ul></details>\n"
        }
        return markup
    }
}
