import AXTree

extension Screen {
    /// Sets the levels of the headings of web content. WebDriverAgent has the level as the value of the heading, or of
    /// the element around its text.
    mutating func takeWDAHeadingLevels() {
        guard carries.contains(.traits) else { return takeWDAHeadingLevelsWithoutTraits() }
        let webViews = nearestAncestors { elements[$0].type == .webView }
        for index in elements.indices where elements[index].traits?.contains(.header) == true && webViews[index] != nil
        {
            let around = elements[index].parent.flatMap { elements[$0].type == .other ? elements[$0].value : nil }
            guard let level = Self.headingLevel(elements[index].value) ?? Self.headingLevel(around) else { continue }
            elements[index].headingLevel = level
            carries.insert(.headingLevel)
        }
    }

    /// Sets the levels of the headings of web content in a dump without traits: an element with a level as its value,
    /// around one text of the same label and value.
    ///
    ///     other "News", value "2"
    ///       text "News", value "2"
    private mutating func takeWDAHeadingLevelsWithoutTraits() {
        for index in elements.indices.dropLast() where elements[index].type == .other {
            let text = elements[index + 1]
            guard elements[index].subtreeEnd == index + 2, text.type == .staticText, text.hasLabel,
                text.label == elements[index].label, text.value == elements[index].value,
                let level = Self.headingLevel(elements[index].value)
            else { continue }
            for part in [index, index + 1] {
                elements[part].value = nil
                elements[part].headingLevel = level
            }
            carries.insert(.headingLevel)
        }
    }

    /// Returns the level that a value states: "1" to "6".
    private static func headingLevel(_ value: String?) -> Int? {
        value.flatMap { Int($0) }.flatMap { 1...6 ~= $0 ? $0 : nil }
    }
}
