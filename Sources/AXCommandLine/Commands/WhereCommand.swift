import AXAudit
import AXSources
import AXSyntax

extension Command {
    /// `axaudit where`: finds the code that makes an element.
    static let `where` = Command(
        "where", "Find the line of code that makes an element", operands: [Operand(.text("text"), .optional)],
        options: [
            .sources, .identifier,
            .format.described(
                "Format of the answer; default text", as: .choice(["text", "json"]), isRepeatable: false),
        ] + OptionGroup.configuration,
        notes: """
            The text is what the screen reader says or the screen shows; the folders are those of --sources, else those of
            "sources" in the configuration of the current folder, else the current folder.

            Exit: 0 a place was found, 1 none was found, 2 wrong usage or configuration.
            """
    ) { invocation throws(UsageError) in
        let text = invocation.operands.first
        let identifier = invocation.last(.identifier)
        guard text != nil || identifier != nil else {
            throw UsageError("expected a text or --id, e.g. axaudit where \"Pay now\"")
        }
        let options = try AuditOptions(invocation)
        var folders = options.linter.sources
        if folders.isEmpty { folders = try options.projectInWorkingDirectory().configuration.sources }
        if folders.isEmpty { folders = [options.linter.workingDirectory] }
        let finder = SourceFinder(folders)
        let notes = finder.notes.noteLines
        guard finder.errors.isEmpty else { return CommandResult(.undecided, errors: notes + finder.errors.lines) }
        guard let answer = CodeSearch.answer(in: finder.index(), text: text, identifier: identifier) else {
            let output = invocation.last(.format) == "json" ? "null\n" : ""
            return CommandResult(.failed, output: output, errors: notes + "nothing found\n")
        }
        return CommandResult(
            .passed,
            output: invocation.last(.format) == "json" ? CodeAnswer.json.document(answer) : Command.text(answer),
            errors: notes)
    }

    private static func text(_ answer: CodeAnswer) -> String {
        var lines = ["\(answer.place.path):\(answer.place.line):\(answer.place.column)  \(answer.code)"]
        if answer.certainty == .several, answer.others.isEmpty { lines[0] += "  (perhaps)" }
        lines += answer.others.map { "or \($0.path):\($0.line):\($0.column)" }
        if let catalogue = answer.catalogue {
            lines.append("text \(catalogue.file):\(catalogue.line)  \(catalogue.key)")
        }
        return lines.map { Escape.terminal($0) + "\n" }.joined()
    }
}

extension Option {
    fileprivate static let identifier = Option("id", value: .text("identifier"), "The identifier of the element")
}
