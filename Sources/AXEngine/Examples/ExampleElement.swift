import AXPictures
import AXSyntax
import AXTree

/// An element of an example. By default it has the traits of its type and is 44 points high.
///
/// It has only what examples usually say, because every rule has some, and `element` is asked for in tests and
/// documents only.
public struct ExampleElement: Sendable {
    private let type: ElementType
    private let label: String?
    private let value: String?
    private let hint: String?
    private let identifier: String?
    private let placeholder: String?
    private let traits: Traits?
    private let frame: Rect?
    private let isExposed: Bool?
    /// The element after changes; `nil` if there were none.
    private var changed: Boxed<Element>?
    /// The size of an element without a frame.
    package let size: Size
    /// What the picture of the example shows in its frame; `nil` for nothing.
    package var picture: ExampleDrawing?
    /// The elements inside it.
    package let children: [ExampleElement]

    /// Creates an element of any type.
    public init(
        _ type: ElementType, _ label: String? = nil, value: String? = nil, hint: String? = nil,
        identifier: String? = nil, placeholder: String? = nil, traits: Traits? = nil, size: Size? = nil,
        at frame: Rect? = nil, exposed: Bool? = nil,
        containing children: [ExampleElement] = []
    ) {
        self.type = type
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.placeholder = placeholder
        self.traits = traits
        self.frame = frame
        isExposed = exposed
        self.size = size ?? Size(358, 44)
        self.children = children
    }

    /// The element, with a frame only if the example depends on it.
    package var element: Element {
        if let changed { return changed.value }
        var element = Element(type)
        element.label = label
        element.value = value
        element.hint = hint
        element.identifier = identifier
        element.placeholder = placeholder
        element.traits = traits ?? Self.usualTraits[type] ?? []
        element.frame = frame
        element.isAccessibilityElement = isExposed ?? !element.isStructural
        element.isVisible = true
        return element
    }

    /// Creates a button.
    public static func button(
        _ label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        traits: Traits = .button, size: Size? = nil, at frame: Rect? = nil,
        containing children: [ExampleElement] = []
    ) -> ExampleElement {
        ExampleElement(
            .button, label, value: value, hint: hint, identifier: identifier, traits: traits, size: size, at: frame,
            containing: children)
    }

    /// Creates a static text.
    public static func text(
        _ label: String? = nil, traits: Traits = .staticText, size: Size? = nil, at frame: Rect? = nil
    ) -> ExampleElement {
        ExampleElement(.staticText, label, traits: traits, size: size, at: frame)
    }

    /// Creates a static text with the header trait.
    public static func header(_ label: String? = nil) -> ExampleElement {
        ExampleElement(.staticText, label, traits: [.staticText, .header])
    }

    /// Creates an image.
    public static func image(
        _ label: String? = nil, traits: Traits = .image, size: Size? = nil, at frame: Rect? = nil
    ) -> ExampleElement {
        ExampleElement(.image, label, traits: traits, size: size, at: frame)
    }

    /// Creates a text field.
    public static func textField(
        _ label: String? = nil, value: String? = nil, placeholder: String? = nil, size: Size? = nil
    ) -> ExampleElement {
        ExampleElement(.textField, label, value: value, placeholder: placeholder, size: size)
    }

    /// Creates a link.
    public static func link(_ label: String? = nil, size: Size? = nil, at frame: Rect? = nil) -> ExampleElement {
        ExampleElement(.link, label, size: size, at: frame)
    }

    /// Creates a container that is not exposed.
    public static func container(
        _ type: ElementType, _ label: String? = nil, identifier: String? = nil, at frame: Rect? = nil,
        _ children: ExampleElement...
    ) -> ExampleElement {
        ExampleElement(
            type, label, identifier: identifier, size: Size(358, 60 * Double(children.count)), at: frame,
            exposed: false,
            containing: children)
    }

    /// Returns the element with a change.
    public func with(_ change: (inout Element) -> Void) -> ExampleElement {
        var element = element
        change(&element)
        var copy = self
        copy.changed = Boxed(element)
        return copy
    }

    func add(to tree: inout ElementTree, x: Double, y: Double) {
        var element = element
        if element.frame == nil { element.frame = Rect(x: x, y: y, width: size.width, height: size.height) }
        tree.open(element)
        for (row, child) in children.enumerated() { child.add(to: &tree, x: x, y: y + 60 * Double(row)) }
        tree.close()
    }

    private static let usualTraits: [ElementType: Traits] = [
        .button: .button, .link: .link, .image: .image, .staticText: .staticText, .searchField: .searchField,
        .slider: .adjustable, .stepper: .adjustable, .pickerWheel: .adjustable, .switch: [.button, .toggleButton],
        .tab: .button,
    ]
}

extension RuleExample {
    /// The example's screen as an outline, one element a line, for documentation.
    package var drawing: String {
        func draw(_ element: ExampleElement, _ indent: String) -> String {
            let own = element.element
            var line = indent + own.summary(on: .default)
            if let identifier = own.identifier { line += " #\(identifier)" }
            if let value = own.value { line += ", value \"\(value.printable)\"" }
            if let hint = own.hint { line += ", hint \"\(hint.printable)\"" }
            if let placeholder = own.placeholder { line += ", placeholder \"\(placeholder.printable)\"" }
            if let traits = own.traits { line += " [\(traits.names.joined(separator: ", "))]" }
            line += " (\(own.frame?.description ?? element.size.description))"
            if own.isAccessibilityElement == false { line += ", not exposed" }
            if let picture = element.picture {
                line += picture.foreground.map { ", drawn in \(RGBColor($0))" } ?? ", not drawn"
                line += " on \(RGBColor(picture.background))"
            }
            return ([line] + element.children.map { draw($0, indent + "  ") }).joined(separator: "\n")
        }
        let own = elements.map { draw($0, "") }
        let others = variants.flatMap { [$0.name + ":"] + $0.elements.map { draw($0, "  ") } }
        let issues = (traits.issues ?? []).map { "Apple's audit: \($0.words)" + ($0.label.map { ": \"\($0)\"" } ?? "") }
        let journeys = traits.journey.map { ["journey: \($0.reach) within \($0.within) by \($0.by.rawValue)"] } ?? []
        let effect = traits.touchChanged.map { $0 ? "and the screen changed" : "and nothing changed" }
        let touches = traits.touched.map { "touched: " + ([$0, effect].compactMap(\.self)).joined(separator: ", ") }
        return (own + others + issues + touches + journeys).joined(separator: "\n")
    }
}
