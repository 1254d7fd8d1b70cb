extension String {
    /// The text made safe for messages and terminals: characters that move the cursor, reorder the line or hide text
    /// are escaped (`\n`, `\u{202E}`), and the text is truncated after 200 scalars.
    package var printable: String { printable(limit: 200) }

    /// Returns the text made safe like `printable`, truncated after `limit` scalars.
    package func printable(limit: Int) -> String {
        // Most texts are short and in ASCII.
        if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) { return self }
        var length = 0
        let isShown = unicodeScalars.allSatisfy {
            length += 1
            return length <= limit && ($0.isSafeToPrint || $0.isJoiner)
        }
        return isShown ? self : escaped(limit: limit)
    }

    private func escaped(limit: Int) -> String {
        var result = ""
        var count = 0
        for scalar in unicodeScalars {
            if count == limit { return result + "…" }
            count += 1
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.isSafeToPrint || scalar.isJoiner: result.unicodeScalars.append(scalar)
            default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a joiner, a non-joiner or a variation selector, which emoji and several scripts need.
    fileprivate var isJoiner: Bool {
        switch value {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
        default: false
        }
    }
}

extension String {
    /// The text without the white space around it.
    package var trimmed: String {
        // Most texts begin and end with a visible ASCII character.
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        if let first = utf8.first, visible.contains(first), let last = utf8.last, visible.contains(last) { return self }
        return self[...].trimmed
    }
}

extension Substring {
    /// The text without the white space around it.
    package var trimmed: String {
        guard let first = unicodeScalars.firstIndex(where: { !$0.isWhiteSpace }),
            let last = unicodeScalars.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}

extension Unicode.Scalar {
    /// Whether it is white space. The property is looked up only beyond ASCII.
    fileprivate var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20: true
        case ..<0x80: false
        default: properties.isWhitespace
        }
    }
}
