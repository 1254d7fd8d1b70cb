/// A JSON Schema (draft 2020-12, https://json-schema.org/draft/2020-12), as a value.
package indirect enum Schema: Sendable {
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// An array.
    case list([Schema])
    /// An object, with its keys in their order.
    case object([(key: String, value: Schema)])
}

// MARK: The vocabulary of JSON Schema

extension Schema {
    /// A whole document with a title.
    package static func document(_ title: String, _ members: [(key: String, value: Schema)]) -> Schema {
        .object(
            [("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title))] + members)
    }

    /// A value of one of these types.
    package static func type(_ types: String..., summary: String? = nil) -> Schema {
        Schema.object([("type", types.count == 1 ? .text(types[0]) : .list(types.map { .text($0) }))]).with(summary)
    }

    /// One of these strings.
    package static func words(_ words: [String], summary: String? = nil) -> Schema {
        Schema.object([("enum", .list(words.map { .text($0) }))]).with(summary)
    }

    /// An array of such values.
    package static func array(_ items: Schema, summary: String? = nil) -> Schema {
        Schema.object([("type", .text("array")), ("items", items)]).with(summary)
    }

    /// An object with these keys and no others.
    package static func closed(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false,
        summary: String? = nil
    ) -> Schema {
        .object([("type", .text("object"))] + keys(properties, required: required, extensible: extensible)).with(
            summary)
    }

    /// The members that close an object, without its type.
    package static func keys(
        _ properties: [(key: String, value: Schema)], required: [String] = [], extensible: Bool = false
    ) -> [(key: String, value: Schema)] {
        var members: [(key: String, value: Schema)] = [("properties", .object(properties))]
        if extensible { members.append(("patternProperties", .object([("^x-", .flag(true))]))) }
        if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
        members.append(("additionalProperties", .flag(false)))
        return members
    }

    /// A value that is valid against any of these schemas.
    package static func anyOf(_ schemas: [Schema], summary: String? = nil) -> Schema {
        Schema.object([("anyOf", .list(schemas))]).with(summary)
    }

    /// A reference to a schema in the `$defs` of the document.
    package static func reference(_ name: String) -> Schema { .object([("$ref", .text("#/$defs/\(name)"))]) }

    /// The schema with a description.
    package func with(_ summary: String?) -> Schema {
        guard let summary, case .object(let members) = self else { return self }
        return .object([("description", .text(summary))] + members)
    }
}
