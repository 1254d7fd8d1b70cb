import AXTree

/// Makes untrusted text harmless in each format. Labels come from apps and from what their users type.
package enum Escape {
    /// Appends a JSON string in quotes. What cannot be seen is written as `\u` escapes, so that a report can be looked at in
    /// a terminal.
    package static func json(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        // Most texts are plain ASCII and need no escape.
        let isPlain = string.withUTF8 { text in
            for byte in text where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C { return false }
            bytes.append(contentsOf: text)
            return true
        }
        if !isPlain {
            for scalar in string.unicodeScalars { json(scalar, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func json(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        case "\u{200C}", "\u{200D}": bytes += String(scalar).utf8
        case _ where scalar.isSafeToPrint: bytes += String(scalar).utf8
        default:
            for unit in UTF16.encode(scalar) ?? .init() {
                let hex = String(unit, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8
            }
        }
    }

    /// A text for a terminal or an editor: nothing in it moves the cursor, and right-to-left runs are isolated, so that they
    /// do not reorder what stands around them.
    package static func terminal(_ string: String, limit: Int = 2000) -> String {
        let text = string.printable(limit: limit)
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        guard text.unicodeScalars.contains(where: \.isRightToLeft) else { return text }
        var result = String.UnicodeScalarView()
        // A run goes from one right-to-left letter to the last before the next letter that is none.
        var run = String.UnicodeScalarView()
        var rest = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isRightToLeft {
                run.append(contentsOf: rest)
                rest.removeAll()
                run.append(scalar)
            } else if !run.isEmpty, !scalar.properties.isAlphabetic {
                rest.append(scalar)
            } else {
                flush(&run, &rest, into: &result)
                result.append(scalar)
            }
        }
        flush(&run, &rest, into: &result)
        return String(result)
    }

    private static func flush(
        _ run: inout String.UnicodeScalarView, _ rest: inout String.UnicodeScalarView,
        into result: inout String.UnicodeScalarView
    ) {
        if !run.isEmpty {
            result.append("\u{2068}")
            result.append(contentsOf: run)
            result.append("\u{2069}")
        }
        result.append(contentsOf: rest)
        run.removeAll()
        rest.removeAll()
    }

    /// A cell of a Markdown table or a line of Markdown: nothing in it formats, links, or ends the cell.
    package static func markdown(_ string: String) -> String {
        var result = ""
        for character in string.printable(limit: 2000) {
            if "\\`*_{}[]<>#|~".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a script that is written from right to left (its blocks in the Unicode Standard).
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
