extension Element {
    /// Whether the element is a control by its own type or traits.
    ///
    /// A cell can be a control because of its contents; see `Exposure.isControl`.
    package var isControlByItself: Bool {
        type.isControl || traits?.promisesAction == true
            || type == .textView && (placeholder?.isEmpty == false || traits?.contains(.textEntry) == true)
    }

    /// Whether the element is a text field, a search field or a text view.
    public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }

    /// Whether the element only groups others, so that it is exposed only if its flag says so.
    package var isStructural: Bool {
        type == .other ? traits?.isEmpty ?? true : type.isStructural
    }

    /// Whether the element has nothing to speak and cannot be seen, such as an empty text, a background image or a
    /// separator line. UIKit does not expose such texts and images by default.
    var isOutOfSightWithoutWords: Bool {
        guard !hasLabel, identifier?.isEmpty != false, value?.isEmpty != false, traits?.isEmpty != false else {
            return false
        }
        return isVisible == false || frame.map { $0.shortestSide > 0 && $0.shortestSide < 4 } ?? false
    }

    /// Whether the element has a label that is not empty.
    public var hasLabel: Bool { label?.isEmpty == false }

    /// Whether the element has a label or a value that is not empty.
    var hasLabelOrValue: Bool { hasLabel || value?.isEmpty == false }
}

extension Traits {
    /// Whether one of the traits is that of a control.
    var promisesAction: Bool { !isDisjoint(with: Self.actions) }

    private static let actions: Traits = [
        .button, .link, .adjustable, .searchField, .toggleButton, .startsMediaSession,
    ]
}

extension ElementType {
    /// Whether the type is a control, regardless of traits.
    var isControl: Bool {
        switch self {
        case .button, .link, .slider, .stepper, .segmentedControl, .textField, .secureTextField, .searchField, .switch,
            .toggle, .checkBox, .radioButton, .comboBox, .popUpButton, .menuButton, .toolbarButton, .menuItem, .tab,
            .pageIndicator, .datePicker, .picker, .pickerWheel, .colorWell, .incrementArrow, .decrementArrow,
            .disclosureTriangle:
            true
        default: false
        }
    }

    /// Whether the type only groups others. An `other` without traits does, too; see `Element.isStructural`.
    var isStructural: Bool {
        switch self {
        case .application, .window, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar,
            .tabBar, .statusBar, .keyboard, .key, .scrollBar, .group, .splitter:
            true
        default: false
        }
    }

    /// Whether VoiceOver reaches the contents of the type instead of the element itself, even if the element has a
    /// label, as an alert has its title.
    var isComposite: Bool {
        switch self {
        case .segmentedControl, .picker, .datePicker, .stepper, .alert, .sheet, .dialog, .drawer, .popover, .webView,
            .map, .menu, .menuBar, .tabGroup, .radioGroup, .outline, .grid:
            true
        default: false
        }
    }
}
