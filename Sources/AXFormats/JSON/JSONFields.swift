import AXSyntax
import AXTree

/// Reads the members of JSON objects as attributes, and collects the errors.
///
/// A value of the wrong type is an error; reading continues, so that all errors of a file are reported together.
struct JSONFields {
    let document: JSONDocument
    /// The errors so far.
    private(set) var errors: [SyntaxError] = []
    /// The messages about unknown words.
    private var unknownWords: [String: CountedMessage] = [:]
    /// The number of elements with coordinates outside `Rect.reasonable`.
    var unreasonableFrames = 0

    private static let maximumErrors = 50

    init(_ document: JSONDocument) { self.document = document }

    /// Adds an error, unless there are too many already.
    mutating func report(_ error: SyntaxError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Adds the error that a word is unknown, and suggests the nearest known one. A word that is found again is counted at its
    /// first error.
    mutating func unknown(_ name: String, at index: Int, _ what: String, among known: [String]) {
        let key = what + " " + name
        if var message = unknownWords.removeValue(forKey: key) {
            message.repeated()
            errors[message.error].message = message.text
            unknownWords[key] = message
        } else if errors.count < Self.maximumErrors {
            let suggestion = name.nearest(in: known).map { "; did you mean \"\($0)\"?" } ?? ""
            let start = "unknown \(what) \"\(name.printable)\""
            let message = CountedMessage(error: errors.count, start, suggestion)
            unknownWords[key] = message
            report(SyntaxError(at: document.offset(of: index), message.text))
        }
    }

    /// Adds the error that the value at `index` is not the expected one.
    mutating func report(_ index: Int, expected: String) {
        report(SyntaxError(at: document.offset(of: index), found: document.describe(index), expected: expected))
    }

    /// Adds the error that a key was given before in the same object.
    mutating func reportTwice(_ key: Int) {
        report(
            SyntaxError(
                at: document.offset(of: key), found: "the duplicate key \"\(document.string(at: key).printable)\"",
                expected: "each key once"))
    }

    /// Returns a string, or `nil` for null.
    mutating func text(at index: Int, _ what: @autoclosure () -> String = "a string or null") -> String? {
        switch document.nodes[index].kind {
        case .string: return document.string(at: index)
        case .null: return nil
        default:
            report(index, expected: what())
            return nil
        }
    }

    /// Returns a string, or `nil` for null and the empty string.
    mutating func nonEmptyText(at index: Int) -> String? {
        text(at: index).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a string, or the source text of a number or a flag, or `nil` for null.
    mutating func looseText(at index: Int) -> String? {
        switch document.nodes[index].kind {
        case .number, .nonFinite, .yes, .no:
            String(
                decoding: document.bytes[Int(document.nodes[index].start)..<Int(document.nodes[index].end)],
                as: UTF8.self)
        default: text(at: index, "a string, a number, true, false or null")
        }
    }

    /// Returns a flag, or `nil` for null.
    mutating func flag(at index: Int) -> Bool? {
        switch document.nodes[index].kind {
        case .yes: return true
        case .no: return false
        case .null: return nil
        default:
            report(index, expected: "true, false or null")
            return nil
        }
    }

    /// Returns a flag in any notation that tools use (true, 1, "1", "true", "YES"), or `nil` for null and the empty string.
    mutating func looseFlag(at index: Int) -> Bool? {
        switch document.nodes[index].kind {
        case .number where document.number(at: index) == 1: return true
        case .number where document.number(at: index) == 0: return false
        case .string:
            switch document.word(at: index, in: Self.flags) {
            case 0, 1, 2: return true
            case 3, 4, 5: return false
            default: if document.nodes[index].start == document.nodes[index].end { return nil }
            }
        case .yes: return true
        case .no: return false
        case .null: return nil
        default: break
        }
        let expected = "a flag: \"1\", \"0\", true, false or null"
        guard document.nodes[index].kind == .string else {
            report(index, expected: expected)
            return nil
        }
        let found = "\"\(document.string(at: index).printable(limit: 60))\""
        report(SyntaxError(at: document.offset(of: index), found: found, expected: expected))
        return nil
    }

    private static let flags = WordTable(["1", "true", "YES", "0", "false", "NO"])

    /// Returns the node of a list, or 0 for null and for an error.
    mutating func list(at index: Int, _ what: String = "a list of elements") -> Int {
        switch document.nodes[index].kind {
        case .array: return index
        case .null: return 0
        default:
            report(index, expected: what)
            return 0
        }
    }

    /// Returns a finite number, or `nil` for null.
    mutating func number(at index: Int) -> Double? {
        switch document.nodes[index].kind {
        case .null: return nil
        case .number:
            if let number = document.number(at: index) { return number }
            fallthrough
        default:
            report(index, expected: "a number or null")
            return nil
        }
    }

    /// Returns a list of strings, or `nil` for null.
    mutating func texts(at index: Int) -> [String]? {
        guard document.nodes[index].kind == .array else {
            if document.nodes[index].kind != .null { report(index, expected: "a list of strings or null") }
            return nil
        }
        var texts: [String] = []
        for item in document.items(of: index) {
            if let text = text(at: item, "a string") { texts.append(text) }
        }
        return texts
    }

    /// A coordinate; infinite where it does not fit or is none, which makes its frame unreasonable.
    mutating func coordinate(at index: Int) -> Double {
        switch document.nodes[index].kind {
        case .number: return document.number(at: index) ?? .infinity
        case .nonFinite, .null: return .infinity
        default:
            report(index, expected: "a number")
            return .infinity
        }
    }

    /// Returns a frame, or counts it as unreasonable and returns `nil`.
    mutating func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect? {
        counted(Rect(reasonable: x, y, width, height))
    }

    /// Returns the frame. If it is `nil`, counts it as unreasonable.
    mutating func counted(_ frame: Rect?) -> Rect? {
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    /// Returns the frame in an object with the keys x, y, width and height, or counts it as unreasonable and returns `nil`.
    mutating func frame(object: Int) -> Rect? {
        let errorCount = errors.count
        let frame = rect(object: object)
        return errors.count > errorCount ? nil : counted(frame)
    }

    /// Returns the frame in an object with the keys x, y, width and height, or `nil` if it is not reasonable.
    mutating func rect(object: Int) -> Rect? {
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            switch document.word(at: key, in: Self.edges) {
            case 0: x = coordinate(at: key + 1)
            case 1: y = coordinate(at: key + 1)
            case 2: width = coordinate(at: key + 1)
            case 3: height = coordinate(at: key + 1)
            default: break
            }
            key = document.next(after: key + 1)
        }
        if let x, let y, let width, let height { return Rect(reasonable: x, y, width, height) }
        let missing = x == nil ? "x" : y == nil ? "y" : width == nil ? "width" : "height"
        report(
            SyntaxError(
                at: document.offset(of: object), found: "a frame without \"\(missing)\"",
                expected: "x, y, width and height"))
        return nil
    }

    /// Returns the frame in an object with x and y and one with width and height, or `nil` if it is not reasonable.
    mutating func rect(origin: Int, size: Int) -> Rect? {
        guard let x = document.member("x", of: origin), let y = document.member("y", of: origin),
            let width = document.member("width", of: size), let height = document.member("height", of: size)
        else {
            report(
                SyntaxError(
                    at: document.offset(of: origin), found: "a frame without all its numbers",
                    expected: "origin with x and y, size with width and height"))
            return nil
        }
        return Rect(reasonable: coordinate(at: x), coordinate(at: y), coordinate(at: width), coordinate(at: height))
    }

    /// Returns the notes for `Screen.notes` since the last call.
    mutating func takeNotes() -> [String] {
        defer { unreasonableFrames = 0 }
        return Self.notes(unreasonableFrames: unreasonableFrames)
    }

    /// The note about elements with unreasonable frames.
    static func notes(unreasonableFrames count: Int) -> [String] {
        guard count > 0 else { return [] }
        let subject = count == 1 ? "1 element has" : "\(count) elements have"
        return ["\(subject) coordinates that are not finite or beyond 10,000,000 pt; geometry is not checked there"]
    }

    private static let edges = WordTable(["x", "y", "width", "height"])
}
