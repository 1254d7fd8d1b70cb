/// A key of JSON objects with the schema of its values.
struct JSONKey: Sendable {
    let name: String
    let makeSchema: @Sendable () -> Schema
    var schema: Schema { makeSchema() }
    /// Whether it is always written.
    let isRequired: Bool
    /// The optional key after which a schema lists it; `nil` if in the order of writing.
    var predecessor: String?
}

extension [JSONKey] {
    /// The members of the schema of objects with these keys. Unknown keys are allowed, because later releases may add
    /// some. Required keys come first.
    var schema: [(key: String, value: Schema)] {
        var optional = filter { !$0.isRequired && $0.predecessor == nil }
        for key in self where !key.isRequired && key.predecessor != nil {
            let index = optional.firstIndex { $0.name == key.predecessor }
            optional.insert(key, at: index.map { $0 + 1 } ?? optional.count)
        }
        let required = filter(\.isRequired)
        return [
            ("type", .text("object")),
            ("properties", .object((required + optional).map { (key: $0.name, value: $0.schema) })),
            ("required", .list(required.map { .text($0.name) })),
        ]
    }
}
