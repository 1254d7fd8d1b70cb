import AXAudit
import AXSyntax

/// `axaudit snapshot` without `--to`: prints the snapshots, or writes them to a file.
enum SnapshotPrinting {
    /// Returns the snapshots: one exactly as a file would contain it, several JSON snapshots as one list, and several
    /// texts with a heading each. A text that goes to a terminal or to the log of a CI system has no control characters
    /// and no commands.
    static func result(_ screens: [SnapshotScreen], _ invocation: Invocation) throws(UsageError) -> CommandResult {
        var texts: [String] = []
        do throws(InputErrors) {
            for screen in screens { texts.append(try screen.store.contents(screen.screen)) }
        } catch {
            throw UsageError(error.errors.map(\.description))
        }
        let errors = screens.compactMap(\.emptyError)
        var result = CommandResult(errors.isEmpty ? .passed : .undecided, errors: errors.lines)
        let isJSON = screens.allSatisfy { $0.store.settings.style == .json }
        let output = isJSON ? list(texts) : sections(screens, texts)
        let environment = invocation.environment
        if let file = ReportDestination(named: invocation.last(.output) ?? "-").file {
            try FileSystem.writeOutput(output, to: file, as: .snapshots)
        } else if !isJSON, environment.isOutputTerminal || environment.isOutputCommandLog {
            result.output = printable(output)
        } else {
            result.output = output
        }
        return result
    }

    /// Returns one JSON document as it is, and several as the items of a list.
    private static func list(_ documents: [String]) -> String {
        guard documents.count > 1 else { return documents.first ?? "" }
        return "[\n" + documents.map(\.trimmed).joined(separator: ",\n") + "\n]\n"
    }

    /// Returns one text as it is, and several with the title of the screen before each.
    private static func sections(_ screens: [SnapshotScreen], _ texts: [String]) -> String {
        guard texts.count > 1 else { return texts.first ?? "" }
        return zip(screens, texts).map { screen, text in
            let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
            return "# \(screen.screen.title.printable)\n\(text)\(end)"
        }.joined()
    }

    /// Returns a text with control characters and log commands escaped, since a label must neither move the cursor nor
    /// command the log, and with a line break at its end, for the prompt.
    private static func printable(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let escaped = lines.map { Escape.terminal(String($0), limit: .max) }.joined(separator: "\n")
        return escaped.isEmpty || escaped.hasSuffix("\n") ? escaped : escaped + "\n"
    }
}
