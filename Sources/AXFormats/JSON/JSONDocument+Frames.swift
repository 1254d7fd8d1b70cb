import AXSyntax
import AXTree

extension JSONDocument {
    /// The numbers of a string that holds exactly four, with brackets and commas around them; otherwise `nil`.
    func numbers(inStringAt index: Int) -> (Double, Double, Double, Double)? {
        let node = nodes[index]
        guard node.kind == .string, !node.hasEscapes else { return nil }
        return Rect.fourNumbers(in: bytes, Int(node.start), Int(node.end))
    }
}
