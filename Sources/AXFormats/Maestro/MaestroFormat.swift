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
            claim: { MaestroDocument(root: $0).kind == .elements ? .certain : nil },
            read: { root throws(SyntaxErrors) in
                try MaestroFormat.screens(of: MaestroDocument(root: root).hierarchies)
            }))
}

/// Reads the output of `maestro hierarchy` for iOS, and `commands-*.json`, which `maestro test` writes with the
/// hierarchy at each failed assertion.
///
/// Source: mobile-dev-inc/maestro (`IOSDriver.kt`, `PrintHierarchyCommand.kt`, `TestDebugReporter.kt`). There are no
/// element types; only the application and the status bars are known, by their positions in the tree. A text that is
/// missing is empty or left out; corners are truncated to whole points.
struct MaestroFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [], exposure: .inferred)

    static let keys = ElementKeys<Self>(always: ["attributes": .members(attributes), "children": .children])

    private static let attributes = ElementKeys<Self>(
        always: [
            "accessibilityText": .nonEmpty(.label), "value": .nonEmpty(.value), "hintText": .nonEmpty(.placeholder),
            "resource-id": .nonEmpty(.identifier),
            "bounds": .own(.frame) { $2.element.frame = $0.fields.corners($1) },
        ], ["enabled": .loose(.enabled), "selected": .loose(.selected)])

    static let blank = Element(.any)

    mutating func finishScreen(of root: JSONValue) { screen.finishMaestro() }
}
