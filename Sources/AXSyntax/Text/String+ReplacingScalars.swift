extension String {
    /// Returns the text with some of its scalars replaced.
    ///
    /// `replacement` receives each scalar and the one before it in the original text, and returns `nil` for a scalar
    /// that stays. It works on scalars and not on characters, because a combining mark after a delimiter does not
    /// disarm the delimiter.
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

    /// Returns the text with some of its ASCII characters replaced.
    ///
    /// `replacement` receives each character that is in `characters` and the byte before it in the original text, and
    /// returns `nil` for a character that stays.
    package func replacing(
        _ characters: ASCIISet, _ replacement: (_ character: Unicode.Scalar, _ previous: UInt8?) -> StaticString?
    ) -> String {
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: characters.contains) else { return self }
        var result = Array(bytes[..<first])
        result.reserveCapacity(bytes.count + 32)
        for at in first..<bytes.count {
            if characters.contains(bytes[at]),
                let replacement = replacement(Unicode.Scalar(bytes[at]), at > 0 ? bytes[at - 1] : nil)
            {
                replacement.withUTF8Buffer { result.append(contentsOf: $0) }
            } else {
                result.append(bytes[at])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
