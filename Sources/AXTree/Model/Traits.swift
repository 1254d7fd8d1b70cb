import AXSyntax

/// The traits of an element, with the bits of `UIAccessibilityTraits`.
///
/// Bits 0 to 14, 16, and since iOS 17 `supportsZoom` and `toggleButton` are public API; the others are private to the
/// system and kept, because a dump may carry them.
public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of `UIAccessibilityTraits`.
    public let rawValue: UInt64

    /// Creates traits with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The element is a button.
    public static let button = Traits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = Traits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = Traits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = Traits(rawValue: 1 << 3)
    /// The element plays its own sound when activated.
    public static let playsSound = Traits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = Traits(rawValue: 1 << 5)
    /// The element is text that cannot change.
    public static let staticText = Traits(rawValue: 1 << 6)
    /// The element summarises the state of the app when it starts.
    public static let summaryElement = Traits(rawValue: 1 << 7)
    /// The element does not react to input.
    public static let notEnabled = Traits(rawValue: 1 << 8)
    /// The element changes its label or value often.
    public static let updatesFrequently = Traits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = Traits(rawValue: 1 << 10)
    /// The element starts playback or recording when activated.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// The element's value can be incremented and decremented.
    public static let adjustable = Traits(rawValue: 1 << 12)
    /// The element handles touches itself.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
    /// The element turns the page when VoiceOver has read it.
    public static let causesPageTurn = Traits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = Traits(rawValue: 1 << 15)
    /// The element is a header that divides content into sections.
    public static let header = Traits(rawValue: 1 << 16)
    /// Private to the system.
    package static let textEntry = Traits(rawValue: 1 << 18)
    /// Private to the system.
    package static let radioButton = Traits(rawValue: 1 << 20)
    /// Private to the system.
    package static let isEditing = Traits(rawValue: 1 << 21)
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
    /// The element's contents can be zoomed (iOS 17).
    public static let supportsZoom = Traits(rawValue: 1 << 46)
    /// Private to the system.
    package static let textArea = Traits(rawValue: 1 << 47)
    /// Private to the system.
    package static let containedByList = Traits(rawValue: 1 << 44)
    /// Private to the system.
    package static let containedByLandmark = Traits(rawValue: 1 << 49)
    /// Private to the system.
    package static let menuItem = Traits(rawValue: 1 << 52)
    /// The element is switched between two states (iOS 17).
    public static let toggleButton = Traits(rawValue: 1 << 53)

    /// Private to the system.
    package static let tableIndex = Traits(rawValue: 1 << 35)

    /// The names of the bits from bit 0 on, as in `UIAccessibilityTraits` and the system's private headers.
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
    package static let standard = Traits(rawValue: (1 << 17) - 1).union([.supportsZoom, .toggleButton])

    /// Creates the trait with this name in axaudit's own tree.
    package init?(name: String) {
        guard let bit = Self.table.index(of: name) else { return nil }
        self.init(rawValue: 1 << UInt64(bit))
    }

    /// The names of the traits in the order of their bits. A bit without a name is written as its number.
    package var names: [String] {
        var names: [String] = []
        var rest = rawValue
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            names.append(bit < Self.names.count ? Self.names[bit] : "\(bit)")
            rest &= rest - 1
        }
        return names
    }

    /// Finds the number of a trait's bit by its name.
    package static let table = WordTable(names)
}
