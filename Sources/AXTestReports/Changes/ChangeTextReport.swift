import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

/// Changes for people, in reading order.
package struct ChangeTextReport {
    private var text = ""
    private let style: TextStyle

    /// The number of entries of one screen that are shown.
    private static let maximumShown = 200

    package static func text(
        _ differences: [ScreenDifference], reference: String, current: String, style: TextStyle
    ) -> String {
        var report = ChangeTextReport(style)
        for difference in differences where !difference.changes.isEmpty || !difference.remarks.isEmpty {
            report.title(difference, reference, current)
            report.body(difference)
            report.text += "\n"
        }
        let notCompared = ChangeWording.notCompared(differences)
        if !notCompared.isEmpty {
            let words = "not compared, because only one input carries it: \(notCompared.joined(separator: ", "))"
            report.text += style(words, .aside) + "\n"
        }
        return report.text + ChangeWording.summary(differences) + "\n"
    }

    /// Returns the changes on one screen, without a title.
    package static func body(_ difference: ScreenDifference, style: TextStyle) -> String {
        var report = ChangeTextReport(style)
        report.body(difference)
        return report.text
    }

    private init(_ style: TextStyle) { self.style = style }

    private mutating func title(_ difference: ScreenDifference, _ reference: String, _ current: String) {
        let files = "\(Escape.terminal(reference)) -> \(Escape.terminal(current))"
        text += style(Escape.terminal(difference.screen, limit: 100), .title) + "  " + style(files, .aside) + "\n"
    }

    private mutating func body(_ difference: ScreenDifference) {
        for remark in difference.remarks { text += "  " + style("note: " + Escape.terminal(remark), .warning) + "\n" }
        let entries = ChangeEntry.entries(difference.changes)
        let shown = style.isVerbose ? entries.count : Self.maximumShown
        for entry in entries.prefix(shown) { self.entry(entry) }
        if entries.count > shown {
            text += "  and \(entries.count - shown) more; \(style.settingNames.allChanges) shows all\n"
        }
    }

    private mutating func entry(_ entry: ChangeEntry) {
        switch entry {
        case .change(let change): self.change(change)
        case .shifted(let changes, let x, let y):
            let ends = "\(changes[0].summary) to \(changes[changes.count - 1].summary)"
            line(.changed, "\(changes.count) elements, \(Escape.terminal(ends))", "")
            text += "             \(ChangeWording.shift(x: x, y: y))\n"
        }
    }

    private mutating func change(_ change: Change) {
        let identifier = change.identifier.map { " #" + $0.printable(limit: 60) } ?? ""
        line(change.kind, Escape.terminal(change.summary + identifier), Escape.terminal(change.path))
        if let move = ChangeWording.move(change) { text += "             \(move)\n" }
        let width = change.details.map(\.name.count).max() ?? 0
        for attribute in change.details {
            let name = attribute.name + String(repeating: " ", count: width - attribute.name.count)
            let (from, to) = (ChangeWording.value(attribute.from), ChangeWording.value(attribute.to))
            text += "             \(style(name, .aside))  \(Escape.terminal(from)) -> \(Escape.terminal(to))\n"
        }
    }

    private mutating func line(_ kind: Change.Kind, _ subject: String, _ path: String) {
        let word = kind.rawValue
        let role: TextStyle.Role = kind == .removed ? .failure : .warning
        text += "  " + style(word, role) + String(repeating: " ", count: 9 - word.count) + subject
        text += (path.isEmpty ? "" : "  " + style(path, .aside)) + "\n"
    }
}
