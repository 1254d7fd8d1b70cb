extension String {
    /// The text as it may be shown in a message or on a terminal: what could move the cursor, reorder the line or hide
    /// text is written as an escape (`\n`, `\u{202E}`), and a very long text is cut.
    package var printable: String { printable(limit: 200) }

    /// As `printable`, cut after `limit` scalars.
    package func printable(limit: Int) -> String {
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
    /// Whether it joins or parts its neighbours, or says how the one before it looks: part of emoji and of several scripts.
    fileprivate var isJoiner: Bool {
        switch value {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
        default: false
        }
    }
}

extension String {
    /// The text without the white space around it.
    package var trimmed: String { self[...].trimmed }
}

extension Substring {
    /// The text without the white space around it.
    package var trimmed: String {
        let isInk: (Unicode.Scalar) -> Bool = { $0 != " " && $0 != "\n" && !$0.properties.isWhitespace }
        guard let first = unicodeScalars.firstIndex(where: isInk), let last = unicodeScalars.lastIndex(where: isInk)
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}
