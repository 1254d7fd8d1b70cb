import AXDumps
import AXFormats
import AXSyntax
import Foundation
import TestSupport
import Testing

/// The list of formats, and everything outside Sources that has to know each of them.
@Suite("List of input formats")
struct InputFormatTests {
    @Test("Identifiers are unique, in kebab case, and find their format")
    func identifiers() {
        #expect(Set(InputFormat.all.map(\.id)).count == InputFormat.all.count)
        for format in InputFormat.all {
            #expect(format.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
            #expect(InputFormat(id: format.id) == format)
            #expect(format.summary.hasSuffix("."))
        }
        #expect(InputFormat(id: "nonsense") == nil)
    }

    @Test("Every format has fixtures, and every folder of fixtures with that name a format", arguments: InputFormat.all)
    func fixtures(format: InputFormat) throws {
        for (name, bytes) in try TestSupport.fixtures(of: format) {
            #expect(try readScreen(bytes).origin.format == format.id, "\(name)")
        }
    }

    @Test("Every source file that declares a format is in the list")
    func declared() throws {
        var declared: Set<String> = []
        let files = ["Sources/AXDumps", "Sources/AXFormats"].flatMap { Repository.files(below: $0) }
        for path in files where path.hasSuffix(".swift") {
            let source = try Repository.text(path)
            for match in source.matches(
                of: /(?:public static let \w+ = |^        )InputFormat\(\s*"([^"]+)"/.anchorsMatchLineEndings())
            {
                declared.insert(String(match.1))
            }
        }
        #expect(declared == Set(InputFormat.all.map(\.id)))
    }

    @Test("The table of the documents says how to get a dump of every format", arguments: InputFormat.all)
    func documents(format: InputFormat) throws {
        let page = "Sources/AXAudit/AXAudit.docc/AXAudit.md"
        let text = try Repository.text(page)
        let section = try #require(text.split(separator: "\n### ").first { $0.hasPrefix("Get a dump") })
        let table = section.split(separator: "\n").filter { $0.hasPrefix("|") }.joined(separator: "\n")
        let dump = format.dump.replacing("|", with: "\\|")
        if table.contains(dump) { return }
        let row = "| \(format.tool ?? format.id) | `\(dump)` |"
        if ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1" {
            try text.replacing(table, with: table + "\n" + row)
                .write(to: Repository.root.appendingPathComponent(page), atomically: true, encoding: .utf8)
        }
        Issue.record("\(page) has no such row; AXAUDIT_RECORD=1 swift test --filter InputFormatTests adds it: \(row)")
    }

    @Test("ReadingDumps.md has a row for each format, and says what those of Android do not tell")
    func rows() throws {
        let formats = try Self.formats(below: "| Format | Source |")
        #expect(formats.symmetricDifference(InputFormat.all.map(\.id)) == [], "\"Formats\": \(InputFormat.step(6))")
        let android = try InputFormat.tested.filter { format in
            try format != .axaudit
                && TestSupport.fixtures(of: format).contains { try readScreen($0.bytes).platform == .android }
        }
        let described = try Self.formats(below: "| Format | What it does not tell |")
        #expect(
            described.symmetricDifference(android.map(\.id)) == [],
            "\"What it does not tell\": \(InputFormat.step(6))")
    }

    /// Returns the formats that the rows of a table of ReadingDumps.md name first.
    private static func formats(below header: String) throws -> Set<String> {
        let lines = try Repository.text("Sources/AXAudit/AXAudit.docc/ReadingDumps.md").split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == header }, "no table \(header)")
        let rows = lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }
        let cells = rows.map { $0.dropFirst().prefix { $0 != "|" } }
        return Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
    }

    @Test("A duplicate key is reported, also by a reader with more than 64 keys")
    func manyKeys() throws {
        let table = KeyTable<ManyKeys>()
        #expect(table.keys.count == 70)
        for (index, key) in table.keys.enumerated() {
            #expect(try table.index(of: JSONDocument(parsing: Array("\"\(key.rawValue)\"".utf8)).root) == index)
        }
        #expect(try table.index(of: JSONDocument(parsing: Array(#""key70""#.utf8)).root) == nil)
        // WebDriverAgent's reader; every key of its table is among these.
        for name in ["type", "label", "customActions", "children", "nativeFrame"] {
            let found = refusals(
                #"{"type": "XCUIElementTypeOther", "\#(name)": null, "\#(name)": null}"#, format: .wdaJSON)
            #expect(found.contains { $0.contains("the duplicate key \"\(name)\"") }, "\(found)")
        }
    }

    /// More keys than an integer has bits.
    private struct ManyKeys: CaseIterable, RawRepresentable, Equatable {
        let rawValue: String
        static let allCases = (0..<70).map { ManyKeys(rawValue: "key\($0)") }
    }
}
