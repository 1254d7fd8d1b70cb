/// A member of the JSON objects of a type: its key and its type, from which it is written and read.
package struct JSONProperty<Object: Sendable>: Sendable {
    /// The keys: one, or those of another object.
    private(set) var keys: [JSONKey]
    let write: @Sendable (Object, inout JSONWriter) -> Void
    let read: @Sendable (JSONValue, inout Object) throws(SyntaxError) -> Void

    /// A member that is written, and read by a closure that gets the whole object.
    package static func member<Value>(
        _ key: String, _ type: JSONType<Value>, summary: String? = nil, isRequired: Bool? = nil,
        get: @escaping @Sendable (Object) -> Value,
        read: @escaping @Sendable (JSONValue, inout Object) throws(SyntaxError) -> Void
    ) -> JSONProperty {
        let key = JSONKey(
            name: key, makeSchema: { type.schema.with(summary) }, isRequired: isRequired ?? (type.isLeftOut == nil))
        return JSONProperty(
            keys: [key],
            write: { [isLeftOut = type.isLeftOut, write = type.write] object, writer in
                let value = get(object)
                if isLeftOut?(value) == true { return }
                writer.key(key.name)
                write(value, &writer)
            }, read: read)
    }

    /// A member that is written and read.
    package static func member<Value>(
        _ key: String, _ type: JSONType<Value>, summary: String? = nil, isRequired: Bool? = nil,
        get: @escaping @Sendable (Object) -> Value, set: @escaping @Sendable (inout Object, Value) -> Void
    ) -> JSONProperty {
        member(key, type, summary: summary, isRequired: isRequired, get: get) { json, object throws(SyntaxError) in
            if let value = json.optional(key) {
                set(&object, try type.read(value))
            } else if let value = type.missing {
                set(&object, value)
            } else {
                _ = try json.required(key)
            }
        }
    }

    /// A member that is a property of the value.
    package static func member<Value>(
        _ key: String, _ type: JSONType<Value>, _ path: WritableKeyPath<Object, Value> & Sendable,
        summary: String? = nil, isRequired: Bool? = nil
    ) -> JSONProperty {
        member(
            key, type, summary: summary, isRequired: isRequired, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }

    /// A member that is not read.
    package static func written<Value>(
        _ key: String, _ type: JSONType<Value>, summary: String? = nil, isRequired: Bool? = nil,
        _ get: @escaping @Sendable (Object) -> Value
    ) -> JSONProperty {
        member(key, type, summary: summary, isRequired: isRequired, get: get, read: { _, _ in })
    }

    /// A number that is the same in all objects.
    package static func constant(_ key: String, _ number: Int) -> JSONProperty {
        let type = JSONType<Int>(
            .object([("const", .number(Double(number)))]), write: JSONType.count.write, read: JSONType.count.read)
        return written(key, type) { _ in number }
    }

    /// A member that is an object with these members of the same value.
    package static func object(_ key: String, _ properties: JSONProperty...) -> JSONProperty {
        let part = JSONObject(properties: properties)
        return JSONProperty(
            keys: [JSONKey(name: key, makeSchema: { part.schema }, isRequired: true)],
            write: { value, writer in writer.member(key, object: { part.write(value, to: &$0) }) },
            read: { json, value throws(SyntaxError) in try part.read(json.object(key), into: &value) })
    }

    /// An array of one object with these members of the same value, which is not read.
    package static func listOfOne(_ key: String, _ properties: JSONProperty...) -> JSONProperty {
        .objects(key, JSONObject(properties: properties)) { value, add in add(value) }
    }

    /// An array of objects that is not read. `items` passes each to its second argument.
    package static func objects<Item>(
        _ key: String, _ object: JSONObject<Item>, summary: String? = nil,
        items: @escaping @Sendable (Object, (Item) -> Void) -> Void
    ) -> JSONProperty {
        JSONProperty(
            keys: [JSONKey(name: key, makeSchema: { .array(object.schema, summary: summary) }, isRequired: true)],
            write: { value, writer in
                writer.member(
                    key, list: { list in items(value) { item in list.item(object: { object.write(item, to: &$0) }) } })
            }, read: { _, _ in })
    }

    /// The members of another object, which is a property of the value.
    package static func members<Part>(
        of part: JSONObject<Part>, _ path: WritableKeyPath<Object, Part> & Sendable
    ) -> JSONProperty {
        JSONProperty(
            keys: part.properties.flatMap(\.keys), write: { part.write($0[keyPath: path], to: &$1) },
            read: { json, object throws(SyntaxError) in try part.read(json, into: &object[keyPath: path]) })
    }

    /// The members of another object, which are not read.
    package static func writtenMembers<Part>(
        of part: JSONObject<Part>, _ get: @escaping @Sendable (Object) -> Part
    ) -> JSONProperty {
        JSONProperty(
            keys: part.properties.flatMap(\.keys), write: { part.write(get($0), to: &$1) }, read: { _, _ in })
    }

    /// Returns the member with another place in the list of optional keys of a schema.
    package func listed(after key: String) -> JSONProperty {
        var property = self
        property.keys[0].predecessor = key
        return property
    }
}
