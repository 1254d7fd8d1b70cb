import AXSyntax
import AXTree

/// Makes untrusted text harmless in each format. Labels come from apps and from what their users type.
package enum Escape {
    /// Appends a JSON string in quotes. What cannot be seen is written as `\u` escapes, so that a report can be looked at in
    /// a terminal.
    package static func json(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if !jsonOfHarmless(string, to: &bytes) {
            var last: Unicode.Scalar = " "
            for scalar in string.unicodeScalars {
                // ##[error] is a command wherever it stands in the log of a CI system.
                if scalar == "#", last == "#" { bytes += "\\u0023".utf8 } else { json(scalar, to: &bytes) }
                last = scalar
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a text in which nothing but quotes, backslashes, line breaks and tabs needs an escape, byte by byte; false, and
    /// nothing is appended, if there is more to it.
    private static func jsonOfHarmless(_ string: String, to bytes: inout [UInt8]) -> Bool {
        let count = bytes.count
        let isHarmless = string.utf8.withContiguousStorageIfAvailable { text in
            if holdsCommandSigns(text) { return false }
            var start = 0
            while true {
                let at = text.firstDoubtful(from: start, UInt8(ascii: "\""), UInt8(ascii: "\\"))
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
                guard at < text.count else { return true }
                switch text[at] {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                    bytes.append(UInt8(ascii: "\\"))
                    bytes.append(text[at])
                case 0x0A: bytes += "\\n".utf8
                case 0x0D: bytes += "\\r".utf8
                case 0x09: bytes += "\\t".utf8
                default: return false
                }
                start = at + 1
            }
        }
        if isHarmless == true { return true }
        bytes.removeSubrange(count...)
        return false
    }

    private static func json(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        case "\u{200C}", "\u{200D}": bytes += String(scalar).utf8
        case _ where scalar.isSafeToPrint:
            if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
        default:
            for unit in UTF16.encode(scalar) ?? .init() {
                let hex = String(unit, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8
            }
        }
    }

    /// A text for a terminal, an editor or a log: nothing in it moves the cursor or commands a CI system, and right-to-left
    /// runs are isolated, so that they do not reorder what stands around them.
    package static func terminal(_ string: String, limit: Int = 2000) -> String {
        if isPlain(string, limit: limit) { return string }
        let text = withoutCommands(string.printable(limit: limit))
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

    /// Whether a text, as most do, passes every check for what a log or a terminal would do with it: printable characters
    /// without escapes and signs of commands, and few enough of them.
    private static func isPlain(_ string: String, limit: Int) -> Bool {
        guard string.utf8.count <= limit, let first = string.utf8.first, first != 0x20, first != UInt8(ascii: ":")
        else { return string.isEmpty }
        var string = string
        return string.withUTF8 { $0.firstDoubtful(from: 0, UInt8(ascii: "\\"), UInt8(ascii: "#")) == $0.count }
    }

    /// A text with these characters written otherwise; one without them is returned as it is.
    private static func replacing(
        _ signs: ASCIISet, in string: String, with replacement: (UInt8) -> String
    ) -> String {
        var string = string
        let result = string.withUTF8 { text -> [UInt8]? in
            guard let first = signs.firstMember(in: text) else { return nil }
            var result = Array(text[..<first])
            result.reserveCapacity(text.count + 64)
            for byte in text[first...] {
                if signs.contains(byte) { result += replacement(byte).utf8 } else { result.append(byte) }
            }
            return result
        }
        return result.map { String(decoding: $0, as: UTF8.self) } ?? string
    }

    /// A text that no CI system takes for a command when a log shows it: `::error::` at the start of a line (GitHub), and
    /// `##[error]`, `##vso[...]`, `##teamcity[...]` anywhere.
    private static func withoutCommands(_ text: String) -> String {
        var text = text
        let isHarmless = text.withUTF8 { $0.first { $0 != 0x20 } != UInt8(ascii: ":") && !holdsCommandSigns($0) }
        if isHarmless { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "#", result.unicodeScalars.last == "#" {
                result += "\\u{23}"
            } else if scalar == ":", result.utf8.allSatisfy({ $0 == 0x20 }) {
                result += "\\u{3A}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether two number signs stand side by side, with which commands begin wherever they stand in a line.
    private static func holdsCommandSigns(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        while let sign = text.firstIndex(of: UInt8(ascii: "#"), from: at) {
            at = sign + 1
            if at < text.count, text[at] == UInt8(ascii: "#") { return true }
        }
        return false
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

    private static let markdownSigns = ASCIISet("\\`*_{}[]<>#|~&")

    /// A cell of a Markdown table or a line of Markdown: nothing in it formats, links, or ends the cell.
    package static func markdown(_ string: String) -> String {
        replacing(markdownSigns, in: string.printable(limit: 2000)) { "\\" + String(Unicode.Scalar($0)) }
    }

    private static let cellEnd = ASCIISet("|")

    /// Untrusted text in Markdown: a code span, in which nothing formats, links or calls anybody by name. In a table a bar
    /// would end the cell even there.
    package static func markdownCode(_ string: String, inTable: Bool = false, limit: Int = 300) -> String {
        var text = terminal(string, limit: limit)
        if inTable { text = replacing(cellEnd, in: text) { _ in "\\|" } }
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A space at both ends is taken away again, and keeps a backtick or a lone space apart from the fence.
        let isPadded = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
        return isPadded ? fence + " " + text + " " + fence : fence + text + fence
    }

    /// The text of an XML element or attribute. What XML cannot hold at all has been written out before.
    enum XML: MarkupLanguage {
        static func append(_ text: String, limit: Int, to bytes: inout [UInt8]) {
            if appendAsItStands(text, limit: limit, to: &bytes) { return }
            var text = terminal(text, limit: limit)
            text.withUTF8 { appendWithoutMarkup($0, to: &bytes) }
        }
    }

    /// The text of an HTML element or of an attribute in double quotes. What cannot be seen is written out; which way a text
    /// runs is for the element around it to say.
    enum HTML: MarkupLanguage {
        static func append(_ text: String, limit: Int, to bytes: inout [UInt8]) {
            if appendAsItStands(text, limit: limit, to: &bytes) { return }
            var text = text.printable(limit: limit)
            text.withUTF8 { appendWithoutMarkup($0, to: &bytes) }
        }
    }

    /// Appends a text to XML or HTML of which, as of most, everybody sees at once that nothing in it needs an escape: a short
    /// one of harmless ASCII. False, and nothing is appended, of others.
    private static func appendAsItStands(_ text: String, limit: Int, to bytes: inout [UInt8]) -> Bool {
        let isDone = text.utf8.withContiguousStorageIfAvailable { text in
            // A space or a colon could begin a command for whoever reads a log.
            guard text.count <= limit, let first = text.first, first != 0x20, first != UInt8(ascii: ":")
            else { return text.isEmpty }
            if !plainInMarkup.holdsAll(of: text) { return false }
            bytes.append(contentsOf: text)
            return true
        }
        return isDone == true
    }

    /// What never needs an escape in XML or HTML; a backslash may look like one.
    private static let plainInMarkup = ASCIISet {
        switch $0 {
        case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "#"), UInt8(ascii: "\\"):
            false
        default: $0 >= 0x20 && $0 < 0x7F
        }
    }

    /// Appends a text with the signs of XML and HTML written out. ##[error] is a command wherever it stands in the log of a CI
    /// system.
    private static func appendWithoutMarkup(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        // From here on nothing has been appended yet.
        var start = 0
        for place in 0..<text.count {
            let byte = text[place]
            // The signs lie between these two; most letters do not.
            guard byte &- UInt8(ascii: "\"") <= UInt8(ascii: ">") - UInt8(ascii: "\"") else { continue }
            let sign: StaticString
            switch byte {
            case UInt8(ascii: "&"): sign = "&amp;"
            case UInt8(ascii: "<"): sign = "&lt;"
            case UInt8(ascii: ">"): sign = "&gt;"
            case UInt8(ascii: "\""): sign = "&quot;"
            case UInt8(ascii: "'"): sign = "&#39;"
            case UInt8(ascii: "#") where place > 0 && text[place - 1] == byte: sign = "&#35;"
            default: continue
            }
            bytes.append(contentsOf: text[start..<place])
            sign.withUTF8Buffer { bytes.append(contentsOf: $0) }
            start = place + 1
        }
        bytes.append(contentsOf: text[start...])
    }

    private static let workflowSigns = ASCIISet("%")
    private static let workflowPropertySigns = ASCIISet("%:,")

    /// The message of a GitHub workflow command; its lines are ours, what is in them may not be.
    package static func workflowMessage(_ lines: [String]) -> String {
        lines.map { replacing(workflowSigns, in: terminal($0)) { _ in "%25" } }.joined(separator: "%0A")
    }

    /// A property of a GitHub workflow command.
    package static func workflowProperty(_ string: String) -> String {
        replacing(workflowPropertySigns, in: terminal(string)) { byte in
            switch byte {
            case UInt8(ascii: "%"): "%25"
            case UInt8(ascii: ":"): "%3A"
            default: "%2C"
            }
        }
    }

    private static let sarifSigns = ASCIISet("{}")

    /// The text of a SARIF message: braces would be placeholders, and brackets before a parenthesis a link.
    package static func sarif(_ string: String) -> String {
        var text = replacing(sarifSigns, in: terminal(string)) { $0 == UInt8(ascii: "{") ? "{{" : "}}" }
        let mayLink = text.withUTF8 { $0.firstIndex(of: UInt8(ascii: "]"), from: 0) != nil }
        return mayLink ? text.replacing("](", with: "] (") : text
    }

    /// A path as a relative URI.
    package static func uri(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                result += byte < 0x10 ? "%0" + hex : "%" + hex
            }
        }
        return result
    }

    /// A word for a shell: in single quotes, which mean the same to bash and zsh; fish takes a backslash inside them.
    package static func shell(_ string: String, isFish: Bool = false) -> String {
        let text = isFish ? string.replacing("\\", with: "\\\\").replacing("'", with: "\\'") : string
        return "'" + (isFish ? text : text.replacing("'", with: "'\\''")) + "'"
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
