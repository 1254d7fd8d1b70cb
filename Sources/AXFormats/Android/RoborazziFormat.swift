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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.label, .value, .enabled, .type, .text, .flags], exposure: .inferred)
    /// Whether there is a view with a text, of which it is not known whether it is a heading or selected.
    private var hasViewTexts = false
    /// Whether there is a field that is a view, whose hint is not told.
    private var hasViewFields = false

    static let keys = ElementKeys<Self>(always: [
        "type": .own { $2.extra.isCompose = $0.fields.text($1) == "compose" },
        "className": .nonEmpty(.platformType), "id": .own(.identifier) { $0.identifier($1, &$2) },
        "testTag": .own(.identifier) { $0.identifier($1, &$2) },
        "bounds": .own(.frame) { $2.element.frame = $0.bounds($1) },
        "visibility": .own(.visible) { $2.element.isVisible = $0.fields.text($1) == "visible" },
        "properties": .own { $0.properties($1, &$2) },
        "actions": .own { $2.extra.node.words.formUnion($0.fields.texts($1) ?? []) },
        "flags": .own { $2.extra.node.words.formUnion($0.fields.texts($1) ?? []) },
        "children": .children,
    ])

    /// What is not told is visible.
    static let blank: Element = {
        var element = Element(.any)
        element.isVisible = true
        return element
    }()

    struct Extra: DraftExtra {
        var node = ComposeNode()
        var isCompose = false
    }

    mutating func roots(of root: JSONValue) -> JSONItems {
        if let version = root["schemaVersion"], version.number != 1 {
            fields.report(version, expected: "the schema version 1 of Roborazzi")
        }
        return (root["root"] ?? root).itemsOrSelf
    }

    private mutating func identifier(_ value: JSONValue, _ draft: inout Draft) {
        if let identifier = fields.nonEmptyText(value) { draft.element.identifier = identifier }
    }

    /// A frame given by its edges: left, top, right and bottom.
    private mutating func bounds(_ value: JSONValue) -> Rect? {
        guard let items = fields.list(value, "a list of four numbers") else { return nil }
        let edges = items.map { fields.coordinate($0) }
        guard edges.count == 4 else {
            fields.report(value, expected: "a list of four numbers")
            return nil
        }
        return fields.frame(left: edges[0], edges[1], edges[2], edges[3])
    }

    private mutating func properties(_ object: JSONValue, _ draft: inout Draft) {
        guard object.kind == .object else {
            return fields.report(object, expected: "an object of properties")
        }
        for member in object.members where ComposeNode.names.contains(member.name) {
            let text = fields.nonEmptyText(member.value) ?? ""
            if draft.extra.node.properties.updateValue(text, forKey: member.name) != nil {
                fields.reportTwice(member.key)
            }
        }
    }

    mutating func finish(_ draft: inout Draft) {
        if draft.extra.isCompose { return draft.extra.node.present(&draft.element) }
        draft.extra.node.describe(&draft.element, className: draft.element.platformType ?? "")
        if draft.element.view?.text != nil { hasViewTexts = true }
        if draft.element.isTextInput { hasViewFields = true }
    }

    mutating func finishScreen(of root: JSONValue) {
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
        if !hasViewFields { screen.takeFieldLabels() }
        screen.takeAndroidSize()
        screen.finishAndroid()
    }
}
