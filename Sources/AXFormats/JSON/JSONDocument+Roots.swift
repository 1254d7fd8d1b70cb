import AXSyntax
import AXTree

extension JSONDocument {
    /// Returns the nodes of a document's roots: the items of a list, or the value itself if it is not a list.
    func roots(at index: Int) -> Range<Int> {
        nodes[index].kind == .array ? index + 1..<Int(nodes[index].end) : index..<next(after: index)
    }

    /// Returns the first item of a list, `nil` if the list is empty, or the value itself if it is not a list.
    func firstRoot(at index: Int) -> Int? { roots(at: index).first }
}
