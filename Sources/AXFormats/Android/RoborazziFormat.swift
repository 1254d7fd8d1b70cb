import AXSyntax
import AXTree

extension InputFormat {
    /// The tree that Roborazzi writes beside a screenshot.
    public static let roborazzi = InputFormat(
        "roborazzi", tool: "Roborazzi",
        summary: "The *.uitree.json that Roborazzi writes beside a screenshot, for Android.",
        dump: "./gradlew recordRoborazziDebug -Proborazzi.dumpUiTree=true",
        reader: .json(
            claim: {
                $0["schemaVersion"] != nil && $0["capture"]?.kind == .object && $0["root"]?.kind == .object
                    ? .certain : nil
            }, read: RoborazziFormat.screens))
}

/// Reads the tree of views and of Compose's semantics that Roborazzi writes beside a screenshot.
///
/// Source: takahirom/roborazzi (`docs/topics/ui_tree_dump.md`, `UiTreeDump.kt`, `capture.kt`,
/// `ComposePrintToString.kt`). Classes of views are those of the code, not those that the views report. Compose's nodes
/// are the merged ones, to which Compose gives the class of their role (androidx.compose.ui,
/// `AndroidComposeViewAccessibilityDelegateCompat`). Hints and which views are important for accessibility are not
/// told, headings and selection only of Compose's nodes. Bounds are in pixels of the window.
struct RoborazziFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [],
        carries: [
            .label, .value, .identifier, .enabled, .visible, .frame, .type, .children, .platformType, .text, .flags,
        ],
        exposure: .inferred)
    let root: JSONValue
    /// Whether there is a view with a text, of which it is not known whether it is a heading or selected.
    private var hasViewTexts = false

    init(_ root: JSONValue) { self.root = root }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case type, className, id, testTag, bounds, visibility, properties, actions, flags, children
    }

    /// The keys of the object `properties`: for views the first three.
    private enum Property: String, CaseIterable {
        case text = "Text"
        case contentDescription = "ContentDescription"
        case stateDescription = "StateDescription"
        case editableText = "EditableText"
        case role = "Role"
        case selected = "Selected"
        case toggleableState = "ToggleableState"
        case progress = "ProgressBarRangeInfo"
    }

    static let keys = KeyTable<Key>()
    private static let properties = KeyTable<Property>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var view = PlatformView(className: "")
        var children: JSONItems?
        var isCompose = false
        var hasProgress = false
        var canSetProgress = false
        var canSetText = false
        var editableText: String?
        var role: String?
        var isSelected: Bool?
    }

    mutating func roots() -> JSONItems {
        if let version = root["schemaVersion"], version.number != 1 {
            fields.report(version, expected: "the schema version 1 of Roborazzi")
        }
        return (root["root"] ?? root).itemsOrSelf
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .type: draft.isCompose = fields.text(value) == "compose"
        case .className: draft.view.className = fields.nonEmptyText(value) ?? ""
        case .id, .testTag:
            if let identifier = fields.nonEmptyText(value) { draft.element.identifier = identifier }
        case .bounds: draft.element.frame = bounds(value)
        case .visibility: draft.element.isVisible = fields.text(value) == "visible"
        case .properties: properties(value, &draft)
        case .actions: for action in fields.texts(value) ?? [] { add(action: action, to: &draft) }
        case .flags: for flag in fields.texts(value) ?? [] { add(flag: flag, to: &draft) }
        case .children: draft.children = fields.list(value)
        }
    }

    /// A frame given by its edges: left, top, right and bottom.
    private mutating func bounds(_ value: JSONValue) -> Rect? {
        guard let items = fields.list(value, "a list of four numbers") else { return nil }
        var edges: [Double] = []
        for item in items { edges.append(fields.coordinate(item)) }
        guard edges.count == 4 else {
            fields.report(value, expected: "a list of four numbers")
            return nil
        }
        // What is scrolled away has no extent.
        return fields.frame(edges[0], edges[1], max(edges[2] - edges[0], 0), max(edges[3] - edges[1], 0))
    }

    private mutating func properties(_ object: JSONValue, _ draft: inout Draft) {
        guard object.kind == .object else {
            return fields.report(object, expected: "an object of properties")
        }
        var members = KnownMembers(Self.properties, of: object)
        while let (key, value) = members.next(&fields) {
            let text = fields.nonEmptyText(value)
            switch key {
            case .text: draft.view.text = text
            case .contentDescription: draft.view.contentDescription = text
            case .editableText: draft.editableText = text ?? ""
            case .role: draft.role = text
            case .selected: draft.isSelected = text == "true"
            case .toggleableState:
                draft.view.flags.insert(.checkable)
                if text == "On" { draft.view.flags.insert(.checked) }
            case .progress: draft.hasProgress = true
            case .stateDescription: break
            }
        }
    }

    private func add(action: String, to draft: inout Draft) {
        switch action {
        case "OnClick": draft.view.flags.insert(.clickable)
        case "OnLongClick": draft.view.flags.insert(.longClickable)
        case "RequestFocus": draft.view.flags.insert(.focusable)
        case "ScrollBy": draft.view.flags.insert(.scrollable)
        case "SetProgress": draft.canSetProgress = true
        case "SetText": draft.canSetText = true
        default: break
        }
    }

    private func add(flag: String, to draft: inout Draft) {
        switch flag {
        case "Clickable": draft.view.flags.insert(.clickable)
        case "MergeDescendants": draft.view.flags.insert(.screenReaderFocusable)
        case "Disabled": draft.element.isEnabled = false
        case "Password": draft.view.flags.insert(.password)
        case "Heading": draft.element.headingLevel = 0
        case "HideFromAccessibility", "InvisibleToUser": draft.view.flags.insert(.notImportant)
        default: break
        }
    }

    // MARK: Completion

    mutating func finish(_ draft: inout Draft) {
        if draft.isCompose {
            finishCompose(&draft)
        } else if draft.view.text != nil {
            hasViewTexts = true
        }
        draft.element.type = ElementType(androidClass: draft.view.className, flags: draft.view.flags)
        // Compose only describes the role of a tab; its class says nothing.
        if draft.isCompose, draft.role == "Tab" { draft.element.type = .tab }
        draft.element.view = draft.view
        // Roborazzi leaves out what is visible.
        draft.element.isVisible = draft.element.isVisible ?? true
    }

    /// Completes a node of Compose as Compose presents it to TalkBack.
    private func finishCompose(_ draft: inout Draft) {
        draft.view.text = draft.view.text.map(Self.joined)
        draft.view.contentDescription = draft.view.contentDescription.map(Self.joined)
        if let text = draft.editableText {
            // The texts of a field are its label.
            draft.view.contentDescription = draft.view.contentDescription ?? draft.view.text
            draft.view.text = text.isEmpty ? nil : text
        }
        draft.view.className = Self.className(of: draft)
        guard let isSelected = draft.isSelected else { return }
        if draft.role == "Tab" {
            draft.element.isSelected = isSelected
        } else {
            draft.view.flags.insert(.checkable)
            if isSelected { draft.view.flags.insert(.checked) }
        }
    }

    /// Returns the class that Compose reports for a node.
    private static func className(of draft: Draft) -> String {
        if draft.editableText != nil || draft.canSetText { return "android.widget.EditText" }
        switch draft.role {
        case "Button": return "android.widget.Button"
        case "Checkbox": return "android.widget.CheckBox"
        case "Switch": return "android.widget.Switch"
        case "RadioButton": return "android.widget.RadioButton"
        case "Image": return "android.widget.ImageView"
        case "DropdownList": return "android.widget.Spinner"
        case "ValuePicker": return "android.widget.NumberPicker"
        default: break
        }
        if draft.canSetProgress { return "android.widget.SeekBar" }
        if draft.hasProgress { return "android.widget.ProgressBar" }
        let isPlainText = draft.view.text != nil && draft.view.flags.isDisjoint(with: [.clickable, .checkable])
        return isPlainText ? "android.widget.TextView" : "android.view.View"
    }

    /// Returns the texts of a list as Roborazzi writes it, as they are read: `Pay, 12 €` for `[Pay, 12 €]`.
    private static func joined(_ text: String) -> String {
        text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }

    mutating func finishScreen() {
        screen.platform = .android
        if !hasViewTexts { screen.carries.formUnion([.headingLevel, .selected]) }
        // The picture shows the root.
        let origin = screen.elements.first?.frame.map { Point(x: $0.x, y: $0.y) } ?? Point(x: 0, y: 0)
        for index in screen.elements.indices {
            if hasViewTexts {
                screen.elements[index].headingLevel = nil
                screen.elements[index].isSelected = false
            }
            if let parent = screen.elements[index].parent, screen.elements[parent].isVisible == false {
                screen.elements[index].isVisible = false
            }
            screen.elements[index].frame = screen.elements[index].frame.flatMap {
                Rect(reasonable: $0.x - origin.x, $0.y - origin.y, $0.width, $0.height)
            }
        }
        screen.takeAndroidSize()
        screen.notes += DevelopmentOverlays.mark(&screen.elements)
    }
}
