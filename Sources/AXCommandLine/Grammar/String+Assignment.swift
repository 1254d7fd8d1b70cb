extension String {
    /// The text before the first equals sign, and the text after it, or `nil` if there is no equals sign.
    ///
    /// Bytes are compared, because an equals sign and a combining character after it are one `Character`.
    var assignment: (name: String, value: String?) {
        guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
        return (String(Substring(utf8[..<sign])), String(Substring(utf8[utf8.index(after: sign)...])))
    }
}
