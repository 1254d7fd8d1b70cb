import AXAudit
import AXEngine
import TestSupport
import Testing

/// The defects of the judged collections that an earlier version missed, with the preset `strict`.
@Suite(
    "Missed defects",
    .enabled(if: !Corpus.judged.isEmpty, "AXAUDIT_CORPUS is not set, or has no newer folder beside it"))
struct MissedDefectTests {
    @Test("Two thirds of the sure defects of the third collection, and half of the likely ones, are found; prints each")
    func third() throws {
        let (found, total) = try count(in: "corpus-3")
        #expect(found[.sure, default: 0] * 3 >= total[.sure, default: 0] * 2)
        #expect(found[.likely, default: 0] * 2 >= total[.likely, default: 0])
    }

    @Test("Two thirds of the sure defects of the fourth collection are found; prints each")
    func fourth() throws {
        let (found, total) = try count(in: "corpus-4")
        guard !total.isEmpty else { return }
        #expect(found[.sure, default: 0] * 3 >= total[.sure, default: 0] * 2)
        #expect(found[.likely, default: 0] >= 1)
    }

    /// Returns how many defects of a collection are found, and how many there are.
    private func count(
        in folder: String
    ) throws -> (found: [MissedDefect.Certainty: Int], total: [MissedDefect.Certainty: Int]) {
        var found: [MissedDefect.Certainty: Int] = [:]
        var total: [MissedDefect.Certainty: Int] = [:]
        for collection in JudgedCollection.all where collection.folderName == folder {
            let dumps = Dictionary(uniqueKeysWithValues: try collection.dumps().map { ($0.path, $0) })
            for defect in try MissedDefect.all(of: collection) {
                #expect(!defect.rules.isEmpty, "no rule names \(defect.text)")
                let dump = try #require(dumps[defect.path], "\(defect.path) is not there")
                let finding = defect.finding(in: try dump.audits(.strict), of: dump.bytes)
                total[defect.certainty, default: 0] += 1
                if finding != nil { found[defect.certainty, default: 0] += 1 }
                print(
                    "missed defect:", defect.certainty, finding?.ruleID ?? "NOT FOUND", defect.path, defect.line,
                    defect.number.map { "i=\($0)" } ?? "", defect.text)
            }
        }
        let (sure, likely) = (found[.sure, default: 0], found[.likely, default: 0])
        print(
            """
            missed defects found in \(folder): \(sure) of \(total[.sure, default: 0]) sure, \
            \(likely) of \(total[.likely, default: 0]) likely
            """)
        return (found, total)
    }
}
