import AXEngine
import AXSyntax
import AXTree

/// Reads the values of a JSON file with comments, and collects every error with its location.
struct SettingsReader {
    /// The outermost value.
    let root: JSONValue
    /// The name of the file in messages.
    let file: String
    /// The absolute path of the folder to which paths in the file are relative.
    let folder: String
    /// The rules that the file may name.
    var rules: RuleIndex
    /// The errors that are listed, in the order in which they were found.
    private var listed: [SettingsError] = []
    /// The first error that is not listed, because there are too many, and the number of those.
    private var omitted: (value: JSONValue, count: Int)?
    /// The messages about unknown words.
    private var unknownWords: [String: CountedMessage] = [:]
    /// The text of the file, which locates values. It goes through the file once if their order is that of the file.
    private var source: SourceText

    /// The greatest number of errors that are listed.
    private static let maximumErrors = 100

    /// A reader of a file's bytes.
    ///
    /// - Throws: The syntax error, if the bytes are not JSON.
    init(
        _ bytes: [UInt8], file: String, folder: String = "/", rules: RuleIndex = RuleIndex([])
    ) throws(SettingsErrors) {
        do throws(SyntaxError) {
            root = try JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength, dialect: .commented).root
        } catch {
            let location = SettingLocation(file: file, location: SourceText(bytes).location(of: error.offset))
            throw SettingsErrors([SettingsError(location, Self.message(for: error, in: bytes))])
        }
        self.file = file
        self.folder = folder
        self.rules = rules
        source = SourceText(bytes)
    }

    /// The message for a syntax error. A conflict marker of a version control system has a message of its own.
    private static func message(for error: SyntaxError, in bytes: [UInt8]) -> String {
        let rest = bytes[min(error.offset, bytes.count)...]
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { rest.starts(with: $0.utf8) }
        return isConflict ? "found an unresolved merge conflict, expected JSON" : error.message
    }

    // MARK: Locations and errors

    /// The location of the first character of a value or a key.
    mutating func location(of value: JSONValue) -> SettingLocation {
        source = source.located(from: value.offset)
        return SettingLocation(file: file, location: source.location(of: value.offset))
    }

    /// The errors so far. If there are too many, the last one says how many are not listed.
    var errors: [SettingsError] {
        guard let omitted else { return listed }
        let count = omitted.count == 1 ? "1 more error" : "\(omitted.count) more errors"
        let location = SettingLocation(file: file, location: source.location(of: omitted.value.offset))
        return listed + [SettingsError(location, "\(count) from here on")]
    }

    /// The number of errors so far, in which those that are not listed count as one.
    var errorCount: Int { listed.count + (omitted == nil ? 0 : 1) }

    /// Whether so many errors are listed that the message of another one is not needed.
    var isFull: Bool { listed.count >= Self.maximumErrors }

    /// Adds an error at the location of the value or key.
    mutating func report(_ value: JSONValue, _ message: String, remedy: SettingRemedy? = nil) {
        if isFull {
            omitted = (omitted?.value ?? value, (omitted?.count ?? 0) + 1)
        } else {
            listed.append(SettingsError(location(of: value), message, remedy: remedy))
        }
    }

    /// Adds an error that names the value and the expected one.
    mutating func report(_ value: JSONValue, expected: String) {
        report(value, isFull ? "" : "found \(found(value)), expected \(expected)")
    }

    /// Adds an error for a word that is not in the list of valid words. A word that is found again is counted at its
    /// first error.
    mutating func report(
        _ value: JSONValue, unknown what: String, _ word: String, among valid: [String], hint: String? = nil
    ) {
        let name = what + " " + word
        if var message = unknownWords.removeValue(forKey: name) {
            message.repeated()
            listed[message.error].message = message.text
            unknownWords[name] = message
        } else if isFull {
            report(value, "")
        } else {
            let message = CountedMessage(
                error: listed.count, "unknown \(what) \"\(word.printable)\"",
                UnknownWord.suggestion(word, among: valid, hint: hint))
            unknownWords[name] = message
            report(value, message.text)
        }
    }

    /// `unknown element type "buton"; did you mean "button"?`.
    static func unknownType(_ name: String) -> String {
        UnknownWord.message(
            "element type", name, among: ElementType.names, hint: "expected a type such as button, staticText or other")
    }

    /// Describes the value for a message.
    private func found(_ value: JSONValue) -> String {
        switch value.kind {
        case .string: "\"\(value.content.printable(limit: 60))\""
        case .number: value.content.printable(limit: 60)
        default: value.kindInWords
        }
    }

    /// Adds an error if the array has no items.
    mutating func reportIfEmpty(_ value: JSONValue, expected: String) {
        guard value.kind == .array else { return }
        var items = value.items
        if items.next() == nil { report(value, "found an empty list, expected \(expected)") }
    }

    // MARK: Values

    /// Whether the value is of this kind. Adds an error if it is not.
    mutating func expect(_ kind: JSONDocument.Kind, _ value: JSONValue, _ what: String) -> Bool {
        if value.kind == kind { return true }
        report(value, expected: what)
        return false
    }

    /// The values of an object by key. Adds an error for each unknown or repeated key.
    mutating func members(of object: JSONValue, _ known: [String], _ what: String) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for member in object.members {
            let name = member.name
            if !known.contains(name) {
                report(member.key, unknown: what, name, among: known)
            } else if members.updateValue(member.value, forKey: name) != nil {
                reportRepeated(member.key)
            }
        }
        return members
    }

    /// The members of an object, each key once. Adds an error for each repeated key.
    mutating func entries(of object: JSONValue) -> [JSONMember] {
        var seen: Set<String> = []
        var entries: [JSONMember] = []
        for member in object.members {
            if seen.insert(member.name).inserted { entries.append(member) } else { reportRepeated(member.key) }
        }
        return entries
    }

    private mutating func reportRepeated(_ key: JSONValue) {
        report(key, "found the duplicate key \"\(key.content.printable)\", expected each key once")
    }

    /// The string, or `nil` and an error if it is blank or no string.
    mutating func text(_ value: JSONValue, _ what: String) -> String? {
        guard expect(.string, value, what) else { return nil }
        let text = value.content
        if text.isBlank {
            report(value, expected: what)
            return nil
        }
        return text
    }

    /// The strings of the array, with their values in the file. Adds an error for each blank one.
    mutating func texts(_ value: JSONValue, _ what: String) -> [(text: String, value: JSONValue)] {
        guard expect(.array, value, "a list of \(what)s") else { return [] }
        return value.items.compactMap { item in text(item, "a " + what).map { ($0, item) } }
    }

    /// The Boolean.
    mutating func flag(_ value: JSONValue) -> Bool? {
        switch value.kind {
        case .yes: return true
        case .no: return false
        default:
            report(value, expected: "true or false")
            return nil
        }
    }

    /// The value, one of a fixed set of words.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ value: JSONValue, _ what: String) -> Choice?
    {
        let words = Choice.allCases.map(\.rawValue)
        guard expect(.string, value, "one of " + words.joined(separator: ", ")) else { return nil }
        let word = value.content
        if let choice = Choice(rawValue: word) { return choice }
        report(value, unknown: what, word, among: words)
        return nil
    }

    /// The value, one of a fixed set of words, with its location.
    mutating func locatedChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ value: JSONValue, _ what: String
    ) -> Located<Choice>? {
        let choice: Choice? = choice(value, what)
        return choice.map { Located($0, at: location(of: value)) }
    }
}
