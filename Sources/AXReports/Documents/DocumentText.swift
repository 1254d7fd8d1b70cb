import AXTestReports

/// Text in a document. Literals and `\(words:)` are words of the tool, `\(text)` is from a dump or a configuration and
/// escaped in each form, `\(code:)` is such a text that is code in Markdown.
struct DocumentText: ExpressibleByStringInterpolation {
    /// A part of the text, by how it is escaped.
    fileprivate enum Part {
        case words(String)
        case text(String)
        case code(String, limit: Int)
    }

    private var parts: [Part]

    init(stringLiteral literal: String) { parts = [.words(literal)] }

    init(stringInterpolation interpolation: StringInterpolation) { parts = interpolation.parts }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.words(literal)) } }

        mutating func appendInterpolation(words: String) { parts.append(.words(words)) }

        mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

        mutating func appendInterpolation(code: String, limit: Int = 300) { parts.append(.code(code, limit: limit)) }
    }

    /// The text without an escape.
    var plain: String {
        parts.map { part in
            switch part {
            case .words(let text), .text(let text), .code(let text, _): text
            }
        }.joined()
    }

    /// Returns the text as Markdown.
    func markdown(inTable: Bool = false) -> String {
        parts.map { part in
            switch part {
            case .words(let text): text
            case .text(let text): Escape.markdown(text)
            case .code(let text, let limit): Escape.markdownCode(text, inTable: inTable, limit: limit)
            }
        }.joined()
    }

    /// Returns the text as HTML, in which texts of a dump have their own direction and are truncated after `limit`
    /// scalars.
    func markup(limit: Int = 2000) -> Markup {
        let isOwn = parts.allSatisfy { if case .words = $0 { true } else { false } }
        return isOwn ? "\(plain)" : "<bdi>\(plain, limit: limit)</bdi>"
    }
}
