import AXSyntax
import AXTree

/// Reads the values of a JSON file with comments, and collects every error with its location.
struct SettingsReader {
    let document: JSONDocument
    /// The name of the file in messages.
    let file: String
    /// The absolute path of the folder to which paths in the file are relative.
    let folder: String
    /// The rules that the file may name.
    var rules: RuleIndex
    /// The errors so far.
    private(set) var errors: [SettingsError] = []
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// A reader of a file's bytes.
    ///
    /// - Throws: The syntax error, if the bytes are not JSON.
    init(
        _ bytes: [UInt8], file: String, folder: String = "/", rules: RuleIndex = RuleIndex([])
    ) throws(SettingsErrors) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        do throws(SyntaxError) {
            document = try JSONDocument(parsing: bytes, from: bytes.starts(with: mark) ? 3 : 0, dialect: .commented)
        } catch {
            let location = SettingLocation(file: file, location: SourceText(bytes).location(of: error.offset))
            throw SettingsErrors([SettingsError(location, Self.message(for: error, in: bytes))])
        }
        self.file = file
        self.folder = folder
        self.rules = rules
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The message for a syntax error. A conflict marker of a version control system has a message of its own.
    private static func message(for error: SyntaxError, in bytes: [UInt8]) -> String {
        let rest = bytes[min(error.offset, bytes.count)...]
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { rest.starts(with: $0.utf8) }
        return isConflict ? "found an unresolved merge conflict, expected JSON" : error.message
    }

    // MARK: Locations and errors

    /// The location of the first character of the value or key at `index`.
    func location(of index: Int) -> SettingLocation {
        let offset = document.offset(of: index)
        let line = lineStarts.partitioningIndex { $0 > offset } - 1
        // Columns count Unicode scalars: the bytes that do not continue a UTF-8 sequence.
        let column = document.bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 } + 1
        return SettingLocation(file: file, location: SourceLocation(line: line + 1, column: column))
    }

    /// Adds an error at the location of the value or key at `index`.
    mutating func report(_ index: Int, _ message: String) {
        errors.append(SettingsError(location(of: index), message))
    }

    /// Adds an error that names the value at `index` and the expected one.
    mutating func report(_ index: Int, expected: String) {
        report(index, "found \(found(index)), expected \(expected)")
    }

    /// Adds an error for a word that is not in the list of valid words.
    mutating func report(_ index: Int, unknown what: String, _ word: String, among valid: [String], hint: String? = nil)
    {
        report(index, Self.unknown(what, word, among: valid, hint: hint))
    }

    /// `unknown key "presets"; did you mean "preset"?`, or the list of valid words if none is similar.
    static func unknown(_ what: String, _ word: String, among valid: [String], hint: String? = nil) -> String {
        let rest =
            if let nearest = word.nearest(in: valid) {
                "did you mean \"\(nearest)\"?"
            } else {
                hint ?? "expected one of " + valid.joined(separator: ", ")
            }
        return "unknown \(what) \"\(word.printable)\"; \(rest)"
    }

    /// `unknown element type "buton"; did you mean "button"?`.
    static func unknownType(_ name: String) -> String {
        unknown(
            "element type", name, among: ElementType.names, hint: "expected a type such as button, staticText or other")
    }

    /// Describes the value at `index` for a message.
    private func found(_ index: Int) -> String {
        switch document.nodes[index].kind {
        case .string: "\"\(document.string(at: index).printable(limit: 60))\""
        case .number: document.number(at: index)?.inPoints ?? document.describe(index)
        default: document.describe(index)
        }
    }

    /// Adds an error if the array at `index` has no items.
    mutating func reportIfEmpty(_ index: Int, expected: String) {
        guard kind(index) == .array else { return }
        var items = document.items(of: index)
        if items.next() == nil { report(index, "found an empty list, expected \(expected)") }
    }

    // MARK: Values

    func kind(_ index: Int) -> JSONDocument.Kind { document.nodes[index].kind }

    /// Whether the value at `index` is of this kind. Adds an error if it is not.
    mutating func expect(_ kind: JSONDocument.Kind, at index: Int, _ what: String) -> Bool {
        if self.kind(index) == kind { return true }
        report(index, expected: what)
        return false
    }

    /// The indices of an object's values by key. Adds an error for each unknown or repeated key.
    mutating func members(of object: Int, _ known: [String], _ what: String) -> [String: Int] {
        var members: [String: Int] = [:]
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if !known.contains(name) {
                report(key, unknown: what, name, among: known)
            } else if members.updateValue(key + 1, forKey: name) != nil {
                reportRepeated(key)
            }
        }
        return members
    }

    /// The names and indices of an object's keys. Adds an error for each repeated key.
    mutating func entries(of object: Int) -> [(name: String, key: Int)] {
        var seen: Set<String> = []
        var entries: [(name: String, key: Int)] = []
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if seen.insert(name).inserted { entries.append((name, key)) } else { reportRepeated(key) }
        }
        return entries
    }

    private mutating func reportRepeated(_ key: Int) {
        report(key, "found the duplicate key \"\(document.string(at: key).printable)\", expected each key once")
    }

    /// The string at `index`, or `nil` and an error if it is blank or no string.
    mutating func text(at index: Int, _ what: String) -> String? {
        guard expect(.string, at: index, what) else { return nil }
        let text = document.string(at: index)
        if text.isBlank {
            report(index, expected: what)
            return nil
        }
        return text
    }

    /// The strings of the array at `index`, with their indices. Adds an error for each blank one.
    mutating func texts(at index: Int, _ what: String) -> [(text: String, index: Int)] {
        guard expect(.array, at: index, "a list of \(what)s") else { return [] }
        return document.items(of: index).compactMap { item in text(at: item, "a " + what).map { ($0, item) } }
    }

    /// The Boolean at `index`.
    mutating func flag(at index: Int) -> Bool? {
        switch kind(index) {
        case .yes: return true
        case .no: return false
        default:
            report(index, expected: "true or false")
            return nil
        }
    }

    /// The value at `index`, one of a fixed set of words.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(at index: Int, _ what: String) -> Choice? {
        let words = Choice.allCases.map(\.rawValue)
        guard expect(.string, at: index, "one of " + words.joined(separator: ", ")) else { return nil }
        let word = document.string(at: index)
        if let choice = Choice(rawValue: word) { return choice }
        report(index, unknown: what, word, among: words)
        return nil
    }

    /// The value at `index`, one of a fixed set of words, with its location.
    mutating func locatedChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        at index: Int, _ what: String
    ) -> Located<Choice>? {
        let choice: Choice? = choice(at: index, what)
        return choice.map { Located($0, at: location(of: index)) }
    }
}
