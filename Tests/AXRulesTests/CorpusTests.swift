import AXAudit
import Foundation
import TestSupport
import Testing

/// The rules on real dumps, where AXAUDIT_CORPUS names their folder. README.md judges what they find there.
@Suite("Rules on real dumps")
struct CorpusTests {
    /// The folders of the corpus that hold screens of iOS.
    private static let folders = [
        "wda-json", "wda-xml", "idb-json", "axe-json", "xcuitest-debugdescription", "maestro-json", "a11yuitests-json",
    ]

    @Test(
        "What the rules find is what README.md judges; prints the findings per rule and screen",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func findings() throws {
        let folder = try #require(Corpus.folder).path
        var totals: [String: Int] = [:]
        var screens = 0
        for path in try Self.dumps(in: URL(fileURLWithPath: folder, isDirectory: true)) {
            let bytes = [UInt8](try Data(contentsOf: path))
            for screen in try TreeReader.read(bytes, file: path.lastPathComponent) {
                screens += 1
                let audit = Audit(rules: Rule.all.filter { $0.isIn(.all) })(screen)
                let counts = Dictionary(grouping: audit.findings, by: \.ruleID).mapValues(\.count)
                print(
                    "\(path.lastPathComponent): \(audit.exposed.count) exposed, \(audit.notChecked.count) not checked")
                for (rule, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(rule): \(count)") }
                totals.merge(counts) { $0 + $1 }
            }
        }
        print("all \(screens) screens")
        for (rule, count) in totals.sorted(by: { $0.key < $1.key }) { print("  \(rule): \(count)") }
        #expect(screens == 19)
        #expect(!totals.isEmpty)

        let judged = try Self.judgements()
        for rule in Rule.all where rule.isIn(.all) {
            let total = totals[rule.id, default: 0]
            if let judgement = judged[rule.id] {
                #expect(judgement.findings == total, "README.md judges \(judgement.findings) findings of \(rule.id)")
                #expect(judgement.wrong <= total)
            } else if total > 0 {
                Issue.record("README.md does not judge the \(total) findings of \(rule.id)")
            }
        }
        let recommended = judged.filter { id, _ in Rule.all.contains { $0.id == id && $0.isIn(.recommended) } }
        let (findings, wrong) = recommended.values.reduce((0, 0)) { ($0.0 + $1.findings, $0.1 + $1.wrong) }
        print("recommended: \(findings) findings, \(wrong) judged wrong")
        #expect(wrong * 20 <= findings, "at most one finding in twenty may be wrong")
    }

    private static func dumps(in folder: URL) throws -> [URL] {
        try folders.flatMap { name in
            try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
        }.sorted { $0.path < $1.path }
    }

    /// By rule, the first two numbers of its row in the tables of README.md: findings, and how many of them are wrong.
    private static func judgements() throws -> [String: (findings: Int, wrong: Int)] {
        var result: [String: (findings: Int, wrong: Int)] = [:]
        for line in try Repository.text("Tests/AXRulesTests/README.md").split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count >= 3, let findings = Int(cells[1]), let wrong = Int(cells[2]) else {
                continue
            }
            result[cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = (findings, wrong)
        }
        return result
    }
}
