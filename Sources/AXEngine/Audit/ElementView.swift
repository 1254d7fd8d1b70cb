import AXSyntax
import AXTree

/// An element as rules see it: its attributes, and questions that need the rest of the screen.
public struct ElementView {
    /// The screen that the element belongs to.
    public let screen: ScreenView
    /// The index of the element in the screen.
    public let index: Int

    /// The type.
    public var type: ElementType { screen.elements[index].type }
    /// `UIAccessibilityElement.accessibilityLabel`, unchanged.
    public var label: String? { screen.elements[index].label }
    /// Whether the label is missing, or has no character that could be seen or spoken.
    public var isBlank: Bool { screen.elements[index].label.map(\.isBlank) ?? true }
    /// The state that can change; nil where there is none.
    public var value: String? { screen.elements[index].value }
    /// What happens on activation.
    public var hint: String? { screen.elements[index].hint }
    /// For tests, never spoken.
    public var identifier: String? { screen.elements[index].identifier }
    /// What an empty text field shows.
    public var placeholder: String? { screen.elements[index].placeholder }
    /// How it behaves; nil where the traits could not be read.
    public var traits: Traits? { screen.elements[index].traits }
    /// Where it is, in points.
    public var frame: Rect? { screen.elements[index].frame }
    /// Whether it reacts.
    public var isEnabled: Bool { screen.elements[index].isEnabled }
    /// Whether it is chosen.
    public var isSelected: Bool { screen.elements[index].isSelected }
    /// Everything the dump says of it.
    public var element: Element { screen.elements[index] }

    /// Whether it takes text.
    public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether it is something to operate: see `Element.isControlByItself`, and a cell with nothing exposed inside.
    public var isControl: Bool { screen.exposure.isControl[index] }

    /// Whether VoiceOver's heading rotor stops here; nil where the dump does not tell.
    public var isHeader: Bool? { screen.isHeader(index) }

    /// Whether the dump says that it cannot be seen now.
    public var isOutOfSight: Bool { screen.elements[index].isVisible == false }

    /// Whether part of it lies outside the screen or outside what scrolls around it, so that its frame is not what can
    /// be touched.
    public var isClipped: Bool {
        guard let frame, let clip = screen.clip(of: index) else { return false }
        return !clip.contains(frame, tolerance: screen.screen.frameTolerance)
    }

    /// The frame of an element whose size and place can be judged: it has one, is in sight and not clipped.
    public var measurableFrame: Rect? {
        guard !isOutOfSight, let frame, !frame.isEmpty, !isClipped else { return nil }
        return frame
    }

    /// The element it stands in.
    public var parent: ElementView? {
        screen.elements[index].parent.map { ElementView(screen: screen, index: $0) }
    }

    /// The elements it stands in, from the inside out.
    public var ancestors: some Sequence<ElementView> {
        sequence(state: self.parent) { next in
            defer { next = next?.parent }
            return next
        }
    }

    /// The nearest element around it of one of these types.
    public func ancestor(of types: ElementTypeSet) -> ElementView? {
        screen.ancestor(of: index, types).map { ElementView(screen: screen, index: $0) }
    }

    /// The controls it stands in, from the inside out.
    public var controlsAround: some Sequence<ElementView> {
        sequence(state: index) { [screen] at in
            guard let control = screen.control(around: at) else { return nil as ElementView? }
            at = control
            return ElementView(screen: screen, index: control)
        }
    }

    /// The elements inside it, at any depth.
    public var descendants: some Sequence<ElementView> {
        (index + 1..<screen.elements[index].subtreeEnd).lazy.map { [screen] in ElementView(screen: screen, index: $0) }
    }

    /// Whether `other` stands inside it, at any depth.
    public func contains(_ other: ElementView) -> Bool {
        other.index > index && other.index < screen.elements[index].subtreeEnd
    }

    /// The element as messages name another one: `button "Close"`.
    public var description: String { screen.elements[index].summary }
}

extension Element {
    /// Type and label in a few words, safe to print: `button "Close"`, `text field` for one without a label.
    public var summary: String {
        let isHeader =
            headingLevel != nil || traits?.contains(.header) == true && (type == .staticText || type == .other)
        let kind = isHeader ? "header" : type.words
        guard let label, !label.isEmpty else { return kind }
        return "\(kind) \"\(label.printable(limit: 60))\""
    }
}
