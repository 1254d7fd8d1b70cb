import AXAudit

extension Command {
    /// `axaudit speak`: prints what the screen reader says for a speech synthesiser.
    static let speak = Command(
        "speak", "Print what \(screenReaders) says as SSML, for a synthesiser", operands: [Operand(.path)],
        options: [.output.described("Write to a file")] + OptionGroup.input,
        notes: """
            To listen: axaudit speak tree.json | espeak-ng -m -w screen.wav. Each element is in its language; without one in
            the dump, --locale sets it.
            """
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, e.g. axaudit speak tree.json") }
        let file = invocation.last(.output).flatMap { ReportDestination(named: $0).file }
        if let file { try FileSystem.requireWritable(file) }
        let session = try LintSession(invocation, AuditOptions(invocation))
        var files = session.files
        if let file { files.write(file, as: .speech) }
        try files.requireNoConflict()
        let (screens, errors) = session.screens()
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        // A partial document would sound complete.
        guard errors.isEmpty else { return CommandResult(.undecided, errors: errors.lines) }
        let text = SpeechMarkup.text(screens.map(\.screen))
        guard let file else { return CommandResult(.passed, output: text) }
        try FileSystem.writeOutput(text, to: file, as: .speech)
        return CommandResult(.passed)
    }
}
