import AXTree

/// HTML or XML in the making. A literal is markup; whatever is put into one is text and escaped, unless it is itself markup. So
/// no label can become markup by being forgotten.
struct MarkupText<Language: MarkupLanguage>: ExpressibleByStringInterpolation {
    // Bytes, to which appending is a few times faster than to a String.
    private var bytes: [UInt8]

    /// The markup.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The same in UTF-8.
    var utf8: [UInt8] { bytes }

    init() { bytes = [] }

    init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

    init(stringInterpolation interpolation: StringInterpolation) { bytes = interpolation.bytes }

    static func += (markup: inout MarkupText, more: MarkupText) { markup.bytes += more.bytes }

    // Where much is written, pieces are appended one by one: an interpolated literal is memory of its own.

    /// Appends markup.
    mutating func append(literal markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Appends a text, escaped.
    mutating func append(text: String, limit: Int = 2000) { Language.append(text, limit: limit, to: &bytes) }

    /// Appends a word of ours, in which nothing needs an escape.
    mutating func append(word: String) { bytes.append(utf8: word) }

    /// Appends a number.
    mutating func append(_ number: Int) { append(word: String(number)) }

    /// Appends numbers of points as reports write them, a space before each.
    mutating func append(points numbers: Double...) {
        for number in numbers { append(word: " " + number.inPoints) }
    }

    /// Makes room for about this many bytes more.
    mutating func reserve(more count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// What may stand between the pieces of a literal.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: String) { bytes.append(utf8: literal) }

        mutating func appendInterpolation(_ string: String, limit: Int = 2000) {
            Language.append(string, limit: limit, to: &bytes)
        }

        /// Texts, a line each.
        mutating func appendInterpolation(lines: [String]) {
            for (number, line) in lines.enumerated() {
                if number > 0 { bytes.append(0x0A) }
                appendInterpolation(line)
            }
        }

        mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

        mutating func appendInterpolation(_ markup: MarkupText) { bytes += markup.bytes }
    }
}

/// HTML in the making.
typealias Markup = MarkupText<Escape.HTML>

/// XML in the making.
typealias XMLText = MarkupText<Escape.XML>

extension [UInt8] {
    /// Appends a text. As its bytes in one piece, which nearly every text has, that takes half as long.
    fileprivate mutating func append(utf8 text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { self += text.utf8 }
    }
}
