import AXSyntax
import AXTree

extension Screen {
    /// Takes the screen's size from an element that fills it. One without any size tells nothing, and would cut off all
    /// there is.
    mutating func takeSize(of element: Element?) {
        if let frame = element?.frame, !frame.isEmpty { size = frame.size }
    }

    /// Takes which elements are chosen from their traits, in formats that say it nowhere else.
    mutating func takeSelection() {
        guard carries.contains(.traits) else { return }
        carries.insert(.selected)
        for index in elements.indices where elements[index].traits?.contains(.selected) == true {
            elements[index].isSelected = true
        }
    }
}
