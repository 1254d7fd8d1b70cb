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
        if table.contains(format.dump) { return }
        let row = "| \(format.tool ?? format.id) | `\(format.dump.replacing("|", with: "\\|"))` |"
        if ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1" {
            try text.replacing(table, with: table + "\n" + row)
                .write(to: Repository.root.appendingPathComponent(page), atomically: true, encoding: .utf8)
        }
        Issue.record("\(page) has no such row; AXAUDIT_RECORD=1 swift test --filter InputFormatTests adds it: \(row)")
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
