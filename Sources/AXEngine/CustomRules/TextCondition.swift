import AXSyntax
import AXTree

/// What a text has to look like.
enum TextCondition: Sendable {
    /// The whole text, by a pattern with wild cards.
    case glob(String, TextPattern)
    /// A part of the text, by a regular expression.
    case expression(TimedExpression)

    /// Whether a text is like that; one that is not there is empty.
    func holds(for text: String?, by deadline: Deadline) throws(TimedExpression.Problem) -> Bool {
        switch self {
        case .glob(_, let pattern): pattern.matches(text ?? "")
        case .expression(let expression): try expression.isFound(in: text ?? "", by: deadline)
        }
    }

    /// The pattern as messages show it: `"price-*"`, `/^[0-9]+$/`.
    var description: String {
        switch self {
        case .glob(let text, _): "\"\(text.printable)\""
        case .expression(let expression): "/\(expression.pattern.printable)/"
        }
    }
}
