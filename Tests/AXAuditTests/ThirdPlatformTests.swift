import AXAudit
import AXEngine
import AXFormats
import AXReports
import AXSnapshots
import AXSyntax
import AXTree
import Testing

/// Adds a platform that exists only here: a value, which formats and readers get beside the list of the product.
@Suite("A new platform")
struct ThirdPlatformTests {
    /// A platform whose screen reader lands on every element with a label.
    private static let made: Platform = Platform(
        "made", name: "MadeOS", screenReader: "Narrator", unit: "mp",
        attributes: [.type, .label, .placeholder, .frame],
        exposure: PlatformExposure { screen, _ in
            let elements = screen.elements
            let order = elements.indices.filter { elements[$0].hasLabel }
            return Exposure(screen, order: order, isControl: elements.map(\.isControlByItself))
        },
        speech: PlatformSpeech(
            name: { $0.label.map { "Item " + $0 } }, unknown: { _ in "Narrator may say more" },
            speech: { element, _, _, _ in
                Speech(description: "\(element.label ?? "") (\(element.words(on: Self.made)))")
            }),
        terms: PlatformTerms(
            types: [.button: "push button"], plurals: [.label: "captions"], missingName: "no caption",
            system: "MadeOS", systemScreen: "the desktop of MadeOS"),
        snapshots: PlatformSnapshots(roleLine: { $0.type == .button ? "role: push button" : nil }),
        remarks: { _ in ["MadeOS draws no shadows"] },
        complete: { screen in screen.notes.append("completed \(screen.elements.count) elements") })

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
                var screen = Screen(name: "Shop", elements: tree.takeElements(), carries: made.attributes)
                screen.platform = made
                return [screen]
            }))

    private static let platforms = Platform.all + [made]
    private static let formats = InputFormat.all + [format]
    private static let dump = #"{"made": ["Pay", "", "Close"]}"#

    private func screen() throws -> Screen {
        try TreeReader.read(Array(Self.dump.utf8), file: "shop.json", among: Self.formats)[0]
    }

    @Test("A format reads its screens, which the platform completes")
    func read() throws {
        let screen = try screen()
        #expect(screen.platform == Self.made && screen.platform.description == "made")
        #expect(screen.notes == ["completed 4 elements"])
        #expect(screen.unit == "mp" && !screen.hasFramesInPixels)
        #expect(screen.remarks == ["MadeOS draws no shadows"])
        #expect(Platform(id: "made") == nil && Platform(id: "made", in: Self.platforms) == Self.made)
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
        #expect(text.contains("1  Pay (push button)") && text.contains("2  Close (push button)"))
        #expect(text.contains("note: Narrator may say more"))
        let json = ReadingOrder.json([ReadingOrder(try screen())])
        #expect(json.contains(#""platform": "made""#) && json.contains(#""name": "Item Pay""#))
    }

    @Test("Snapshots have its role lines, and the exposed elements only")
    func snapshot() throws {
        let screen = try screen()
        #expect(TextSnapshot(screen).blocks == ["Pay\nrole: push button", "Close\nrole: push button"])
        #expect(JSONSnapshot(screen).sourceIndices == [1, 3])
        #expect(SpeechSnapshot(screen).lines == ["Pay (push button)", "Close (push button)"])
    }

    @Test("axaudit's own tree and a JSON report keep it, if they are read with it")
    func kept() throws {
        let tree = Array(TreeDocument.text([try screen()]).utf8)
        let copy = try TreeReader.read(tree, file: "copy.json", among: [.ownTree(of: Self.platforms)])[0]
        #expect(copy.platform == Self.made && Exposure(copy).order == [1, 3])
        #expect {
            try TreeReader.read(tree, file: "copy.json")
        } throws: { error in
            (error as? InputErrors)?.errors.first?.message == "found \"made\", expected one of ios, android"
        }
        let report = Array(ReportFormat.json.report(try run()).utf8)
        #expect(
            try JSONReportFile(report, file: "r.json", platforms: Self.platforms).screens[0].screen.platform
                == Self.made)
    }

    @Test("Every report contains its screens", arguments: ReportFormat.withArchive)
    func reported(format: ReportFormat) throws {
        #expect(!format.report(try run()).isEmpty)
    }

    /// The run over the dump as standard input, without rules.
    private func run() throws -> AuditRun {
        var linter = Linter(configuration: .none, rules: [], formats: Self.formats)
        linter.reader.standardInput = { _ in Array(Self.dump.utf8) }
        let run = try linter.lint(paths: ["-"])
        #expect(run.screens.first?.exposed == [1, 3])
        return run
    }
}
