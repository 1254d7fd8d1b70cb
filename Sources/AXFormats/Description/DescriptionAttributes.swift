import AXDumps
import AXTree

/// Reads the attributes of one element of XCUITest's `debugDescription`:
/// `, 0x60, {{0, 0}, {1, 1}}, label: 'Pay', Selected`.
///
/// A quote ends a text only before an attribute or the end, because quotes in labels are not escaped.
struct DescriptionAttributes {
    private let bytes: [UInt8]
    private var at: Int
    private let end: Int
    /// Whether the last text has no closing quote.
    private(set) var isOpen = false
    /// The byte offset of a frame without its end, or `nil` if there is none.
    private(set) var malformedFrame: Int?

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        self.bytes = bytes
        at = start
        self.end = end
    }

    /// Reads the known attributes into an element.
    mutating func read(into element: inout Element, _ fields: inout DumpFields) {
        while at < end {
            switch bytes[at] {
            case 0x00...0x20, UInt8(ascii: ","): at += 1
            case UInt8(ascii: "{"):
                if let (start, end) = frame() { element.frame = fields.counted(Rect(braces: bytes, start, end)) }
            case UInt8(ascii: "0")...UInt8(ascii: "9"): skip()
            default: readNamed(into: &element)
            }
        }
    }

    /// Skips a frame, and returns its range. `nil` if it has no end.
    private mutating func frame() -> (start: Int, end: Int)? {
        let start = at
        while at + 1 < end, bytes[at] != UInt8(ascii: "}") || bytes[at + 1] != UInt8(ascii: "}") { at += 1 }
        guard at + 1 < end, at - start < 400 else {
            at = end
            malformedFrame = start
            return nil
        }
        at += 2
        return (start, at)
    }

    /// Reads an attribute with a name, or a flag. Unknown ones are left out.
    private mutating func readNamed(into element: inout Element) {
        if let (attribute, length) = name(at: at) {
            at += length
            let text = value()
            switch attribute {
            case .label: element.label = text
            case .identifier: element.identifier = text
            case .value: element.value = text
            case .placeholder: element.placeholder = text
            case .traits: if let bits = UInt64(text) { element.traits = Traits(rawValue: bits) }
            default: break
            }
            return
        }
        let start = at
        skip()
        guard at - start == 8 else { return }
        if begins("Disabled", start) { element.isEnabled = false }
        if begins("Selected", start) { element.isSelected = true }
    }

    /// Reads the value of an attribute: a text in quotes, or everything up to the next attribute.
    private mutating func value() -> String {
        let isQuoted = at < end && bytes[at] == UInt8(ascii: "'")
        if isQuoted { at += 1 }
        let start = at
        while at < end {
            if isQuoted {
                if bytes[at] == UInt8(ascii: "'"), at + 1 == end || beginsAttribute(at + 1) {
                    at += 1
                    return text(start, at - 1)
                }
            } else if bytes[at] == UInt8(ascii: ","), beginsAttribute(at) {
                break
            }
            at += 1
        }
        if isQuoted { isOpen = true }
        return text(start, at)
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// Skips an unknown attribute, up to the next comma.
    private mutating func skip() {
        repeat { at += 1 } while at < end && bytes[at] != UInt8(ascii: ",")
    }

    /// Whether a comma and an attribute begin at `offset`.
    private func beginsAttribute(_ offset: Int) -> Bool {
        guard begins(", ", offset) else { return false }
        let name = offset + 2
        if self.name(at: name) != nil || begins("{{", name) { return true }
        return Self.flags.contains {
            let after = name + $0.utf8.count
            return begins($0, name) && (after == end || bytes[after] == UInt8(ascii: ","))
        }
    }

    private func begins(_ text: String, _ offset: Int) -> Bool {
        DescriptionLine.begins(text, bytes, offset, end)
    }

    /// Returns the attribute whose name is at `offset`, and the length of the name with the colon. `nil` as the
    /// attribute is one that is left out.
    private func name(at offset: Int) -> (attribute: Attribute?, length: Int)? {
        Self.names.first { begins($0.text, offset) }.map { ($0.attribute, $0.text.utf8.count) }
    }

    private static let names: [(text: String, attribute: Attribute?)] = [
        ("label: ", .label), ("identifier: ", .identifier), ("value: ", .value), ("placeholderValue: ", .placeholder),
        ("traits: ", .traits), ("pid: ", nil), ("title: ", nil), ("hitPoint: ", nil),
        ("activationBundleId: ", nil), ("frame: ", nil),
    ]
    private static let flags = ["Disabled", "Selected", "Focused", "Keyboard Focused"]
}
