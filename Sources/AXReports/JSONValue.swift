/// A JSON value to be written. Keys keep their order, so that reports read from the general to the particular.
package indirect enum JSONValue: Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case null
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// A string, or null.
    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}

extension JSONValue {
    /// The value as text. Down to `levels` of nesting every member has a line of its own; what lies deeper stands on one
    /// line, so that a finding is a line in a diff.
    package func text(breaking levels: Int = 2) -> String {
        var text = ""
        write(to: &text, level: 0, levels)
        return text + "\n"
    }

    private func write(to text: inout String, level: Int, _ levels: Int) {
        switch self {
        case .string(let string): Escape.json(string, to: &text)
        case .integer(let integer): text += "\(integer)"
        case .number(let number): text += Self.shortest(number)
        case .flag(let flag): text += flag ? "true" : "false"
        case .null: text += "null"
        case .array(let items):
            Self.write("[", "]", items, to: &text, level, levels) { item, text in
                item.write(to: &text, level: level + 1, levels)
            }
        case .object(let members):
            Self.write("{", "}", members, to: &text, level, levels) { member, text in
                Escape.json(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, level: level + 1, levels)
            }
        }
    }

    private static func write<Item>(
        _ open: String, _ close: String, _ items: [Item], to text: inout String, _ level: Int, _ levels: Int,
        _ write: (Item, inout String) -> Void
    ) {
        text += open
        let breaks = level < levels && !items.isEmpty
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if breaks { text += "\n" + String(repeating: "  ", count: level + 1) } else if index > 0 { text += " " }
            write(item, &text)
        }
        if breaks { text += "\n" + String(repeating: "  ", count: level) }
        text += close
    }

    /// The fewest digits that read back as the same number; no `.0`.
    private static func shortest(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == number.rounded(), number.magnitude < 1e15 { return "\(Int(number))" }
        return "\(number)"
    }
}
