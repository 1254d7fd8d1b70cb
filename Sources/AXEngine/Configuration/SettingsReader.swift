import AXSyntax
import AXTree

/// Reads the members of a JSON file with comments, and remembers everything that is wrong with them, with its place.
struct SettingsReader {
    let document: JSONDocument
    let file: String
    /// What was wrong so far.
    private(set) var errors: [SettingsError] = []
    /// The byte at which each line begins.
    private let lines: [Int]

    /// A reader of a file's bytes, if they are JSON at all.
    init(_ bytes: [UInt8], file: String) throws(SettingsErrors) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        do throws(SyntaxError) {
            document = try JSONDocument(parsing: bytes, from: bytes.starts(with: mark) ? 3 : 0, dialect: .commented)
        } catch {
            let place = SettingPlace(file: file, position: SourceText(bytes).location(of: error.offset))
            throw SettingsErrors([SettingsError(place, Self.explained(error, bytes))])
        }
        self.file = file
        lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// What a version control system leaves in a file is worth its own words.
    private static func explained(_ error: SyntaxError, _ bytes: [UInt8]) -> String {
        let line = bytes[min(error.offset, bytes.count)...]
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.starts(with: $0.utf8) }
        return isConflict ? "found a conflict that was not resolved, expected JSON" : error.message
    }

    // MARK: Places and errors

    /// Where the value or key at `index` begins.
    func place(of index: Int) -> SettingPlace {
        let offset = document.offset(of: index)
        let line = lines.partitioningIndex { $0 > offset } - 1
        // Columns count scalars, and a scalar has one byte that is no continuation.
        let column = document.bytes[lines[line]..<offset].count { $0 & 0xC0 != 0x80 } + 1
        return SettingPlace(file: file, position: SourceLocation(line: line + 1, column: column))
    }

    /// Remembers an error.
    mutating func report(_ index: Int, _ message: String) {
        errors.append(SettingsError(place(of: index), message))
    }

    /// Remembers that the value at `index` is not what it should be.
    mutating func report(_ index: Int, expected: String) {
        report(index, "found \(found(index)), expected \(expected)")
    }

    /// Remembers a word that is not in a list of valid ones.
    mutating func report(_ index: Int, unknown what: String, _ word: String, among valid: [String], hint: String? = nil)
    {
        report(index, Self.unknown(what, word, among: valid, hint: hint))
    }

    /// `unknown key "presets"; did you mean "preset"?`, or the valid words where none is near.
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
        unknown("element type", name, among: ElementType.names, hint: "expected one as button, staticText or other")
    }

    /// What stands there, in words; a short text or number as it is.
    private func found(_ index: Int) -> String {
        switch document.nodes[index].kind {
        case .string: "\"\(document.string(at: index).printable(limit: 60))\""
        case .number: document.number(at: index)?.inPoints ?? "a number"
        default: document.describe(index)
        }
    }

    // MARK: Values

    /// The values of an object's keys by name; unknown keys and keys given twice are reported.
    mutating func members(of object: Int, _ known: [String], _ what: String) -> [String: Int] {
        var members: [String: Int] = [:]
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if !known.contains(name) {
                report(key, unknown: what, name, among: known)
            } else if members.updateValue(key + 1, forKey: name) != nil {
                reportTwice(key)
            }
        }
        return members
    }

    /// Every key of an object, each once, with whatever name.
    mutating func entries(of object: Int) -> [(name: String, key: Int)] {
        var seen: Set<String> = []
        var entries: [(name: String, key: Int)] = []
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if seen.insert(name).inserted { entries.append((name, key)) } else { reportTwice(key) }
        }
        return entries
    }

    private mutating func reportTwice(_ key: Int) {
        report(key, "found the key \"\(document.string(at: key).printable)\" a second time, expected every key once")
    }

    func kind(_ index: Int) -> JSONDocument.Kind { document.nodes[index].kind }

    /// Whether the value is of this kind; reported if not.
    mutating func expect(_ kind: JSONDocument.Kind, at index: Int, _ what: String) -> Bool {
        if self.kind(index) == kind { return true }
        report(index, expected: what)
        return false
    }

    /// A text that has something in it.
    mutating func text(at index: Int, _ what: String) -> String? {
        guard expect(.string, at: index, what) else { return nil }
        let text = document.string(at: index)
        if text.isBlank {
            report(index, expected: what)
            return nil
        }
        return text
    }

    /// A list of texts that have something in them, each with its place.
    mutating func texts(at index: Int, _ what: String) -> [(text: String, index: Int)] {
        guard expect(.array, at: index, "a list of \(what)s") else { return [] }
        var texts: [(text: String, index: Int)] = []
        for item in document.items(of: index) {
            if let text = text(at: item, "a " + what) { texts.append((text, item)) }
        }
        return texts
    }

    /// A flag.
    mutating func flag(at index: Int) -> Bool? {
        switch kind(index) {
        case .yes: return true
        case .no: return false
        default:
            report(index, expected: "true or false")
            return nil
        }
    }

    /// A word of a fixed choice.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(at index: Int, _ what: String) -> Choice? {
        let words = Choice.allCases.map(\.rawValue)
        guard expect(.string, at: index, "one of " + words.joined(separator: ", ")) else { return nil }
        let word = document.string(at: index)
        if let choice = Choice(rawValue: word) { return choice }
        report(index, unknown: what, word, among: words)
        return nil
    }
}
