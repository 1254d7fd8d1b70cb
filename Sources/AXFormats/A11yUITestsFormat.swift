import AXSyntax
import AXTree

/// The JSON snapshot that A11yUITests writes: a flat list of what XCUITest found, without an application or a hierarchy.
///
/// Read from rwapp/A11yUITests 1.1.0 (`A11ySnapshot.swift`).
enum A11yUITestsFormat {
    /// Whether a JSON text is such a snapshot.
    static func claims(_ document: JSONDocument) -> Bool {
        guard let list = document.member("snapshot", of: 0), document.nodes[list].kind == .array else { return false }
        return document.member("generated", of: 0) != nil && document.member("filename", of: 0) != nil
    }

    /// The one screen of a snapshot.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var fields = JSONFields(document)
        var tree = ElementTree()
        var screen = Screen(
            elements: [],
            carries: [.type, .label, .value, .placeholder, .traits, .enabled, .frame, .isAccessibilityElement],
            exposure: .listed)
        if let at = document.member("version", of: 0), let version = fields.text(at: at) { check(version, at, &fields) }
        if let at = document.member("filename", of: 0), let name = fields.text(at: at) {
            screen.name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        }
        guard let snapshot = document.member("snapshot", of: 0), document.nodes[snapshot].kind == .array else {
            fields.report(document.member("snapshot", of: 0) ?? 0, expected: "\"snapshot\", a list of elements")
            throw SyntaxErrors(fields.errors)
        }
        for item in document.items(of: snapshot) {
            if let obstacle = tree.obstacle {
                fields.report(SyntaxError(at: document.offset(of: item), obstacle))
                break
            }
            if document.nodes[item].kind == .object {
                tree.add(element(item, &fields))
            } else {
                fields.report(item, expected: "an element")
            }
        }
        guard fields.errors.isEmpty else { throw SyntaxErrors(fields.errors) }
        screen.elements = tree.takeElements()
        screen.takeSelection()
        screen.notes = fields.takeNotes()
        return [screen]
    }

    private static func check(_ version: String, _ index: Int, _ fields: inout JSONFields) {
        let parts = version.split(separator: ".").map { Int($0) ?? .max }
        if let major = parts.first, major > 1 || (major == 1 && parts.count > 1 && parts[1] > 1) {
            fields.report(
                SyntaxError(
                    at: fields.document.offset(of: index), found: "version \"\(version.printable)\"",
                    expected: "1.1 or older: this snapshot was written by a newer A11yUITests"))
        }
    }

    private static func element(_ object: Int, _ fields: inout JSONFields) -> Element {
        let document = fields.document
        var element = Element()
        element.offset = Int(document.nodes[object].start)
        element.traits = []
        var seen: UInt32 = 0
        for key in document.keys(of: object) {
            guard let index = document.word(at: key, in: keys) else { continue }
            fields.meet(index, at: key, &seen)
            let at = key + 1
            switch Key.allCases[index] {
            case .label: element.label = fields.text(at: at)
            case .type: element.type = type(at, &fields)
            case .traits: element.traits = traits(at, &fields)
            case .enabled: element.isEnabled = fields.flag(at: at) ?? true
            case .placeholder: element.placeholder = fields.text(at: at)
            case .value: element.value = fields.text(at: at)
            case .frame: element.frame = frame(at, &fields)
            }
        }
        return element
    }

    private enum Key: String, CaseIterable { case label, type, traits, enabled, placeholder, value, frame }
    private static let keys = WordTable(Key.allCases.map(\.rawValue))

    private static func type(_ index: Int, _ fields: inout JSONFields) -> ElementType {
        guard fields.document.nodes[index].kind == .string else {
            // Null says nothing; anything else is reported.
            _ = fields.text(at: index)
            return .other
        }
        return fields.document.word(at: index, in: typeNames).map { types[$0].type } ?? .other
    }

    private static func traits(_ index: Int, _ fields: inout JSONFields) -> Traits {
        let document = fields.document
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

    private static func frame(_ index: Int, _ fields: inout JSONFields) -> Rect? {
        let document = fields.document
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

    /// That library's names for element types.
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
