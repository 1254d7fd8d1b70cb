import AXAudit
import Foundation
import TestSupport
import Testing

/// A dump and its conversion to axaudit's own format have the same findings.
@Suite("Conversion")
struct ConversionTests {
    @Test("Our dumps of every format", arguments: InputFormat.tested)
    func fixtures(format: InputFormat) throws {
        for (name, bytes) in try TestSupport.fixtures(of: format) { try check(bytes, name) }
    }

    @Test("Every real dump that can be read", .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        let counts = ["corpus": 32, "corpus-2": 86]
        for folder in Corpus.folders {
            #expect(try corpus(folder) == counts[folder.lastPathComponent], "\(folder.path)")
        }
    }

    @Test("Every dump of all corpora, with and without a density", arguments: [nil, 2.625])
    func everyDump(density: Double?) throws {
        for (name, bytes) in try AllDumps.read() {
            guard let screens = try? TreeReader.read(bytes, file: "tree"), !screens.isEmpty else { continue }
            if density != nil, !screens.contains(where: \.hasFramesInPixels) { continue }
            try check(bytes, name, density)
        }
    }

    /// Checks the dumps of a folder that can be read, and returns their number.
    private func corpus(_ folder: URL) throws -> Int {
        let table = try String(contentsOf: folder.appendingPathComponent("SOURCES.tsv"), encoding: .utf8)
        var count = 0
        for line in table.split(separator: "\n").dropFirst() {
            let file = String(line.prefix { $0 != "\t" })
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
            guard let screens = try? TreeReader.read(bytes, file: file), !screens.isEmpty else { continue }
            count += 1
            try check(bytes, file)
        }
        return count
    }

    @Test("What is not usual: flags on some elements only, several roots, no element, several screens, private bits")
    func odd() throws {
        for text in [
            #"{"root": {"type": "other", "isAccessibilityElement": false, "children": [{"type": "button", "label": "A"}]}}"#,
            #"{"elements": [{"type": "button"}, {"type": "other", "label": "x", "traits": "unknown"}]}"#,
            #"{"screens": [{"elements": []}, {"screen": {"truncated": true}, "root": {"type": "image", "visible": false}}]}"#,
            #"{"root": {"type": "any", "label": "x", "traits": ["button", 33]}}"#,
            #"{"type": "cell", "contentsCaptured": false}"#,
            "<AppiumAUT><XCUIElementTypeButton accessible='true'/><XCUIElementTypeLink><XCUIElementTypeImage/></XCUIElementTypeLink></AppiumAUT>",
            #"[{"AXFrame": "", "role": "AXButton", "children": [{"AXFrame": "", "AXLabel": "\u0000\u2028\ud83d\ude00"}]}, {"AXFrame": ""}]"#,
        ] { try check(Array(text.utf8), text) }
    }

    /// Converts a dump, reads the result, and compares the two: their findings under every preset, their snapshots and
    /// speech.
    private func check(_ bytes: [UInt8], _ name: String, _ density: Double? = nil) throws {
        var originals = try TreeReader.read(bytes, file: "tree")
        if let density { for index in originals.indices { originals[index].setDensity(density) } }
        let text = TreeDocument.text(originals)
        let copies = try TreeReader.read(Array(text.utf8), file: "tree", format: .axaudit)
        try #require(copies.count == originals.count, "\(name)")
        for (original, copy) in zip(originals, copies) {
            #expect(copy.carries == original.carries, "\(name)")
            #expect(copy.exposure == original.exposure, "\(name)")
            #expect(copy.incomplete.isEmpty == original.incomplete.isEmpty, "\(name)")
            #expect(Exposure(copy).order == Exposure(original).order, "\(name)")
            for preset in Preset.allCases {
                let audit = Audit(rules: Rule.all.filter { $0.isIn(preset) })
                let (one, other) = (audit(original), audit(copy))
                #expect(one.findings.map(Verdict.init) == other.findings.map(Verdict.init), "\(name), \(preset)")
                #expect(one.notChecked == other.notChecked, "\(name), \(preset)")
            }
        }
        let differences = ScreenComparison.differences(from: originals, to: copies)
        #expect(differences.count { !$0.isEmpty } == 0, "\(name): \(differences.flatMap(\.changes))")
        #expect(Self.texts(of: copies) == Self.texts(of: originals), "\(name)")
        // Converting the result again changes nothing.
        #expect(TreeDocument.text(copies) == text, "\(name)")
    }

    /// What `snapshot` in each style, `speak` and `show` print, but for the name of the tool.
    private static func texts(of screens: [Screen]) -> [String] {
        screens.flatMap { screen -> [String] in
            [
                Snapshot.text(of: screen), SpeechSnapshot(screen, attributes: nil).text,
                JSONSnapshotFile.text(JSONSnapshot(screen)), ReadingOrder(screen).text(hints: true, style: TextStyle()),
            ].map { text in
                // Notes name the tool, which the converted dump does not.
                text.split(separator: "\n").filter { !$0.hasPrefix("  note:") && !$0.hasPrefix("  incomplete:") }
                    .joined(separator: "\n")
            }
        } + [SpeechMarkup.text(screens)]
    }

    /// A finding without its location.
    private struct Verdict: Hashable {
        var words: [String]
        var elements: [Int]

        init(_ finding: Finding) {
            words = [finding.ruleID, finding.severity.rawValue, finding.message, finding.detail ?? "", finding.key]
            elements = finding.elements.map(\.index)
        }
    }
}
