/// The attributes of one element of XCUITest's debugDescription: `, 0x60, {{0, 0}, {1, 1}}, label: 'Pay', Selected`.
///
/// A quote ends a text only where an attribute or the end follows it, because quotes in labels are not escaped.
struct DescriptionAttributes {
    private let bytes: [UInt8]
    private var at: Int
    private let end: Int
    /// Whether the last text has no quote at its end.
    private(set) var isOpen = false

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        self.bytes = bytes
        at = start
        self.end = end
    }

    /// The next attribute that says something; nil at the end.
    mutating func next() -> DescriptionAttribute? {
        while at < end {
            switch bytes[at] {
            case 0x00...0x20, UInt8(ascii: ","): at += 1
            case UInt8(ascii: "{"): return frame()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): skip()
            default: if let attribute = named() { return attribute }
            }
        }
        return nil
    }

    private mutating func frame() -> DescriptionAttribute {
        let start = at
        while at + 1 < end, bytes[at] != UInt8(ascii: "}") || bytes[at + 1] != UInt8(ascii: "}") { at += 1 }
        guard at + 1 < end, at - start < 400 else {
            at = end
            return .malformedFrame(start)
        }
        at += 2
        return .frame(Rect(braces: String(decoding: bytes[start..<at], as: UTF8.self)))
    }

    /// An attribute with a name, or a flag; nil for those that say nothing to us.
    private mutating func named() -> DescriptionAttribute? {
        for (index, name) in Self.names.enumerated() where begins(name, at) {
            at += name.utf8CodeUnitCount
            let text = value()
            switch index {
            case 0: return .label(text)
            case 1: return .identifier(text)
            case 2: return .value(text)
            case 3: return .placeholder(text)
            case 4: return UInt64(text).map { .traits(Traits(rawValue: $0)) }
            default: return nil
            }
        }
        let start = at
        skip()
        if at - start == 8 {
            if begins("Disabled", start) { return .disabled }
            if begins("Selected", start) { return .selected }
        }
        return nil
    }

    /// What stands after a name: a text in quotes, something in braces, or what goes up to the next attribute.
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

    /// Steps over what is unknown, up to the next comma.
    private mutating func skip() {
        repeat { at += 1 } while at < end && bytes[at] != UInt8(ascii: ",")
    }

    /// Whether a comma and an attribute stand at `offset`.
    private func beginsAttribute(_ offset: Int) -> Bool {
        guard begins(", ", offset) else { return false }
        let name = offset + 2
        if Self.names.contains(where: { begins($0, name) }) || begins("{{", name) { return true }
        return Self.flags.contains {
            let after = name + $0.utf8CodeUnitCount
            return begins($0, name) && (after == end || bytes[after] == UInt8(ascii: ","))
        }
    }

    private func begins(_ text: StaticString, _ offset: Int) -> Bool {
        DescriptionLine.begins(text, bytes, offset, end)
    }

    private static let names: [StaticString] = [
        "label: ", "identifier: ", "value: ", "placeholderValue: ", "traits: ", "title: ", "pid: ", "hitPoint: ",
        "activationBundleId: ", "frame: ",
    ]
    private static let flags: [StaticString] = ["Disabled", "Selected", "Focused", "Keyboard Focused"]
}
