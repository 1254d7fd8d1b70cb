import AXAudit

extension Command {
    /// `axaudit snapshot`: prints snapshots, or compares them with references.
    static let snapshot = Command(
        "snapshot", "Print accessibility snapshots or compare them with references", operands: [Operand(.path, .any)],
        options: [
            .style, .to, .record,
            .format(
                among: ChangeReportFormat.all, needsFile: true,
                summary: "With --to: also write the differences to a file, as text, json, markdown or html"),
            .output.described("Without --to: write the snapshots to a file"), .timestamp,
            .prune, .yes, .allowEmpty,
        ] + OptionGroup.files + OptionGroup.input,
        notes: """
            Without --to the snapshot is printed: text as AXSnapshot writes it, speech with a line for each element, json as
            A11yUITests does, several as a list. In the log of a CI system, control characters and log commands in texts are
            escaped. With --to each screen is compared with <folder>/<screen>.txt, .speech or .json; differences are printed,
            for text and speech as a diff for patch.
            Without --record, the environment variable AXAUDIT_RECORD says which references to write. A run that records a
            reference fails.

            Exit: 0 no differences; 1 a screen differs or its reference is missing or was recorded; 2 a file cannot be
            read or written, or a screen has no exposed elements.
            """
    ) { invocation throws(UsageError) in
        try SnapshotRun(invocation).result()
    }
}

extension Option {
    static let style = Option(
        "style", value: .choice(SnapshotStyle.allCases.map(\.rawValue)),
        "Snapshot style: text, speech, or json with frames; default text")
    static let to = Option("to", value: .folder, "Compare with the references in this folder, one file per screen")
    static let record = Option(
        "record", value: .choice(RecordMode.allCases.map(\.rawValue), named: "when"),
        "Which references to write; default missing, or never if CI is set")
    static let timestamp = Option(
        "timestamp", value: .text("time"),
        "Time in JSON snapshots; default SOURCE_DATE_EPOCH, then 1970-01-01T00:00:00Z")
    static let prune = Option("prune", "List stale references, which have no screen in this run")
    static let yes = Option("yes", "With --prune: remove the stale references")
}
