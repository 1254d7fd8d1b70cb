import AXSyntax
import AXTree

/// The beginning of a line of XCUITest's `debugDescription`.
struct DescriptionLine {
    /// The indentation of the type, or -1 for the root, at which an arrow points.
    private(set) var indent = 0
    /// The byte offset of the type's name.
    private(set) var typeStart = 0
    /// The byte offset after the type's name.
    private(set) var typeEnd = 0
    /// The byte offset at which the attributes begin.
    private(set) var attributesStart = 0
    /// Whether the line is an element: a type, followed by an address, a frame or an attribute of applications.
    private(set) var isElement = false
    /// Whether the tree begins after this line.
    private(set) var isHeader = false
    /// Whether this is a header of a description of the root only, after which another one may follow.
    private(set) var isAttributesHeader = false
    /// Whether the tree ends before this line.
    private(set) var isEnd = false

    /// Creates the line in a range of bytes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let (start, end) = (range.lowerBound, range.upperBound)
        var at = start
        while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        indent = at - start
        guard at < end else { return }
        if end - at > 3, Self.begins("\u{2192}", bytes, at, end) {
            indent = -1
            at += 3
        } else {
            isEnd = Self.isOnly("Path to element:", bytes, at, end) || Self.isOnly("Query chain:", bytes, at, end)
            isAttributesHeader = Self.begins("Attributes: ", bytes, at, end)
            isHeader = isAttributesHeader || Self.isSubtreeHeader(bytes, at..<end)
            if isHeader || isEnd { return }
        }
        typeStart = at
        guard at < end, Self.isLetter(bytes[at]), bytes[at] <= UInt8(ascii: "Z") else { return }
        while at < end, Self.isLetter(bytes[at]) { at += 1 }
        // Xcode of 2018 wrote `Main Window` instead of `Window (Main)`.
        if Self.begins("Main Window", bytes, typeStart, end) {
            typeStart += 5
            at = typeStart + 6
        }
        typeEnd = at
        if Self.begins(" (Main)", bytes, at, end) { at += 7 }
        attributesStart = at
        guard Self.begins(", ", bytes, at, end) else { return }
        at += 2
        // Every line of an element continues like this after its type, unlike a line of prose.
        isElement = indent < 0 || Self.continuations.contains { Self.begins($0, bytes, at, end) }
    }

    private static let continuations = ["0x", "{{", "pid: ", "traits: "]

    /// Whether a line says that the tree begins after it.
    static func isSubtreeHeader(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        isOnly("Element subtree:", bytes, line.lowerBound, line.upperBound)
    }

    /// Whether `start..<end` is this text with white space around it.
    private static func isOnly(_ text: String, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        var at = start
        var stop = end
        while at < stop, bytes[at] <= 0x20 { at += 1 }
        while at < stop, bytes[stop - 1] <= 0x20 { stop -= 1 }
        return stop - at == text.utf8.count && begins(text, bytes, at, stop)
    }

    /// Whether this text begins at `start` and ends before `end`.
    static func begins(_ text: String, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        bytes[start..<end].starts(with: text.utf8)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
