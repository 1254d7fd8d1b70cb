import AXDumps
import AXSyntax
import AXTree

/// The attributes of XML elements. A value of the wrong kind is an error.
extension DumpFields {
    /// Returns a text, or `nil` for the empty one.
    func nonEmptyText(_ attribute: XMLAttribute) -> String? { attribute.isEmpty ? nil : attribute.value }

    /// Returns a flag, or `nil` for an empty value, which is unknown.
    mutating func flag(_ attribute: XMLAttribute) -> Bool? {
        if let truth = attribute.truth { return truth }
        if attribute.isEmpty { return nil }
        switch attribute.value {
        case "1": return true
        case "0": return false
        default:
            report(attribute.error(expected: "true or false"))
            return nil
        }
    }

    /// Returns a coordinate; infinite where it does not fit a double, which makes its frame unreasonable.
    mutating func coordinate(_ attribute: XMLAttribute) -> Double? {
        if let number = attribute.number ?? Rect.coordinate(attribute.value) { return number }
        report(attribute.error(expected: "a number"))
        return nil
    }

    /// Returns a finite number, or `nil`.
    mutating func number(_ attribute: XMLAttribute) -> Double? {
        coordinate(attribute).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns a frame given by its corners: `[left,top][right,bottom]`.
    mutating func corners(_ attribute: XMLAttribute) -> Rect? {
        let (bytes, range) = (attribute.document.bytes, attribute.writtenRange)
        guard let (left, top, right, bottom) = Rect.fourNumbers(in: bytes, range.lowerBound, range.upperBound) else {
            report(attribute.error(expected: "[left,top][right,bottom]"))
            return nil
        }
        return frame(left: left, top, right, bottom)
    }
}

extension AttributeSet {
    /// Adds an attribute that a dump tells, and returns its value.
    mutating func adding<Value>(_ attribute: Attribute, _ value: Value) -> Value {
        insert(attribute)
        return value
    }
}
