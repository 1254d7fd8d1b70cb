import AXTree

/// An element of a clean screen with the elements inside it.
struct SeededNode: Sendable {
    /// The name by which a defect finds the element, or `nil` for an element that no defect changes.
    var slot: String?
    /// The element.
    var element: Element
    /// The elements inside it.
    var children: [SeededNode] = []

    /// Creates an element that is exposed, visible, and has these traits.
    init(
        _ slot: String?, _ type: ElementType, _ label: String? = nil, _ frame: Rect, _ traits: Traits = [],
        exposed: Bool = true, _ children: [SeededNode] = []
    ) {
        self.slot = slot
        element = Element(type)
        element.label = label
        element.frame = frame
        element.traits = traits
        element.isAccessibilityElement = exposed
        element.isVisible = true
        self.children = children
    }

    /// Applies a change to the node with this slot here or below, and returns whether there is one.
    mutating func change(_ slot: String, _ change: (inout SeededNode) -> Void) -> Bool {
        if self.slot == slot {
            change(&self)
            return true
        }
        for index in children.indices where children[index].change(slot, change) { return true }
        return false
    }

    /// Adds the element to a tree and its slots, those of the elements around it included, to the list. On a screen
    /// that is read from right to left the frames are mirrored.
    func add(to tree: inout ElementTree, _ slots: inout [Set<String>], isMirrored: Bool, inside: Set<String> = []) {
        let own = inside.union(slot.map { [$0] } ?? [])
        slots.append(own)
        var element = element
        if isMirrored, let frame = element.frame { element.frame?.x = CleanScreen.bounds.width - frame.maxX }
        tree.open(element)
        for child in children { child.add(to: &tree, &slots, isMirrored: isMirrored, inside: own) }
        tree.close()
    }
}
