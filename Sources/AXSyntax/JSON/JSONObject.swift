/// The JSON objects of a type: one description of the members writes and reads a value and is its schema.
package struct JSONObject<Value: Sendable>: Sendable {
    /// Returns the value before its members are read.
    private let start: @Sendable (JSONValue) throws(SyntaxError) -> Value
    let properties: [JSONProperty<Value>]

    /// Describes objects whose members are read into the value that `start` returns.
    package init(
        start: @escaping @Sendable (JSONValue) throws(SyntaxError) -> Value, _ properties: JSONProperty<Value>...
    ) {
        self.start = start
        self.properties = properties
    }

    /// Describes objects that are read into a value with these defaults.
    package init(_ start: Value, _ properties: JSONProperty<Value>...) {
        self.start = { _ in start }
        self.properties = properties
    }

    /// Describes objects that are not read.
    package init(_ properties: JSONProperty<Value>...) { self.init(properties: properties) }

    init(properties: [JSONProperty<Value>]) {
        start = { object throws(SyntaxError) in throw object.error(expected: "no object that is only written") }
        self.properties = properties
    }

    /// Writes the members of a value.
    package func write(_ value: Value, to object: inout JSONWriter) {
        for property in properties { property.write(value, &object) }
    }

    /// Returns a document with the value, of which so many levels have a line for each member.
    package func document(_ value: Value, breaking levels: Int = 2) -> String {
        var writer = JSONWriter(breaking: levels)
        writer.document { write(value, to: &$0) }
        return writer.text
    }

    /// Reads the members of an object.
    package func read(_ object: JSONValue) throws(SyntaxError) -> Value {
        var value = try start(object.asObject())
        try read(object, into: &value)
        return value
    }

    /// Reads the members of an object into a value.
    package func read(_ object: JSONValue, into value: inout Value) throws(SyntaxError) {
        for property in properties { try property.read(object, &value) }
    }

    /// The schema.
    package var schema: Schema { .object(schemaMembers) }

    /// The members of the schema.
    package var schemaMembers: [(key: String, value: Schema)] { properties.flatMap(\.keys).schema }
}
