import AXSyntax

/// A condition without which a rule finds nothing on an element. The engine tests it before it runs the rule.
///
/// A condition saves time and changes no finding: a rule with a condition would find the same without it.
public struct LabelCondition: Sendable {
    /// The characters of which the label contains at least one.
    private let wanted: ASCIISet
    /// Whether a character beyond ASCII fulfils the condition, too.
    private let acceptsOthers: Bool

    /// The label contains one of these ASCII characters.
    public static func labelContains(_ characters: String) -> LabelCondition {
        LabelCondition(wanted: ASCIISet { characters.utf8.contains($0) }, acceptsOthers: false)
    }

    /// The label contains a control character or a character beyond ASCII.
    public static let labelIsNotPlainASCII = LabelCondition(
        wanted: ASCIISet { !(0x20...0x7E).contains($0) }, acceptsOthers: true)
}
