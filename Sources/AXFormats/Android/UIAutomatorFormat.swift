import AXDumps
import AXSyntax

extension InputFormat {
    /// The output of `uiautomator dump` and of the Python package uiautomator2.
    public static let uiautomator = InputFormat(
        "uiautomator", tool: "uiautomator",
        summary: "The output of uiautomator dump and Python's uiautomator2, for Android.",
        dump: "adb exec-out uiautomator dump /dev/tty",
        words: ["<hierarchy", "<node", "resource-id=", "content-desc=", "bounds="],
        reader: .xml(claim: claimUIAutomator, read: AndroidXMLReader.screens))

    /// Recognises the output of `uiautomator dump`, with or without `--windows`, and of openatx/uiautomator2.
    ///
    /// Source: AOSP (`AccessibilityNodeInfoDumper.java`). Every view is a `<node>` in `<hierarchy>`; `--windows` puts
    /// `<displays>`, `<display>` and `<window>` around the hierarchies.
    private static func claimUIAutomator(on nodes: XMLNodes) -> FormatClaim? {
        guard let root = nodes.first else { return nil }
        switch root.name {
        case "hierarchy":
            // An empty hierarchy is what uiautomator writes while the screen changes.
            return nodes.dropFirst().first.map { $0.name == "node" } ?? true ? .certain : nil
        case "displays": return .certain
        case "node": return root["bounds"] == nil ? nil : .certain
        default: return nil
        }
    }
}
