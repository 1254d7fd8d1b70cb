import AXAudit
import Testing

/// Lines of a stream that arrives in blocks.
@Suite("Line reader")
struct LineReaderTests {
    /// Returns the lines of a text that arrives in blocks of a size, "…" for one that is too long.
    private func lines(_ text: String, blocks size: Int, limit: Int = 1_000) throws -> [String] {
        var rest = Array(text.utf8)[...]
        var reader = LineReader(limit: limit) { () throws(FileSystem.Failure) in
            let block = rest.prefix(size)
            rest = rest.dropFirst(size)
            return Array(block)
        }
        var result: [String] = []
        while let line = try reader.next() {
            switch line {
            case .bytes(let bytes): result.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: result.append("…")
            }
        }
        return result
    }

    @Test("Blocks of any size give the same lines", arguments: [1, 2, 3, 5, 7, 1_000])
    func blocks(size: Int) throws {
        #expect(try lines("one\n\nthree\nfour", blocks: size) == ["one", "", "three", "four"])
        #expect(try lines("one\n", blocks: size) == ["one"])
        #expect(try lines("\n\n", blocks: size) == ["", ""])
        #expect(try lines("", blocks: size) == [])
        #expect(try lines("日本語\n🙂", blocks: size) == ["日本語", "🙂"])
    }

    @Test("A line above the limit is dropped, and the next one is read", arguments: [1, 4, 1_000])
    func limit(size: Int) throws {
        #expect(try lines("12345\n123456\n1\n123456", blocks: size, limit: 5) == ["12345", "…", "1", "…"])
    }
}
