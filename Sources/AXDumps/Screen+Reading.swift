import AXTree

extension Screen {
    /// Sets the size of the screen to that of an element that fills it. An empty frame is ignored, because everything
    /// would be outside of the screen.
    package mutating func takeSize(of element: Element?) {
        if let frame = element?.frame, !frame.isEmpty { size = frame.size }
    }

    /// Sets the traits of elements without any to none, if the dump carries traits.
    package mutating func completeTraits() {
        guard carries.contains(.traits) else { return }
        for index in elements.indices where elements[index].traits == nil { elements[index].traits = [] }
    }

    /// Sets `isSelected` from the traits, in formats without a key for it.
    package mutating func takeSelection() {
        guard carries.contains(.traits) else { return }
        carries.insert(.selected)
        for index in elements.indices where elements[index].traits?.contains(.selected) == true {
            elements[index].isSelected = true
        }
    }
}
