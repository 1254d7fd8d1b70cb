import AXAudit

/// What a shell offers at a position of the command line.
enum Completion: Equatable {
    case words([String])
    case files
    case nothing
}

extension Completion {
    /// What a shell offers for a kind of value.
    init(_ kind: ValueKind, _ commands: CommandTable) {
        switch kind {
        case .path, .file, .folder: self = .files
        case .rule, .ruleParameter: self = .words(RuleIndex.all.rules.map(\.id))
        case .ruleOrGroup, .ruleSeverity: self = .words(RuleIndex.all.names)
        case .command: self = .words(commands.names)
        case .shell: self = .words(Shell.allCases.map(\.rawValue))
        case .choice(let words, _), .report(let words): self = .words(words)
        case .reportFile(let formats): self = .words(formats.map { $0 + "=" })
        case .text: self = .nothing
        }
    }

    /// What a shell offers for the operands of a command, or `nil` if the command takes none. Operands of one command
    /// are of one kind.
    init?(operandsOf command: Command, _ commands: CommandTable) {
        guard let operand = command.operands.first else { return nil }
        self.init(operand.kind, commands)
    }
}
