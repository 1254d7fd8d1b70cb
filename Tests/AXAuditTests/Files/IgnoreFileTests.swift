import Testing

@testable import AXAuditCore
@testable import AXAudit

/// The syntax of `.axauditignore`. The expectations are those of git 2 (`git check-ignore`).
@Suite(".axauditignore")
struct IgnoreFileTests {
    /// Returns whether a path is ignored; one that ends with a slash is a folder.
    private func ignores(_ text: String, _ path: String) -> Bool? {
        let isFolder = path.hasSuffix("/")
        let path = "/repository/" + (isFolder ? String(path.dropLast()) : path)
        return IgnoreFile(parsing: Array(text.utf8), in: "/repository").ignores(path, isFolder: isFolder)
    }

    @Test(
        "Patterns",
        arguments: [
            ("a.json", "a.json", true), ("a.json", "x/y/a.json", true), ("a.json", "ba.json", nil),
            ("/a.json", "a.json", true), ("/a.json", "x/a.json", nil), ("x/a.json", "x/a.json", true),
            ("x/a.json", "y/x/a.json", nil), ("old/", "old/", true), ("old/", "x/old/", true), ("old/", "old", nil),
            ("/old/", "x/old/", nil), ("x/old/", "x/old/", true), ("*.json", "x/a.json", true),
            ("x/*.json", "x/y/a.json", nil), ("**/a.json", "a.json", true), ("x/**", "x/y/a.json", true),
            ("x/**/a.json", "x/a.json", true), ("x/**/a.json", "x/y/z/a.json", true),
            ("x**y", "xaay", true), ("/x**y", "x/y", nil), ("a?.json", "ab.json", true), ("a?c", "a/c", nil),
            ("[a-c].json", "b.json", true), ("[!a-c].json", "b.json", nil), ("{a,b}.json", "a.json", nil),
            ("{a,b}.json", "{a,b}.json", true), ("\\#a", "#a", true), ("\\!a", "!a", true), ("#a", "#a", nil),
            ("a\\ ", "a ", true), ("a  ", "a", true), ("a\r", "a", true), ("\u{FEFF}a", "a", true), ("\\*", "b", nil),
            ("*\n!a", "a", false), ("!a\n*", "a", true), ("", "a", nil), ("/", "a", nil), ("**", "x/a", true),
            ("***/a", "a", true),
        ] as [(String, String, Bool?)])
    func patterns(text: String, path: String, expected: Bool?) {
        #expect(ignores(text, path) == expected)
    }
}
