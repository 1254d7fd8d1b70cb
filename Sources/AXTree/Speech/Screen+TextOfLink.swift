extension Screen {
    /// Returns whether an element is the text of a link in a dump without traits, which would say that it is a link
    /// itself.
    package func isTextOfLink(_ index: Int) -> Bool {
        guard !carries.contains(.traits), elements[index].type == .staticText, let parent = elements[index].parent
        else {
            return false
        }
        return elements[parent].type == .link
    }
}
