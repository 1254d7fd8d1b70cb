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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.isAccessibilityElement], exposure: .listed)

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard let first = root.itemsOrSelf.first, first["snapshot"]?.kind == .array else { return nil }
        return first["generated"] != nil && first["filename"] != nil ? .certain : nil
    }

    /// Returns the screen of a snapshot, or those of a list of snapshots.
    static func screens(of root: JSONValue) throws(SyntaxErrors) -> [Screen] {
        try screens(of: root.itemsOrSelf.map(\.self))
    }

    static let keys = ElementKeys<Self>(always: [
        "label": .exact(.label), "value": .exact(.value), "placeholder": .exact(.placeholder),
        "enabled": .exact(.enabled),
        "type": .own(.type) { $2.element.type = $0.type($1) },
        "traits": .own(.traits) { $2.element.traits = $0.traits($1) },
        "frame": .own(.frame) { $2.element.frame = $0.fields.frame(pairs: $1) },
    ])

    static let blank: Element = {
        var element = Element()
        element.traits = []
        return element
    }()

    mutating func roots(of root: JSONValue) -> JSONItems {
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
                value, found: "version \"\(version.printable)\"",
                expected: "1.1 or older: this snapshot was written by a newer A11yUITests")
        }
    }

    mutating func finishScreen(of root: JSONValue) {
        screen.origin.isXCUITestList = true
        screen.takeSelection()
    }

    private mutating func type(_ value: JSONValue) -> ElementType {
        if value.kind == .string { return value.word(in: Self.typeNames).map { Self.types[$0].type } ?? .other }
        return fields.null(value, expected: "a string or null") ?? .other
    }

    private mutating func traits(_ value: JSONValue) -> Traits {
        Traits((fields.texts(value) ?? []).compactMap { $0 == "None" ? nil : Traits(spacedName: $0) })
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
