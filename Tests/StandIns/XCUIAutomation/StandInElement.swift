/// An element of the app that the stand-in pretends to run.
public struct StandInElement: Sendable {
    public var type: XCUIElement.ElementType
    public var label: String
    public var identifier: String
    public var value: String?
    public var placeholder: String?
    public var frame: CGRect
    /// The private property; nil where reading it gives nothing.
    public var traits: UInt64?
    public var isEnabled: Bool
    public var isSelected = false
    public var children: [StandInElement]

    public init(
        _ type: XCUIElement.ElementType, _ label: String = "", identifier: String = "", value: String? = nil,
        placeholder: String? = nil, frame: CGRect = .zero, traits: UInt64? = 0, isEnabled: Bool = true,
        children: [StandInElement] = []
    ) {
        self.type = type
        self.label = label
        self.identifier = identifier
        self.value = value
        self.placeholder = placeholder
        self.frame = frame
        self.traits = traits
        self.isEnabled = isEnabled
        self.children = children
    }

    /// The elements inside it, a parent before its children.
    var descendants: [StandInElement] { children.flatMap { [$0] + $0.descendants } }
}
