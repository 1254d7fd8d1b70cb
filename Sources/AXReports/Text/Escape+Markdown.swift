import AXTestReports
import AXSyntax
import AXTree

extension Escape {
    /// Returns a text for a line of Markdown or a cell of a table, without formatting, links or the end of the cell.
    package static func markdown(_ string: String) -> String {
        string.printable(limit: 2000).replacingScalars { scalar, _ in
            switch scalar {
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&": "\\" + String(scalar)
            default: nil
            }
        }
    }

    /// Returns the text of a rule for a line of Markdown, in which only code between backticks is formatted.
    package static func markdownProse(_ string: String) -> String {
        let parts = string.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // A backtick without a second one is itself.
        guard parts.count % 2 == 1 else { return markdown(string) }
        return parts.enumerated().map { $0 % 2 == 0 ? markdown($1) : markdownCode($1, limit: 2000) }.joined()
    }

    /// Returns a Markdown code span, in which a text neither formats nor links nor mentions a user.
    ///
    /// In a table the bar is escaped too, because it ends the cell even inside a code span.
    package static func markdownCode(_ string: String, inTable: Bool = false, limit: Int = 300) -> String {
        var text = terminal(string, limit: limit)
        if inTable { text = text.replacingScalars { scalar, _ in scalar == "|" ? "\\|" : nil } }
        // The delimiter must be longer than any run of backticks in the text.
        let fence = String(repeating: "`", count: longestBackticks(text) + 1)
        // Markdown strips one space from both ends; it separates a backtick or a single space from the delimiter.
        let isPadded = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
        return isPadded ? fence + " " + text + " " + fence : fence + text + fence
    }

    /// Returns lines of code as a block of a kind, `suggestion`, which shows how the code would read.
    static func markdownBlock(_ lines: [String], kind: String) -> [String] {
        let lines = lines.map { terminal($0) }
        let fence = String(repeating: "`", count: max(3, (lines.map(longestBackticks).max() ?? 0) + 1))
        return [fence + kind] + lines + [fence]
    }

    private static func longestBackticks(_ text: String) -> Int {
        var (longest, run) = (0, 0)
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
