/// A condition without which a rule finds nothing on an element. The engine tests it before it runs the rule.
///
/// A condition saves time and changes no finding: a rule with a condition would find the same without it.
public struct LabelCondition: Sendable {
    /// For each byte, whether it is one of the characters.
    private let isWanted: [Bool]

    /// The label contains one of these ASCII characters.
    public static func labelContains(_ characters: String) -> LabelCondition {
        LabelCondition(isWanted: (0...UInt8.max).map { characters.utf8.contains($0) })
    }

    /// The label contains a control character or a character beyond ASCII.
    public static let labelIsNotPlainASCII = LabelCondition(
        isWanted: (0...UInt8.max).map { !(0x20...0x7E).contains($0) })

    /// Returns whether the rule has to run over the element.
    func holds(for element: ElementView) -> Bool { element.label?.utf8.contains { isWanted[Int($0)] } ?? false }
}
