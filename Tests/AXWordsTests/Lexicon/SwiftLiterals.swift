/// The literals of strings in a Swift source, those of examples left out.
struct SwiftLiterals {
    /// A literal.
    struct Literal {
        /// The text, without the escapes.
        var text: String
        /// Whether words are made of it: `PhraseSet("save, send")`.
        var isListOfWords: Bool
    }

    /// The literals in their order.
    private(set) var literals: [Literal] = []
    /// The source without comments, literals and examples.
    private(set) var code = ""
    private let bytes: [UInt8]
    private var position = 0

    /// Finds the literals of a source.
    init(_ source: String) {
        bytes = Array(source.utf8)
        while position < bytes.count { readCode(inExample: false) }
    }

    /// Reads up to and with the bracket that closes the code.
    private mutating func readCode(inExample: Bool) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "/") where has("//"): skip(to: "\n")
            case UInt8(ascii: "#") where has("#/"): skip(to: "/#")
            case UInt8(ascii: "#") where has("#\""): readLiteral(inExample: inExample)
            case UInt8(ascii: "\""): readLiteral(inExample: inExample)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                readByte(inExample)
                readCode(inExample: inExample || Self.examples.contains(where: code.hasSuffix))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                readByte(inExample)
                return
            default: readByte(inExample)
            }
        }
    }

    private mutating func readByte(_ inExample: Bool) {
        if !inExample { code.unicodeScalars.append(Unicode.Scalar(bytes[position])) }
        position += 1
    }

    private mutating func skip(to end: String) {
        repeat { position += 1 } while position < bytes.count && !has(end)
    }

    /// What is before the contents of examples.
    private static let examples = [
        "examples: [", "finds: [", "matches: [", "ignores: [", ".fails(", ".passes(", ".notChecked(",
    ]
    /// What is before lists of words.
    private static let lists = ["PhraseSet(", "FoldedText(", "FoldedText.list(", "wordsOf:"]

    private mutating func readLiteral(inExample: Bool) {
        let isRaw = has("#\"")
        if isRaw { position += 1 }
        let quotes = has("\"\"\"") ? "\"\"\"" : "\""
        let end = quotes + (isRaw ? "#" : "")
        position += quotes.utf8.count
        let before = code.suffix(60).filter { !$0.isWhitespace }
        var text: [UInt8] = []
        while position < bytes.count, !has(end) {
            let byte = bytes[position]
            position += 1
            if isRaw || byte != UInt8(ascii: "\\") {
                text.append(byte)
            } else {
                let isInterpolation = has("(")
                position += 1
                if isInterpolation { readCode(inExample: inExample) }
            }
        }
        position += end.utf8.count
        guard !inExample else { return }
        literals.append(
            Literal(
                text: String(decoding: text, as: UTF8.self), isListOfWords: Self.lists.contains(where: before.hasSuffix)
            ))
    }

    private func has(_ text: String) -> Bool {
        position < bytes.count && bytes[position] == text.utf8.first && bytes[position...].starts(with: text.utf8)
    }
}
