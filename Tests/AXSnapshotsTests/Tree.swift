import AXSyntax
import AXSnapshots
import AXDumps
import AXFormats
import AXTree

/// A tree of elements written by hand.
struct Tree {
    var element: Element
    var children: [Tree] = []

    /// Creates an element, which is exposed by default.
    init(
        _ type: ElementType, _ label: String? = nil, value: String? = nil, traits: Traits? = [], hint: String? = nil,
        actions: [String]? = nil, exposed: Bool = true, hidden: Bool = false, _ children: [Tree] = []
    ) {
        element = Element(type)
        element.label = label
        element.value = value
        element.traits = traits
        element.hint = hint
        element.actions = actions
        element.isAccessibilityElement = exposed
        element.isHidden = hidden
        self.children = children
    }

    /// Returns the tree with an identifier and a frame.
    func named(_ identifier: String? = nil, at frame: Rect? = nil) -> Tree {
        var copy = self
        copy.element.identifier = identifier
        copy.element.frame = frame
        return copy
    }

    fileprivate func add(to tree: inout ElementTree) {
        tree.open(element)
        for child in children { child.add(to: &tree) }
        tree.close()
    }

    /// Returns an unexposed container.
    static func box(hidden: Bool = false, _ children: Tree...) -> Tree {
        Tree(.other, exposed: false, hidden: hidden, children)
    }
}

extension Screen {
    /// Creates a screen with trees as its roots.
    init(_ trees: Tree..., name: String = "Screen", carries: AttributeSet = .all) {
        self.init(trees: trees, name: name, carries: carries)
    }

    /// Creates a screen with trees as its roots.
    init(trees: [Tree], name: String = "Screen", carries: AttributeSet = .all) {
        var tree = ElementTree()
        for node in trees { node.add(to: &tree) }
        self.init(name: name, elements: tree.elements, carries: carries)
    }
}
