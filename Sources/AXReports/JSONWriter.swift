import AXSyntax

/// Writes JSON without building it first.
///
/// Down to two levels of nesting every member has a line of its own; what lies deeper stands on one line, so that a finding is
/// a line in a diff. Keys keep the order they are written in, so that reports read from the general to the particular.
package struct JSONWriter {
    /// What was written, in UTF-8; a document ends with a line feed.
    package private(set) var utf8: [UInt8] = []
    private var level = 0
    private var isFirst = true
    private let brokenLevels: Int

    /// A writer; members of values nested deeper than `levels` share a line.
    package init(breaking levels: Int = 2) { brokenLevels = levels }

    /// The same as a text.
    package var text: String { String(decoding: utf8, as: UTF8.self) }

    // MARK: Members

    /// A member of an object.
    package mutating func member(_ key: StaticString, _ value: String) {
        self.key(key)
        Escape.json(value, to: &utf8)
    }

    /// A member of an object that is a word of ours, in which nothing needs an escape.
    package mutating func member(_ key: StaticString, word: String) {
        self.key(key)
        utf8.append(UInt8(ascii: "\""))
        utf8 += word.utf8
        utf8.append(UInt8(ascii: "\""))
    }

    /// A member of an object, null without a value.
    package mutating func member(_ key: StaticString, _ value: String?) {
        if let value { return member(key, value) }
        self.key(key)
        append("null")
    }

    /// A member of an object.
    package mutating func member(_ key: StaticString, _ value: Int) {
        self.key(key)
        append(value)
    }

    /// A member of an object that is a list of numbers.
    package mutating func member(_ key: StaticString, numbers: Double...) {
        member(key, list: { list in for number in numbers { list.item(number) } })
    }

    /// A member of an object that is itself an object.
    package mutating func member(_ key: StaticString, object write: (inout JSONWriter) -> Void) {
        self.key(key)
        brackets("{", "}", write)
    }

    /// A member of an object that is a list.
    package mutating func member(_ key: StaticString, list write: (inout JSONWriter) -> Void) {
        self.key(key)
        brackets("[", "]", write)
    }

    /// A member of an object that is a list of texts.
    package mutating func member(_ key: StaticString, _ texts: [String]) {
        member(key, list: { list in for text in texts { list.item(text) } })
    }

    /// A member of an object of any simple type.
    package mutating func member(_ key: StaticString, number: Double) {
        self.key(key)
        append(number)
    }

    /// A member of an object.
    package mutating func member(_ key: StaticString, flag: Bool) {
        self.key(key)
        append(flag ? "true" : "false")
    }

    // MARK: Items

    /// An item of a list.
    package mutating func item(_ text: String) {
        separate()
        Escape.json(text, to: &utf8)
    }

    /// An item of a list.
    package mutating func item(_ number: Double) {
        separate()
        append(number)
    }

    /// An item of a list that is an object.
    package mutating func item(object write: (inout JSONWriter) -> Void) {
        separate()
        brackets("{", "}", write)
    }

    /// An item of a list that is itself a list.
    package mutating func item(list write: (inout JSONWriter) -> Void) {
        separate()
        brackets("[", "]", write)
    }

    /// The whole document.
    package mutating func document(_ write: (inout JSONWriter) -> Void) {
        brackets("{", "}", write)
        append("\n")
    }

    /// The whole document, where it is a list.
    package mutating func listDocument(_ write: (inout JSONWriter) -> Void) {
        brackets("[", "]", write)
        append("\n")
    }

    // MARK: Values that are closed later

    /// Begins an item of a list that is an object, on a line of its own, indented by `steps`. For trees, which are too deep
    /// to be written by calls within calls.
    package mutating func beginItem(indent steps: Int) {
        if !isFirst { utf8.append(UInt8(ascii: ",")) }
        newLine(steps)
        begin("{")
    }

    /// Begins a member of an object that is a list.
    package mutating func beginList(_ key: StaticString) {
        self.key(key)
        begin("[")
    }

    /// Ends the object begun last.
    package mutating func endObject() { end("}") }

    /// Ends the list begun last.
    package mutating func endList() { end("]") }

    // MARK: Layout

    private mutating func key(_ key: StaticString) {
        separate()
        utf8.append(UInt8(ascii: "\""))
        append(key)
        append("\": ")
    }

    /// Appends a text that is JSON already.
    @inline(__always)
    private mutating func append(_ text: StaticString) {
        utf8.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func brackets(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
    ) {
        begin(open)
        write(&self)
        if !isFirst, level <= brokenLevels { newLine(level - 1) }
        end(close)
    }

    private mutating func begin(_ open: Unicode.Scalar) {
        utf8.append(UInt8(ascii: open))
        level += 1
        isFirst = true
    }

    private mutating func end(_ close: Unicode.Scalar) {
        level -= 1
        utf8.append(UInt8(ascii: close))
        isFirst = false
    }

    private mutating func separate() {
        if level <= brokenLevels {
            if !isFirst { utf8.append(UInt8(ascii: ",")) }
            newLine(level)
        } else if !isFirst {
            append(", ")
        }
        isFirst = false
    }

    private mutating func newLine(_ level: Int) {
        append("\n")
        utf8.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func append(_ number: Int) {
        if number < 0 { utf8.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var place: UInt = 1
        while rest / place >= 10 { place *= 10 }
        while place > 0 {
            utf8.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    /// The fewest digits that read back as the same number; no `.0`.
    private mutating func append(_ number: Double) {
        if !number.isFinite {
            append("null")
        } else if number == number.rounded(), number.magnitude < 1e15 {
            append(Int(number))
        } else {
            utf8 += "\(number)".utf8
        }
    }
}
