import AXEngine
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
    /// The errors that are listed, in the order in which they were found.
    private var listed: [SettingsError] = []
    /// The first error that is not listed, because there are too many, and the number of those.
    private var omitted: (index: Int, count: Int)?
    /// The messages about unknown words.
    private var unknownWords: [String: CountedMessage] = [:]
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]
    /// The number of Unicode scalars before every 256th byte, so that a column is found without counting a whole line.
    private let scalarsBefore: [Int]

    /// The greatest number of errors that are listed.
    private static let maximumErrors = 100

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
        var scalarsBefore: [Int] = []
        var count = 0
        for index in bytes.indices {
            if index % Self.interval == 0 { scalarsBefore.append(count) }
            if bytes[index].beginsScalar { count += 1 }
        }
        self.scalarsBefore = scalarsBefore
    }

    private static let interval = 256

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
        let column = scalars(before: offset) - scalars(before: lineStarts[line]) + 1
        return SettingLocation(file: file, location: SourceLocation(line: line + 1, column: column))
    }

    /// The number of Unicode scalars before an offset. At 600, those before 512 are known; the bytes 512 to 599 are counted.
    private func scalars(before offset: Int) -> Int {
        guard offset < document.bytes.count else {
            return scalars(before: document.bytes.count - 1) + (document.bytes.last?.beginsScalar == true ? 1 : 0)
        }
        let start = offset / Self.interval
        return scalarsBefore[start] + document.bytes[start * Self.interval..<offset].count(where: \.beginsScalar)
    }

    /// The errors so far. If there are too many, the last one says how many are not listed.
    var errors: [SettingsError] {
        guard let omitted else { return listed }
        let count = omitted.count == 1 ? "1 more error" : "\(omitted.count) more errors"
        return listed + [SettingsError(location(of: omitted.index), "\(count) from here on")]
    }

    /// Whether so many errors are listed that the message of another one is not needed.
    var isFull: Bool { listed.count >= Self.maximumErrors }

    /// Adds an error at the location of the value or key at `index`.
    mutating func report(_ index: Int, _ message: String) {
        if isFull {
            omitted = (omitted?.index ?? index, (omitted?.count ?? 0) + 1)
        } else {
            listed.append(SettingsError(location(of: index), message))
        }
    }

    /// Adds an error that names the value at `index` and the expected one.
    mutating func report(_ index: Int, expected: String) {
        report(index, isFull ? "" : "found \(found(index)), expected \(expected)")
    }

    /// Adds an error for a word that is not in the list of valid words. A word that is found again is counted at its first
    /// error.
    mutating func report(_ index: Int, unknown what: String, _ word: String, among valid: [String], hint: String? = nil)
    {
        let name = what + " " + word
        if var message = unknownWords.removeValue(forKey: name) {
            message.repeated()
            listed[message.error].message = message.text
            unknownWords[name] = message
        } else if isFull {
            report(index, "")
        } else {
            let message = CountedMessage(
                error: listed.count, "unknown \(what) \"\(word.printable)\"",
                UnknownWord.suggestion(word, among: valid, hint: hint))
            unknownWords[name] = message
            report(index, message.text)
        }
    }

    /// `unknown element type "buton"; did you mean "button"?`.
    static func unknownType(_ name: String) -> String {
        UnknownWord.message(
            "element type", name, among: ElementType.names, hint: "expected a type such as button, staticText or other")
    }

    /// Describes the value at `index` for a message.
    private func found(_ index: Int) -> String {
        switch document.nodes[index].kind {
        case .string: "\"\(document.string(at: index).printable(limit: 60))\""
        case .number: document.string(at: index).printable(limit: 60)
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

extension UInt8 {
    /// Whether the byte begins a Unicode scalar in UTF-8: continuation bytes have the first bits 10.
    fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
