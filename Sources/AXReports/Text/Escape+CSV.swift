import AXTestReports
import AXTree

extension Escape {
    /// Returns a text as a cell of a table for spreadsheets, in quotes.
    static func csv(_ string: String) -> String {
        var text = string.printable(limit: 2000)
        // A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection).
        if let first = text.first, "=+-@".contains(first) { text = "'" + text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
