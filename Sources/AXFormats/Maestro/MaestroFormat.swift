import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The output of `maestro hierarchy` for iOS, and the hierarchies in Maestro's files of commands.
    public static let maestro = InputFormat(
        "maestro", tool: "Maestro", summary: "The output of maestro hierarchy for iOS, and its commands-*.json.",
        dump: "maestro hierarchy",
        words: ["\"attributes\"", "\"accessibilityText\"", "\"children\"", "\"hintText\"", "\"bounds\""],
        reader: .json(
            claim: { MaestroDocument(root: $0).kind == .elements ? .certain : nil }, read: MaestroFormat.screens))
}

/// Reads the output of `maestro hierarchy` for iOS, and `commands-*.json`, which `maestro test` writes with the
/// hierarchy at each failed assertion.
///
/// Source: mobile-dev-inc/maestro (`IOSDriver.kt`, `PrintHierarchyCommand.kt`, `TestDebugReporter.kt`). There are no
/// element types; only the application and the status bars are known, by their positions in the tree. A text that is
/// missing is empty or left out; corners are truncated to whole points.
struct MaestroFormat: MaestroReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [], carries: [.label, .identifier, .value, .placeholder, .frame, .children], exposure: .inferred)
    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case attributes, children
    }

    /// The keys of the object `attributes`.
    private enum AttributeKey: String, CaseIterable {
        case accessibilityText, value, hintText, bounds, enabled, selected
        case resourceID = "resource-id"
    }

    static let keys = KeyTable<Key>()
    private static let attributeKeys = KeyTable<AttributeKey>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var children: JSONItems?
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .attributes: attributes(value, &draft.element)
        case .children: draft.children = fields.list(value)
        }
    }

    private mutating func attributes(_ object: JSONValue, _ element: inout Element) {
        guard object.kind == .object else {
            return fields.report(object, expected: "an object of attributes")
        }
        var members = KnownMembers(Self.attributeKeys, of: object)
        while let (index, value) = members.next(&fields) {
            switch Self.attributeKeys.keys[index] {
            case .accessibilityText: element.label = fields.nonEmptyText(value)
            case .value: element.value = fields.nonEmptyText(value)
            case .hintText: element.placeholder = fields.nonEmptyText(value)
            case .resourceID: element.identifier = fields.nonEmptyText(value)
            case .bounds: element.frame = fields.corners(value)
            case .enabled: if let flag = flag(.enabled, value) { element.isEnabled = flag }
            case .selected: if let flag = flag(.selected, value) { element.isSelected = flag }
            }
        }
    }

    mutating func finishScreen() { screen.finishMaestro() }
}
