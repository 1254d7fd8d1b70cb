import AXAudit
import AXEngine
import TestSupport
import Testing

/// The defects of the third collection that an earlier version missed, with the preset `strict`.
@Suite(
    "Missed defects", .enabled(if: Corpus.third != nil, "AXAUDIT_CORPUS is not set, or has no newer folder beside it"))
struct MissedDefectTests {
    @Test("Two thirds of the defects that are sure, and half of those that are likely, are found; prints each")
    func found() throws {
        var found: [MissedDefect.Certainty: Int] = [:]
        var total: [MissedDefect.Certainty: Int] = [:]
        for platform in ThirdCollection.allCases {
            let dumps = Dictionary(uniqueKeysWithValues: try platform.dumps().map { ($0.path, $0) })
            for defect in try MissedDefect.all(of: platform) {
                let dump = try #require(dumps[defect.path], "\(defect.path) is not there")
                let finding = defect.finding(in: try dump.audits(.strict), of: dump.bytes)
                total[defect.certainty, default: 0] += 1
                if finding != nil { found[defect.certainty, default: 0] += 1 }
                print(
                    "missed defect:", defect.certainty, finding?.ruleID ?? "NOT FOUND", defect.path, defect.line,
                    defect.number.map { "i=\($0)" } ?? "", defect.rules.sorted())
            }
        }
        let (sure, likely) = (found[.sure, default: 0], found[.likely, default: 0])
        print(
            "missed defects found: \(sure) of \(total[.sure, default: 0]) sure, \(likely) of \(total[.likely, default: 0]) likely"
        )
        #expect(sure * 3 >= total[.sure, default: 0] * 2)
        #expect(likely * 2 >= total[.likely, default: 0])
    }
}
