/// HTML or XML that is being written. A literal is markup; an interpolated string is escaped, unless it is itself
/// markup. So no label can become markup because an escape was forgotten.
package struct MarkupText<Language: MarkupLanguage>: ExpressibleByStringInterpolation {
    /// The markup in UTF-8, to which more is appended faster than to a string.
    private var bytes: [UInt8]

    /// The markup.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether nothing has been written.
    package var isEmpty: Bool { bytes.isEmpty }

    package init() { bytes = [] }

    package init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

    package init(stringInterpolation interpolation: StringInterpolation) { bytes = interpolation.bytes }

    package static func += (markup: inout MarkupText, more: MarkupText) { markup.bytes += more.bytes }

    /// The values that can be interpolated.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

        package mutating func appendInterpolation(_ string: String, limit: Int = 2000) {
            bytes += Language.escaped(string, limit: limit).utf8
        }

        /// Appends texts, each on a line of its own.
        package mutating func appendInterpolation(lines: [String]) {
            for (number, line) in lines.enumerated() {
                if number > 0 { bytes.append(UInt8(ascii: "\n")) }
                appendInterpolation(line)
            }
        }

        /// Appends a text of axaudit or of a configuration in which backticks enclose code.
        package mutating func appendInterpolation(code text: String) {
            let parts = text.split(separator: "`", omittingEmptySubsequences: false)
            // Without a second one, a backtick is a character like others.
            guard parts.count % 2 == 1 else { return appendInterpolation(text) }
            for (number, part) in parts.enumerated() {
                if number % 2 == 1 { bytes += "<code>".utf8 }
                appendInterpolation(String(part))
                if number % 2 == 1 { bytes += "</code>".utf8 }
            }
        }

        package mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

        package mutating func appendInterpolation(_ markup: MarkupText) { bytes += markup.bytes }
    }
}

/// HTML that is being written.
package typealias Markup = MarkupText<Escape.HTML>

/// XML that is being written.
package typealias XMLText = MarkupText<Escape.XML>
