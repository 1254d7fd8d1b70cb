/// A type of values in JSON: how a value is written and read, and its schema.
package struct JSONType<Value: Sendable>: Sendable {
    private let makeSchema: @Sendable () -> Schema
    /// The schema of the values, made each time: most runs print none.
    var schema: Schema { makeSchema() }
    /// The value of a member that is missing or `null`; `nil` if that is an error.
    let missing: Value?
    /// Returns whether a member with this value is left out; `nil` if the member is always written.
    let isLeftOut: (@Sendable (Value) -> Bool)?
    package let write: @Sendable (Value, inout JSONWriter) -> Void
    package let read: @Sendable (JSONValue) throws(SyntaxError) -> Value

    package init(
        _ schema: @autoclosure @escaping @Sendable () -> Schema, missing: Value? = nil,
        isLeftOut: (@Sendable (Value) -> Bool)? = nil, write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
        read: @escaping @Sendable (JSONValue) throws(SyntaxError) -> Value
    ) {
        makeSchema = schema
        self.missing = missing
        self.isLeftOut = isLeftOut
        self.write = write
        self.read = read
    }

    /// Creates a type that is not read.
    package init(
        written schema: @autoclosure @escaping @Sendable () -> Schema,
        write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) {
        self.init(schema(), write: write) { value throws(SyntaxError) in
            throw value.error(expected: "no value that is only written")
        }
    }

    /// Returns the type with a condition for the values that are read, and the words for what was expected.
    package func checked(_ expected: String, _ isValid: @escaping @Sendable (Value) -> Bool) -> JSONType {
        JSONType(schema, missing: missing, isLeftOut: isLeftOut, write: write) { [read] value throws(SyntaxError) in
            let result = try read(value)
            guard isValid(result) else { throw value.error(expected: expected) }
            return result
        }
    }
}

// MARK: Scalars

extension JSONType<String> {
    /// A string.
    package static var text: JSONType {
        JSONType(.type("string"), write: { $1.value($0) }) { value throws(SyntaxError) in try value.asText() }
    }

    /// One of these strings; others are read too, because later releases may add some.
    package static func words(_ words: [String]) -> JSONType {
        JSONType(.words(words), write: text.write, read: text.read)
    }
}

extension JSONType<Int> {
    /// A whole number, 0 or more.
    package static var count: JSONType { wholeNumber(from: 0) }

    /// The number of a line or a column, from 1.
    package static var position: JSONType { wholeNumber(from: 1) }

    private static func wholeNumber(from minimum: Double) -> JSONType {
        let schema = Schema.object([("type", .text("integer")), ("minimum", .number(minimum))])
        return JSONType(schema, write: { $1.value($0) }) { value throws(SyntaxError) in try value.asCount() }
    }
}

extension JSONType<Double> {
    /// A number.
    package static var number: JSONType {
        JSONType(.type("number"), write: { $1.value($0) }) { value throws(SyntaxError) in
            guard let number = value.number else { throw value.error(expected: "a number") }
            return number
        }
    }
}

extension JSONType<Bool> {
    /// True or false; false if it is missing.
    package static var flag: JSONType {
        JSONType(.type("boolean"), missing: false, write: { $1.value($0) }) { value throws(SyntaxError) in
            guard let flag = value.flag else { throw value.error(expected: "true or false") }
            return flag
        }
    }

    /// True, or left out.
    package static var flagIfTrue: JSONType {
        JSONType(flag.schema, missing: false, isLeftOut: { !$0 }, write: flag.write, read: flag.read)
    }
}

extension JSONType where Value: RawRepresentable<String> & CaseIterable {
    /// The word of a case.
    package static var word: JSONType {
        JSONType(.words(Value.allCases.map(\.rawValue)), write: { $1.value($0.rawValue) }) {
            value throws(SyntaxError) in
            if let word = value.text.flatMap({ Value(rawValue: $0) }) { return word }
            throw value.error(expected: "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
        }
    }
}

// MARK: Types of other types

extension JSONType {
    /// An array; without items if it is missing.
    package static func list<Item>(_ item: JSONType<Item>) -> JSONType where Value == [Item] {
        JSONType(
            .array(item.schema), missing: [],
            write: { [write = item.write] values, writer in
                writer.list { list in
                    for value in values {
                        list.nextItem()
                        write(value, &list)
                    }
                }
            }
        ) { value throws(SyntaxError) in
            guard value.kind == .array else { throw value.error(expected: "a list") }
            var items: [Item] = []
            for element in value.items { items.append(try item.read(element)) }
            return items
        }
    }

    /// An array that is left out if it has no items.
    package static func listUnlessEmpty<Item>(_ item: JSONType<Item>) -> JSONType where Value == [Item] {
        let list = list(item)
        return JSONType(list.schema, missing: [], isLeftOut: \.isEmpty, write: list.write, read: list.read)
    }

    /// An object, or this value if it is missing.
    package static func object(_ object: JSONObject<Value>, missing: Value? = nil) -> JSONType {
        JSONType(
            object.schema, missing: missing, write: { value, writer in writer.object { object.write(value, to: &$0) } }
        ) { value throws(SyntaxError) in try object.read(value) }
    }

    /// The type, or `null` without a value.
    package static func orNull<Other>(_ type: JSONType<Other>) -> JSONType where Value == Other? {
        JSONType(
            type.schema.orNull, missing: .some(nil),
            write: { [write = type.write] value, writer in
                if let value { write(value, &writer) } else { writer.null() }
            }
        ) { value throws(SyntaxError) in try type.read(value) }
    }

    /// The type, or left out without a value.
    package static func optional<Other>(_ type: JSONType<Other>) -> JSONType where Value == Other? {
        JSONType(
            type.schema, missing: .some(nil), isLeftOut: { $0 == nil },
            write: { [write = type.write] value, writer in if let value { write(value, &writer) } }
        ) { value throws(SyntaxError) in try type.read(value) }
    }
}

extension Schema {
    /// The schema of the same values and of `null`.
    fileprivate var orNull: Schema {
        if case .object(let members) = self, members.count == 1, members[0].key == "type" {
            return .object([("type", .list([members[0].value, .text("null")]))])
        }
        return .anyOf([self, .type("null")])
    }
}
