import AXEngine
import AXRuns
import AXSyntax

/// The gallery of many screens: an index by cause and by rule, and the screens as blocks of text, from which the script
/// of the page puts the one into the page that is looked at. Without script, the index is there.
package struct GalleryIndex {
    private let gallery: Gallery
    private let causes: [CauseGroup]

    /// The number of screens from which on the page has an index in place of the screens.
    package static let leastScreens = 201
    /// The number of causes in the index.
    private static let maximumCauses = 200
    /// The number of errors on the page.
    package static let maximumErrors = 100
    /// The number of screens in a block.
    private static let blockSize = 50

    package init(_ gallery: Gallery) {
        self.gallery = gallery
        causes = gallery.run.causes
    }

    private var run: AuditRun { gallery.run }

    /// The index for people.
    package var overview: Markup {
        var markup: Markup = """
            <section id="overview" aria-labelledby="overview-title">
            <h2 id="overview-title">\(Wording.count(run.screens.count, "screen")), \(Wording.count(causes.count, "cause"))</h2>
            <noscript><p>This page shows screens only with JavaScript.</p></noscript>

            """
        markup += "<ol>\n"
        for (number, group) in causes.prefix(Self.maximumCauses).enumerated() { markup += cause(group, number + 1) }
        markup += "</ol>\n"
        let more = causes.count - Self.maximumCauses
        if more > 0 { markup += "<p>\(Wording.count(more, "cause")) not listed; see the JSON report.</p>\n" }
        markup += "</section>\n<section id=\"chosen\" aria-label=\"Screens\"></section>\n"
        return markup
    }

    private func cause(_ group: CauseGroup, _ number: Int) -> Markup {
        let text = Wording.screens(group.screens.map { run.screens[$0].screen.title })
        return """
            <li class="finding cause \(group.severity.rawValue)" data-rule="\(group.ruleID)"><b class="severity">\(group.severity.rawValue)</b> \(group.ruleID) <bdi>\(group.cause.element, limit: 200)</bdi> <a href="#on-cause-\(number)" data-title="\(group.cause.element, limit: 200)"><bdi>\(text)</bdi></a></li>

            """
    }

    /// Returns a link to the screens with new findings of a rule.
    package static func link(toScreensOf rule: String) -> Markup {
        " <a href=\"#on-rule-\(rule)\" data-title=\"\(rule)\">screens</a>"
    }

    /// Writes what the script reads: the names of the screens, the screens of each cause and rule, and the screens.
    package func writeData(to page: inout Markup) {
        page += "<script type=\"application/json\" id=\"index\">\(Self.data(lists))</script>\n"
        for (number, start) in stride(from: 0, to: run.screens.count, by: Self.blockSize).enumerated() {
            page += "<script type=\"text/plain\" id=\"block-\(number)\">\n"
            for index in start..<min(start + Self.blockSize, run.screens.count) {
                var markup = Markup()
                ScreenMarkup(index, in: gallery).write(to: &markup)
                page += "\(Self.data(JSONWriter.quoted(markup.text)))\n"
            }
            page += "</script>\n"
        }
    }

    private var lists: String {
        var screensOfRules: [String: [Int]] = [:]
        for (index, audit) in run.screens.enumerated() {
            for rule in Set(audit.findings.filter { $0.state == .new }.map(\.ruleID)) {
                screensOfRules[rule, default: []].append(index)
            }
        }
        var writer = JSONWriter(breaking: 0)
        writer.document { object in
            object.member("blockSize", Self.blockSize)
            object.member("names", run.screens.map { Self.name(of: $0) })
            object.member(
                "groups",
                list: { list in
                    for index in run.screens.indices {
                        let screens = gallery.variants.screens(at: index)
                        guard screens.count > 1 else { continue }
                        list.item(list: { list in for screen in screens { list.item(Double(screen + 1)) } })
                    }
                })
            object.member(
                "lists",
                object: { lists in
                    for (number, group) in causes.prefix(Self.maximumCauses).enumerated() {
                        Self.list("cause-\(number + 1)", group.screens, &lists)
                    }
                    for (rule, screens) in screensOfRules.sorted(by: { $0.key < $1.key }) {
                        Self.list("rule-\(rule)", screens, &lists)
                    }
                })
        }
        return writer.text
    }

    /// The name of a screen, and of its variant if there are others.
    private static func name(of audit: ScreenAudit) -> String {
        let name = Gallery.name(of: audit).printable(limit: 200)
        guard audit.screen.group != nil, let variant = audit.screen.variant else { return name }
        return "\(name) (\(variant.printable(limit: 60)))"
    }

    private static func list(_ key: String, _ screens: [Int], _ object: inout JSONWriter) {
        object.member(key, indices: screens.map { $0 + 1 })
    }

    /// Returns JSON that can be the text of a script element: it contains no tag.
    private static func data(_ json: String) -> Markup {
        Markup(stringLiteral: json.replacingScalars { scalar, _ in scalar == "<" ? "\\u003c" : nil })
    }
}
