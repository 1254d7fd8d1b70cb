extension Element {
    /// Whether VoiceOver treats the element as something to operate, as far as the element itself can tell.
    ///
    /// By its type, or by a trait that promises an action. A cell is decided by what stands inside it, see
    /// `Exposure.isControl(_:)`.
    public var isControlByItself: Bool {
        Self.controlTypes.contains(type)
            || type == .textView && (placeholder?.isEmpty == false || traits?.contains(.textEntry) == true)
            || traits.map { !$0.isDisjoint(with: Self.controlTraits) } ?? false
    }

    /// Whether it takes text.
    public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether it only gives structure, so that VoiceOver does not stop on it unless it says so itself.
    public var isStructural: Bool {
        if type == .other { return traits?.isEmpty ?? true }
        return Self.structuralTypes.contains(type)
    }

    /// Whether the label has anything in it.
    public var hasLabel: Bool { label?.isEmpty == false }

    private static let controlTypes: Set<ElementType> = [
        .button, .link, .slider, .stepper, .segmentedControl, .textField, .secureTextField, .searchField, .switch, .toggle,
        .checkBox, .radioButton, .comboBox, .popUpButton, .menuButton, .toolbarButton, .menuItem, .tab, .pageIndicator,
        .datePicker, .picker, .pickerWheel, .colorWell, .incrementArrow, .decrementArrow, .disclosureTriangle,
    ]
    private static let controlTraits: Traits = [
        .button, .link, .adjustable, .searchField, .toggleButton, .startsMediaSession,
    ]
    private static let structuralTypes: Set<ElementType> = [
        .application, .window, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar, .tabBar,
        .statusBar, .keyboard, .key, .scrollBar, .group, .splitter,
    ]
}
