import AXSyntax
import AXTree

/// A condition for a text.
enum TextCondition: Sendable {
    /// The whole text matches a pattern with wildcards.
    case glob(String, TextPattern)
    /// A part of the text matches a regular expression.
    case expression(TimedExpression)

    /// Whether a text satisfies the condition. `nil` is treated as an empty text.
    func holds(for text: String?) throws(TimedExpressionError) -> Bool {
        switch self {
        case .glob(_, let pattern): pattern.matches(text ?? "")
        case .expression(let expression): try expression.isFound(in: text ?? "")
        }
    }

    /// The pattern in messages: `"price-*"`, `/^[0-9]+$/`.
    var description: String {
        switch self {
        case .glob(let text, _): "\"\(text.printable)\""
        case .expression(let expression): "/\(expression.pattern.printable)/"
        }
    }
}
