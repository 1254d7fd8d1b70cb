/// Writes a JSON document, member by member.
///
/// Members down to the second level of nesting have a line each; deeper values share a line, so that a finding is one line in
/// a diff. Keys keep the order in which they are written.
package struct JSONWriter {
    /// The document so far; a whole document ends with a line feed.
    package private(set) var text = ""
    private var level = 0
    private var isFirst = true
    private let brokenLevels: Int

    /// Creates a writer that gives each member down to nesting level `levels` a line of its own.
    package init(breaking levels: Int = 2) { brokenLevels = levels }

    // MARK: Members

    /// Writes a member of an object that is a string.
    package mutating func member(_ key: String, _ value: String) {
        self.key(key)
        appendQuoted(value)
    }

    /// Writes a member of an object that is a string, or `null` without a value.
    package mutating func member(_ key: String, _ value: String?) {
        self.key(key)
        text += value.map(Self.quoted) ?? "null"
    }

    /// Writes a member of an object that is an integer.
    package mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        text += String(value)
    }

    /// Writes a member of an object that is an array of numbers.
    package mutating func member(_ key: String, numbers: Double...) {
        member(key, list: { list in for number in numbers { list.item(number) } })
    }

    /// Writes a member of an object that is itself an object.
    package mutating func member(_ key: String, object write: (inout JSONWriter) -> Void) {
        self.key(key)
        brackets("{", "}", write)
    }

    /// Writes a member of an object that is an array.
    package mutating func member(_ key: String, list write: (inout JSONWriter) -> Void) {
        self.key(key)
        brackets("[", "]", write)
    }

    /// Writes a member of an object that is an array of strings.
    package mutating func member(_ key: String, _ texts: [String]) {
        member(key, list: { list in for text in texts { list.item(text) } })
    }

    /// Writes a member of an object that is a number.
    package mutating func member(_ key: String, number: Double) {
        self.key(key)
        text += Self.literal(number)
    }

    /// Writes a member of an object that is a Boolean.
    package mutating func member(_ key: String, flag: Bool) {
        self.key(key)
        text += flag ? "true" : "false"
    }

    // MARK: Items

    /// Writes an item of an array that is a string, or `null` without one.
    package mutating func item(_ text: String?) {
        separate()
        if let text { appendQuoted(text) } else { self.text += "null" }
    }

    /// Writes an item of an array that is a number.
    package mutating func item(_ number: Double) {
        separate()
        text += Self.literal(number)
    }

    /// Writes an item of an array that is an object.
    package mutating func item(object write: (inout JSONWriter) -> Void) {
        separate()
        brackets("{", "}", write)
    }

    /// Writes an item of an array that is itself an array.
    package mutating func item(list write: (inout JSONWriter) -> Void) {
        separate()
        brackets("[", "]", write)
    }

    // MARK: Documents

    /// Writes the whole document, whose root is an object.
    package mutating func document(_ write: (inout JSONWriter) -> Void) {
        brackets("{", "}", write)
        text += "\n"
    }

    /// Writes the whole document, whose root is an array.
    package mutating func listDocument(_ write: (inout JSONWriter) -> Void) {
        brackets("[", "]", write)
        text += "\n"
    }

    // MARK: Values that are closed later

    /// Begins an item of an array that is an object, on a line of its own that is indented by `steps`.
    ///
    /// For trees, which are too deep for nested closures. A writer that breaks no level writes the item on the same line.
    package mutating func beginItem(indent steps: Int) {
        if brokenLevels == 0 {
            if !isFirst { text += ", " }
        } else {
            if !isFirst { text += "," }
            newLine(steps)
        }
        begin("{")
    }

    /// Begins a member of an object that is an array.
    package mutating func beginList(_ key: String) {
        self.key(key)
        begin("[")
    }

    /// Ends the object that was begun last.
    package mutating func endObject() { end("}") }

    /// Ends the array that was begun last.
    package mutating func endList() { end("]") }

    // MARK: Layout

    private mutating func key(_ key: String) {
        separate()
        text += "\"" + key + "\": "
    }

    private mutating func brackets(_ open: String, _ close: String, _ write: (inout JSONWriter) -> Void) {
        begin(open)
        write(&self)
        if !isFirst, level <= brokenLevels { newLine(level - 1) }
        end(close)
    }

    private mutating func begin(_ bracket: String) {
        text += bracket
        level += 1
        isFirst = true
    }

    private mutating func end(_ bracket: String) {
        level -= 1
        text += bracket
        isFirst = false
    }

    private mutating func separate() {
        if level <= brokenLevels {
            if !isFirst { text += "," }
            newLine(level)
        } else if !isFirst {
            text += ", "
        }
        isFirst = false
    }

    private mutating func newLine(_ level: Int) {
        text += "\n" + String(repeating: "  ", count: level)
    }
}

// MARK: - Literals

extension JSONWriter {
    /// Returns a JSON string literal, with its quotes.
    ///
    /// Invisible characters become `\u` escapes, so that the document is safe to show in a terminal.
    package static func quoted(_ text: String) -> String {
        if needsNoEscape(text) { return "\"" + text + "\"" }
        let escaped = text.replacingScalars { scalar, previous in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            // Azure Pipelines runs ##[error] as a command anywhere in a log.
            case "#" where previous == "#": "\\u0023"
            case "\u{200C}", "\u{200D}": nil
            case _ where scalar.isSafeToPrint: nil
            default: String(scalar).utf16.map(unicodeEscape).joined()
            }
        }
        return "\"" + escaped + "\""
    }

    private mutating func appendQuoted(_ string: String) {
        guard Self.needsNoEscape(string) else {
            text += Self.quoted(string)
            return
        }
        text += "\""
        text += string
        text += "\""
    }

    /// Whether a string is ASCII without a character that is escaped, as most are.
    private static func needsNoEscape(_ string: String) -> Bool {
        string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x23 && $0 != 0x5C }
    }

    /// Returns the escape of a UTF-16 code unit: `\u202e`.
    private static func unicodeEscape(_ unit: UInt16) -> String {
        let hex = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }

    /// Returns the shortest literal that reads back as the same number, without a needless `.0`.
    private static func literal(_ number: Double) -> String {
        if !number.isFinite { return "null" }
        return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
    }
}
