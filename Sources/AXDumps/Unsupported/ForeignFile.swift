/// Files of other kinds that are often taken for dumps: what they are, and what to use instead.
///
/// Such a file is unrecognised, so that it is skipped in a folder, unlike a tree that cannot be read
/// (`UnsupportedFormat`).
enum ForeignFile {
    /// The kinds of files, by their shapes. If two match, the first one is named.
    private static let all: [(hint: String, shape: DocumentShape)] = [
        ("a report of Lighthouse; axe-core checks web pages", .keys("lighthouseVersion")),
        ("a result of axe-core; axaudit reads trees of apps", .keys("violations", "passes")),
        ("a result of axe-core; axaudit reads trees of apps", .keys("violations", "testEngine")),
        (
            "the output of React Native's test renderer, which has no frames; dump the app on a device",
            .keys("type", "props", "children")
        ),
        (
            "what React Native's element inspector shows, which has no frames; dump the app on a device",
            .keys("hierarchy", "props")
        ),
        ("a tree of macOS; axaudit reads trees of iOS and Android", .keys("AXRole", "AXChildren")),
        ("a package.json", .keys("name", "version", "dependencies")),
        ("a package.json", .keys("name", "version", "scripts")),
        ("a snapshot of Android Studio's Layout Inspector; dump the screen with uiautomator", .keys("layoutInspector")),
        (
            "a layout of the sources, not of a screen; dump the running app with uiautomator",
            .xml { root, _ in root["xmlns:android"] != nil || root["xmlns:app"] != nil }
        ),
        (
            "Espresso's view hierarchy; dump the screen with uiautomator or Appium in the same test",
            lines(["+>", "View Hierarchy:"])
        ),
        ("a snapshot of Jest, which has no frames; dump the app on a device", lines(["// Jest Snapshot"])),
        (
            "an outline of sim-use without the tree; dump it with sim-use describe-ui --json", lines(["@1 ", "[@1]"])
        ),
    ]

    /// A text of which one of the first twenty lines begins so, after blanks.
    private static func lines(_ beginnings: [String]) -> DocumentShape {
        .line(amongFirst: 20) { line in beginnings.contains(where: line.trimmed.hasPrefix) }
    }

    /// Returns what a document is, as a clause of a message, or `nil` if nothing is known of it.
    static func hint(on document: DumpDocument) -> String? {
        all.first { $0.shape.matches(document) }.map { "this is " + $0.hint }
    }
}
