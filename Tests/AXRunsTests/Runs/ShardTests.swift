import AXEngine
import AXRuns
import Testing

/// The parts of a run.
@Suite("Shards")
struct ShardTests {
    @Test("A text names a part and the number of parts")
    func parsing() {
        #expect(Shard("2/5") == Shard(2, of: 5))
        for text in ["", "2", "0/5", "6/5", "2/0", "-1/5", "2/5/1", "a/b", "1/10001", " 1/2"] {
            #expect(Shard(text) == nil, "\(text)")
        }
    }

    @Test("The parts together are all items, each once, and differ by at most one", arguments: [0, 1, 5, 23, 100])
    func balance(count: Int) {
        for parts in 1...12 {
            let found = (1...parts).map { Shard($0, of: parts)?.part(of: Array(0..<count)) ?? [] }
            #expect(found.flatMap(\.self).sorted() == Array(0..<count))
            let sizes = found.map(\.count)
            #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
            #expect(found.allSatisfy { $0 == $0.sorted() })
        }
    }
}
