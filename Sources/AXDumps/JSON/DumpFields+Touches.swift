import AXSyntax
import AXTree

extension DumpFields {
    /// Returns the touches of a list, each `{"at": [x, y], "changed": true}` or `{"element": 4, "opened": "Basket"}`.
    ///
    /// - Parameter count: The number of elements of the screen.
    package mutating func touches(_ value: JSONValue, of count: Int) -> [Screen.Touch] {
        var touches: [Screen.Touch] = []
        for item in list(value, "a list of touches or null") ?? value.noItems {
            guard item.kind == .object else {
                report(item, expected: "an object with \"at\" or \"element\"")
                continue
            }
            let members = members(of: item, Self.touchKeys, what: "key of a touch").mapValues(\.value)
            let changed = members["changed"].flatMap { flag($0) }
            let opened = members["opened"].flatMap { nonEmptyText($0) }
            guard let place = place(of: item, members, count) else { continue }
            touches.append(Screen.Touch(place, changed: changed, opened: opened))
        }
        return touches
    }

    /// Returns what a touch touched. A point beyond all coordinates of a screen is left out.
    private mutating func place(
        of touch: JSONValue, _ members: [String: JSONValue], _ count: Int
    ) -> Screen.Touch.Place? {
        switch (members["at"], members["element"]) {
        case (let at?, nil) where !at.isNull: return point(at).map { .point($0) }
        case (nil, let element?):
            if let number = element.number, let index = Int(exactly: number), (0..<count).contains(index) {
                return .element(index)
            }
            report(
                element, found: element.kind == .number ? element.content : element.kindInWords,
                expected: "the index of one of the \(count) elements, from 0")
        case (_?, let element?): report(element, found: "\"element\" beside \"at\"", expected: "one of the two")
        default: report(touch, found: "a touch without a place", expected: "\"at\" or \"element\"")
        }
        return nil
    }

    /// Returns a point in screen coordinates, or `nil` for null and coordinates outside `Rect.reasonable`.
    package mutating func point(_ value: JSONValue) -> Point? {
        if value.isNull { return nil }
        if value.kind == .object { checkKeys(of: value, Self.pointKeys, what: "key of a point") }
        let parts = value.items.map(\.self) + Self.pointKeys.words.compactMap { value[$0] }
        let values = parts.map { coordinate($0) }
        guard values.count == 2 else {
            report(value, expected: "[x, y], an object with x and y, or null")
            return nil
        }
        return values.allSatisfy(Rect.reasonable.contains) ? Point(x: values[0], y: values[1]) : nil
    }

    private static let touchKeys = ["at", "element", "changed", "opened"]
    private static let pointKeys = WordTable(["x", "y"])
}
