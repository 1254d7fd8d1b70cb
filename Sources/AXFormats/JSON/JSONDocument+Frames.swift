import AXSyntax
import AXTree

extension JSONDocument {
    /// Returns the numbers of a string of exactly four, separated by brackets and commas, or `nil` for any other string.
    func numbers(inStringAt index: Int) -> (Double, Double, Double, Double)? {
        let node = nodes[index]
        guard node.kind == .string, !node.hasEscapes else { return nil }
        return Rect.fourNumbers(in: bytes, Int(node.start), Int(node.end))
    }
}
