import AXSyntax

/// A file of another kind that is often taken for a dump: what it is, and what to use instead.
///
/// Such a file is unrecognised, so that it is skipped in a folder, unlike a tree that cannot be read
/// (`UnsupportedFormat`).
struct ForeignFile: Sendable {
    private let hint: String
    private let isMatch: @Sendable (DumpDocument) -> Bool

    /// The kinds of files, by their shapes. If two match, the first one is named.
    private static let all = [
        ForeignFile("a report of Lighthouse; axe-core checks web pages", keys: ["lighthouseVersion"]),
        ForeignFile("a result of axe-core; axaudit reads trees of apps", keys: ["violations", "passes"]),
        ForeignFile("a result of axe-core; axaudit reads trees of apps", keys: ["violations", "testEngine"]),
        ForeignFile(
            "the output of React Native's test renderer, which has no frames; dump the app on a device",
            keys: ["type", "props", "children"]),
        ForeignFile(
            "what React Native's element inspector shows, which has no frames; dump the app on a device",
            keys: ["hierarchy", "props"]),
        ForeignFile(
            "a tree of macOS; axaudit reads trees of iOS and Android", keys: ["AXRole", "AXChildren"]),
        ForeignFile("a package.json", keys: ["name", "version", "dependencies"]),
        ForeignFile("a package.json", keys: ["name", "version", "scripts"]),
        ForeignFile(
            "a snapshot of Android Studio's Layout Inspector; dump the screen with uiautomator",
            keys: ["layoutInspector"]),
        ForeignFile(
            "a layout of the sources, not of a screen; dump the running app with uiautomator",
            xml: { $0["xmlns:android"] != nil || $0["xmlns:app"] != nil }),
        ForeignFile(
            "Espresso's view hierarchy; dump the screen with uiautomator or Appium in the same test",
            line: { $0.hasPrefix("+>") || $0.hasPrefix("View Hierarchy:") }),
        ForeignFile(
            "a snapshot of Jest, which has no frames; dump the app on a device",
            line: { $0.hasPrefix("// Jest Snapshot") }),
        ForeignFile(
            "an outline of sim-use without the tree; dump it with sim-use describe-ui --json",
            line: { $0.hasPrefix("@1 ") || $0.hasPrefix("[@1]") }),
    ]

    /// Returns what a document is, as a clause of a message, or `nil` if nothing is known of it.
    static func hint(on document: DumpDocument) -> String? {
        all.first { $0.isMatch(document) }.map { "this is " + $0.hint }
    }

    /// A JSON file whose root, or the first item of it, has all these keys.
    private init(_ hint: String, keys: [String]) {
        self.hint = hint
        isMatch = { document in
            guard case .json(let root) = document, let first = root.itemsOrSelf.first else { return false }
            return keys.allSatisfy { first[$0] != nil }
        }
    }

    /// An XML file with such a root.
    private init(_ hint: String, xml isRoot: @escaping @Sendable (XMLNode) -> Bool) {
        self.hint = hint
        isMatch = { document in
            guard case .xml(let nodes) = document, let root = nodes.first else { return false }
            return isRoot(root)
        }
    }

    /// A text that has such a line among its first twenty.
    private init(_ hint: String, line isLine: @escaping @Sendable (String) -> Bool) {
        self.hint = hint
        isMatch = { document in
            guard case .text(let text) = document else { return false }
            return text.head.split(whereSeparator: \.isNewline).prefix(20).contains { isLine($0.trimmed) }
        }
    }
}
