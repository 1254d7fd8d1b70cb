import AXAudit
import AXSyntax

/// `axaudit snapshot` without `--to`: prints the snapshots.
enum SnapshotPrinting {
    /// Returns the snapshots: one exactly as a file would contain it, several with a heading each.
    static func result(_ screens: [SnapshotScreen], isTerminal: Bool) throws(UsageError) -> CommandResult {
        var texts: [String] = []
        do throws(InputErrors) {
            for screen in screens { texts.append(try screen.store.contents(screen.screen)) }
        } catch {
            throw UsageError(error.errors.map(\.description))
        }
        var output = texts.first ?? ""
        if texts.count > 1 {
            output = zip(screens, texts).map { screen, text in
                let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
                return "# \(screen.screen.title.printable)\n\(text)\(end)"
            }.joined()
        }
        if isTerminal { output = printable(output) }
        let errors = screens.compactMap(\.emptyError)
        return CommandResult(errors.isEmpty ? .passed : .undecided, output: output, errors: errors.lines)
    }

    /// Returns a text with control characters escaped, since a label must not move the cursor, and with a line break at its
    /// end, for the prompt.
    private static func printable(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let escaped = lines.map { Escape.terminal(String($0)) }.joined(separator: "\n")
        return escaped.isEmpty || escaped.hasSuffix("\n") ? escaped : escaped + "\n"
    }
}
