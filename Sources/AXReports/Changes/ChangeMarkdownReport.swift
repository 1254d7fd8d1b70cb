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
        text += " (\(Escape.markdownCode(reference)) -> \(Escape.markdownCode(current)))\n"
        for difference in differences where !difference.isEmpty || !difference.remarks.isEmpty {
            text += "\n### \(Escape.markdownCode(difference.screen))\n\n"
            for remark in difference.remarks { text += "> \(Escape.markdownCode(remark))\n\n" }
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
            parts += change.details.map { "\($0.name): \(value($0.from)) -> \(value($0.to))" }
            let element = change.summary + (change.identifier.map { " #" + $0 } ?? "")
            return "| \(change.kind.rawValue) | \(code(element)) | \(parts.joined(separator: "<br>")) |\n"
        case .shifted(let changes, let x, let y):
            let ends = "\(code(changes[0].summary)) to \(code(changes[changes.count - 1].summary))"
            return "| changed | \(changes.count) elements, \(ends) | \(ChangeWording.shift(x: x, y: y)) |\n"
        }
    }

    private static func value(_ value: AttributeValue?) -> String {
        value == nil ? ChangeWording.value(nil) : code(ChangeWording.value(value))
    }

    /// Returns a text of a dump as code, in which links and the names of users are dead.
    private static func code(_ text: String) -> String { Escape.markdownCode(text, inTable: true) }
}
