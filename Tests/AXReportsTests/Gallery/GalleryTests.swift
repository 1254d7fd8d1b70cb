import AXConfiguration
import AXRuns
import AXDumps
import AXFormats
import AXSyntax
import AXEngine
import AXTree
import Foundation
import AXSnapshots
import TestSupport
import Testing

@testable import AXTestReports
@testable import AXReports

/// The markup of the gallery. `.ci/browser` tests it in a browser.
@Suite("Gallery")
struct GalleryTests {
    private func page(_ run: AuditRun) -> String { ReportFormat.html.report(run) }

    /// Returns the page without its style and script, which hold no data and are not XML.
    private func markup(_ page: String) -> String {
        page.replacing(#/<style>[\s\S]*?</style>/#, with: "").replacing(#/<script>[\s\S]*?</script>/#, with: "")
    }

    private func reading(_ page: String) throws -> XMLReading { try XMLReading(markup(page)) }

    private func changes() throws -> [ScreenDifference] {
        let before = try FixedRun.screens()
        var after = before
        for index in after[0].elements.indices {
            if after[0].elements[index].identifier == "markup" { after[0].elements[index].label = "Was <b>bold</b>" }
            if after[0].elements[index].identifier == "close" { after[0].elements[index].frame?.x += 5 }
        }
        after.removeLast()
        return ScreenComparison.differences(from: before, to: after)
    }

    private func comparison() throws -> String {
        ChangeReportFormat.html.report(try changes(), reference: "before<x>.json", current: "after\u{202E}.json")
    }

    // MARK: Structure

    @Test("It is well-formed, with ids that are there once and links that lead somewhere")
    func links() throws {
        for page in [page(try FixedRun.make()), try comparison(), page(AuditRun(screens: [], rules: []))] {
            let document = try reading(page)
            let ids = document.elements.compactMap(\.attributes["id"])
            #expect(ids.count == Set(ids).count)
            let references = document.attributes("a").compactMap { $0["href"] }
            #expect(!references.isEmpty)
            for reference in references {
                #expect(reference.hasPrefix("#") && ids.contains(String(reference.dropFirst())), "\(reference)")
            }
            for label in document.elements.flatMap({ $0.attributes["aria-labelledby"]?.split(separator: " ") ?? [] }) {
                #expect(ids.contains(String(label)), "\(label)")
            }
        }
    }

    @Test("Without its script it is a list of everything: screens, findings, what is read, what is not, attributes")
    func complete() throws {
        let run = try FixedRun.make()
        let text = try reading(page(run)).text
        let document = try reading(page(run))
        #expect(document.elements.count { $0.attributes["class"] == "screen" } == 3)
        let ids = document.elements.compactMap(\.attributes["id"])
        for (screen, audit) in run.screens.enumerated() {
            for (number, finding) in audit.findings.enumerated() {
                #expect(text.contains(finding.message.printable(limit: 2000)))
                #expect(ids.contains("screen-\(screen + 1)-finding-\(number + 1)"))
            }
            for element in audit.screen.elements {
                if let identifier = element.identifier { #expect(text.contains("identifier: \"\(identifier)\"")) }
            }
        }
        let elements = run.screens.reduce(0) { $0 + $1.screen.elements.count }
        #expect(document.count("pre") == elements, "each element has its attributes")
        #expect(text.contains("SDK banner, vendor ticket 4711"))
        #expect(text.contains("this dump carries no heading levels"))
        #expect(text.contains("found the end of the file, expected"))
    }

    @Test("A rule's reason and fix are printed once")
    func once() throws {
        let rule = Rule(
            "test-once", "Once.", severity: .warning, needs: [], standards: [], why: "A reason of its own.",
            fix: "A remedy of its own.", examples: [],
            check: .eachElement { element, check in check.report(element, "x") })
        let screens = try FixedRun.screens()
        let page = page(AuditRun(screens: screens.map { Audit(rules: [rule])($0) }, rules: [rule]))
        #expect(page.split(separator: "A reason of its own.").count == 2)
        #expect(page.split(separator: "A remedy of its own.").count == 2)
        #expect(page.contains("test-once (16)"), "what the filter offers")
    }

    @Test("Elements stand in reading order, and those with a finding carry its mark")
    func marks() throws {
        let run = try FixedRun.make()
        let document = try reading(page(run))
        let marked = Dictionary(
            document.attributes("li").compactMap { item in
                item["id"].flatMap { id in item["data-box"].map { _ in (id, item["class", default: ""]) } }
            }
        ) { first, _ in first }
        #expect(marked["screen-1-element-2"] == "failure")
        let boxes = document.attributes("li").compactMap { $0["data-box"] }
        #expect(boxes.first == "1 16 60 358 34", "index, then the frame as the dump has it")
        #expect(document.attributes("div").compactMap { $0["data-size"] }.first == "390 844 844")
    }

    /// Returns a run of one button for each of these files: with a failure, with a warning, or with none.
    private func run(_ screens: [(file: String, severity: Severity?)]) -> AuditRun {
        let rules = [Severity.failure, .warning].map { severity in
            Rule(
                "test-\(severity.rawValue)", "A rule.", severity: severity, needs: [], standards: [],
                why: "Why.", fix: "Set `one` and `two`.", examples: [],
                check: .eachElement { element, check in
                    if element.label == severity.rawValue { check.report(element, "found") }
                })
        }
        return AuditRun(
            screens: screens.map { file, severity in
                var tree = ElementTree()
                var button = Element(.button)
                button.label = severity?.rawValue ?? "Pay"
                button.isAccessibilityElement = true
                tree.add(button)
                var screen = Screen(elements: tree.takeElements())
                screen.origin.file = file
                return Audit(rules: rules)(screen)
            }, rules: rules)
    }

    @Test("Screens with failures come first, then those with warnings; the links keep the numbers of the files")
    func order() throws {
        let run = run([("d/a.xml", nil), ("d/b.xml", .warning), ("d/e/c.json", .failure), ("d/f", .warning)])
        let document = try reading(page(run))
        let screens = document.elements.filter { $0.attributes["class"] == "screen" }.compactMap { $0.attributes["id"] }
        #expect(screens == ["screen-3", "screen-2", "screen-4", "screen-1"])
        #expect(document.attributes("li").compactMap { $0["data-screen"] } == screens, "the overview too")
        #expect(document.text.contains("Worst screen: c, 1 failure"))
        #expect(document.text.contains("Causes: 1 of 2 is a failure"))
        #expect(document.text.contains("Not judged: no screen"))
    }

    @Test("Paths are those in the folder that was linted, and titles have no extension")
    func paths() throws {
        let text = try reading(page(run([("d/a.xml", .failure), ("d/e/c.v2.json", .failure)]))).text
        for path in ["in d/", "e/c.v2.json:1:1", "· a.xml"] { #expect(text.contains(path), "\(path)") }
        #expect(!text.contains("d/a.xml") && !text.contains("d/e/"))
        #expect(text.contains("Worst screen: a, 1 failure"))
    }

    @Test("A cause on several screens is one card that links to each of them")
    func causes() throws {
        let run = run((1...12).map { ("\($0).json", .warning) })
        let document = try reading(page(run))
        #expect(document.elements.count { $0.attributes["class"]?.hasPrefix("finding cause ") == true } == 1)
        let links = document.attributes("a").compactMap { $0["href"] }
        for number in 1...12 { #expect(links.contains("#screen-\(number)-finding-1")) }
    }

    @Test("A cause without a name of its own does not repeat the name of its screen, which is in the link")
    func causesWithoutName() throws {
        var run = run([("/tmp/app/a.json", .failure), ("/tmp/app/b.json", .failure)])
        for index in run.screens.indices {
            let title = run.screens[index].screen.title
            run.screens[index].findings[0].cause = Cause(id: title, element: "button on screen \"\(title)\"")
        }
        let text = try reading(page(run)).text
        #expect(text.contains("Failure button: ") && !text.contains("button on screen"), "\(text)")
    }

    @Test("Backticks are code; a single one is a character")
    func code() throws {
        #expect(page(run([("a.json", .failure)])).contains("Set <code>one</code> and <code>two</code>."))
        let (one, three, tag) = ("a ` b", "`a` ` b", "`<b>`")
        let markup: Markup = "\(code: one)|\(code: three)|\(code: tag)"
        #expect(markup.text == "a ` b|`a` ` b|<code>&lt;b&gt;</code>")
    }

    @Test("The head has the day, the version and the command line")
    func head() throws {
        var run = run([("a.json", nil)])
        run.record.command = "axaudit lint --only '<d>'"
        let text = try reading(ReportFormat.html.report(run, ReportContext(day: CalendarDay("2026-11-29")))).text
        #expect(text.contains("2026-11-29 · axaudit \(Version.current) · 1 screen"))
        #expect(text.contains("axaudit lint --only '<d>'"))
    }

    // MARK: Comparisons

    @Test("A comparison shows both sides, and what changed is marked on both")
    func sides() throws {
        let document = try reading(try comparison())
        let ids = Set(document.elements.compactMap(\.attributes["id"]))
        #expect(ids.isSuperset(of: ["screen-1-before-element-2", "screen-1-after-element-2", "screen-1-change-1"]))
        let pictures = document.elements.filter { $0.attributes["class"] == "picture" }
        #expect(pictures.count == 5, "two screens on both sides, one only before")
        #expect(document.text.contains("Was <b>bold</b>"))
        #expect(document.text.contains("this screen is only in the reference"))
    }

    @Test("A text snapshot is shown as its blocks beside the screen of now")
    func texts() throws {
        let screen = try FixedRun.screens()[0]
        let text = Snapshot.text(of: screen).replacing("Payment", with: "Paymant <i>")
        let difference = try #require(try Snapshot.verify(screen, against: .text(Array(text.utf8))))
        let document = try reading(ChangeReportFormat.html.report([difference], reference: "a", current: "b"))
        #expect(document.elements.count { $0.attributes["class"] == "order blocks" } == 1)
        #expect(document.elements.count { $0.attributes["class"] == "picture" } == 1)
        #expect(document.text.contains("Paymant <i>"))
        let ids = Set(document.elements.compactMap(\.attributes["id"]))
        #expect(ids.isSuperset(of: ["screen-1-before-element-0", "screen-1-after-element-1"]))
    }

    // MARK: Safety

    @Test("Nothing of a dump becomes markup, a URL or a style")
    func harmless() throws {
        for page in [page(try FixedRun.make()), try comparison()] {
            let document = try reading(page)
            #expect(
                document.names.isSubset(of: [
                    "html", "head", "meta", "title", "body", "a", "header", "main", "section", "div", "span", "h1",
                    "h2",
                    "h3", "h4", "p", "b", "i", "bdi", "code", "pre", "ul", "ol", "li", "details", "summary", "noscript",
                    "label", "input", "select", "option", "output", "table", "tr", "th", "td",
                ]), "\(document.names)")
            for (_, attributes) in document.elements {
                for (name, value) in attributes {
                    #expect(name != "style" && !name.hasPrefix("on") && name != "src")
                    if name == "href" { #expect(value.hasPrefix("#")) }
                    // Only axaudit's own words, numbers and rule ids.
                    if ["id", "class", "href"].contains(name) || name.hasPrefix("data-") {
                        #expect(value.wholeMatch(of: #/[#a-zA-Z0-9 :.-]*/#) != nil, "\(name)=\(value)")
                    }
                }
            }
        }
    }

    @Test("The security policy allows the page's own style and script and nothing else")
    func policy() throws {
        let page = page(try FixedRun.make())
        let policy = try #require(try reading(page).attributes("meta").compactMap { $0["content"] }.first)
        let parts = policy.split(separator: "; ").map(String.init)
        #expect(parts.count == 5 && parts[0] == "default-src 'none'" && !policy.contains("unsafe"))
        let style = try #require(page.firstMatch(of: #/<style>([\s\S]*?)</style>/#)).1
        let script = try #require(page.firstMatch(of: #/<script>([\s\S]*?)</script>/#)).1
        #expect(parts[1] == "style-src 'sha256-\(SHA256.base64(String(style)))'")
        #expect(parts[2] == "script-src 'sha256-\(SHA256.base64(String(script)))'")
        #expect(page.split(separator: "<script").count == 2 && page.split(separator: "<style").count == 2)
    }

    @Test("A language that is none is not written down")
    func languages() throws {
        for (tag, isWritten) in [
            ("ko", true), ("pt-BR", true), ("en", false), ("ko\" onclick=\"x", false), ("", false),
        ] {
            var screen = try FixedRun.screens()[0]
            screen.locale = tag
            let document = try reading(page(AuditRun(screens: [Audit(rules: [])(screen)], rules: [])))
            #expect(document.attributes("bdi").contains { $0["lang"] == tag } == isWritten, "\(tag)")
        }
    }

    @Test("The list says what VoiceOver says, each element in its language, and has the lists of the rotor")
    func speech() throws {
        let screen = try readScreen(
            """
            { "axaudit": 1, "screen": { "locale": "fr" }, "elements": [
              { "type": "staticText", "label": "Paiement", "traits": ["header"] },
              { "type": "button", "label": "Zahlen", "traits": ["button"], "language": "de", "hint": "Zahlt.",
                "userInputLabels": ["Bezahlen"] } ] }
            """)
        let page = page(AuditRun(screens: [Audit(rules: [])(screen)], rules: []))
        #expect(page.contains("<bdi lang=\"fr\"><b>Paiement</b>. En-tête.</bdi>"))
        #expect(
            page.contains(
                "<bdi lang=\"de\"><b>Zahlen</b>. Taste.</bdi> <span dir=\"auto\" lang=\"de\">Zahlt.</span> <i>Voice Control: say</i> <bdi>Tap Bezahlen</bdi>"
            ))
        #expect(page.contains("<summary>Rotor: headings (1)</summary>") && !page.contains("Rotor: links"))
    }

    // MARK: Size

    @Test("A page of many screens is at most two and a half times its JSON report with its trees")
    func size() throws {
        var screens: [Screen] = []
        for number in 0..<12 {
            var tree = ElementTree()
            for row in 0..<200 {
                var element = Element(row % 3 == 0 ? .button : .staticText)
                element.label = "Order \(row) of day \(number)"
                element.identifier = "order-\(row)"
                element.frame = Rect(x: 16, y: Double(row) * 52, width: 358, height: 44)
                element.traits = row % 3 == 0 ? [.button] : [.staticText]
                element.isAccessibilityElement = true
                tree.add(element)
            }
            screens.append(
                Screen(
                    name: "Screen \(number)", size: Size(390, 844), elements: tree.takeElements(),
                    carries: [.label, .identifier, .frame, .traits, .type, .isAccessibilityElement, .children]))
        }
        let run = AuditRun(screens: screens.map { Audit(rules: [])($0) }, rules: [])
        let limit = (ReportFormat.json.report(run).utf8.count + TreeDocument.text(screens).utf8.count) * 5 / 2
        let size = page(run).utf8.count
        #expect(size <= limit, "\(size) bytes, limit \(limit)")
    }
}
