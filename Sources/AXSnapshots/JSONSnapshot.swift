import AXEngine
import AXFormats
import AXTree

/// A screen as A11yUITests 1.1.0 sees it: a flat list without what it ignores, with its names for types and traits.
///
/// The same list comes out of a dump and out of a snapshot that the library wrote, so that the two compare equal.
public struct JSONSnapshot: Sendable {
    /// What the file is called: `Suite-test-name-0.json`.
    public var fileName: String
    /// When it was made, as it is written in the file: `2023-02-26T09:17:02Z`.
    public var generated: String
    /// The list, as a screen that reads from the file.
    public let screen: Screen
    /// By element of the list: its index in the screen it was made from.
    public let sources: [Int]
    /// The elements of the list that have traits, though none that the library knows: it writes an empty list for those.
    public let nameless: Set<Int>

    /// The version of the files that are written.
    public static let version = "1.1"

    /// The snapshot of a screen.
    public init(_ screen: Screen, generated: String = "") {
        fileName = (screen.name ?? "screen") + SnapshotStyle.json.fileExtension
        self.generated = generated
        if screen.format == InputFormat.a11yuitests.id {
            self.screen = screen
            sources = Array(screen.elements.indices)
            nameless = []
            return
        }
        var tree = ElementTree()
        var sources: [Int] = []
        var nameless: Set<Int> = []
        for index in screen.elements.indices where Self.isListed(screen.elements[index]) {
            if let traits = screen.elements[index].traits, !traits.isEmpty, traits.isDisjoint(with: Self.knownTraits) {
                nameless.insert(sources.count)
            }
            tree.add(Self.listed(screen.elements[index]))
            sources.append(index)
        }
        var list = Screen(
            name: screen.name, size: screen.size, elements: tree.takeElements(),
            carries: screen.carries.intersection(Self.attributes), exposure: .listed)
        list.format = InputFormat.a11yuitests.id
        list.idiom = screen.idiom
        list.locale = screen.locale
        list.frameTolerance = screen.frameTolerance
        list.file = screen.file
        self.screen = list
        self.sources = sources
        self.nameless = nameless
    }

    /// The name that A11yUITests gives the file of one call: suite, function and a counter of calls within the function.
    public static func fileName(suite: String, function: String, counter: Int) -> String {
        let name = "\(suite)-\(function)-\(counter)".filter { $0 != "(" && $0 != ")" }
        return String(name.map { $0 == "_" ? "-" : $0 }) + SnapshotStyle.json.fileExtension
    }

    /// What the list tells of an element.
    public static let attributes: AttributeSet = [.label, .type, .traits, .enabled, .frame, .placeholder, .value]

    /// Whether the library would list the element: it asks the application for its descendants.
    private static func isListed(_ element: Element) -> Bool {
        !ignored.contains(element.type) && !(element.type == .application && element.parent == nil)
    }

    private static let ignored: ElementTypeSet = [
        .window, .scrollBar, .other, .navigationBar, .table, .scrollView, .key, .keyboard, .tabBar,
    ]

    private static func listed(_ element: Element) -> Element {
        var listed = Element(typeName(element.type) == nil ? .other : element.type)
        listed.label = element.label ?? ""
        listed.value = element.value ?? ""
        // Most elements have no placeholder, and one that is empty is the same.
        listed.placeholder = element.placeholder
        listed.traits = element.traits?.intersection(knownTraits) ?? []
        listed.isEnabled = element.isEnabled
        listed.frame = element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return listed
    }

    // MARK: Names

    /// The library's name of a type; nil for those it calls `Other`.
    public static func typeName(_ type: ElementType) -> String? {
        switch type {
        case .staticText: "Label"
        case .button: "Button"
        case .textField: "Text Field"
        case .cell: "Cell"
        case .switch: "Switch"
        case .alert: "Alert"
        case .pageIndicator: "Page Indicator"
        case .activityIndicator: "Activity Indicator"
        case .link: "Link"
        case .searchField: "Search Field"
        case .slider: "Slider"
        case .textView: "Text View"
        case .secureTextField: "Secure Text Field"
        case .datePicker: "Date Picker"
        case .stepper: "Stepper"
        case .dialog: "Dialog"
        case .progressIndicator: "Progress Indicator"
        case .segmentedControl: "Segmented Control"
        case .picker: "Picker"
        case .pickerWheel: "Picker Wheel"
        case .image: "Image"
        default: nil
        }
    }

    /// The library's names of traits, in its order; `None` for no trait at all.
    public static func traitNames(_ traits: Traits?) -> [String] {
        guard let traits, !traits.isEmpty else { return ["None"] }
        return namedTraits.filter { traits.contains($0.trait) }.map(\.name)
    }

    private static let namedTraits: [(trait: Traits, name: String)] = [
        (.button, "Button"), (.link, "Link"), (.header, "Header"), (.searchField, "Search Field"), (.image, "Image"),
        (.selected, "Selected"), (.playsSound, "Plays Sound"), (.keyboardKey, "Keyboard Key"),
        (.staticText, "Static Text"), (.summaryElement, "Summary Element"), (.notEnabled, "Not Enabled"),
        (.updatesFrequently, "Updates Frequently"), (.startsMediaSession, "Starts Media Session"),
        (.adjustable, "Adjustable"), (.allowsDirectInteraction, "Allows Direct Interaction"),
        (.causesPageTurn, "Causes Page Turn"), (.tabBar, "Tab Bar"),
    ]
    private static let knownTraits = Traits(namedTraits.map(\.trait))
}
