import AXTree
import Testing

@testable import AXEngine

/// Comparison by element.
@Suite("Comparison")
struct ComparisonTests {
    @Test(
        "A random edit script comes back as no more changes than edits made", arguments: EditScript.Variety.allCases)
    func minimal(variety: EditScript.Variety) {
        var worse: [String] = []
        for seed in 0..<1_500 {
            var numbers = SeededNumbers(UInt64(seed))
            let count = numbers.below(60)
            let before = (0..<count).map { EditScript.element($0, variety, &numbers) }
            var after = before
            let edits = EditScript.edit(&after, edits: numbers.below(12), variety, &numbers)
            let difference = ScreenComparison.difference(
                from: EditScript.screen(before), to: EditScript.screen(after))
            if difference.changes.count > edits {
                worse.append("seed \(seed): \(difference.changes.count) changes for \(edits) edits of \(count)")
            }
        }
        #expect(worse.isEmpty, "\(worse.count): \(worse.prefix(20).joined(separator: "\n"))")
    }
}
