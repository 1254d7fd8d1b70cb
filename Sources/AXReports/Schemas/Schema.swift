/// A JSON Schema (draft 2020-12, https://json-schema.org/draft/2020-12), as a value.
public indirect enum Schema: Sendable {
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// A Boolean.
    case flag(Bool)
    /// An array.
    case list([Schema])
    /// An object, with its keys in order.
    case object([(key: String, value: Schema)])
}

extension Schema {
    /// The schema as JSON, ending with a line feed.
    public var text: String { json(indent: "") + "\n" }

    private func json(indent: String) -> String {
        switch self {
        case .text(let text): return JSONWriter.quoted(text)
        case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let items):
            // Nearly all arrays are short lists of words.
            return "[" + items.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let inner = indent + "  "
            let lines = members.map { inner + JSONWriter.quoted($0.key) + ": " + $0.value.json(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        }
    }
}

// MARK: - Keywords

extension Schema {
    /// Returns a schema document with its title.
    static func document(_ title: String, _ members: [(key: String, value: Schema)]) -> Schema {
        .object(
            [("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title))] + members)
    }

    /// Returns the schema of a value of one of these types.
    static func type(_ types: String..., summary: String? = nil) -> Schema {
        Schema.object([("type", types.count == 1 ? .text(types[0]) : .list(types.map { .text($0) }))]).with(summary)
    }

    /// Returns the schema of one of these words.
    static func words(_ words: [String], summary: String? = nil) -> Schema {
        Schema.object([("enum", .list(words.map { .text($0) }))]).with(summary)
    }

    /// Returns the schema of an array of such values.
    static func array(_ items: Schema, summary: String? = nil) -> Schema {
        Schema.object([("type", .text("array")), ("items", items)]).with(summary)
    }

    /// Returns the schema of an object with these keys and no others; an `extensible` one also allows keys that begin with `x-`.
    static func closed(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false,
        summary: String? = nil
    ) -> Schema {
        .object([("type", .text("object"))] + keys(properties, required: required, extensible: extensible)).with(
            summary)
    }

    /// Returns the keywords that close an object, without its `type`.
    static func keys(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false
    ) -> [(key: String, value: Schema)] {
        var members: [(key: String, value: Schema)] = [("properties", .object(properties))]
        if extensible { members.append(("patternProperties", .object([("^x-", .flag(true))]))) }
        if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
        members.append(("additionalProperties", .flag(false)))
        return members
    }

    /// Returns the schema of a value that matches one of these.
    static func anyOf(_ schemas: [Schema], summary: String? = nil) -> Schema {
        Schema.object([("anyOf", .list(schemas))]).with(summary)
    }

    /// Returns a reference to a definition in the same document.
    static func reference(_ name: String) -> Schema { .object([("$ref", .text("#/$defs/\(name)"))]) }

    /// Returns the schema with a description.
    func with(_ summary: String?) -> Schema {
        guard let summary, case .object(let members) = self else { return self }
        return .object([("description", .text(summary))] + members)
    }
}
