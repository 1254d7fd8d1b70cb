import AXAudit

extension Command {
    /// `axaudit snapshot`: prints snapshots, or compares them with references.
    static let snapshot = Command(
        "snapshot", "Print what VoiceOver says, or compare it with what it said", operands: [Operand(.path, .any)],
        options: [
            .style, .to, .record,
            .format(
                among: ChangeReportFormat.all, needsFile: true,
                summary: "With --to: also write what differs to a file, as text, json, markdown or html"),
            .prune, .yes, .allowEmpty, .exclude,
        ] + OptionGroup.input,
        notes: """
            Without --to the snapshot is printed: text as AXSnapshot writes it, json as A11yUITests does. With --to each screen
            is compared with <folder>/<screen>.txt or .json, and what differs is shown, for text as a diff that patch accepts.
            The variable AXAUDIT_RECORD overrides --record. A run that records fails, so that nobody overlooks it.

            Exit: 0 everything as recorded; 1 something differs, is missing or was recorded; 2 something could not be read or
            written, or nothing is exposed on a screen.
            """
    ) { invocation throws(UsageError) in
        try SnapshotRun(invocation).result()
    }
}

extension Option {
    static let style = Option(
        "style", value: .choice(SnapshotStyle.allCases.map(\.rawValue)),
        "What VoiceOver says, or a list with frames; default text")
    static let to = Option("to", value: .folder, "Compare with the references in a folder, a file a screen")
    static let record = Option(
        "record", value: .choice(RecordMode.allCases.map(\.rawValue), named: "when"),
        "Which references to write; default missing, never if CI is set")
    static let prune = Option("prune", "List the references that belong to no screen of this run")
    static let yes = Option("yes", "With --prune: remove them")
}
