import AXSyntax

/// Messages about words that are not valid.
package enum UnknownWord {
    /// Returns `unknown key "presets"; did you mean "preset"?`, or `hint` or else the list of valid words if none is
    /// similar.
    package static func message(_ what: String, _ word: String, among valid: [String], hint: String? = nil) -> String {
        "unknown \(what) \"\(word.printable)\"" + suggestion(word, among: valid, hint: hint)
    }

    /// Returns the end of such a message: `; did you mean "preset"?`.
    package static func suggestion(_ word: String, among valid: [String], hint: String? = nil) -> String {
        let rest =
            if let nearest = word.nearest(in: valid) {
                "did you mean \"\(nearest)\"?"
            } else {
                hint ?? "expected one of " + valid.joined(separator: ", ")
            }
        return "; " + rest
    }
}
