import AXSyntax
import AXTree

extension InputFormat {
    /// The JSON snapshot of A11yUITests.
    public static let a11yuitests = InputFormat(
        "a11yuitests", tool: "A11yUITests", summary: "The JSON snapshot of A11yUITests.", dump: "a11ySnapshot()",
        reader: .json(claim: A11yUITestsFormat.claim, read: A11yUITestsFormat.screens))
}

/// Reads the JSON snapshot of A11yUITests: a flat list of elements that XCUITest found, without an application or a
/// hierarchy. axaudit writes the snapshots of several screens as a list of them.
///
/// Source: rwapp/A11yUITests 1.1.0 (`A11ySnapshot.swift`).
struct A11yUITestsFormat: JSONDumpReader {
    var fields: JSONFields
    /// The node of the snapshot.
    private var root = 0
    var screen = Screen(
        elements: [],
        carries: [.type, .label, .value, .placeholder, .traits, .enabled, .frame, .isAccessibilityElement],
        exposure: .listed)

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    static func claim(on document: JSONDocument) -> FormatClaim? {
        let isList = document.nodes[0].kind == .array
        guard let first = isList ? document.firstRoot(at: 0) : 0, let list = document.member("snapshot", of: first),
            document.nodes[list].kind == .array
        else { return nil }
        let keys = ["generated", "filename"]
        return keys.allSatisfy { document.member($0, of: first) != nil } ? .certain : nil
    }

    /// Returns the screen of a snapshot, or those of a list of snapshots.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        let roots = document.nodes[0].kind == .array ? Array(document.items(of: 0)) : [0]
        var screens: [Screen] = []
        var errors: [SyntaxError] = []
        for root in roots {
            var reader = Self(document)
            reader.root = root
            screens.append(reader.readScreen())
            errors += reader.fields.errors
        }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
        return screens
    }

    enum Key: String, CaseIterable {
        case label, type, traits, enabled, placeholder, value, frame
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = elementWithTraits
        /// Always 0: the list is flat.
        var children = 0

        private static let elementWithTraits: Element = {
            var element = Element()
            element.traits = []
            return element
        }()
    }

    mutating func roots() -> Range<Int> {
        if let index = document.member("version", of: root), let version = fields.text(at: index) {
            check(version, at: index)
        }
        if let index = document.member("filename", of: root), let name = fields.text(at: index) {
            screen.name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        }
        guard let snapshot = document.member("snapshot", of: root), document.nodes[snapshot].kind == .array else {
            fields.report(document.member("snapshot", of: root) ?? root, expected: "\"snapshot\", a list of elements")
            return 0..<0
        }
        return document.roots(at: snapshot)
    }

    private mutating func check(_ version: String, at index: Int) {
        let parts = version.split(separator: ".").map { Int($0) ?? .max }
        if let major = parts.first, major > 1 || (major == 1 && parts.count > 1 && parts[1] > 1) {
            fields.report(
                SyntaxError(
                    at: document.offset(of: index), found: "version \"\(version.printable)\"",
                    expected: "1.1 or older: this snapshot was written by a newer A11yUITests"))
        }
    }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .label: draft.element.label = fields.text(at: value)
        case .type: draft.element.type = type(at: value)
        case .traits: draft.element.traits = traits(at: value)
        case .enabled: draft.element.isEnabled = fields.flag(at: value) ?? true
        case .placeholder: draft.element.placeholder = fields.text(at: value)
        case .value: draft.element.value = fields.text(at: value)
        case .frame: draft.element.frame = frame(at: value)
        }
    }

    mutating func finishScreen() { screen.takeSelection() }

    private mutating func type(at index: Int) -> ElementType {
        guard document.nodes[index].kind == .string else {
            // Null is accepted; anything else is reported.
            _ = fields.text(at: index)
            return .other
        }
        return document.word(at: index, in: Self.typeNames).map { Self.types[$0].type } ?? .other
    }

    private mutating func traits(at index: Int) -> Traits {
        guard document.nodes[index].kind == .array else {
            _ = fields.texts(at: index)
            return []
        }
        var traits: Traits = []
        for item in document.items(of: index) {
            if document.nodes[item].kind == .string, let known = document.word(at: item, in: Traits.spacedTable) {
                traits.insert(Traits(rawValue: 1 << UInt64(known)))
            } else if let name = fields.text(at: item, "a string"), name != "None", let trait = Traits(spacedName: name)
            {
                traits.insert(trait)
            }
        }
        return traits
    }

    private mutating func frame(at index: Int) -> Rect? {
        if let (x, y, width, height) = document.twoPairs(at: index) { return fields.frame(x, y, width, height) }
        var edges: [Double] = []
        if document.nodes[index].kind == .array {
            for pair in document.items(of: index) where document.nodes[pair].kind == .array {
                for item in document.items(of: pair) { edges.append(fields.coordinate(at: item)) }
            }
        }
        guard edges.count == 4 else {
            fields.report(index, expected: "[[x, y], [width, height]]")
            return nil
        }
        return fields.frame(edges[0], edges[1], edges[2], edges[3])
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
