/// What VoiceOver is told about an element's behaviour: UIAccessibilityTraits with its bits.
///
/// Bits 0 to 14, 16, and since iOS 17 `supportsZoom` and `toggleButton` are public API; the others are private to the
/// system and kept as they are, because a dump may carry them.
public struct Traits: OptionSet, Hashable, Sendable {
    // Rules ask for them a hundred thousand times on a large screen, so they are numbers where they are asked for.

    /// The bits as UIKit has them.
    public let rawValue: UInt64

    /// Traits with these bits.
    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Acts when it is activated.
    @inlinable public static var button: Traits { Traits(rawValue: 1 << 0) }
    /// Leads to another place.
    @inlinable public static var link: Traits { Traits(rawValue: 1 << 1) }
    /// Shows a picture.
    @inlinable public static var image: Traits { Traits(rawValue: 1 << 2) }
    /// Is chosen at the moment.
    @inlinable public static var selected: Traits { Traits(rawValue: 1 << 3) }
    /// Makes its own sound when activated.
    @inlinable public static var playsSound: Traits { Traits(rawValue: 1 << 4) }
    /// Is a key of a keyboard.
    @inlinable public static var keyboardKey: Traits { Traits(rawValue: 1 << 5) }
    /// Is text that does not change.
    @inlinable public static var staticText: Traits { Traits(rawValue: 1 << 6) }
    /// Sums up the state of the app when it starts.
    @inlinable public static var summaryElement: Traits { Traits(rawValue: 1 << 7) }
    /// Does not react.
    @inlinable public static var notEnabled: Traits { Traits(rawValue: 1 << 8) }
    /// Changes its label or value often.
    @inlinable public static var updatesFrequently: Traits { Traits(rawValue: 1 << 9) }
    /// Takes text to look for.
    @inlinable public static var searchField: Traits { Traits(rawValue: 1 << 10) }
    /// Starts to play or record when activated.
    @inlinable public static var startsMediaSession: Traits { Traits(rawValue: 1 << 11) }
    /// Can be moved up and down by swiping.
    @inlinable public static var adjustable: Traits { Traits(rawValue: 1 << 12) }
    /// Takes touches directly.
    @inlinable public static var allowsDirectInteraction: Traits { Traits(rawValue: 1 << 13) }
    /// Turns the page when its reading ends.
    @inlinable public static var causesPageTurn: Traits { Traits(rawValue: 1 << 14) }
    /// Is a tab bar.
    @inlinable public static var tabBar: Traits { Traits(rawValue: 1 << 15) }
    /// Divides content into sections.
    @inlinable public static var header: Traits { Traits(rawValue: 1 << 16) }
    /// Private to the system.
    @inlinable package static var textEntry: Traits { Traits(rawValue: 1 << 18) }
    /// Private to the system.
    @inlinable package static var radioButton: Traits { Traits(rawValue: 1 << 20) }
    /// Private to the system.
    @inlinable package static var statusBarElement: Traits { Traits(rawValue: 1 << 23) }
    /// Private to the system.
    @inlinable package static var secureTextField: Traits { Traits(rawValue: 1 << 24) }
    /// Private to the system.
    @inlinable package static var backButton: Traits { Traits(rawValue: 1 << 27) }
    /// Private to the system.
    @inlinable package static var tabButton: Traits { Traits(rawValue: 1 << 28) }
    /// Private to the system.
    @inlinable package static var autoCorrectCandidate: Traits { Traits(rawValue: 1 << 29) }
    /// Private to the system.
    @inlinable package static var popupButton: Traits { Traits(rawValue: 1 << 40) }
    /// Can be zoomed (iOS 17).
    @inlinable public static var supportsZoom: Traits { Traits(rawValue: 1 << 46) }
    /// Private to the system.
    @inlinable package static var textArea: Traits { Traits(rawValue: 1 << 47) }
    /// Private to the system.
    @inlinable package static var menuItem: Traits { Traits(rawValue: 1 << 52) }
    /// Is switched between two states (iOS 17).
    @inlinable public static var toggleButton: Traits { Traits(rawValue: 1 << 53) }

    /// Private to the system.
    @inlinable package static var tableIndex: Traits { Traits(rawValue: 1 << 35) }

    /// The names of the bits, from bit 0 on, as UIAccessibilityTraits and the system's own headers spell them.
    package static let names = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
        "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
        "allowsDirectInteraction", "causesPageTurn", "tabBar", "header", "webContent", "textEntry", "pickerElement",
        "radioButton", "isEditing", "launchIcon", "statusBarElement", "secureTextField", "inactive", "footer",
        "backButton", "tabButton", "autoCorrectCandidate", "deleteKey", "selectionDismissesItem", "visited",
        "scrollable", "spacer", "tableIndex", "map", "textOperationsAvailable", "draggable", "gesturePracticeRegion",
        "popupButton", "allowsNativeSliding", "mathEquation", "containedByTable", "containedByList",
        "touchContainer", "supportsZoom", "textArea", "bookContent", "containedByLandmark", "folderIcon", "readOnly",
        "menuItem", "toggleButton", "ignoreItemChooser", "supportsTrackingDetail", "alert", "containedByFieldset",
        "allowsLayoutChangeInStatusBar",
    ]

    /// Every trait that is public API.
    public static let standard = Traits(rawValue: (1 << 17) - 1).union([.supportsZoom, .toggleButton])

    /// The trait of that name, as our own format writes it.
    public init?(name: String) {
        guard let bit = Self.table.index(of: name) else { return nil }
        self.init(rawValue: 1 << UInt64(bit))
    }

    /// The names of the traits that are set, in bit order; a bit without a name as its number.
    public var names: [String] {
        var names: [String] = []
        var rest = rawValue
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            names.append(bit < Self.names.count ? Self.names[bit] : "\(bit)")
            rest &= rest - 1
        }
        return names
    }

    /// Finds a trait's bit by its name.
    static let table = WordTable(names)
}
