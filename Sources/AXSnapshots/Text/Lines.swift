import AXEngine
import AXTree

/// The lines of a text as slices of its bytes, each with its line feed.
///
/// Texts are compared by bytes, because equal Swift strings may have different bytes: `é` as one scalar or as two.
struct Lines: Sequence, IteratorProtocol {
    /// The byte that ends a line.
    static let feed = UInt8(ascii: "\n")

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    mutating func next() -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: Self.feed).map { $0 + 1 } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
