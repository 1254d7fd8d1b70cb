/// A condition without which a rule finds nothing on an element. The engine tests it before it runs the rule.
///
/// A condition saves time and changes no finding: a rule with a condition would find the same without it.
public struct LabelCondition: Sendable {
    private let characters: [UInt8]

    /// The label contains one of these ASCII characters.
    public static func labelContains(_ characters: String) -> LabelCondition {
        LabelCondition(characters: Array(characters.utf8))
    }

    /// Returns whether the rule has to run over the element.
    func holds(for element: ElementView) -> Bool { element.label?.utf8.contains(where: characters.contains) ?? false }
}
