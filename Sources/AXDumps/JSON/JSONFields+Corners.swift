import AXSyntax
import AXTree

extension JSONFields {
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
            report(
                value.error(
                    found: "\"\(text.printable(limit: 60))\"",
                    expected: "[left,top][right,bottom]"))
            return nil
        }
        return frame(left, top, right - left, bottom - top)
    }

    /// Returns a frame of the form `[[x, y], [width, height]]`.
    package mutating func frame(pairs value: JSONValue) -> Rect? {
        if let (x, y, width, height) = value.twoPairs { return frame(x, y, width, height) }
        let parts = value.kind == .array ? Array(value.items.prefix(3)) : []
        guard parts.count == 2 else {
            report(value, expected: "[[x, y], [width, height]]")
            return nil
        }
        guard let (x, y) = pair(parts[0]), let (width, height) = pair(parts[1]) else { return nil }
        return frame(x, y, width, height)
    }

    /// Returns the two numbers of a list, or `nil` for null.
    package mutating func pair(_ value: JSONValue) -> (Double, Double)? {
        if value.kind == .null { return nil }
        var numbers: [Double] = []
        if value.kind == .array {
            for item in value.items.prefix(3) { numbers.append(coordinate(item)) }
        }
        guard numbers.count == 2 else {
            report(value, expected: "two numbers in a list")
            return nil
        }
        return (numbers[0], numbers[1])
    }
}
