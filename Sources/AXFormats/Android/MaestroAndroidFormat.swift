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
            read: { root throws(SyntaxErrors) in
                try MaestroAndroidFormat.screens(of: MaestroDocument(root: root).hierarchies)
            }))
}

/// Reads the output of `maestro hierarchy` for Android.
///
/// Source: mobile-dev-inc/maestro (`AndroidDriver.kt`, `PrintHierarchyCommand.kt`). It has neither `focusable` nor
/// `long-clickable` nor `checkable`, so what TalkBack stops on is approximate.
struct MaestroAndroidFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.value, .type], exposure: .inferred)

    static let keys = ElementKeys<Self>(
        always: [
            "attributes": .members(attributes), "children": .children, "clickable": .viewFlag(.clickable, .loose),
            "checked": .viewFlag(.checked, .loose),
        ], ["enabled": .loose(.enabled), "selected": .loose(.selected)])

    private static let attributes = ElementKeys<Self>(
        always: [
            "text": .nonEmpty(.text), "accessibilityText": .nonEmpty(.label), "hintText": .nonEmpty(.placeholder),
            "resource-id": .nonEmpty(.identifier), "class": .nonEmpty(.platformType),
            "bounds": .own(.frame) { $2.element.frame = $0.fields.corners($1) },
            "clickable": .viewFlag(.clickable, .loose), "checked": .viewFlag(.checked, .loose),
            "scrollable": .viewFlag(.scrollable, .loose),
            "important-for-accessibility": .own {
                if $0.fields.looseFlag($1) == false { $2.element.view?.flags.insert(.notImportant) }
            },
        ], ["enabled": .loose(.enabled), "selected": .loose(.selected)])

    static let blank = Element.blankView

    mutating func finish(_ draft: inout ElementDraft<NoExtra>) {
        draft.element.finishView()
        // Maestro does not say what can be focused: text fields, and a selected tab, which is not clickable.
        if draft.element.isTextInput || draft.element.isSelected && draft.element.view?.contentDescription != nil {
            draft.element.view?.flags.insert(.focusable)
        }
    }

    mutating func finishScreen(of root: JSONValue) {
        screen.takeAndroidSize()
        AndroidWindows.markSystemByIdentifiers(&screen.elements)
        screen.finishAndroid()
    }
}
