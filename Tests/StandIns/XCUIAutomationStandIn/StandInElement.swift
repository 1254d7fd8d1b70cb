/// An element of the simulated app.
public struct StandInElement: Sendable {
    public var type: XCUIElement.ElementType
    public var label: String
    public var identifier: String
    public var value: String?
    public var placeholder: String?
    public var frame: CGRect
    /// The value of the private property `traits`, or `nil` if it does not exist.
    public var traits: UInt64?
    public var isEnabled: Bool
    public var isSelected = false
    /// The name of a control in an app for macOS.
    public var title = ""
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

    /// The number of levels below the element.
    var depth: Int { (children.map(\.depth).max() ?? -1) + 1 }

    /// The descendants in preorder.
    var descendants: [StandInElement] { children.flatMap { [$0] + $0.descendants } }
}
