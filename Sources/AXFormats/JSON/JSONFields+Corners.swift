import AXSyntax
import AXTree

extension JSONFields {
    /// Returns a frame given by its corners, `[left,top][right,bottom]`, or `nil` for null and the empty string.
    mutating func corners(_ value: JSONValue) -> Rect? {
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
}
