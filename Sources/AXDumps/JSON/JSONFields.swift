import AXSyntax
import AXTree

/// Reads the members of JSON objects as attributes, and collects the errors.
///
/// A value of the wrong type is an error; reading continues, so that all errors of a file are reported together.
package struct JSONFields {
    /// The errors so far.
    package private(set) var errors: [SyntaxError] = []
    /// The messages about unknown words.
    private var unknownWords: [String: CountedMessage] = [:]
    /// The number of elements with coordinates outside `Rect.reasonable`.
    package var unreasonableFrames = 0

    private static let maximumErrors = 50

    /// Creates an empty collection of errors.
    package init() {}

    /// Adds an error, unless there are too many already.
    package mutating func report(_ error: SyntaxError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Adds the error that a word is unknown, and suggests the nearest known one. A word that is found again is counted
    /// at its first error. If no known word is near and `pointer` says where to read more, the error lists the known
    /// words.
    package mutating func unknown(
        _ name: String, _ value: JSONValue, _ what: String, among known: [String], pointer: String? = nil
    ) {
        let key = what + " " + name
        if var message = unknownWords.removeValue(forKey: key) {
            message.repeated()
            errors[message.error].message = message.text
            unknownWords[key] = message
        } else if errors.count < Self.maximumErrors {
            let list = pointer.map { "; expected one of \(known.joined(separator: ", ")); \($0)" }
            let suggestion = name.nearest(in: known).map { "; did you mean \"\($0)\"?" } ?? list ?? ""
            let start = "unknown \(what) \"\(name.printable)\""
            let message = CountedMessage(error: errors.count, start, suggestion)
            unknownWords[key] = message
            report(SyntaxError(at: value.offset, message.text))
        }
    }

    /// Adds the error that the value at `index` is not the expected one.
    package mutating func report(_ value: JSONValue, expected: String) {
        report(value.error(found: value.kindInWords, expected: expected))
    }

    /// Adds the error that a key was given before in the same object.
    package mutating func reportTwice(_ key: JSONValue) {
        report(
            key.error(
                found: "the duplicate key \"\(key.content.printable)\"",
                expected: "each key once"))
    }

    /// Returns a string, or `nil` for null.
    package mutating func text(_ value: JSONValue, _ what: String = "a string or null") -> String? {
        switch value.kind {
        case .string: return value.content
        case .null: return nil
        default:
            report(value, expected: what)
            return nil
        }
    }

    /// Returns a string, or `nil` for null and the empty string.
    package mutating func nonEmptyText(_ value: JSONValue) -> String? {
        text(value).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a string, or the source text of a number or a flag, or `nil` for null.
    package mutating func looseText(_ value: JSONValue) -> String? {
        switch value.kind {
        case .number, .nonFinite, .yes, .no: value.content
        default: text(value, "a string, a number, true, false or null")
        }
    }

    /// Returns a flag, or `nil` for null.
    package mutating func flag(_ value: JSONValue) -> Bool? {
        switch value.kind {
        case .yes: return true
        case .no: return false
        case .null: return nil
        default:
            report(value, expected: "true, false or null")
            return nil
        }
    }

    /// Returns a flag in any notation that tools use (true, 1, "1", "true", "YES"), or `nil` for null and the empty
    /// string.
    package mutating func looseFlag(_ value: JSONValue) -> Bool? {
        switch value.kind {
        case .number where value.number == 1: return true
        case .number where value.number == 0: return false
        case .string:
            switch value.content {
            case "1", "true", "YES": return true
            case "0", "false", "NO": return false
            case "": return nil
            default: break
            }
        case .yes: return true
        case .no: return false
        case .null: return nil
        default: break
        }
        let expected = "a flag: \"1\", \"0\", true, false or null"
        guard value.kind == .string else {
            report(value, expected: expected)
            return nil
        }
        let found = "\"\(value.content.printable(limit: 60))\""
        report(value.error(found: found, expected: expected))
        return nil
    }

    /// Returns the items of a list, or `nil` for null and for an error.
    package mutating func list(_ value: JSONValue, _ what: String = "a list of elements") -> JSONItems? {
        switch value.kind {
        case .array: return value.items
        case .null: return nil
        default:
            report(value, expected: what)
            return nil
        }
    }

    /// Returns a finite number, or `nil` for null.
    package mutating func number(_ value: JSONValue) -> Double? {
        switch value.kind {
        case .null: return nil
        case .number:
            if let number = value.number { return number }
            report(value, expected: "a finite number or null")
            return nil
        default:
            report(value, expected: "a number or null")
            return nil
        }
    }

    /// Returns a list of strings, or `nil` for null.
    package mutating func texts(_ value: JSONValue) -> [String]? {
        guard value.kind == .array else {
            if value.kind != .null { report(value, expected: "a list of strings or null") }
            return nil
        }
        var texts: [String] = []
        for item in value.items {
            if let text = text(item, "a string") { texts.append(text) }
        }
        return texts
    }

    /// A coordinate; infinite where it does not fit or is none, which makes its frame unreasonable.
    package mutating func coordinate(_ value: JSONValue) -> Double {
        switch value.kind {
        case .number: return value.number ?? .infinity
        case .nonFinite, .null: return .infinity
        default:
            report(value, expected: "a number")
            return .infinity
        }
    }

    /// Returns a frame, or counts it as unreasonable and returns `nil`.
    package mutating func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect? {
        counted(Rect(reasonable: x, y, width, height))
    }

    /// Returns the frame. If it is `nil`, counts it as unreasonable.
    package mutating func counted(_ frame: Rect?) -> Rect? {
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    /// Returns the frame in an object with the keys x, y, width and height, or counts it as unreasonable and returns
    /// `nil`.
    package mutating func frame(object: JSONValue) -> Rect? {
        let errorCount = errors.count
        let frame = rect(object: object)
        return errors.count > errorCount ? nil : counted(frame)
    }

    /// Returns the frame in an object with the keys x, y, width and height, or `nil` if it is not reasonable.
    package mutating func rect(object: JSONValue) -> Rect? {
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        for member in object.members {
            switch member.name {
            case "x": x = coordinate(member.value)
            case "y": y = coordinate(member.value)
            case "width": width = coordinate(member.value)
            case "height": height = coordinate(member.value)
            default: break
            }
        }
        if let x, let y, let width, let height { return Rect(reasonable: x, y, width, height) }
        let missing = x == nil ? "x" : y == nil ? "y" : width == nil ? "width" : "height"
        report(
            object.error(
                found: "a frame without \"\(missing)\"",
                expected: "x, y, width and height"))
        return nil
    }

    /// Returns the frame in an object with x and y and one with width and height, or `nil` if it is not reasonable.
    package mutating func rect(origin: JSONValue, size: JSONValue) -> Rect? {
        guard let x = origin["x"], let y = origin["y"], let width = size["width"], let height = size["height"] else {
            report(
                origin.error(
                    found: "a frame without all its numbers",
                    expected: "origin with x and y, size with width and height"))
            return nil
        }
        return Rect(reasonable: coordinate(x), coordinate(y), coordinate(width), coordinate(height))
    }

    /// Returns the notes for `Screen.Origin.notes` since the last call.
    package mutating func takeNotes() -> [String] {
        defer { unreasonableFrames = 0 }
        return Screen.notes(unreasonableFrames: unreasonableFrames)
    }
}
