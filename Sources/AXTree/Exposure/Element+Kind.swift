extension Element {
    /// Whether VoiceOver treats the element as something to operate, as far as the element itself can tell.
    ///
    /// By its type, or by a trait that promises an action. A cell is decided by what stands inside it, see
    /// `Exposure.isControl(_:)`.
    public var isControlByItself: Bool {
        type.isControl || traits?.promisesAction == true
            || type == .textView && (placeholder?.isEmpty == false || traits?.contains(.textEntry) == true)
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
        type == .other ? traits?.isEmpty ?? true : type.isStructural
    }

    /// Whether it is a text or picture of which nothing would be heard and nothing is seen: an empty text that waits for
    /// its turn, a wallpaper behind everything, a hairline. UIKit exposes neither unless told to.
    var isOutOfSightWithoutWords: Bool {
        guard !hasLabel, identifier?.isEmpty != false, value?.isEmpty != false, traits?.isEmpty != false else {
            return false
        }
        return isVisible == false || frame.map { $0.shortestSide > 0 && $0.shortestSide < 4 } ?? false
    }

    /// Whether the label has anything in it.
    public var hasLabel: Bool { label?.isEmpty == false }
}

extension Traits {
    /// Whether one of the traits says that the element can be operated.
    var promisesAction: Bool { !isDisjoint(with: Self.actions) }

    private static let actions: Traits = [
        .button, .link, .adjustable, .searchField, .toggleButton, .startsMediaSession,
    ]
}

extension ElementType {
    /// Whether it is something to operate whatever its traits.
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

    /// Whether it only gives structure. An `other` does if it has no trait.
    var isStructural: Bool {
        switch self {
        case .application, .window, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar,
            .tabBar,
            .statusBar, .keyboard, .key, .scrollBar, .group, .splitter:
            true
        default: false
        }
    }

    /// Whether it is there for what it holds, which VoiceOver meets instead of it, also where it has a name of its own: that of
    /// an alert is its title.
    var isComposite: Bool {
        switch self {
        case .segmentedControl, .picker, .datePicker, .stepper, .alert, .sheet, .dialog, .drawer, .popover, .webView,
            .map, .menu, .menuBar, .tabGroup, .radioGroup, .outline, .grid:
            true
        default: false
        }
    }
}
