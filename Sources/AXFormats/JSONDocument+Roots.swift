import AXSyntax
import AXTree

extension JSONDocument {
    /// The range of nodes that a document's roots take: the items of a list, or a single value.
    func roots(at index: Int) -> (first: Int, end: Int) {
        nodes[index].kind == .array ? (index + 1, Int(nodes[index].end)) : (index, next(after: index))
    }

    /// The first value of a list, or the value itself where it is none; nil for an empty list.
    func firstRoot(at index: Int) -> Int? {
        let (first, end) = roots(at: index)
        return first < end ? first : nil
    }
}
