/// HTML or XML that is being written. A literal is markup; an interpolated string is escaped, unless it is itself markup. So
/// no label can become markup because an escape was forgotten.
struct MarkupText<Language: MarkupLanguage>: ExpressibleByStringInterpolation {
    /// The markup.
    private(set) var text = ""

    init() {}

    init(stringLiteral literal: String) { text = literal }

    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    static func += (markup: inout MarkupText, more: MarkupText) { markup.text += more.text }

    /// The values that can be interpolated.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ string: String, limit: Int = 2000) {
            text += Language.escaped(string, limit: limit)
        }

        /// Appends texts, each on a line of its own.
        mutating func appendInterpolation(lines: [String]) {
            text += lines.map { Language.escaped($0, limit: 2000) }.joined(separator: "\n")
        }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ markup: MarkupText) { text += markup.text }
    }
}

/// HTML that is being written.
typealias Markup = MarkupText<Escape.HTML>

/// XML that is being written.
typealias XMLText = MarkupText<Escape.XML>
