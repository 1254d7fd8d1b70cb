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
        // The first scalar that has not been copied yet: unchanged text is copied in runs.
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            let scalar = unicodeScalars[index]
            let next = unicodeScalars.index(after: index)
            if let replacement = replacement(scalar, previous) {
                result.append(contentsOf: self[start..<index])
                result += replacement
                start = next
            }
            previous = scalar
            index = next
        }
        if start == startIndex { return self }
        result.append(contentsOf: self[start...])
        return result
    }
}
