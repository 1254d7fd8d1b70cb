import AXAudit
import TestSupport

/// A tree written down by hand, for tests.
struct Node: Sendable {
    var element: Element
    var children: [Node] = []

    /// An element with the flag that VoiceOver stops on it.
    init(
        _ type: ElementType, _ label: String? = nil, at frame: Rect? = nil, traits: Traits? = [], exposed: Bool = true,
        _ children: [Node] = []
    ) {
        element = Element(type)
        element.label = label
        element.frame = frame
        element.traits = traits
        element.isAccessibilityElement = exposed
        self.children = children
    }

    /// A button with its trait.
    static func button(_ label: String?, at frame: Rect? = nil) -> Node {
        Node(.button, label, at: frame, traits: .button)
    }

    /// The same with a change.
    func with(_ change: (inout Element) -> Void) -> Node {
        var copy = self
        change(&copy.element)
        return copy
    }

    fileprivate func add(to tree: inout ElementTree) {
        tree.open(element)
        for child in children { child.add(to: &tree) }
        tree.close()
    }
}

extension Screen {
    /// A screen with an application of its size around these nodes.
    init(_ nodes: [Node], size: Size = 390 × 844, idiom: Screen.Idiom = .phone, lacks: AttributeSet = []) {
        var tree = ElementTree()
        tree.open(Node(.application, exposed: false).with { $0.frame = Rect(x: 0, y: 0, size) }.element)
        for node in nodes { node.add(to: &tree) }
        tree.close()
        self.init(size: size, elements: tree.elements, carries: AttributeSet.all.subtracting(lacks))
        self.idiom = idiom
    }
}

extension Rect {
    /// A rectangle of that size at a place.
    init(x: Double, y: Double, _ size: Size) { self.init(x: x, y: y, width: size.width, height: size.height) }
}

extension Rule {
    /// What this rule alone says of a screen.
    func audit(_ screen: Screen, _ values: [String: ParameterValue] = [:]) -> ScreenAudit {
        Audit([RuleSetting(self, values: values)])(screen)
    }

    /// How many findings this rule alone has on a screen.
    func count(_ nodes: Node..., on idiom: Screen.Idiom = .phone, set values: [String: ParameterValue] = [:])
        -> Int
    {
        audit(Screen(nodes, idiom: idiom), values).findings.count
    }
}

extension ScreenAudit {
    /// By finding, the indices of its elements.
    var found: [[Int]] { findings.map { $0.elements.map(\.index) } }
}

extension SeededRandom {
    /// A number of quarter points, which a Double holds exactly.
    mutating func points(_ range: ClosedRange<Double>) -> Double {
        Double(int(Int(range.lowerBound * 4)...Int(range.upperBound * 4))) / 4
    }
}
