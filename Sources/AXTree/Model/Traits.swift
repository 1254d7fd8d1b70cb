import AXSyntax

/// What VoiceOver is told about an element's behaviour: UIAccessibilityTraits with its bits.
///
/// Bits 0 to 14, 16, and since iOS 17 `supportsZoom` and `toggleButton` are public API; the others are private to the
/// system and kept as they are, because a dump may carry them.
public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits as UIKit has them.
    public let rawValue: UInt64

    /// Traits with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Acts when it is activated.
    public static let button = Traits(rawValue: 1 << 0)
    /// Leads to another place.
    public static let link = Traits(rawValue: 1 << 1)
    /// Shows a picture.
    public static let image = Traits(rawValue: 1 << 2)
    /// Is chosen at the moment.
    public static let selected = Traits(rawValue: 1 << 3)
    /// Makes its own sound when activated.
    public static let playsSound = Traits(rawValue: 1 << 4)
    /// Is a key of a keyboard.
    public static let keyboardKey = Traits(rawValue: 1 << 5)
    /// Is text that does not change.
    public static let staticText = Traits(rawValue: 1 << 6)
    /// Sums up the state of the app when it starts.
    public static let summaryElement = Traits(rawValue: 1 << 7)
    /// Does not react.
    public static let notEnabled = Traits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = Traits(rawValue: 1 << 9)
    /// Takes text to look for.
    public static let searchField = Traits(rawValue: 1 << 10)
    /// Starts to play or record when activated.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// Can be moved up and down by swiping.
    public static let adjustable = Traits(rawValue: 1 << 12)
    /// Takes touches directly.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
    /// Turns the page when its reading ends.
    public static let causesPageTurn = Traits(rawValue: 1 << 14)
    /// Is a tab bar.
    public static let tabBar = Traits(rawValue: 1 << 15)
    /// Divides content into sections.
    public static let header = Traits(rawValue: 1 << 16)
    /// Private to the system.
    package static let textEntry = Traits(rawValue: 1 << 18)
    /// Private to the system.
    package static let radioButton = Traits(rawValue: 1 << 20)
    /// Private to the system.
    package static let statusBarElement = Traits(rawValue: 1 << 23)
    /// Private to the system.
    package static let secureTextField = Traits(rawValue: 1 << 24)
    /// Private to the system.
    package static let backButton = Traits(rawValue: 1 << 27)
    /// Private to the system.
    package static let tabButton = Traits(rawValue: 1 << 28)
    /// Private to the system.
    package static let autoCorrectCandidate = Traits(rawValue: 1 << 29)
    /// Private to the system.
    package static let popupButton = Traits(rawValue: 1 << 40)
    /// Can be zoomed (iOS 17).
    public static let supportsZoom = Traits(rawValue: 1 << 46)
    /// Private to the system.
    package static let textArea = Traits(rawValue: 1 << 47)
    /// Private to the system.
    package static let menuItem = Traits(rawValue: 1 << 52)
    /// Is switched between two states (iOS 17).
    public static let toggleButton = Traits(rawValue: 1 << 53)

    /// Private to the system.
    package static let tableIndex = Traits(rawValue: 1 << 35)

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
    package static let table = WordTable(names)
}
