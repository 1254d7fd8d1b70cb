import AXAudit

extension Command {
    /// `axaudit diff`: compares two dumps or snapshots.
    static let diff = Command(
        "diff", "Compare two dumps or snapshots",
        operands: [Operand(.path, named: "reference"), Operand(.path, named: "current")],
        options: [
            .format(
                among: ChangeReportFormat.all,
                summary: "Report format and file: \(ChangeReportFormat.all.alternatives); default text"),
            .output, .pictures, .asVariants, .proposeRedactions, .writeRedactions, .allowEmpty,
        ] + OptionGroup.input,
        notes: """
            The inputs can have different formats; only attributes that both carry are compared. One input can be - for
            standard input.

            The gallery (html) shows the pictures beside the dumps side by side, and outlines what changed in them.

            --as-variants compares two variants of one screen instead, e.g. two text sizes: the elements that both have, and
            those that are lost, new, moved or renamed. Its formats are text and json, its exit code is 1 if elements are lost,
            new or unsure.

            Exit: 0 no differences; 1 differences; 2 the inputs cannot be compared, or a screen has no
            exposed elements.
            """
    ) { invocation throws(UsageError) in
        try DiffRun(invocation).result()
    }
}

extension Option {
    static let asVariants = Option(
        "as-variants", "Match the elements of two variants of a screen, e.g. of two text sizes or languages")
    static let proposeRedactions = Option(
        "propose-redactions", "Print redactions that make two captures of one screen equal, as a configuration")
    static let writeRedactions = Option("write", "With --propose-redactions: add them to the configuration in force")
}
