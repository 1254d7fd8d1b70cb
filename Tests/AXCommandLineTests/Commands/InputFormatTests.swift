import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// The commands that read dumps, run on a dump of every format.
@Suite("Formats on the command line")
struct InputFormatTests {
    private static let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures")

    /// A fixture, one of its elements, a type override for it, and the finding of lint that results.
    struct Sample: Sendable, CustomTestStringConvertible {
        var file: String
        var format: InputFormat
        var exposed: Int
        /// A line of the reading order.
        var line: String
        var element: String
        var type: String
        var finding: String

        var testDescription: String { file }
    }

    static let samples = [
        Sample(
            file: "axaudit/payment.json", format: .axaudit, exposed: 6,
            line: "Close. Button.  button #close (8,52 20×20)",
            element: "text \"Payment\"", type: "link", finding: "#header-missing"),
        Sample(
            file: "wda-json/player.json", format: .wdaJSON, exposed: 4,
            line: "Volume: 50%. Adjustable.  slider #Volume (16,260 358×31)",
            element: "text \"Now playing\"", type: "link", finding: "is 358×21 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "wda-xml/player.xml", format: .wdaXML, exposed: 7,
            line: "Filter: Blues. Search Field.  search field #filter (16,140 358×36)",
            element: "text \"Now *\"", type: "link", finding: "is 358×21 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "idb/flat.json", format: .idb, exposed: 4,
            line:
                "Search: Page 1 of 2. Adjustable. Actions Available.  slider #spotlight-pill (31,82 174×196.67)",
            element: "text \"Today\"", type: "button", finding: "is 100×20 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "idb/complete.json", format: .idb, exposed: 2,
            line: "Inbox. Heading. Expanded.  header #inbox (16,60 200×40.33)",
            element: "#inb*", type: "button", finding: "is 200×40.33 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "idb/xcodebuildmcp.json", format: .idb, exposed: 1, line: "7. Button.  button (20,357.5 82.7×81)",
            element: "button \"7\"", type: "image", finding: ""),
        Sample(
            file: "idb/simuse.json", format: .idb, exposed: 1,
            line: "7. Button.  button #seven (20,357.5 82.7×81)", element: "button \"7\"",
            type: "image", finding: ""),
        Sample(
            file: "xcuitest-description/login.txt", format: .xcuitestDescription, exposed: 6,
            line: "Volume: 50%. Dimmed. Adjustable.  slider (16,260 358×31)",
            element: "text \"It's *\"", type: "link", finding: "is 98.3×40.7 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "xcuitest-dictionary/driver.json", format: .xcuitestDictionary, exposed: 2,
            line: "Name: Ann. Dimmed. Text Field.  text field #name (16,100.5 358×43.67)",
            element: "#name", type: "link", finding: ""),
        Sample(
            file: "maestro/tunes.json", format: .maestro, exposed: 2,
            line: "Selected: Play. Dimmed.  element #play (16,100 44×44)",
            element: "#play", type: "button", finding: ""),
        Sample(
            file: "maestro/commands.json", format: .maestro, exposed: 3, line: "Play  element #play (16,100 44×44)",
            element: "#play", type: "button", finding: "is 44×44 pt; the minimum is 60×60 pt"),
        Sample(
            file: "trailblaze/tunes.json", format: .trailblaze, exposed: 4,
            line: "Volume: 50%  element (16,244.5 358×31)", element: "#play", type: "button",
            finding: "is 44×44 pt; the minimum is 60×60 pt"),
        Sample(
            file: "deviceagent/notes.json", format: .deviceAgent, exposed: 4,
            line: "Amount: 50%. Dimmed. Adjustable.  slider #amount (16,135 343×31)",
            element: "text \"Groceries\"", type: "link", finding: "is 343×21 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "a11yuitests/settings.json", format: .a11yuitests, exposed: 5,
            line: "Too Small. Button.  button (16,79 43×43.5)", element: "text \"Title\"", type: "link",
            finding: "is 200×20 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "accessibility-snapshot/player.json", format: .accessibilitySnapshot, exposed: 2,
            line: "Now playing. Heading.  element (16,60 358×21.5)", element: "* \"Now playing\"",
            type: "link", finding: "is 358×21.5 pt; the minimum in the HIG is 44×44 pt"),
        Sample(
            file: "uiautomator/login.xml", format: .uiautomator, exposed: 5,
            line: "Sign in  text #com.example.tunes:id/title (168,126 432×84)", element: "text \"Sign in\"",
            type: "button", finding: ""),
        Sample(
            file: "uiautomator/windows.xml", format: .uiautomator, exposed: 1,
            line: "Play song, Button  button #com.example.tunes:id/play (42,300 198×126)", element: "#*play",
            type: "image", finding: ""),
        Sample(
            file: "appium-android/settings.xml", format: .appiumAndroid, exposed: 6,
            line: "40.0, Volume, Slider  slider #com.example.tunes:id/volume (200,640 838×126)", element: "#*volume",
            type: "button", finding: ""),
        Sample(
            file: "maestro-android/tunes.json", format: .maestroAndroid, exposed: 2,
            line: "Play song, Button  button #com.example.tunes:id/play (42,300 105×105)", element: "#*play",
            type: "image", finding: ""),
        Sample(
            file: "roborazzi/row.uitree.json", format: .roborazzi, exposed: 2,
            line: "Remove, Button  button #com.example.shop:id/remove (860,44 176×176)", element: "#*remove",
            type: "image", finding: ""),
        Sample(
            file: "android-layout/basket.json", format: .androidLayout, exposed: 6,
            line: "Remove tea, Button", element: "button \"Remove *\"", type: "image", finding: ""),
        Sample(
            file: "android-layout/library.json", format: .androidLayout, exposed: 5,
            line: "Rain songs, 12 tracks", element: "#search", type: "image", finding: ""),
        Sample(
            file: "compose-text/cart.txt", format: .composeText, exposed: 4,
            line: "Remove, Button  button #remove (900,80 126×126)", element: "#remove", type: "image", finding: ""),
        Sample(
            file: "compose-text/tabs.txt", format: .composeText, exposed: 8, line: "(42,105 126×105)",
            element: "#bills", type: "button", finding: ""),
        Sample(
            file: "flutter-semantics/settings.txt", format: .flutterSemantics, exposed: 9,
            line: "Volume: 50%. Adjustable.  slider (16,260 358×48)", element: "text \"Version *\"", type: "link",
            finding: "does not have the trait link; it has only staticText"),
        Sample(
            file: "flutter-semantics/console.txt", format: .flutterSemantics, exposed: 3,
            line: "3 new, Open, Button", element: "button \"3 new*\"", type: "image", finding: ""),
        Sample(
            file: "droidbot/state_2026-11-02_101500.json", format: .droidbot, exposed: 6,
            line: "New note, Button  button #com.example.notes:id/add (936,72 144×144)", element: "#*add",
            type: "image", finding: ""),
    ]

    @Test("Every format has a sample")
    func complete() {
        let formats = Set(Self.samples.map(\.format))
        #expect(formats.symmetricDifference(InputFormat.all) == [], "\(InputFormat.step(7))")
    }

    /// A fixture of a format.
    struct Fixture: Sendable, CustomTestStringConvertible {
        var file: String
        var format: InputFormat

        var testDescription: String { file }
        var path: String { InputFormatTests.fixtures.appendingPathComponent(file).path }

        static let all = InputFormat.all.flatMap { format in
            Repository.files(below: "Tests/Fixtures/" + format.id).map {
                Fixture(file: String($0.dropFirst("Tests/Fixtures/".count)), format: format)
            }
        }
    }

    @Test("lint and show read every fixture as the library does, also from standard input", arguments: Fixture.all)
    func fixtures(fixture: Fixture) throws {
        let bytes = try TestSupport.fixture(fixture.file)
        let expected = try readScreen(bytes)
        let exposure = Exposure(expected)
        let lint = axaudit("lint", "--no-config", "-f", "json", fixture.path)
        #expect((lint.outcome == .undecided) == exposure.order.isEmpty, "\(lint.errors)")
        let screen = try #require((lint.json["screens"] as? [[String: Any]])?.first)
        #expect(screen["format"] as? String == fixture.format.id)
        #expect(screen["exposed"] as? Int == exposure.order.count)
        let show = axaudit("show", "--no-config", fixture.path)
        #expect(show.outcome == .passed)
        for index in exposure.order {
            let words = expected.elements[index].label?.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) ?? []
            for word in words { #expect(show.output.contains(word), "\(show.output)") }
        }
        // By content alone, and forced, the same is read.
        let text = String(decoding: bytes, as: UTF8.self)
        let forced = axaudit("show", "-", "--no-config", "--input-format", fixture.format.id, stdin: text)
        #expect(forced.output == axaudit("show", "-", "--no-config", stdin: text).output)
        #expect(forced.outcome == .passed)
    }

    private func path(_ sample: Sample) -> String { Self.fixtures.appendingPathComponent(sample.file).path }

    @Test("show lists the exposed elements", arguments: samples)
    func show(sample: Sample) throws {
        let lint = axaudit("lint", "--no-config", "-f", "json", path(sample))
        #expect(lint.outcome != .undecided, "\(lint.errors)")
        let screen = try #require((lint.json["screens"] as? [[String: Any]])?.first)
        #expect(screen["format"] as? String == sample.format.id)
        #expect(screen["exposed"] as? Int == sample.exposed)
        let show = axaudit("show", "--no-config", path(sample))
        #expect(show.outcome == .passed)
        #expect(show.output.contains(sample.line), "\(show.output)")
        #expect(show.output.contains("  \(sample.exposed)  "))
    }

    @Test("--locale overrides the language of the dump", arguments: Fixture.all)
    func locale(sample: Fixture) throws {
        let converted = axaudit("convert", sample.path, "--locale", "pt_BR")
        #expect(converted.outcome == .passed)
        #expect((converted.json["screen"] as? [String: Any])?["locale"] as? String == "pt-BR")
        #expect(axaudit("lint", "--no-config", "--allow-empty", sample.path, "--locale", "ko").outcome != .undecided)
        #expect(axaudit("show", "--no-config", sample.path, "--locale", "ko").outcome == .passed)
    }

    @Test("The output of convert conforms to the tree schema", arguments: Fixture.all)
    func schema(sample: Fixture) throws {
        let schema = axaudit("config", "schema", "--tree").json
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let ofScreen = try #require(definitions["screen"]?["properties"] as? [String: Any])
        let ofElement = try #require(definitions["element"]?["properties"] as? [String: Any])
        let converted = axaudit("convert", sample.path).json
        let screen = try #require(converted["screen"] as? [String: Any])
        #expect(Set(screen.keys).isSubset(of: ofScreen.keys), "\(screen.keys)")
        var pending = try #require(converted["elements"] as? [[String: Any]])
        while let element = pending.popLast() {
            #expect(Set(element.keys).isSubset(of: ofElement.keys), "\(element.keys)")
            pending += element["children"] as? [[String: Any]] ?? []
        }
    }

    @Test("A type override in the configuration applies", arguments: samples)
    func elements(sample: Sample) throws {
        let project = try TemporaryProject()
        let name = "tree" + (sample.file.firstIndex(of: ".").map { String(sample.file[$0...]) } ?? "")
        try project.write(name, try String(contentsOfFile: path(sample), encoding: .utf8))
        let minimum = [.maestro, .trailblaze].contains(sample.format) ? 60 : 44
        func lint(_ elements: String) throws -> [String] {
            try project.write(
                ".axaudit.json",
                #"{ "elements": [\#(elements)], "rules": { "target-size": { "minimum": \#(minimum) } } }"#)
            let lines = project.run("lint", "-f", "compact", "@/" + name).output.split(separator: "\n")
            return lines.map(String.init)
        }
        let element = sample.element.replacing("\"", with: "\\\"")
        let (before, after) = (
            try lint(""), try lint(#"{ "element": "\#(element)", "type": "\#(sample.type)" }"#)
        )
        guard sample.finding.hasPrefix("#") || sample.finding.isEmpty else {
            #expect(!before.contains { $0.contains(sample.finding) }, "\(before)")
            #expect(after.contains { $0.contains(sample.finding) }, "\(after)")
            return
        }
        let show = project.run("show", "@/" + name)
        #expect(show.output.contains("  \(sample.type) "), "\(show.output)")
    }

    @Test("If a dump has no types, only type overrides are checked, and the report says so")
    func configuredTypes() throws {
        let project = try TemporaryProject()
        try project.write(
            "tree.json",
            try String(contentsOf: Self.fixtures.appendingPathComponent("maestro/tunes.json"), encoding: .utf8))
        #expect(project.run("lint", "-v", "@/tree.json").output.contains("target-size") == true)
        #expect(project.run("lint", "-v", "@/tree.json").output.contains("(this dump carries no element types)"))
        try project.write(".axaudit.json", ##"{ "elements": [{ "element": "#play", "type": "button" }] }"##)
        // The field, which has a placeholder only, is known without types.
        let result = project.run("lint", "-v", "--rule", "text-field-placeholder-only=off", "@/tree.json")
        #expect(result.outcome == .passed)
        #expect(
            result.output.contains("(this dump carries no element types except those set in the configuration)"),
            "\(result.output)")
    }

    @Test("--platform names the platform of a dump that does not tell it")
    func platform() throws {
        let path = Self.fixtures.appendingPathComponent("flutter-semantics/amount.txt").path
        #expect(axaudit("show", "--no-config", path).output.contains("Pay 4 €. Button."))
        #expect(axaudit("show", "--no-config", path, "--platform", "android").output.contains("Pay 4 €, Button"))
        let wrong = axaudit("lint", path, "--platform", "web")
        #expect(wrong.errors.contains("--platform: unknown value \"web\""), "\(wrong.errors)")
    }

    @Test("The folder of a crawl of droidbot is one run, whose screens are named by activity and moment")
    func crawl() throws {
        let project = try TemporaryProject()
        let path = Self.fixtures.appendingPathComponent("droidbot/state_2026-11-02_101500.json")
        let state = try String(contentsOf: path, encoding: .utf8)
        try project.write("crawl/states/state_2026-11-02_101500.json", state)
        try project.write(
            "crawl/states/state_2026-11-02_101502.json",
            state.replacing("2026-11-02_101500", with: "2026-11-02_101502").replacing(
                ".ui.NotesActivity", with: ".Search"))
        try project.write("crawl/droidbot_env.json", "[]")
        try project.write("crawl/utg.js", "var utg = {}")
        try project.write(
            "crawl/events/event_2026-11-02_101501.json",
            #"{"tag": "2026-11-02_101501", "event": {"event_type": "key", "name": "BACK"}, "start_state": "a"}"#)
        let result = project.run("lint", "--no-config", "-f", "json", "@/crawl")
        #expect(result.outcome != .undecided, "\(result.errors)")
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        #expect(
            screens.map { $0["name"] as? String } == [
                "NotesActivity 2026-11-02_101500", "Search 2026-11-02_101502",
            ])
        // Events belong to the states.
        #expect(!result.errors.contains("skipped"), "\(result.errors)")
    }

    // MARK: - Notes and incomplete dumps

    @Test("The note on frame accuracy is printed once per report, the one on exposure once per screen")
    func remarks() throws {
        let project = try TemporaryProject()
        for (name, file) in [
            ("a.xml", "wda-xml/appium.xml"), ("b.xml", "wda-xml/appium.xml"), ("c.json", "maestro/tunes.json"),
            ("d.json", "wda-json/native.json"),
        ] {
            try project.write(
                name, try String(contentsOf: Self.fixtures.appendingPathComponent(file), encoding: .utf8))
        }
        func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }
        let text = project.run("lint", "-v", "@/a.xml", "@/b.xml", "@/c.json", "@/d.json").output
        #expect(count("WebDriverAgent rounds frames outward", in: text) == 1)
        #expect(count("Maestro reports frames to within 1 pt", in: text) == 1)
        #expect(count("does not say which elements are exposed", in: text) == 4)
        let brief = project.run("lint", "@/a.xml", "@/b.xml", "@/c.json", "@/d.json").output
        #expect(brief.contains("notes on 4 screens: this dump does not say which elements are exposed"))
        let exact = project.run("lint", "-v", "@/d.json").output
        #expect(!exact.contains("rounds frames"))
        let json = project.run("lint", "-f", "json", "@/a.xml", "@/c.json").json
        let screens = try #require(json["screens"] as? [[String: Any]])
        #expect(screens.map { $0["exposure"] as? String } == ["inferred", "inferred"])
        #expect(screens.allSatisfy { ($0["notes"] as? [String])?.contains { $0.contains("frames") } == true })
    }

    @Test(
        "An incomplete dump is noted once with every report format, and does not fail the run",
        arguments: ReportFormat.all.filter { $0.id != "openacr" })
    func incomplete(format: ReportFormat) throws {
        for (file, part) in [
            ("idb/nested.json", "a bar is empty in this dump"), ("idb/complete.json", "truncated when it was dumped"),
            ("xcuitest-description/cut.txt", "truncated when it was dumped"),
            ("wda-xml/article.xml", "a web view is empty in this dump"),
        ] {
            let path = Self.fixtures.appendingPathComponent(file).path
            let result = axaudit("lint", "--no-config", "--only", "label-blank", "-f", format.id, path)
            #expect(result.outcome == .passed)
            let said = (result.output + result.errors).components(separatedBy: part).count - 1
            #expect(said == 1, "\(file), \(format): \(result.output)\(result.errors)")
            if format.id == "json" {
                let screen = (result.json["screens"] as? [[String: Any]])?.first
                #expect((screen?["incomplete"] as? [String])?.count == 1)
            }
            let quiet = axaudit(
                "lint", "-q", "--no-config", "--only", "label-blank", "-f", format.id, path)
            #expect((quiet.output + quiet.errors).contains(part), "\(file), \(format), quiet")
            // A converted dump stays incomplete.
            let converted = axaudit("convert", path)
            let again = axaudit("lint", "-", "--no-config", "-f", "json", stdin: converted.output)
            #expect(
                ((again.json["screens"] as? [[String: Any]])?.first?["incomplete"] as? [String])?.isEmpty == false)
        }
    }

    @Test("On an incomplete screen, what it lacks is not checked: the rest of the screen may have it")
    func lacking() throws {
        let buttons = (1...6).map {
            "<XCUIElementTypeButton label='Row \($0)' x='0' y='\(60 * $0)' width='390' height='50'/>"
        }
        func headerMissing(_ content: String) -> (isFound: Bool, output: String) {
            let text = """
                <XCUIElementTypeApplication x='0' y='0' width='390' height='844' traits=''>\(buttons.joined())\(content)
                </XCUIElementTypeApplication>
                """
            let result = axaudit(
                "lint", "-", "--no-config", "--only", "header-missing", "--fail-on", "warning", "-v", stdin: text)
            return (result.outcome == .failed, result.output)
        }
        #expect(headerMissing("").isFound)
        let page = headerMissing("<XCUIElementTypeWebView x='0' y='440' width='390' height='400'/>")
        #expect(!page.isFound)
        #expect(page.output.contains("header-missing (contents of the screen are missing from this dump)"))
    }

    @Test("A text inside its button, a React Native text inside its view: nothing is found twice")
    func repeatedLabels() throws {
        let texts = [
            // Without flags; the button and what repeats it.
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844"><XCUIElementTypeButton label="Pay" x="10" y="100" width="20" height="20">
            <XCUIElementTypeStaticText label="Pay" x="12" y="102" width="10" height="10"/></XCUIElementTypeButton></XCUIElementTypeApplication>
            """,
            // With flags.
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844" accessible="false"><XCUIElementTypeButton accessible="true" label="Pay" x="10" y="100" width="20" height="20">
            <XCUIElementTypeStaticText accessible="false" label="Pay" x="12" y="102" width="10" height="10"/></XCUIElementTypeButton></XCUIElementTypeApplication>
            """,
            // Of a flat list of all that XCUITest found.
            #"""
            {"version": "1.1", "generated": "", "filename": "", "snapshot": [
             {"label": "Pay", "type": "Button", "traits": ["Button"], "enabled": true, "frame": [[10, 100], [20, 20]]},
             {"label": "Pay", "type": "Label", "traits": ["Static Text"], "enabled": true, "frame": [[12, 102], [16, 16]]}]}
            """#,
            "Application, 0x1, pid: 1\n  Button, 0x1, {{10, 100}, {20, 20}}, label: 'Pay'\n    StaticText, 0x1, {{12, 102}, {10, 10}}, label: 'Pay'\n",
        ]
        for text in texts {
            let result = axaudit("lint", "-", "--no-config", "-f", "json", stdin: text)
            #expect(result.rules == ["target-size"], "\(text): \(result.rules)")
        }
    }

    @Test("Trees of the web and of other tools are refused by name, with what to do, in a folder too")
    func refused() throws {
        let project = try TemporaryProject()
        try project.write("dumps/a.xml", "<ViewHierarchy><UIView/></ViewHierarchy>")
        try project.write("dumps/b.json", #"{"nodes": [{"nodeId": "1", "role": {"value": "button"}}]}"#)
        try project.write("dumps/c.json", Tree.clean)
        let result = project.run("lint", "-v", "@/dumps")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("dumps/a.xml:1:1: this is Detox's view hierarchy"))
        #expect(result.errors.contains("dumps/b.json:1:1: this is Chrome's accessibility tree (a web page)"))
        #expect(result.errors.contains("axe-core"))
        #expect(result.output.contains("Clean"))
    }
}
