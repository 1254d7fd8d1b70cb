import AXConfiguration
import AXEngine
import AXDumps
import AXTree

/// A JSON snapshot of a screen: the list of elements that A11yUITests 1.1.0 writes.
///
/// A dump and a file that A11yUITests wrote result in the same list, so that they can be compared. On a platform
/// without traits, the list has the exposed elements, with the traits that fit the types.
package struct JSONSnapshot: Sendable {
    /// The name of the file, for example `Suite-test-name-0.json`.
    package var fileName: String
    /// The time at which the snapshot was made, as written in the file, for example `2023-02-26T09:17:02Z`.
    package var generated: String
    /// The list, in the form in which a screen is read from the file.
    package let screen: Screen
    /// By element of the list: its index in the screen that the snapshot was made of.
    package let sourceIndices: [Int]
    /// The indices of the elements whose traits all have no name in A11yUITests, which writes an empty list for them.
    private let unnamedTraits: Set<Int>

    /// The version of the file format.
    package static let version = "1.1"

    /// Creates the snapshot of a screen.
    package init(_ screen: Screen, generated: String = "") {
        let screen = screen.withReasonableFrames
        fileName = (screen.name ?? "screen") + SnapshotStyle.json.fileExtension
        self.generated = generated
        if screen.origin.isXCUITestList {
            var list = screen
            for index in list.elements.indices where list.elements[index].frame == nil {
                list.elements[index].frame = Self.noFrame
            }
            self.screen = list
            sourceIndices = Array(screen.elements.indices)
            unnamedTraits = []
            return
        }
        var tree = ElementTree()
        var sourceIndices: [Int] = []
        var unnamedTraits: Set<Int> = []
        let exposed = screen.platform.snapshots.roleLine == nil ? nil : Set(Exposure(screen).order)
        for index in screen.elements.indices
        where exposed?.contains(index) ?? Self.isListed(screen.elements[index]) {
            var element = screen.elements[index]
            if exposed != nil {
                element.traits = element.spokenTraits([]).union(element.type == .staticText ? .staticText : [])
            }
            // On such a platform no trait is known of an element of another type, which is not the same as none.
            if let traits = element.traits, exposed != nil || !traits.isEmpty, traits.isDisjoint(with: Self.knownTraits)
            {
                unnamedTraits.insert(sourceIndices.count)
            }
            tree.add(Self.listed(element))
            sourceIndices.append(index)
        }
        var list = Screen(
            name: screen.name, size: screen.size, elements: tree.takeElements(),
            carries: screen.carries.intersection(Self.attributes), exposure: .listed)
        list.origin.format = InputFormat.a11yuitests.id
        list.origin.isXCUITestList = true
        list.scope = screen.mayShowSystemElements ? .device : .app
        list.idiom = screen.idiom
        list.locale = screen.locale
        list.frameTolerance = screen.frameTolerance
        list.origin.file = screen.origin.file
        self.screen = list
        self.sourceIndices = sourceIndices
        self.unnamedTraits = unnamedTraits
    }

    /// Returns the name that A11yUITests gives the file of one call, where `counter` numbers the calls within a
    /// function.
    package static func fileName(suite: String, function: String, counter: Int) -> String {
        let name = "\(suite)-\(function)-\(counter)".filter { $0 != "(" && $0 != ")" }
        return String(name.map { $0 == "_" ? "-" : $0 }) + SnapshotStyle.json.fileExtension
    }

    // MARK: Elements

    /// The attributes of an element in the list.
    private static let attributes: AttributeSet = [.label, .type, .traits, .enabled, .frame, .placeholder, .value]

    /// Returns whether A11yUITests lists an element. It asks the application for its descendants.
    private static func isListed(_ element: Element) -> Bool {
        !ignored.contains(element.type) && !(element.type == .application && element.parent == nil)
    }

    private static let ignored: Set<ElementType> = [
        .window, .scrollBar, .other, .navigationBar, .table, .scrollView, .key, .keyboard, .tabBar,
    ]

    private static func listed(_ element: Element) -> Element {
        var listed = Element(namedType(element.type) == nil ? .other : element.type)
        listed.label = element.label ?? ""
        listed.value = element.value ?? ""
        // An absent placeholder equals an empty one.
        listed.placeholder = element.placeholder
        listed.traits = element.traits?.intersection(knownTraits) ?? []
        listed.isEnabled = element.isEnabled
        listed.frame = element.frame ?? noFrame
        return listed
    }

    /// The frame that A11yUITests writes for an element without one.
    private static let noFrame = Rect(x: 0, y: 0, width: 0, height: 0)

    // MARK: Names

    /// Returns A11yUITests' name of a type.
    package static func typeName(_ type: ElementType) -> String { namedType(type) ?? "Other" }

    /// Returns A11yUITests' name of a type, or `nil` if it has none of its own.
    private static func namedType(_ type: ElementType) -> String? {
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

    /// Returns A11yUITests' names of the traits of an element of the list, in its order; `None` for an element without
    /// traits.
    package func traitNames(_ index: Int) -> [String] {
        if unnamedTraits.contains(index) { return [] }
        guard let traits = screen.elements[index].traits, !traits.isEmpty else { return ["None"] }
        return Self.namedTraits.filter { traits.contains($0.trait) }.map(\.name)
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
