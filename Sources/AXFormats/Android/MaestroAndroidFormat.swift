import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The output of `maestro hierarchy` for Android, and the hierarchies in Maestro's files of commands.
    public static let maestroAndroid = InputFormat(
        "maestro-android", tool: "Maestro",
        summary: "The output of maestro hierarchy for Android, and its commands-*.json.",
        dump: "maestro hierarchy > screen.json",
        words: ["\"attributes\"", "\"resource-id\"", "\"accessibilityText\"", "\"bounds\"", "\"class\""],
        reader: .json(
            claim: { MaestroDocument(root: $0).kind == .views ? .certain : nil },
            read: MaestroAndroidFormat.screens))
}

/// Reads the output of `maestro hierarchy` for Android.
///
/// Source: mobile-dev-inc/maestro (`AndroidDriver.kt`, `PrintHierarchyCommand.kt`). It has neither `focusable` nor
/// `long-clickable` nor `checkable`, so what TalkBack stops on is approximate.
struct MaestroAndroidFormat: MaestroReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [],
        carries: [.label, .value, .identifier, .placeholder, .frame, .type, .children, .platformType, .text, .flags],
        exposure: .inferred)
    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case attributes, children, clickable, enabled, checked, selected
    }

    /// The keys of the object `attributes`.
    private enum AttributeKey: String, CaseIterable {
        case text, accessibilityText, hintText, bounds, `class`, clickable, enabled, checked, scrollable, selected
        case resourceID = "resource-id"
        case important = "important-for-accessibility"
    }

    static let keys = KeyTable<Key>()
    private static let attributeKeys = KeyTable<AttributeKey>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var view = PlatformView(className: "")
        var children: JSONItems?
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .attributes: attributes(value, &draft)
        case .children: draft.children = fields.list(value)
        case .clickable: set(.clickable, value, &draft.view)
        case .checked: set(.checked, value, &draft.view)
        case .enabled: if let flag = flag(.enabled, value) { draft.element.isEnabled = flag }
        case .selected: if let flag = flag(.selected, value) { draft.element.isSelected = flag }
        }
    }

    mutating func finish(_ draft: inout Draft) {
        draft.element.type = ElementType(androidClass: draft.view.className, flags: draft.view.flags)
        // Maestro does not say what can be focused. Text fields can, and so can a selected tab, which is not clickable.
        if draft.element.isTextInput || draft.element.isSelected && draft.view.contentDescription != nil {
            draft.view.flags.insert(.focusable)
        }
        draft.element.view = draft.view
    }

    mutating func finishScreen() {
        screen.platform = .android
        screen.takeAndroidSize()
        AndroidWindows.markSystemByIdentifiers(&screen.elements)
        screen.origin.notes += DevelopmentOverlays.mark(&screen.elements)
    }

    private mutating func attributes(_ object: JSONValue, _ draft: inout Draft) {
        guard object.kind == .object else {
            return fields.report(object, expected: "an object of attributes")
        }
        var members = KnownMembers(Self.attributeKeys, of: object)
        while let (index, value) = members.next(&fields) {
            switch Self.attributeKeys.keys[index] {
            case .text: draft.view.text = fields.nonEmptyText(value)
            case .accessibilityText: draft.view.contentDescription = fields.nonEmptyText(value)
            case .hintText: draft.element.placeholder = fields.nonEmptyText(value)
            case .resourceID: draft.element.identifier = fields.nonEmptyText(value)
            case .class: draft.view.className = fields.nonEmptyText(value) ?? ""
            case .bounds: draft.element.frame = fields.corners(value)
            case .clickable: set(.clickable, value, &draft.view)
            case .checked: set(.checked, value, &draft.view)
            case .scrollable: set(.scrollable, value, &draft.view)
            case .enabled: if let flag = flag(.enabled, value) { draft.element.isEnabled = flag }
            case .selected: if let flag = flag(.selected, value) { draft.element.isSelected = flag }
            case .important:
                if fields.looseFlag(value) == false { draft.view.flags.insert(.notImportant) }
            }
        }
    }

    private mutating func set(_ flag: ViewFlags, _ value: JSONValue, _ view: inout PlatformView) {
        if fields.looseFlag(value) == true { view.flags.insert(flag) }
    }
}
