import AXAudit

extension Command {
    /// `axaudit stream`: audits trees in lines of JSON on standard input and answers each with a line.
    static let stream = Command(
        "stream", "Check trees in lines of JSON, one answer a line",
        options: [.tolerateErrors, .archive, .failOn, .maxWarnings, .baseline, .noBaseline] + OptionGroup.selection + [
            .ignoreIdentifier, .requireExpiry, .allowEmpty,
        ] + OptionGroup.input,
        notes: """
            Reads lines from standard input until it ends. A line is the tree of one screen in any JSON format, or
            {"name": "Checkout", "tree": {…}} or {"name": "Checkout", "source": "<?xml …"}, also with "format", "locale" and
            "picture", the path of a PNG below the working directory.
            "group" and "variant" name the variants of one screen, whose lines follow each other; "last": true ends them.

            Each line is answered at once, in order: {"version": 1, "name", "verdict", "findings", "notChecked"}, or
            {"version": 1, "name", "error": {"message", "line", "column"}}. A screen without a name is called "line 12".

            With --archive the answers are lines for axaudit merge and axaudit compare, between a first and a last line for the
            run. Give each screen a name of its own.

            Exit: 0 nothing at the gate; 1 findings at the gate, or more warnings than allowed; 2 a line had an error (with
            --tolerate-errors: no line could be read, unless --allow-empty is given), or a screen has no exposed element.
            """
    ) { invocation throws(UsageError) in
        var run = try StreamRun(invocation)
        return run.result()
    }
}

extension Option {
    static let tolerateErrors = Option(
        "tolerate-errors", "Let lines with an error not decide on the exit code")
    static let archive = Option("archive", "Answer with the lines of an archive, which axaudit merge reads")
}
