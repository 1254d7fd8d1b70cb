import AXSyntax
import AXTree

/// The values of JSON objects. A value of the wrong type is reported and read as `nil`.
extension DumpFields {
    /// Adds the error that a value is not the expected one. By default, its kind is what was found.
    package mutating func report(_ value: JSONValue, found: String? = nil, expected: String) {
        report(value.error(found: found ?? value.kindInWords, expected: expected))
    }

    /// Adds the error that a key was given before in the same object.
    package mutating func reportTwice(_ key: JSONValue) {
        report(key, found: "the duplicate key \"\(key.content.printable)\"", expected: "each key once")
    }

    /// Returns `nil`, and reports a value other than null.
    package mutating func null<Value>(_ value: JSONValue, expected: String) -> Value? {
        if !value.isNull { report(value, expected: expected) }
        return nil
    }

    /// Returns a string, or `nil` for null.
    package mutating func text(_ value: JSONValue, _ what: String = "a string or null") -> String? {
        value.kind == .string ? value.content : null(value, expected: what)
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
        value.flag ?? null(value, expected: "true, false or null")
    }

    /// Returns a flag in any notation that tools use (true, 1, "1", "true", "YES"), or `nil` for null and the empty
    /// string.
    package mutating func looseFlag(_ value: JSONValue) -> Bool? {
        let expected = "a flag: \"1\", \"0\", true, false or null"
        switch value.kind {
        case .yes, .no: return value.kind == .yes
        case .number where value.number == 1 || value.number == 0: return value.number == 1
        case .string: break
        default: return null(value, expected: expected)
        }
        switch value.content {
        case "1", "true", "YES": return true
        case "0", "false", "NO": return false
        case "": return nil
        default:
            report(value, found: "\"\(value.content.printable(limit: 60))\"", expected: expected)
            return nil
        }
    }

    /// Returns the items of a list, or `nil` for null.
    package mutating func list(_ value: JSONValue, _ what: String = "a list of elements") -> JSONItems? {
        value.kind == .array ? value.items : null(value, expected: what)
    }

    /// Returns a list of strings, or `nil` for null.
    package mutating func texts(_ value: JSONValue) -> [String]? {
        list(value, "a list of strings or null")?.compactMap { text($0, "a string") }
    }

    /// Returns a finite number, or `nil` for null.
    package mutating func number(_ value: JSONValue) -> Double? {
        value.number ?? null(value, expected: value.kind == .number ? "a finite number or null" : "a number or null")
    }

    /// Returns the entries of a list of custom content, or `nil` for null.
    package mutating func customContent(_ value: JSONValue, _ what: String) -> [CustomContent]? {
        guard let items = list(value, what) else { return nil }
        var content: [CustomContent] = []
        for item in items {
            guard item.kind == .object else {
                report(item, expected: "an object with label and value")
                continue
            }
            content.append(
                CustomContent(
                    label: item["label"].flatMap { text($0) } ?? "", value: item["value"].flatMap { text($0) } ?? "",
                    isImportant: item["isImportant"].flatMap { flag($0) } ?? false))
        }
        return content
    }

    /// A coordinate; infinite where it does not fit or is none, which makes its frame unreasonable.
    package mutating func coordinate(_ value: JSONValue) -> Double {
        switch value.kind {
        case .number: return value.number ?? .infinity
        case .nonFinite: return .infinity
        default: return null(value, expected: "a number") ?? .infinity
        }
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
        report(object, found: "a frame without \"\(missing)\"", expected: "x, y, width and height")
        return nil
    }

    /// Returns a frame given by its corners, `[left,top][right,bottom]`, or `nil` for null and the empty string.
    package mutating func corners(_ value: JSONValue) -> Rect? {
        if let range = value.plainRange,
            let (left, top, right, bottom) = Rect.fourNumbers(
                in: value.document.bytes, range.lowerBound, range.upperBound)
        {
            return frame(left, top, right - left, bottom - top)
        }
        guard let text = nonEmptyText(value) else { return nil }
        let parts = text.split { "[], ".contains($0) }.map { Rect.coordinate($0) }
        guard parts.count == 4, let left = parts[0], let top = parts[1], let right = parts[2], let bottom = parts[3]
        else {
            report(value, found: "\"\(text.printable(limit: 60))\"", expected: "[left,top][right,bottom]")
            return nil
        }
        return frame(left, top, right - left, bottom - top)
    }

    /// Returns a frame of the form `[[x, y], [width, height]]`.
    package mutating func frame(pairs value: JSONValue) -> Rect? {
        if let (x, y, width, height) = value.twoPairs { return frame(x, y, width, height) }
        let parts = value.items.prefix(3).map(\.self)
        guard parts.count == 2 else {
            report(value, expected: "[[x, y], [width, height]]")
            return nil
        }
        guard let (x, y) = pair(parts[0]), let (width, height) = pair(parts[1]) else { return nil }
        return frame(x, y, width, height)
    }

    /// Returns the two numbers of a list, or `nil` for null.
    package mutating func pair(_ value: JSONValue) -> (Double, Double)? {
        if value.isNull { return nil }
        let numbers = value.items.prefix(3).map { coordinate($0) }
        guard numbers.count == 2 else {
            report(value, expected: "two numbers in a list")
            return nil
        }
        return (numbers[0], numbers[1])
    }
}
