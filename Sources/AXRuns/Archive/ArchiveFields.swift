import AXSyntax
import AXTree

/// Reads the members of a JSON object of an archive or a report. A value of another type is an error with its location.
struct ArchiveFields {
    let document: JSONDocument
    /// The node of the object.
    let object: Int

    /// The fields of an object.
    init(_ document: JSONDocument, _ object: Int) throws(SyntaxError) {
        self.document = document
        self.object = object
        if document.nodes[object].kind != .object { throw error(object, "an object") }
    }

    /// Returns the error that the value at a node is not what was expected.
    func error(_ index: Int, _ expected: String) -> SyntaxError {
        SyntaxError(at: document.offset(of: index), found: document.describe(index), expected: expected)
    }

    /// Returns the node of a member that is not null, or `nil`.
    func node(_ key: String) -> Int? {
        guard let index = document.member(key, of: object), document.nodes[index].kind != .null else { return nil }
        return index
    }

    private func required(_ key: String) throws(SyntaxError) -> Int {
        if let index = node(key) { return index }
        throw SyntaxError(at: document.offset(of: object), "found no \"\(key)\", expected one in this object")
    }

    // MARK: Values

    /// Returns a text, or `nil` if there is none.
    func optionalText(_ key: String) throws(SyntaxError) -> String? {
        guard let index = node(key) else { return nil }
        return try text(at: index)
    }

    func text(_ key: String) throws(SyntaxError) -> String { try text(at: required(key)) }

    private func text(at index: Int) throws(SyntaxError) -> String {
        guard document.nodes[index].kind == .string else { throw error(index, "a string") }
        return document.string(at: index)
    }

    /// Returns one of the words of an enumeration.
    func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(SyntaxError) -> Word {
        let index = try required(key)
        if document.nodes[index].kind == .string, let word = Word(rawValue: document.string(at: index)) { return word }
        throw error(index, "one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// Returns a flag; false if there is none.
    func flag(_ key: String) throws(SyntaxError) -> Bool {
        guard let index = node(key) else { return false }
        switch document.nodes[index].kind {
        case .yes: return true
        case .no: return false
        default: throw error(index, "true or false")
        }
    }

    /// Returns a whole number from 0, or `nil` if there is none.
    func optionalNumber(_ key: String) throws(SyntaxError) -> Int? {
        guard let index = node(key) else { return nil }
        return try number(at: index)
    }

    func number(_ key: String) throws(SyntaxError) -> Int { try number(at: required(key)) }

    private func number(at index: Int) throws(SyntaxError) -> Int {
        guard document.nodes[index].kind == .number, let value = document.number(at: index),
            let number = Int(exactly: value), number >= 0
        else { throw error(index, "a whole number, 0 or more") }
        return number
    }

    /// Returns a line and a column, or `nil` if there are none.
    func location() throws(SyntaxError) -> SourceLocation? {
        guard let line = try optionalNumber("line"), let column = try optionalNumber("column") else { return nil }
        return SourceLocation(line: line, column: column)
    }

    // MARK: Lists

    private func items(_ key: String) throws(SyntaxError) -> [Int] {
        guard let index = node(key) else { return [] }
        guard document.nodes[index].kind == .array else { throw error(index, "a list") }
        return Array(document.items(of: index))
    }

    /// Returns the objects of a list; an empty list if there is none.
    func objects(_ key: String) throws(SyntaxError) -> [ArchiveFields] {
        var objects: [ArchiveFields] = []
        for item in try items(key) { objects.append(try ArchiveFields(document, item)) }
        return objects
    }

    /// Returns the member that is an object.
    func member(_ key: String) throws(SyntaxError) -> ArchiveFields { try ArchiveFields(document, required(key)) }

    func texts(_ key: String) throws(SyntaxError) -> [String] {
        var texts: [String] = []
        for item in try items(key) { texts.append(try text(at: item)) }
        return texts
    }

    func numbers(_ key: String) throws(SyntaxError) -> [Int] {
        var numbers: [Int] = []
        for item in try items(key) { numbers.append(try number(at: item)) }
        return numbers
    }
}
