/// A JSON Schema (draft 2020-12, https://json-schema.org/draft/2020-12), as a value.
public indirect enum Schema: Sendable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// A list.
    case list([Schema])
    /// An object, its keys in their order.
    case object([(key: String, value: Schema)])
}

extension Schema {
    /// The schema as JSON, with a line feed at the end.
    public var text: String { json(indent: "") + "\n" }

    private func json(indent: String) -> String {
        switch self {
        case .text(let text): return Self.quoted(text)
        case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let items):
            // Lists are words nearly always, and read better on one line.
            return "[" + items.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let inner = indent + "  "
            let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.json(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        Escape.json(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: The words of JSON Schema

extension Schema {
    /// A schema of its own, with its title.
    static func document(_ title: String, _ members: [(key: String, value: Schema)]) -> Schema {
        .object(
            [("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title))] + members)
    }

    /// A value of one of these types.
    static func type(_ types: String..., summary: String? = nil) -> Schema {
        Schema.object([("type", types.count == 1 ? .text(types[0]) : .list(types.map { .text($0) }))]).with(summary)
    }

    /// One of these words.
    static func words(_ words: [String], summary: String? = nil) -> Schema {
        Schema.object([("enum", .list(words.map { .text($0) }))]).with(summary)
    }

    /// A list of such values.
    static func array(_ items: Schema, summary: String? = nil) -> Schema {
        Schema.object([("type", .text("array")), ("items", items)]).with(summary)
    }

    /// An object with these keys and no others.
    static func closed(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false,
        summary: String? = nil
    ) -> Schema {
        .object([("type", .text("object"))] + keys(properties, required: required, extensible: extensible)).with(
            summary)
    }

    /// What makes an object closed, without saying that it is one.
    static func keys(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false
    ) -> [(key: String, value: Schema)] {
        var members: [(key: String, value: Schema)] = [("properties", .object(properties))]
        if extensible { members.append(("patternProperties", .object([("^x-", .flag(true))]))) }
        if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
        members.append(("additionalProperties", .flag(false)))
        return members
    }

    /// One of these schemas.
    static func anyOf(_ schemas: [Schema], summary: String? = nil) -> Schema {
        Schema.object([("anyOf", .list(schemas))]).with(summary)
    }

    /// A schema that is defined elsewhere in the document.
    static func reference(_ name: String) -> Schema { .object([("$ref", .text("#/$defs/\(name)"))]) }

    /// The schema with a sentence on what it is for.
    func with(_ summary: String?) -> Schema {
        guard let summary, case .object(let members) = self else { return self }
        return .object([("description", .text(summary))] + members)
    }
}
