extension String {
    /// Returns the text with some of its scalars replaced.
    ///
    /// `replacement` receives each scalar and the one before it in the original text, and returns `nil` for a scalar that stays.
    /// It works on scalars and not on characters, because a combining mark after a delimiter does not disarm the delimiter.
    package func replacingScalars(
        _ replacement: (_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> String?
    ) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        // The end of the last scalar that was replaced: unchanged text is copied in runs.
        var copied = startIndex
        // The number of bytes before the scalar. An index is made only where a scalar is replaced.
        var offset = 0
        for scalar in unicodeScalars {
            let length = UTF8.width(scalar)
            if let replacement = replacement(scalar, previous) {
                let start = utf8.index(startIndex, offsetBy: offset)
                result.append(contentsOf: self[copied..<start])
                result += replacement
                copied = utf8.index(start, offsetBy: length)
            }
            previous = scalar
            offset += length
        }
        if copied == startIndex { return self }
        result.append(contentsOf: self[copied...])
        return result
    }
}
