import AXAudit

extension Command {
    /// `axaudit diff`: compares two dumps or snapshots.
    static let diff = Command(
        "diff", "Say what changed between two dumps or snapshots",
        operands: [Operand(.path, named: "reference"), Operand(.path, named: "current")],
        options: [
            .format(
                among: ChangeReportFormat.all,
                summary: "How to report, and where: \(ChangeReportFormat.all.alternatives); default text"),
            .output, .proposeRedactions,
        ] + OptionGroup.input,
        notes: """
            The two may be of different formats: only attributes that both carry are compared. One of them may be - for
            standard input.

            Exit: 0 nothing differs; 1 something does; 2 the two cannot be compared.
            """
    ) { invocation throws(UsageError) in
        try DiffRun(invocation).result()
    }
}

extension Option {
    static let proposeRedactions = Option(
        "propose-redactions", "Of two captures of one screen: print the configuration that makes them equal")
}
