extension String {
    /// The text with a full stop at the end.
    var asSentence: String { hasSuffix(".") ? self : self + "." }

    /// The text without the full stop at its end.
    var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }

    /// The template with `%1` and `%2` replaced by texts, in which no `%1` is replaced.
    func filled(_ first: String, _ second: String = "") -> String {
        var result = ""
        var rest = self[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            let digit = rest.index(after: sign)
            result += digit < rest.endIndex && rest[digit] == "2" ? second : first
            rest = digit < rest.endIndex ? rest[rest.index(after: digit)...] : rest[digit...]
        }
        return result + rest
    }
}
