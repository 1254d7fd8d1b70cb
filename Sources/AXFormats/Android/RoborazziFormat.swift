import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The tree that Roborazzi writes beside a screenshot.
    public static let roborazzi = InputFormat(
        "roborazzi", tool: "Roborazzi",
        summary: "The *.uitree.json that Roborazzi writes beside a screenshot, for Android.",
        dump: "./gradlew recordRoborazziDebug -Proborazzi.dumpUiTree=true",
        words: ["\"schemaVersion\"", "\"capture\"", "\"root\"", "\"testTag\"", "\"properties\""],
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

    static let keys = KeyTable<Key>()
    private static let properties = KeyTable<ComposeNode.Property>()

    struct Draft: ElementDraft {
        var node = ComposeNode()
        var children: JSONItems?
        var isCompose = false
        var element: Element {
            get { node.element }
            set { node.element = newValue }
        }
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
        case .className: draft.node.view.className = fields.nonEmptyText(value) ?? ""
        case .id, .testTag:
            if let identifier = fields.nonEmptyText(value) { draft.element.identifier = identifier }
        case .bounds: draft.element.frame = bounds(value)
        case .visibility: draft.element.isVisible = fields.text(value) == "visible"
        case .properties: properties(value, &draft)
        case .actions: for action in fields.texts(value) ?? [] { draft.node.add(action: action) }
        case .flags: for flag in fields.texts(value) ?? [] { draft.node.add(flag: flag) }
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
        while let (index, value) = members.next(&fields) {
            draft.node.set(Self.properties.keys[index], fields.nonEmptyText(value))
        }
    }

    // MARK: Completion

    mutating func finish(_ draft: inout Draft) {
        if draft.isCompose {
            draft.node.present()
        } else {
            if draft.node.view.text != nil { hasViewTexts = true }
            draft.element.type = ElementType(
                androidClass: draft.node.view.className, flags: draft.node.view.flags)
            draft.element.view = draft.node.view
        }
        // Roborazzi leaves out what is visible.
        draft.element.isVisible = draft.element.isVisible ?? true
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
        screen.origin.notes += DevelopmentOverlays.mark(&screen.elements)
    }
}
