import AXSyntax
import AXTree

/// A line of XCUITest's debugDescription, looked at from its beginning.
struct DescriptionLine {
    /// How far the type is indented; less than any other for the element that the arrow points at, which is the root.
    private(set) var indent = 0
    /// The bytes of the type's name.
    private(set) var typeStart = 0
    private(set) var typeEnd = 0
    /// Where the attributes begin.
    private(set) var attributesStart = 0
    /// Whether the line describes an element: a type, and then an address, a frame or what only an application has.
    private(set) var isElement = false
    /// Whether the tree begins after this line.
    private(set) var isSubtreeHeader = false
    /// Whether this is the line before that, which describes the root alone.
    private(set) var isAttributesHeader = false
    /// Whether the tree ends before this line.
    private(set) var isEnd = false

    private static let arrow: [UInt8] = [0xE2, 0x86, 0x92]

    /// The line that stands at `start..<end`.
    init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
        var at = start
        while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        indent = at - start
        guard at < end else { return }
        if bytes[at] == Self.arrow[0], end - at > 3, bytes[at + 1] == Self.arrow[1], bytes[at + 2] == Self.arrow[2] {
            indent = -1
            at += 3
        } else if bytes[at] == UInt8(ascii: "E") || bytes[at] == UInt8(ascii: "P") || bytes[at] == UInt8(ascii: "Q")
            || bytes[at] == UInt8(ascii: "A")
        {
            isSubtreeHeader = Self.holds("Element subtree:", bytes, at, end)
            isEnd = Self.holds("Path to element:", bytes, at, end) || Self.holds("Query chain:", bytes, at, end)
            isAttributesHeader = Self.begins("Attributes: ", bytes, at, end)
            if isSubtreeHeader || isEnd || isAttributesHeader { return }
        }
        typeStart = at
        guard at < end, bytes[at] &- UInt8(ascii: "A") < 26 else { return }
        while at < end, (bytes[at] | 0x20) &- UInt8(ascii: "a") < 26 { at += 1 }
        // Of 2018: `Main Window`.
        if Self.begins("Main Window", bytes, typeStart, end) {
            typeStart += 5
            at = typeStart + 6
        }
        typeEnd = at
        if Self.begins(" (Main)", bytes, at, end) { at += 7 }
        attributesStart = at
        guard Self.begins(", ", bytes, at, end) else { return }
        at += 2
        // What follows a type in every line of an element, and hardly in a line of prose.
        isElement =
            indent < 0 || Self.begins("0x", bytes, at, end) || Self.begins("{{", bytes, at, end)
            || Self.begins("pid: ", bytes, at, end) || Self.begins("traits: ", bytes, at, end)
    }

    /// Whether `start..<end` is this text and blanks around it.
    static func holds(_ text: StaticString, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        var at = start
        var stop = end
        while at < stop, bytes[at] <= 0x20 { at += 1 }
        while at < stop, bytes[stop - 1] <= 0x20 { stop -= 1 }
        return stop - at == text.utf8CodeUnitCount && begins(text, bytes, at, stop)
    }

    /// Whether this text stands at `start`, before `end`.
    static func begins(_ text: StaticString, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        guard end - start >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<text.count where bytes[start + index] != text[index] { return false }
            return true
        }
    }
}
