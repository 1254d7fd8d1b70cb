import AXSyntax
import AXTree

extension InputFormat {
    /// The JSON snapshot of A11yUITests.
    public static let a11yuitests = InputFormat(
        "a11yuitests", tool: "A11yUITests", summary: "The JSON snapshot of A11yUITests.", dump: "a11ySnapshot()",
        words: ["\"snapshot\"", "\"generated\"", "\"filename\"", "\"traits\""],
        reader: .json(claim: A11yUITestsFormat.claim, read: A11yUITestsFormat.screens))
}

/// Reads the JSON snapshot of A11yUITests: a flat list of elements that XCUITest found, without an application or a
/// hierarchy. axaudit writes the snapshots of several screens as a list of them.
///
/// Source: rwapp/A11yUITests 1.1.0 (`A11ySnapshot.swift`).
struct A11yUITestsFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [],
        carries: [.type, .label, .value, .placeholder, .traits, .enabled, .frame, .isAccessibilityElement],
        exposure: .listed)

    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    static func claim(on root: JSONValue) -> FormatClaim? {
        let isList = root.kind == .array
        guard let first = isList ? root.items.first : root, let list = first["snapshot"], list.kind == .array
        else { return nil }
        let keys = ["generated", "filename"]
        return keys.allSatisfy { first[$0] != nil } ? .certain : nil
    }

    /// Returns the screen of a snapshot, or those of a list of snapshots.
    static func screens(of root: JSONValue) throws(SyntaxErrors) -> [Screen] {
        try screens(of: root.kind == .array ? Array(root.items) : [root])
    }

    enum Key: String, CaseIterable {
        case label, type, traits, enabled, placeholder, value, frame
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = elementWithTraits
        /// Always `nil`: the list is flat.
        var children: JSONItems?

        private static let elementWithTraits: Element = {
            var element = Element()
            element.traits = []
            return element
        }()
    }

    mutating func roots() -> JSONItems {
        if let value = root["version"], let version = fields.text(value) { check(version, value) }
        if let name = root["filename"].flatMap({ fields.text($0) }) {
            screen.name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        }
        guard let snapshot = root["snapshot"], snapshot.kind == .array else {
            fields.report(root["snapshot"] ?? root, expected: "\"snapshot\", a list of elements")
            return root.noItems
        }
        return snapshot.items
    }

    private mutating func check(_ version: String, _ value: JSONValue) {
        let parts = version.split(separator: ".").map { Int($0) ?? .max }
        if let major = parts.first, major > 1 || (major == 1 && parts.count > 1 && parts[1] > 1) {
            fields.report(
                value.error(
                    found: "version \"\(version.printable)\"",
                    expected: "1.1 or older: this snapshot was written by a newer A11yUITests"))
        }
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .label: draft.element.label = fields.text(value)
        case .type: draft.element.type = type(value)
        case .traits: draft.element.traits = traits(value)
        case .enabled: draft.element.isEnabled = fields.flag(value) ?? true
        case .placeholder: draft.element.placeholder = fields.text(value)
        case .value: draft.element.value = fields.text(value)
        case .frame: draft.element.frame = fields.frame(pairs: value)
        }
    }

    mutating func finishScreen() {
        screen.origin.isXCUITestList = true
        screen.takeSelection()
    }

    private mutating func type(_ value: JSONValue) -> ElementType {
        guard value.kind == .string else {
            // Null is accepted; anything else is reported.
            _ = fields.text(value)
            return .other
        }
        return value.word(in: Self.typeNames).map { Self.types[$0].type } ?? .other
    }

    private mutating func traits(_ value: JSONValue) -> Traits {
        guard value.kind == .array else {
            _ = fields.texts(value)
            return []
        }
        var traits: Traits = []
        for item in value.items {
            if let name = fields.text(item, "a string"), name != "None", let trait = Traits(spacedName: name) {
                traits.insert(trait)
            }
        }
        return traits
    }

    /// A11yUITests' names of element types.
    static let types: [(name: String, type: ElementType)] = [
        ("Label", .staticText), ("Button", .button), ("Text Field", .textField), ("Cell", .cell), ("Switch", .switch),
        ("Alert", .alert), ("Page Indicator", .pageIndicator), ("Activity Indicator", .activityIndicator),
        ("Link", .link), ("Search Field", .searchField), ("Slider", .slider), ("Text View", .textView),
        ("Secure Text Field", .secureTextField), ("Date Picker", .datePicker), ("Stepper", .stepper),
        ("Dialog", .dialog), ("Progress Indicator", .progressIndicator), ("Segmented Control", .segmentedControl),
        ("Picker", .picker), ("Picker Wheel", .pickerWheel), ("Image", .image),
    ]
    private static let typeNames = WordTable(types.map(\.name))
}
