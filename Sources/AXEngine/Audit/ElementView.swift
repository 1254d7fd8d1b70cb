import AXSyntax
import AXTree

/// An element as rules see it: its attributes, and questions that need the rest of the screen.
public struct ElementView {
    /// The screen that the element belongs to.
    public let screen: ScreenView
    /// The index of the element in the screen.
    public let index: Int

    /// The type.
    @inlinable public var type: ElementType { screen.elements[index].type }
    /// `UIAccessibilityElement.accessibilityLabel`, unchanged.
    @inlinable public var label: String? { screen.elements[index].label }
    /// Returns the whole text of an attribute, of which rules may get only the beginning.
    package func wholeText(of attribute: Attribute) -> String? { screen.wholeElements[index].text(of: attribute) }
    /// Returns the length of a text in characters, of which rules may get only the beginning.
    ///
    /// - Parameter length: The length of that beginning, or of a part of it.
    package func wholeLength(of attribute: Attribute, from length: Int) -> Int {
        guard let whole = screen.wholeElements[index].text(of: attribute), let cut = element.text(of: attribute),
            cut.utf8.count < whole.utf8.count
        else { return length }
        return length + whole.count - cut.count
    }
    /// Whether the label is missing, or has no character that could be seen or spoken.
    public var isBlank: Bool { screen.elements[index].label.map(\.isBlank) ?? true }
    /// `UIAccessibilityElement.accessibilityValue`; `nil` if there is none.
    @inlinable public var value: String? { screen.elements[index].value }
    /// `UIAccessibilityElement.accessibilityHint`.
    @inlinable public var hint: String? { screen.elements[index].hint }
    /// `accessibilityIdentifier`, which tests use and screen readers do not say.
    @inlinable public var identifier: String? { screen.elements[index].identifier }
    /// The placeholder of a text field.
    @inlinable public var placeholder: String? { screen.elements[index].placeholder }
    /// `UIAccessibilityElement.accessibilityTraits`; `nil` where the traits could not be read.
    @inlinable public var traits: Traits? { screen.elements[index].traits }
    /// The frame in points, in screen coordinates; `nil` if it is unknown, as inside a cell that is not laid out.
    public var frame: Rect? { screen.isUnplaced(index) ? nil : screen.elements[index].frame }
    /// Whether it is enabled.
    @inlinable public var isEnabled: Bool { screen.elements[index].isEnabled }
    /// Whether it is selected.
    @inlinable public var isSelected: Bool { screen.elements[index].isSelected }
    /// All attributes in the dump.
    @inlinable public var element: Element { screen.elements[index] }

    /// What holds for apps of the platform of the screen.
    package var conventions: PlatformConventions { screen.screen.platform.conventions }

    /// Whether text can be entered.
    public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether it is a control: see `Element.isControlByItself`; also a cell without an exposed element inside.
    public var isControl: Bool { screen.exposure.isControl[index] }

    /// Whether VoiceOver's heading rotor stops here; `nil` if the dump does not tell.
    public var isHeader: Bool? { screen.isHeader(index) }

    /// Whether the dump says that it is not visible.
    @inlinable public var isOutOfSight: Bool { screen.elements[index].isVisible == false }

    /// Whether part of it lies outside its clipping region, so that its frame is not the area that can be touched.
    package var isClipped: Bool {
        guard let frame, let clip = screen.clip(of: index) else { return false }
        return !clip.contains(frame, tolerance: screen.screen.frameTolerance)
    }

    /// The frame, if the size and location of the element can be judged: it is visible, not empty and not clipped.
    public var measurableFrame: Rect? {
        guard !isOutOfSight, let frame, !frame.isEmpty, !isClipped else { return nil }
        return frame
    }

    /// Whether it is in a navigation bar, a toolbar or a tab bar.
    package var isInBar: Bool { screen.isInBar(index) }

    /// The element around it.
    public var parent: ElementView? {
        screen.elements[index].parent.map { ElementView(screen: screen, index: $0) }
    }

    /// The elements around it, from the innermost to the outermost.
    public var ancestors: some Sequence<ElementView> {
        sequence(state: self.parent) { next in
            defer { next = next?.parent }
            return next
        }
    }

    /// Returns the nearest element around it of one of these types.
    public func ancestor(of types: ElementTypeSet) -> ElementView? {
        screen.ancestor(of: index, types).map { ElementView(screen: screen, index: $0) }
    }

    /// The controls around it, from the innermost to the outermost; at most 100, so that rules need not walk through
    /// thousands of nested controls for each element.
    package var controlsAround: some Sequence<ElementView> {
        sequence(state: index) { [screen] at in
            guard let control = screen.control(around: at) else { return nil as ElementView? }
            at = control
            return ElementView(screen: screen, index: control)
        }.prefix(100)
    }

    /// The first 500 elements inside it, which are all elements inside a control or a row of a real screen. Where
    /// elements with many contents are nested, rules would otherwise look at each of them again and again.
    package var contents: some Sequence<ElementView> {
        let end = min(screen.elements[index].subtreeEnd, index + 1 + 500)
        return (index + 1..<end).lazy.map { [screen] in ElementView(screen: screen, index: $0) }
    }

    /// The elements inside it, at any depth.
    public var descendants: some Sequence<ElementView> {
        (index + 1..<screen.elements[index].subtreeEnd).lazy.map { [screen] in ElementView(screen: screen, index: $0) }
    }

    /// Returns whether `other` is inside it, at any depth.
    public func contains(_ other: ElementView) -> Bool {
        other.index > index && other.index < screen.elements[index].subtreeEnd
    }

    /// The platform of its screen.
    package var platform: Platform { screen.screen.platform }

    /// The type in messages, in the words of the platform's developers.
    package var typeWords: String { screen.elements[index].words(on: platform) }

    /// The name of the element in messages: `button "Close"`.
    public var description: String { screen.elements[index].summary(on: platform) }
}
