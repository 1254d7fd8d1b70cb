import AXTree

extension Screen {
    /// Sets the levels of the headings of web content. WebDriverAgent has the level as the value of the heading, or of
    /// the element around its text.
    mutating func takeWDAHeadingLevels() {
        guard carries.contains(.traits) else { return }
        let webViews = nearestAncestors { elements[$0].type == .webView }
        for index in elements.indices where elements[index].traits?.contains(.header) == true && webViews[index] != nil
        {
            let around = elements[index].parent.flatMap { elements[$0].type == .other ? elements[$0].value : nil }
            guard let level = Self.headingLevel(elements[index].value) ?? Self.headingLevel(around) else { continue }
            elements[index].headingLevel = level
            carries.insert(.headingLevel)
        }
    }

    /// Returns the level that a value states: "1" to "6".
    private static func headingLevel(_ value: String?) -> Int? {
        value.flatMap { Int($0) }.flatMap { 1...6 ~= $0 ? $0 : nil }
    }
}
