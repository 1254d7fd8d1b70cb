import AXSyntax
import AXTree

/// An element as rules see it: its attributes, and the questions that need the rest of the screen.
///
/// What every rule asks of every element is inlinable: a call into another module would cost more than the answer.
public struct ElementView {
    /// The screen it stands on.
    public let screen: ScreenView
    /// Its index in the screen.
    public internal(set) var index: Int

    /// What it is.
    @inlinable public var type: ElementType { screen.elements[index].type }
    /// What VoiceOver says first, as it is.
    @inlinable public var label: String? { screen.elements[index].label }
    /// How many bytes of UTF-8 the label has; 0 without one. Cheaper to ask than the label itself, and most elements are done
    /// with after this question.
    @inlinable public var labelByteCount: Int { screen.elements[index].label?.utf8.count ?? 0 }
    /// Whether the label is missing, or has nothing in it that could be seen or spoken.
    public var isBlank: Bool { screen.elements[index].label.map(\.isBlank) ?? true }
    /// What the label is made of. Cheaper to ask than the label itself, too.
    @inlinable public var labelFacts: TextFacts { screen.labelFacts(of: index) }
    /// The words of the label, folded to be compared with others.
    package var foldedLabel: FoldedText { screen.foldedLabel(of: index) }
    /// The state that can change; nil where there is none.
    @inlinable public var value: String? { screen.elements[index].value }
    /// What happens on activation.
    @inlinable public var hint: String? { screen.elements[index].hint }
    /// For tests, never spoken.
    @inlinable public var identifier: String? { screen.elements[index].identifier }
    /// What an empty text field shows.
    @inlinable public var placeholder: String? { screen.elements[index].placeholder }
    /// How it behaves; nil where the traits could not be read.
    @inlinable public var traits: Traits? { screen.elements[index].traits }
    /// Where it is, in points.
    @inlinable public var frame: Rect? { screen.elements[index].frame }
    /// Whether it reacts.
    @inlinable public var isEnabled: Bool { screen.elements[index].isEnabled }
    /// Whether it is chosen.
    @inlinable public var isSelected: Bool { screen.elements[index].isSelected }
    /// Everything the dump says of it.
    @inlinable public var element: Element { screen.elements[index] }

    /// Whether it takes text.
    @inlinable public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether it is something to operate: see `Element.isControlByItself`, and a cell with nothing exposed inside.
    @inlinable public var isControl: Bool { screen.exposure.isControl[index] }

    /// Whether VoiceOver's heading rotor stops here; nil where the dump does not tell.
    @inlinable public var isHeader: Bool? { screen.isHeader(index) }

    /// Whether the dump says that it cannot be seen now.
    @inlinable public var isOutOfSight: Bool { screen.elements[index].isVisible == false }

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
