import Foundation

/// A row of a table of tab-separated values whose first line names the columns.
struct TableRow {
    /// The names of the columns.
    let names: [String]
    /// The values.
    let values: [String]

    /// Reads the rows of a file.
    static func all(in file: URL) throws -> [TableRow] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { TableRow(names: lines[0], values: $0) }
    }

    /// The value of a column, or `nil` if the table has no such column.
    subscript(name: String) -> String? {
        guard let index = names.firstIndex(of: name), index < values.count else { return nil }
        return values[index]
    }

    /// The line.
    var line: String { values.joined(separator: "\t") }
}
