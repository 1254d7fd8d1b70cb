import AXSyntax
import AXTree

extension InputFormat {
    /// The output of `maestro hierarchy` for Android, and the hierarchies in Maestro's files of commands.
    public static let maestroAndroid = InputFormat(
        "maestro-android", tool: "Maestro",
        summary: "The output of maestro hierarchy for Android, and its commands-*.json.",
        dump: "maestro hierarchy > screen.json",
        reader: .json(
            claim: { MaestroDocument(document: $0).kind == .views ? .certain : nil },
            read: MaestroAndroidFormat.screens))
}

/// Reads the output of `maestro hierarchy` for Android.
///
/// Source: mobile-dev-inc/maestro (`AndroidDriver.kt`, `PrintHierarchyCommand.kt`). It has neither `focusable` nor
/// `long-clickable` nor `checkable`, so what TalkBack stops on is approximate.
struct MaestroAndroidFormat: MaestroReader {
    var fields: JSONFields
    var screen = Screen(
        elements: [],
        carries: [.label, .value, .identifier, .placeholder, .frame, .type, .children, .platformType, .text, .flags],
        exposure: .inferred)
    let hierarchy: Int

    init(_ document: JSONDocument, hierarchy: Int) {
        fields = JSONFields(document)
        self.hierarchy = hierarchy
    }

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
        var children = 0
    }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .attributes: attributes(at: value, &draft)
        case .children: draft.children = fields.list(at: value)
        case .clickable: set(.clickable, at: value, &draft.view)
        case .checked: set(.checked, at: value, &draft.view)
        case .enabled: if let flag = flag(.enabled, at: value) { draft.element.isEnabled = flag }
        case .selected: if let flag = flag(.selected, at: value) { draft.element.isSelected = flag }
        }
    }

    mutating func finish(_ draft: inout Draft) {
        draft.element.type = ElementType(androidClass: draft.view.className, flags: draft.view.flags)
        draft.element.view = draft.view
    }

    mutating func finishScreen() {
        screen.platform = .android
        screen.takeAndroidSize()
    }

    private mutating func attributes(at object: Int, _ draft: inout Draft) {
        guard document.nodes[object].kind == .object else {
            return fields.report(object, expected: "an object of attributes")
        }
        var keys = KnownKeys(Self.attributeKeys, of: object, in: document)
        while let (key, value) = keys.next(&fields) {
            switch key {
            case .text: draft.view.text = fields.nonEmptyText(at: value)
            case .accessibilityText: draft.view.contentDescription = fields.nonEmptyText(at: value)
            case .hintText: draft.element.placeholder = fields.nonEmptyText(at: value)
            case .resourceID: draft.element.identifier = fields.nonEmptyText(at: value)
            case .class: draft.view.className = fields.nonEmptyText(at: value) ?? ""
            case .bounds: draft.element.frame = fields.corners(at: value)
            case .clickable: set(.clickable, at: value, &draft.view)
            case .checked: set(.checked, at: value, &draft.view)
            case .scrollable: set(.scrollable, at: value, &draft.view)
            case .enabled: if let flag = flag(.enabled, at: value) { draft.element.isEnabled = flag }
            case .selected: if let flag = flag(.selected, at: value) { draft.element.isSelected = flag }
            case .important:
                if fields.looseFlag(at: value) == false { draft.view.flags.insert(.notImportant) }
            }
        }
    }

    private mutating func set(_ flag: ViewFlags, at value: Int, _ view: inout PlatformView) {
        if fields.looseFlag(at: value) == true { view.flags.insert(flag) }
    }
}
