import AXTestReports
import AXTree

extension Document {
    /// The tables of the document for spreadsheets (RFC 4180).
    var csv: String {
        blocks(in: .csv).map { block in
            guard case .table(let columns, let rows) = block else { return "" }
            return ([columns] + rows.map { $0.map(\.plain) })
                .map { $0.map(Escape.csv).joined(separator: ",") + "\r\n" }.joined()
        }.joined()
    }
}
