import AXEngine
import AXSnapshots
import AXTree

extension ChangeReportFormat {
    /// For a comment on a pull request.
    public static let markdown = ChangeReportFormat(
        "markdown", "For a comment on a pull request.", fileEndings: ["md", "markdown"], isStepSummary: true
    ) { differences, context in
        ChangeMarkdownReport.text(differences, reference: context.reference, current: context.current)
    }
}

/// Changes for a comment on a pull request.
enum ChangeMarkdownReport {
    /// The number of entries of one screen that are shown: the size of a comment is limited.
    private static let maximumShown = 200

    static func text(_ differences: [ScreenDifference], reference: String, current: String) -> String {
        var text = "**\(Escape.markdown(ChangeWording.summary(differences)))**"
        text += " (\(Escape.markdown(reference)) -> \(Escape.markdown(current)))\n"
        for difference in differences where !difference.isEmpty || !difference.remarks.isEmpty {
            text += "\n### \(Escape.markdown(difference.screen))\n\n"
            for remark in difference.remarks { text += "> \(Escape.markdown(remark))\n\n" }
            let entries = ChangeEntry.entries(difference.changes)
            guard !entries.isEmpty else { continue }
            text += "| | Element | Difference |\n| --- | --- | --- |\n"
            for entry in entries.prefix(maximumShown) { text += row(entry) }
            if entries.count > maximumShown { text += "\nAnd \(entries.count - maximumShown) more.\n" }
        }
        let notCompared = ChangeWording.notCompared(differences)
        if !notCompared.isEmpty {
            text += "\nNot compared, because only one input carries it: \(notCompared.joined(separator: ", "))\n"
        }
        return text
    }

    private static func row(_ entry: ChangeEntry) -> String {
        switch entry {
        case .change(let change):
            var parts: [String] = []
            if let move = ChangeWording.move(change) { parts.append(move) }
            parts += change.details.map {
                "\($0.name): \(ChangeWording.value($0.from)) -> \(ChangeWording.value($0.to))"
            }
            let element = change.summary + (change.identifier.map { " #" + $0 } ?? "")
            let words = parts.map(Escape.markdown).joined(separator: "<br>")
            return "| \(change.kind.rawValue) | \(Escape.markdown(element)) | \(words) |\n"
        case .shifted(let changes, let x, let y):
            let ends = "\(changes[0].summary) to \(changes[changes.count - 1].summary)"
            return
                "| changed | \(changes.count) elements, \(Escape.markdown(ends)) | \(ChangeWording.shift(x: x, y: y)) |\n"
        }
    }
}
