import Foundation

/// The file verdicts.tsv.
struct VerdictFile {
    /// Its rows.
    var rows: [VerdictRow] = []
    /// The lines that are not rows.
    var malformed: [String] = []

    /// The location of the file.
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("verdicts.tsv")

    /// Reads the file.
    init() throws {
        let lines = try String(contentsOf: Self.url, encoding: .utf8).split(separator: "\n")
        if lines.first.map(String.init) != VerdictRow.header { malformed = lines.prefix(1).map(String.init) }
        for line in lines.dropFirst() {
            if let row = VerdictRow(line: line) { rows.append(row) } else { malformed.append(String(line)) }
        }
    }

    /// Writes the rows, in their order.
    func write() throws {
        let lines = [VerdictRow.header] + rows.sorted { $0.id < $1.id }.map(\.line)
        try (lines.joined(separator: "\n") + "\n").write(to: Self.url, atomically: true, encoding: .utf8)
    }
}
