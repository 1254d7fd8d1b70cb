import AXEngine
import AXSyntax
import AXTree

/// An expectation of a custom rule for the elements it checks.
enum Expectation: Sendable {
    /// The element matches a description.
    case looks(ElementDescription)
    /// The attribute is present.
    case present(Attribute)
    /// The attribute is absent.
    case absent(Attribute)
    /// The number of characters (grapheme clusters) of the text, if there is one, is within bounds.
    case length(Attribute, Bounds)
    /// The width in points is within bounds.
    case width(Bounds)
    /// The height in points is within bounds.
    case height(Bounds)
    /// No other checked element has the same text.
    case unique(Attribute)

    /// The attributes that a dump has to carry for the expectation to be checked.
    var attributes: AttributeSet {
        switch self {
        case .looks(let description): description.attributes
        case .present(let attribute), .absent(let attribute), .length(let attribute, _), .unique(let attribute):
            [attribute]
        case .width, .height: [.frame]
        }
    }

    /// The expectation in words: `a hint`, `no value`, `a label of 3 to 40 characters`.
    var words: String {
        switch self {
        case .looks(let description):
            (description.types.map { "the type \($0.name)" }.sorted()
                + description.traits.names.map { "the trait \($0)" }
                + description.texts.map { "\($0.attribute.name) matching \($0.condition.description)" }
                + description.inside.map { _ in "an enclosing element that matches \"inside\"" }).joined(
                    separator: ", ")
        case .present(let attribute): "\(attribute.name)"
        case .absent(let attribute): "no \(attribute.name)"
        case .length(let attribute, let bounds): "\(attribute.name) of \(bounds.words) characters"
        case .width(let bounds): "a width of \(bounds.words) pt"
        case .height(let bounds): "a height of \(bounds.words) pt"
        case .unique(let attribute): "a unique \(attribute.name)"
        }
    }

    /// The difference between an element and the expectation, in words, or `nil` if there is none. `unique` needs all
    /// elements and is checked by `CustomRule`.
    func problem(with element: ElementView) throws(TimedExpressionError) -> String? {
        switch self {
        case .looks(let description): return try description.difference(of: element)
        case .present(let attribute):
            return element.element.has(attribute) ? nil : "it has no \(attribute.name)"
        case .absent(let attribute):
            guard element.element.has(attribute) else { return nil }
            let text = element.element.text(of: attribute).map { " \"\($0.printable(limit: 60))\"" } ?? ""
            return "it has the \(attribute.name)\(text), should have none"
        case .length(let attribute, let bounds):
            guard let text = element.element.text(of: attribute) else { return nil }
            let length = element.wholeLength(of: attribute, from: text.count)
            guard !bounds.contains(Double(length)) else { return nil }
            return "the \(attribute.name) has \(length) characters, should have \(bounds.words)"
        case .width(let bounds):
            return problem("wide", element.frame?.width, bounds, element.screen.screen.sizeTolerance)
        case .height(let bounds):
            return problem("high", element.frame?.height, bounds, element.screen.screen.sizeTolerance)
        case .unique: return nil
        }
    }

    private func problem(_ what: String, _ side: Double?, _ bounds: Bounds, _ tolerance: Double) -> String? {
        guard let side, !bounds.contains(side, tolerance: tolerance + 1e-6) else { return nil }
        return "it is \(side.inPoints) pt \(what), should be \(bounds.words) pt"
    }
}

extension Element {
    /// Whether an attribute has a value that is not empty.
    fileprivate func has(_ attribute: Attribute) -> Bool {
        switch value(of: attribute) {
        case nil: false
        case .texts(let texts): !texts.isEmpty
        default: true
        }
    }
}
