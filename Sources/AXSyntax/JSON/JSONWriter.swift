/// Writes a JSON document, member by member.
///
/// Members down to the second level of nesting have a line each; deeper values share a line, so that a finding is one
/// line in a diff. Keys keep the order in which they are written.
package struct JSONWriter {
    /// The document so far; a whole document ends with a line feed.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    private var bytes: [UInt8] = []
    private var level = 0
    private var isFirst = true
    private let brokenLevels: Int

    /// Creates a writer that gives each member down to nesting level `levels` a line of its own.
    package init(breaking levels: Int = 2) { brokenLevels = levels }

    // MARK: Members

    /// Begins a member of an object; its value follows.
    package mutating func key(_ key: String) {
        separate()
        append(ascii: "\"")
        append(key)
        append(ascii: "\"")
        append(ascii: ":")
        append(ascii: " ")
    }

    /// Writes a member of an object that is a string.
    package mutating func member(_ key: String, _ text: String) {
        self.key(key)
        value(text)
    }

    /// Writes a member of an object that is a string, or `null` without a value.
    package mutating func member(_ key: String, _ text: String?) {
        self.key(key)
        if let text { value(text) } else { null() }
    }

    /// Writes a member of an object that is an integer.
    package mutating func member(_ key: String, _ number: Int) {
        self.key(key)
        value(number)
    }

    /// Writes a member of an object that is an array of numbers.
    package mutating func member(_ key: String, numbers: Double...) {
        member(key, list: { list in for number in numbers { list.item(number) } })
    }

    /// Writes a member of an object that is itself an object.
    package mutating func member(_ key: String, object write: (inout JSONWriter) -> Void) {
        self.key(key)
        object(write)
    }

    /// Writes a member of an object that is an array.
    package mutating func member(_ key: String, list write: (inout JSONWriter) -> Void) {
        self.key(key)
        list(write)
    }

    /// Writes a member of an object that is an array of integers.
    package mutating func member(_ key: String, indices: some Sequence<Int>) {
        member(key, list: { list in for index in indices { list.item(Double(index)) } })
    }

    /// Writes a member of an object that is an array of strings.
    package mutating func member(_ key: String, _ texts: [String]) {
        member(key, list: { list in for text in texts { list.item(text) } })
    }

    /// Writes a member of an object that is a number.
    package mutating func member(_ key: String, number: Double) {
        self.key(key)
        value(number)
    }

    /// Writes a member of an object that is a Boolean.
    package mutating func member(_ key: String, flag: Bool) {
        self.key(key)
        value(flag)
    }

    // MARK: Items

    /// Begins an item of an array; its value follows.
    package mutating func nextItem() { separate() }

    /// Writes an item of an array that is a string, or `null` without one.
    package mutating func item(_ text: String?) {
        separate()
        if let text { value(text) } else { null() }
    }

    /// Writes an item of an array that is a number.
    package mutating func item(_ number: Double) {
        separate()
        value(number)
    }

    /// Writes an item of an array that is an object.
    package mutating func item(object write: (inout JSONWriter) -> Void) {
        separate()
        object(write)
    }

    /// Writes an item of an array that is itself an array.
    package mutating func item(list write: (inout JSONWriter) -> Void) {
        separate()
        list(write)
    }

    // MARK: Values of members and items

    /// Writes a string.
    package mutating func value(_ text: String) { appendQuoted(text) }

    /// Writes an integer.
    package mutating func value(_ number: Int) { append(String(number)) }

    /// Writes a number.
    package mutating func value(_ number: Double) { append(Self.literal(number)) }

    /// Writes a Boolean.
    package mutating func value(_ flag: Bool) { append(flag ? "true" : "false") }

    /// Writes `null`.
    package mutating func null() { append("null") }

    /// Writes an object.
    package mutating func object(_ write: (inout JSONWriter) -> Void) { brackets("{", "}", write) }

    /// Writes an array.
    package mutating func list(_ write: (inout JSONWriter) -> Void) { brackets("[", "]", write) }

    // MARK: Documents

    /// Writes the whole document, whose root is an object.
    package mutating func document(_ write: (inout JSONWriter) -> Void) {
        brackets("{", "}", write)
        append(ascii: "\n")
    }

    /// Writes the whole document, whose root is an array.
    package mutating func listDocument(_ write: (inout JSONWriter) -> Void) {
        brackets("[", "]", write)
        append(ascii: "\n")
    }

    // MARK: Values that are closed later

    /// Begins an item of an array that is an object, on a line of its own that is indented by `steps`.
    ///
    /// For trees, which are too deep for nested closures. A writer that breaks no level writes the item on the same
    /// line.
    package mutating func beginItem(indent steps: Int) {
        if brokenLevels == 0 {
            if !isFirst { append(", ") }
        } else {
            if !isFirst { append(ascii: ",") }
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

    private mutating func brackets(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ write: (inout JSONWriter) -> Void)
    {
        begin(open)
        write(&self)
        if !isFirst, level <= brokenLevels { newLine(level - 1) }
        end(close)
    }

    private mutating func begin(_ bracket: Unicode.Scalar) {
        append(ascii: bracket)
        level += 1
        isFirst = true
    }

    private mutating func end(_ bracket: Unicode.Scalar) {
        level -= 1
        append(ascii: bracket)
        isFirst = false
    }

    private mutating func separate() {
        if level <= brokenLevels {
            if !isFirst { append(ascii: ",") }
            newLine(level)
        } else if !isFirst {
            append(ascii: ",")
            append(ascii: " ")
        }
        isFirst = false
    }

    private mutating func newLine(_ level: Int) {
        append(ascii: "\n")
        for _ in 0..<2 * level { append(ascii: " ") }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends an ASCII character.
    private mutating func append(ascii character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }
}

// MARK: - Literals

extension JSONWriter {
    /// Returns a JSON string literal, with its quotes.
    ///
    /// Invisible characters become `\u` escapes, so that the document is safe to show in a terminal.
    package static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.appendQuoted(text)
        return writer.text
    }

    private mutating func appendQuoted(_ string: String) {
        append(ascii: "\"")
        let start = bytes.count
        append(string)
        if !bytes[start...].allSatisfy(Self.needsNoEscape) {
            bytes.removeSubrange(start...)
            append(string.replacingScalars(Self.escape))
        }
        append(ascii: "\"")
    }

    /// Returns the escape of a scalar, or `nil` for one that is written as it is.
    private static func escape(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
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

    /// Whether a byte is an ASCII character that is never escaped.
    private static func needsNoEscape(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x23 && byte != 0x5C
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
