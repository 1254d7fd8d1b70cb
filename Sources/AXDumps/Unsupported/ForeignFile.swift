/// Files of other kinds that are often taken for dumps: what they are, and what to use instead.
///
/// Such a file is unrecognised, so that it is skipped in a folder, unlike a tree that cannot be read
/// (`UnsupportedFormat`).
enum ForeignFile {
    /// The kinds of files. If two match, the first one is named.
    private static let all = [
        UnsupportedFormat(
            "these are Maestro's commands without a hierarchy, which is recorded only where an assertion fails",
            .json { root in root.kind == .array && DocumentShape.hasKeys(["command", "metadata"], root) }),
        UnsupportedFormat("this is a report of Lighthouse; axe-core checks web pages", .keys("lighthouseVersion")),
        UnsupportedFormat(axe, .keys("violations", "passes")),
        UnsupportedFormat(axe, .keys("violations", "testEngine")),
        UnsupportedFormat(
            "this is the output of React Native's test renderer" + withoutFrames, .keys("type", "props", "children")),
        UnsupportedFormat(
            "this is what React Native's element inspector shows" + withoutFrames, .keys("hierarchy", "props")),
        UnsupportedFormat(
            "this is a tree of macOS; axaudit reads trees of iOS and Android", .keys("AXRole", "AXChildren")),
        UnsupportedFormat("this is a package.json", .keys("name", "version", "dependencies")),
        UnsupportedFormat("this is a package.json", .keys("name", "version", "scripts")),
        UnsupportedFormat(
            "this is a snapshot of Android Studio's Layout Inspector; dump the screen with uiautomator",
            .keys("layoutInspector")),
        UnsupportedFormat(
            "this is a layout of the sources, not of a screen; dump the running app with uiautomator",
            .xml { root, _ in root["xmlns:android"] != nil || root["xmlns:app"] != nil }),
        UnsupportedFormat(
            "this is Espresso's view hierarchy; dump the screen with uiautomator or Appium in the same test",
            lines("+>", "View Hierarchy:")),
        UnsupportedFormat("this is a snapshot of Jest" + withoutFrames, lines("// Jest Snapshot")),
        UnsupportedFormat(
            "this is an outline of sim-use without the tree; dump it with sim-use describe-ui --json",
            lines("@1 ", "[@1]")),
    ]

    private static let axe = "this is a result of axe-core; axaudit reads trees of apps"
    private static let withoutFrames = ", which has no frames; dump the app on a device"

    /// A text of which one of the first twenty lines begins so, after blanks.
    private static func lines(_ beginnings: String...) -> DocumentShape {
        .line(amongFirst: 20) { line in beginnings.contains(where: line.trimmed.hasPrefix) }
    }

    /// Returns what a document is, as a clause of a message, or `nil` if nothing is known of it.
    static func hint(on document: DumpDocument) -> String? {
        all.lazy.compactMap { $0.refusal(document) }.first
    }
}
