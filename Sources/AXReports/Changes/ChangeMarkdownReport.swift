import AXTestReports
import AXEngine
import AXSnapshots
import AXTree

extension ChangeReportFormat {
    /// For a comment on a pull request.
    package static let markdown = ChangeReportFormat(
        "markdown", "For a comment on a pull request.", fileEndings: ["md", "markdown"], isStepSummary: true
    ) { ChangeMarkdownReport.text($0, reference: $1.reference, current: $1.current) }
}

/// Changes for a comment on a pull request.
enum ChangeMarkdownReport {
    /// The number of entries of one screen that are shown: the size of a comment is limited.
    private static let maximumShown = 200

    static func text(_ differences: [ScreenDifference], reference: String, current: String) -> String {
        var document = Document()
        let summary = Escape.markdown(ChangeWording.summary(differences))
        document.add(.paragraph("**\(words: summary)** (\(code: reference) -> \(code: current))"))
        for difference in differences where !difference.isEmpty || !difference.remarks.isEmpty {
            document.add(.heading("\(code: difference.screen)", level: 3))
            for remark in difference.remarks { document.add(.quote("\(code: remark)")) }
            let entries = ChangeEntry.entries(difference.changes)
            document.add(
                .table(
                    columns: entries.isEmpty ? [] : ["", "Element", "Difference"],
                    rows: entries.prefix(maximumShown).map(row)))
            let more = entries.count - maximumShown
            if more > 0 { document.add(.paragraph("And \(words: String(more)) more.")) }
        }
        let notCompared = ChangeWording.notCompared(differences).joined(separator: ", ")
        if !notCompared.isEmpty {
            document.add(.paragraph("Not compared, because only one input carries it: \(words: notCompared)"))
        }
        return document.markdown
    }

    private static func row(_ entry: ChangeEntry) -> [DocumentText] {
        switch entry {
        case .change(let change):
            let details = change.details.map { "\($0.name): \(value($0.from)) -> \(value($0.to))" }
            let parts = [ChangeWording.move(change)].compactMap(\.self) + details
            let element = change.summary + (change.identifier.map { " #" + $0 } ?? "")
            return ["\(words: change.kind.rawValue)", "\(code: element)", "\(words: parts.joined(separator: "<br>"))"]
        case .shifted(let changes, let x, let y):
            let (first, last) = (changes[0].summary, changes[changes.count - 1].summary)
            return [
                "changed", "\(words: String(changes.count)) elements, \(code: first) to \(code: last)",
                "\(words: ChangeWording.shift(x: x, y: y))",
            ]
        }
    }

    private static func value(_ value: AttributeValue?) -> String {
        let text = ChangeWording.value(value)
        return value == nil ? text : Escape.markdownCode(text, inTable: true)
    }
}
