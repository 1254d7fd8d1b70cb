/// Reads the members of an object, of which each has a known kind. A value of another kind is an error with its
/// location.
///
/// An optional member may be missing or `null`.
extension JSONValue {
    /// Returns the value of a member, or `nil` if it is missing or `null`.
    package func optional(_ key: String) -> JSONValue? {
        guard let value = self[key], !value.isNull else { return nil }
        return value
    }

    /// Returns the value of a member that must not be missing.
    package func required(_ key: String) throws(SyntaxError) -> JSONValue {
        if let value = optional(key) { return value }
        throw SyntaxError(at: offset, "found no \"\(key)\", expected one in this object")
    }

    /// Returns the value if it is an object.
    package func asObject() throws(SyntaxError) -> JSONValue {
        guard kind == .object else { throw error(expected: "an object") }
        return self
    }

    /// Returns the object that is the value of a member.
    package func object(_ key: String) throws(SyntaxError) -> JSONValue { try required(key).asObject() }

    // MARK: Scalars

    /// Returns the string that is the value of a member.
    package func text(_ key: String) throws(SyntaxError) -> String { try required(key).asText() }

    /// Returns the string that is the value of an optional member.
    package func optionalText(_ key: String) throws(SyntaxError) -> String? {
        guard let value = optional(key) else { return nil }
        return try value.asText()
    }

    /// Returns the text if the value is a string.
    func asText() throws(SyntaxError) -> String {
        guard let text else { throw error(expected: "a string") }
        return text
    }

    /// Returns the word of an enumeration that is the value of a member.
    package func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(SyntaxError) -> Word {
        let value = try required(key)
        if let word = value.text.flatMap({ Word(rawValue: $0) }) { return word }
        throw value.error(expected: "one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// Returns the value of an optional member that is true or false; false without it.
    package func flag(_ key: String) throws(SyntaxError) -> Bool {
        guard let value = optional(key) else { return false }
        guard let flag = value.flag else { throw value.error(expected: "true or false") }
        return flag
    }

    /// Returns the whole number from 0 that is the value of a member.
    package func count(_ key: String) throws(SyntaxError) -> Int { try required(key).asCount() }

    /// Returns the whole number from 0 that is the value of an optional member.
    package func optionalCount(_ key: String) throws(SyntaxError) -> Int? {
        guard let value = optional(key) else { return nil }
        return try value.asCount()
    }

    /// Returns the number if the value is a whole one from 0.
    func asCount() throws(SyntaxError) -> Int {
        guard let number = wholeNumber, number >= 0 else { throw error(expected: "a whole number, 0 or more") }
        return number
    }

    /// Returns the line and the column of an object that may have them as members.
    package func location() throws(SyntaxError) -> TextLocation? {
        guard let line = try optionalCount("line"), let column = try optionalCount("column") else { return nil }
        return TextLocation(line: line, column: column)
    }

    // MARK: Lists

    /// Returns the objects of the array that is the value of an optional member; none without it.
    package func objects(_ key: String) throws(SyntaxError) -> [JSONValue] {
        try list(key) { value throws(SyntaxError) in try value.asObject() }
    }

    /// Returns the strings of the array that is the value of an optional member; none without it.
    package func texts(_ key: String) throws(SyntaxError) -> [String] {
        try list(key) { value throws(SyntaxError) in try value.asText() }
    }

    /// Returns the whole numbers from 0 of the array that is the value of an optional member; none without it.
    package func counts(_ key: String) throws(SyntaxError) -> [Int] {
        try list(key) { value throws(SyntaxError) in try value.asCount() }
    }

    private func list<Item>(
        _ key: String, _ read: (JSONValue) throws(SyntaxError) -> Item
    ) throws(SyntaxError) -> [Item] {
        guard let value = optional(key) else { return [] }
        guard value.kind == .array else { throw value.error(expected: "a list") }
        var items: [Item] = []
        for item in value.items { items.append(try read(item)) }
        return items
    }
}
