import AXTree

/// A condition without which a rule finds nothing on an element. The engine tests it before it runs the rule.
///
/// A condition saves time and changes no finding: a rule with one would find the same without it.
public enum LabelCondition: Sendable {
    /// The label contains one of these ASCII characters.
    case labelContains(String)

    /// Returns whether the rule has to run on the element.
    func holds(for element: ElementView) -> Bool {
        switch self {
        case .labelContains(let characters):
            element.label?.utf8.contains { characters.utf8.contains($0) } ?? false
        }
    }
}
