import AXAudit
import AXEngine
import AXDumps
import AXFormats
import AXTestReports
import AXReports
import AXSnapshots
import AXSyntax
import AXTree
import Testing

extension Platform {
    /// A platform whose screen reader lands on every element with a label.
    fileprivate static let made: Platform = Platform(
        "made", name: "MadeOS", screenReader: "Narrator", voiceControl: "Listener", unit: "mp",
        attributes: [.type, .label, .placeholder, .frame],
        exposure: PlatformExposure { screen, _ in
            let elements = screen.elements
            let order = elements.indices.filter { elements[$0].hasLabel }
            return Exposure(screen, indices: order, isControl: elements.map(\.isControlByItself))
        },
        speech: PlatformSpeech(
            name: { $0.label.map { "Item " + $0 } }, unknown: { _ in "Narrator may say more" },
            speech: { element, _, _, _ in
                Speech(description: "\(element.label ?? "") (\(element.words(on: Platform.made)))")
            }),
        terms: PlatformTerms(
            types: [.button: "push button"], plurals: [.label: "captions"], missingName: "no caption",
            system: "MadeOS", systemScreen: "the desktop of MadeOS"),
        snapshots: PlatformSnapshots(roleLine: { $0.type == .button ? "role: push button" : nil }),
        remarks: { _ in ["MadeOS draws no shadows"] },
        complete: { screen in screen.origin.notes.append("completed \(screen.elements.count) elements") })
}

/// Adds a platform that exists only here: a value, which formats and readers get beside the list of the product.
@Suite("A new platform")
struct ThirdPlatformTests {
    /// `{"made": ["Pay", ""]}`: buttons with these labels.
    private static let format = InputFormat(
        "made-json", tool: "Maker", summary: "Buttons of MadeOS.", dump: "maker dump",
        reader: .json(
            claim: { $0["made"] == nil ? nil : .certain },
            read: { root throws(SyntaxErrors) in
                var tree = ElementTree()
                tree.open(Element(.window))
                for item in root["made"]?.items ?? root.items {
                    var element = Element(.button)
                    element.label = item.content
                    element.frame = Rect(x: 0, y: 0, width: 40, height: 20)
                    tree.add(element)
                }
                tree.close()
                var screen = Screen(name: "Shop", elements: tree.takeElements(), carries: Platform.made.attributes)
                screen.platform = .made
                return [screen]
            }))

    /// Three rules that exist only here: two over elements, one with a parameter, and one over the screen.
    private static let rules = [
        rule(
            "made-caption-missing", needs: [.type, .label],
            .screen { screen, check in
                for element in screen.descendants where element.isControl && element.isBlank {
                    check.report(element, "has no caption")
                }
            }),
        rule(
            "made-too-flat", needs: [.frame], parameters: [height],
            .eachElement { element, check in
                guard let frame = element.frame, frame.height < check[height] else { return }
                check.report(element, "is \(frame.size) mp")
            }),
        rule(
            "made-caption-shouting", needs: [.label],
            .eachElement { element, check in
                if element.label?.hasSuffix("!") == true { check.report(element, "ends with an exclamation mark") }
            }),
    ]

    /// The parameter of `made-too-flat`.
    private static let height = Rule.Parameter("height", default: 30.0, "The least height, in mp.")

    /// A rule with one variant, for the new platform.
    private static func rule(
        _ id: String, needs: AttributeSet, parameters: [any RuleParameter] = [], _ check: RuleScope
    ) -> Rule {
        Rule(
            id, severity: .warning, presets: [.recommended], groups: ["made"], parameters: parameters,
            variants: [
                RuleVariant(
                    platform: .made,
                    guide: RuleGuide(
                        summary: "Summary of \(id).", standards: [.wcag("4.1.2")], why: "Reason of \(id).",
                        fix: "Fix of \(id)."),
                    needs: needs, check: check)
            ])
    }

    private static let platforms = Platform.all + [.made]
    private static let formats = InputFormat.all + [format]
    private static let dump = #"{"made": ["Pay", "", "Close!"]}"#

    private func screen() throws -> Screen {
        try TreeReader.read(Array(Self.dump.utf8), file: "shop.json", among: Self.formats)[0]
    }

    @Test("A format reads its screens, which the platform completes")
    func read() throws {
        let screen = try screen()
        #expect(screen.platform == Platform.made && screen.platform.description == "made")
        #expect(screen.origin.notes == ["completed 4 elements"])
        #expect(screen.unit == "mp" && !screen.hasFramesInPixels)
        #expect(screen.remarks(naming: .api) == ["MadeOS draws no shadows"])
        #expect(Platform(id: "made") == nil && Platform(id: "made", in: Self.platforms) == Platform.made)
    }

    @Test("Its exposure and its words are its own")
    func exposure() throws {
        let screen = try screen()
        #expect(Exposure(screen).order == [1, 3])
        #expect(screen.elements[1].summary(on: screen.platform) == "push button \"Pay\"")
        #expect(Attribute.label.plural(on: screen.platform) == "captions")
        #expect(Attribute.frame.plural(on: screen.platform) == "frames")
    }

    @Test("show prints what its screen reader says")
    func show() throws {
        let text = ReadingOrder(try screen()).text()
        #expect(text.contains("1  Pay (push button)") && text.contains("2  Close! (push button)"))
        #expect(text.contains("note: Narrator may say more"))
        let json = ReadingOrder.json([ReadingOrder(try screen())])
        #expect(json.contains(#""platform": "made""#) && json.contains(#""name": "Item Pay""#))
    }

    @Test("Snapshots have its role lines, and the exposed elements only")
    func snapshot() throws {
        let screen = try screen()
        #expect(TextSnapshot(screen).blocks == ["Pay\nrole: push button", "Close!\nrole: push button"])
        #expect(JSONSnapshot(screen).sourceIndices == [1, 3])
        #expect(SpeechSnapshot(screen).lines == ["Pay (push button)", "Close! (push button)"])
    }

    @Test("axaudit's own tree and a JSON report keep it, if they are read with it")
    func kept() throws {
        let tree = Array(TreeDocument.text([try screen()]).utf8)
        let copy = try TreeReader.read(tree, file: "copy.json", among: [.ownTree(of: Self.platforms)])[0]
        #expect(copy.platform == Platform.made && Exposure(copy).order == [1, 3])
        #expect {
            try TreeReader.read(tree, file: "copy.json")
        } throws: { error in
            (error as? InputErrors)?.errors.first?.message == "found \"made\", expected one of ios, android"
        }
        let report = Array(ReportFormat.json.report(try run()).utf8)
        #expect(
            try JSONReportFile(report, file: "r.json", platforms: Self.platforms).screens[0].screen.platform
                == Platform.made)
    }

    @Test("Its rules run on its screens, and those of the product do not")
    func linted() throws {
        let audit = try run().screens[0]
        #expect(
            audit.findings.map { "\($0.ruleID): \($0.message)" } == [
                "made-too-flat: is 40×20 mp",
                "made-caption-missing: has no caption",
                "made-caption-shouting: ends with an exclamation mark",
                "made-too-flat: is 40×20 mp",
            ])
        #expect(audit.notChecked.isEmpty)
        #expect(audit.findings.allSatisfy { $0.severity == .warning && $0.state == .new })
    }

    @Test("On screens of another platform, its rules do not run")
    func elsewhere() throws {
        let tree = #"{ "axaudit": 1, "elements": [ { "type": "button", "label": "Pay!", "frame": [0, 0, 44, 20] } ] }"#
        let run = try run(of: tree)
        #expect(!run.screens[0].rules.contains { $0.hasPrefix("made-") })
        #expect(!run.screens[0].findings.contains { $0.ruleID.hasPrefix("made-") })
    }

    @Test("An archive keeps its screens, rules and findings, if it is read with it")
    func archived() throws {
        var archive = Archive(platforms: Self.platforms)
        let lines = Archive.text(try run()).split(separator: "\n").map { Array($0.utf8) }
        for (index, line) in lines.enumerated() { try archive.read(line, number: index + 1, of: "a.jsonl") }
        try archive.endFile("a.jsonl")
        let copy = try archive.builder().finish()
        #expect(copy.screens.map(\.screen.platform) == [.made])
        #expect(copy.rules.map(\.id) == Self.rules.map(\.id).sorted())
        #expect(copy.rules.allSatisfy { $0.platforms == [.made] })
        #expect(copy.count(.warning) == 4)
        #expect(ReportFormat.json.report(copy) == ReportFormat.json.report(try run()))
    }

    @Test(
        "Every report contains its findings, with the texts of its rules",
        // A draft for OpenACR has criteria only, and the rules are about none.
        arguments: ReportFormat.withArchive.filter { $0.id != "openacr" })
    func reported(format: ReportFormat) throws {
        let report = format.report(try run(), style: TextStyle(isVerbose: true))
        #expect(report.contains("is 40×20 mp"), "\(report)")
        #expect(report.contains("made-too-flat"), "\(report)")
        if ["text", "html", "sarif", "agent", "archive"].contains(format.id) {
            #expect(report.contains("Fix of made-too-flat."), "\(report)")
        }
    }

    /// The run over a text as standard input, with the rules and formats of the product and those that exist only here.
    private func run(of dump: String = Self.dump) throws -> AuditRun {
        var linter = Linter(configuration: .none, rules: Rule.all + Self.rules, formats: Self.formats)
        linter.reader.standardInput = { _ in Array(dump.utf8) }
        return try linter.lint(paths: ["-"])
    }
}
