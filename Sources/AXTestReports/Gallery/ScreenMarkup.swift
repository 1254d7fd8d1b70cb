import AXEngine
import AXPictures
import AXRuns
import AXTree

/// One screen of a run in the gallery.
///
/// The long part is in a `noscript` element: the script inserts it when the screen scrolls into view, so that a page of
/// many screens opens quickly. A browser without script shows everything.
package struct ScreenMarkup {
    private let index: Int
    private let gallery: Gallery
    private let audit: ScreenAudit
    private let id: String
    private let lists: ElementListMarkup
    private let withoutVerdict: ScreenWithoutVerdict?
    private let findings: [ShownFinding]

    /// The number of elements of one finding that are named.
    private static let maximumNamed = 20

    /// Creates the markup of the screen with an index.
    package init(_ index: Int, in gallery: Gallery) {
        self.index = index
        self.gallery = gallery
        audit = gallery.run.screens[index]
        withoutVerdict = gallery.withoutVerdict[index]
        findings = gallery.variants.findings(on: index)
        id = "screen-\(index + 1)"
        var marks: [Int: String] = [:]
        for finding in findings.map(\.finding) {
            for element in finding.elements.prefix(Self.maximumNamed) {
                let mark = finding.state == .new ? finding.severity.rawValue : "known"
                // The mark of the most severe finding wins.
                switch (marks[element.index], mark) {
                case ("failure", _), ("warning", "known"): break
                default: marks[element.index] = mark
                }
            }
        }
        lists = ElementListMarkup(
            audit.screen, order: audit.exposed, prefix: id, marks: marks, matches: gallery.variants.names(of: index))
    }

    /// Returns the name of the variant among those of a screen, in small letters; nothing if there are no others.
    package static func variant(of audit: ScreenAudit) -> Markup {
        guard let variant = audit.screen.variant, audit.screen.group != nil else { return "" }
        return " <span class=\"aside\"><bdi>\(variant, limit: 60)</bdi></span>"
    }

    /// Returns the number of new findings: `2 failures`, `1 warning`; or that there is no verdict.
    package static func counts(_ index: Int, in gallery: Gallery) -> Markup {
        var markup: Markup = "<span class=\"counts\">"
        let withoutVerdict = gallery.withoutVerdict[index]
        if let withoutVerdict {
            markup += withoutVerdict.isAllowed ? "<span>skipped</span> " : "<span class=\"failure\">no verdict</span> "
        }
        var isClean = true
        for severity in [Severity.failure, .warning] {
            let count = gallery.variants.count(severity, on: index)
            if count == 0 { continue }
            isClean = false
            markup += "<span class=\"\(severity.rawValue)\">\(Wording.count(count, severity.rawValue))</span> "
        }
        if withoutVerdict == nil, isClean { markup += "<span>no findings</span>" }
        markup += "</span>"
        return markup
    }

    /// Writes the whole screen.
    package func write(to page: inout Markup) {
        page += """
            <section class="screen" id="\(id)" aria-labelledby="\(id)-title"\(filtered)>
            <header><h2 id="\(id)-title"><bdi>\(Gallery.name(of: audit), limit: 200)</bdi>\(Self.variant(of: audit))</h2> <a class="link" href="#\(id)" aria-labelledby="\(id)-link \(id)-title"><span id="\(id)-link">Link to</span></a>
            \(Self.counts(index, in: gallery))
            <p class="aside">\(facts)</p></header>
            <noscript><div class="side\(lists.isWide ? " wide" : "")">
            \(lists.picture(image, note: pictureNote))<div class="findings">

            """
        writeFindings(to: &page)
        page +=
            "\(remarks)</div>\n<div class=\"reading\"><h3>\(audit.screen.platform.screenReader) output\(ofScreen)</h3>\n"
        lists.writeReadingOrder(to: &page)
        lists.writeRotors(to: &page)
        lists.writeRest(to: &page)
        page += "</div>\n</div></noscript>\n</section>\n"
    }

    /// Each severity and rule of the new findings, and the number of the variant, for the filters: these must know them
    /// before the findings are in the page.
    private var filtered: Markup {
        var pairs: Set<String> = []
        for finding in findings.map(\.finding) where finding.state == .new {
            pairs.insert("\(finding.severity.rawValue):\(finding.ruleID)")
        }
        var markup: Markup = pairs.isEmpty ? "" : " data-found=\"\(pairs.sorted().joined(separator: " "))\""
        if audit.screen.group != nil, let number = gallery.variants.all.firstIndex(of: audit.screen.variant ?? "") {
            markup += " data-variant=\"\(number + 1)\""
        }
        return markup
    }

    private var facts: String {
        let screen = audit.screen
        var facts = ["\(audit.exposed.count) of \(Wording.count(screen.elements.count, "element")) exposed"]
        if let size = screen.size { facts.append("\(size) \(screen.unit)") }
        if let locale = screen.locale { facts.append(locale) }
        facts.append(screen.origin.format)
        if !screen.origin.file.isEmpty { facts.append(gallery.path(screen.origin.file)) }
        return facts.joined(separator: " · ")
    }

    /// The picture of the screen; `nil` if the report shows none.
    private var image: PictureImage? {
        guard !gallery.budget.leftOut.contains(index), let picture = audit.picture, var shown = picture.shown else {
            return nil
        }
        if let copy = gallery.budget.thumbnails[index] { shown = ShownPicture(.png(copy), frame: shown.frame) }
        return PictureImage(shown, link: gallery.context.link(to: picture.file))
    }

    /// Why the picture beside the dump is not shown; empty if it is, or if there is none.
    private var pictureNote: String {
        if let remark = gallery.budget.remark(on: index) { return remark }
        guard let picture = audit.picture else { return "" }
        if let reason = picture.reason { return "The picture is not used: \(reason)" }
        return picture.reasonNotToLink.map { "The picture is not linked: \($0)" } ?? ""
    }

    /// The name of the screen after a heading that each screen has, for screen readers.
    private var ofScreen: Markup {
        "<span class=\"for-readers\">: \(Gallery.name(of: audit), limit: 200)</span>"
    }

    // MARK: Findings

    private func writeFindings(to page: inout Markup) {
        let counting = findings.filter { $0.finding.state == .new }
        let others = findings.filter { $0.finding.state != .new }
        page += "<h3>Findings\(ofScreen)</h3>\n"
        if let withoutVerdict { page += "<p><bdi>\(withoutVerdict.message)</bdi></p>\n" }
        let ofVariants = gallery.variants.findingsOfVariants(on: index)
        if counting.isEmpty, withoutVerdict == nil {
            let words = ofVariants.isEmpty ? "No new findings" : "No new findings on this variant"
            page += "<p>\(words). \(Wording.count(audit.passedCount, "rule")) passed.</p>\n"
        } else if !counting.isEmpty {
            page += "<ul>\n"
            write(counting, to: &page)
            page += "</ul>\n"
        }
        if !others.isEmpty {
            page += "<details class=\"known\"><summary>\(others.count) suppressed or in the baseline</summary><ul>\n"
            write(others, to: &page)
            page += "</ul></details>\n"
        }
        if !ofVariants.isEmpty {
            page +=
                "<details class=\"known\"><summary>\(Wording.count(ofVariants.count, "finding")) shown on other variants</summary><ul>\n"
            for shown in ofVariants {
                page += """
                    <li class="finding known" id="\(id)-finding-\(shown.number)"><p><b class="severity">\(word(shown.finding))</b> <bdi>\(Wording.line(shown.finding, on: audit))</bdi></p></li>

                    """
            }
            page += "</ul></details>\n"
        }
    }

    /// Writes findings, failures first, those of one cause as one card.
    private func write(_ findings: [ShownFinding], to page: inout Markup) {
        var order: [String] = []
        var byCause: [String: [ShownFinding]] = [:]
        for shown in findings.failuresFirst({ $0.finding.severity }) {
            // Findings without a cause, such as those that tests make, are cards of their own.
            let cause = shown.finding.cause.id.isEmpty ? "\(shown.number)" : shown.finding.cause.id
            let key = "\(word(shown.finding)) \(cause)"
            if byCause[key] == nil { order.append(key) }
            byCause[key, default: []].append(shown)
        }
        for key in order { card(byCause[key] ?? [], to: &page) }
    }

    /// Writes a card: the first finding, and the places of the others.
    private func card(_ findings: [ShownFinding], to page: inout Markup) {
        let finding = findings[0].finding
        let id = anchor(of: findings[0])
        let kind = finding.state == .new ? finding.severity.rawValue : "known"
        page += """
            <li class="finding \(kind)" id="\(id)" tabindex="-1" data-rule="\(finding.ruleID)">
            <p><b class="severity">\(word(finding))</b> \(subjects(finding))<bdi>\(Wording.message(of: finding))</bdi></p>
            <p class="aside"><a href="#rule-\(anchor(of: finding))">\(finding.ruleID)</a>\(place(findings[0]))</p>
            """
        page += swatches(finding)
        if let code = finding.code { page += "<p class=\"aside\"><bdi>\(code.line)</bdi></p>" }
        if findings.count > 1 {
            page +=
                "<details class=\"places\"><summary>\(findings.count) places<span class=\"for-readers\">: \(subject(of: finding))</span></summary><ul>\n"
            for shown in findings.dropFirst() {
                let message = Wording.message(of: shown.finding)
                let isSame = message == Wording.message(of: finding)
                page += """
                    <li class="place" id="\(anchor(of: shown))" tabindex="-1">\(subjects(shown.finding, isSentence: !isSame))<bdi>\(isSame ? "" : message)</bdi><span class="aside">\(place(shown))</span></li>

                    """
            }
            page += "</ul></details>"
        }
        page += "</li>\n"
    }

    /// Returns the id of a finding on this screen; one of the base has another id on each variant.
    private func anchor(of shown: ShownFinding) -> String {
        shown.origin == index ? "\(id)-finding-\(shown.number)" : "\(id)-base-\(shown.number)"
    }

    /// Returns where a finding is: identifier, frame, path and location.
    private func place(_ shown: ShownFinding) -> Markup {
        let finding = shown.finding
        var markup = Markup()
        if let element = finding.elements.first.map({ audit.screen.elements[$0.index] }) {
            if let identifier = element.identifier, !identifier.isEmpty {
                markup += " <bdi>#\(identifier, limit: 60)</bdi>"
            }
            if let frame = element.frame { markup += " <span>\(frame.description)</span>" }
        }
        if shown.origin != index {
            markup += " <span>compared with \(link(to: shown))</span>"
            return markup
        }
        markup += "<span class=\"where\">\(finding.elements.first?.path ?? "")"
        if !audit.screen.origin.file.isEmpty {
            let location = audit.location(of: finding)
            markup += " <bdi>\(gallery.path(audit.screen.origin.file))</bdi>:\(location.line):\(location.column)"
        }
        markup += "</span>"
        return markup
    }

    /// Returns the first element of a finding in words.
    private func subject(of finding: Finding) -> String {
        finding.elements.first.map { audit.screen.elements[$0.index].summary(on: audit.screen.platform) } ?? "screen"
    }

    /// Returns a link to a finding of the base.
    private func link(to shown: ShownFinding) -> Markup {
        let base = gallery.run.screens[shown.origin]
        return
            "<a href=\"#screen-\(shown.origin + 1)-finding-\(shown.number)\"><bdi>\(base.screen.variant ?? Gallery.name(of: base), limit: 60)</bdi></a>"
    }

    /// Returns samples of the colors of a finding about contrast: as they are, and with the nearest color that would
    /// do.
    private func swatches(_ finding: Finding) -> Markup {
        guard finding.style != nil, let index = finding.elements.first?.index,
            let contrast = audit.picture?.contrasts.first(where: { $0.index == audit.indexInTree(index) }),
            let foreground = contrast.foreground, let background = contrast.background
        else { return "" }
        let needed = contrast.isText ? ElementContrast.enough : ElementContrast.lowest
        let kind = contrast.isText ? "Text" : "Icon"
        var markup: Markup = "<p class=\"aside\">\(Self.swatch(foreground, background, "now", kind))"
        if let nearest = foreground.nearest(reaching: needed, against: background) {
            markup += " \(Self.swatch(nearest, background, "better", kind))"
        }
        if let nearest = background.nearest(reaching: needed, against: foreground) {
            markup += " \(Self.swatch(foreground, nearest, "or", kind))"
        }
        markup += "</p>"
        return markup
    }

    /// Returns a sample of two colors. Attributes of SVG need no style, which the content security policy would refuse.
    private static func swatch(
        _ foreground: RGBColor, _ background: RGBColor, _ name: String, _ kind: String
    ) -> Markup {
        let shape: Markup =
            kind == "Text"
            ? "<text x=\"32\" y=\"20\" text-anchor=\"middle\" font-size=\"18\" fill=\"\(foreground.description)\">Text</text>"
            : "<path d=\"M32 5l2.6 5.8 6.4.7-4.8 4.2 1.4 6.3-5.6-3.2-5.6 3.2 1.4-6.3-4.8-4.2 6.4-.7z\" fill=\"\(foreground.description)\"/>"
        return """
            <span class="swatch"><svg viewBox="0 0 64 28" width="64" height="28" aria-hidden="true"><rect width="64" height="28" rx="4" fill="\(background.description)"/>\(shape)</svg> \(name): \(foreground.description) on \(background.description)</span>
            """
    }

    private func anchor(of finding: Finding) -> String {
        gallery.rules.index(finding.ruleID, on: audit).map(gallery.rules.anchor) ?? finding.ruleID
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
    private func subjects(_ finding: Finding, isSentence: Bool = true) -> Markup {
        var markup = Markup()
        for (number, element) in finding.elements.prefix(Self.maximumNamed).enumerated() {
            if number > 0 { markup += ", " }
            let found = audit.screen.elements[element.index]
            // A link that says only "button" does not tell which.
            let summary =
                found.hasLabel
                ? found.summary(on: audit.screen.platform) : Wording.name(found, on: audit.screen.platform)
            markup += "<a href=\"#\(ElementListMarkup.id(id, element.index))\"><bdi>\(summary)</bdi></a>"
        }
        let more = finding.elements.count - Self.maximumNamed
        if more > 0 { markup += " and \(more) more" }
        return finding.elements.isEmpty || !isSentence ? markup : "\(markup): "
    }

    /// Notes on the dump, and the rules that were not checked.
    private var remarks: Markup {
        var markup = Markup()
        var remarks =
            audit.screen.origin.notes + audit.screen.remarks(naming: gallery.run.settingNames) + lists.speechNotes
        if let note = audit.screen.exposureNote { remarks.append(note.prefix(1).uppercased() + note.dropFirst()) }
        remarks += audit.screen.incomplete.map { "Incomplete: " + $0 }
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
