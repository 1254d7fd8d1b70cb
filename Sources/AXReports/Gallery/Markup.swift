/// HTML in the making. A literal is markup; whatever is put into one is text and escaped, unless it is itself markup. So no
/// label can become markup by being forgotten.
struct Markup: ExpressibleByStringInterpolation {
    /// The markup.
    private(set) var text: String

    init() { text = "" }

    init(stringLiteral literal: String) { text = literal }

    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

    /// What may stand between the pieces of a literal.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ string: String, limit: Int = 2000) {
            Escape.html(string, limit: limit, to: &text)
        }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    }
}
