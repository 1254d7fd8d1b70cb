import AXAudit

extension Command {
    /// `axaudit show`: prints what the screen reader says, in reading order.
    static let show = Command(
        "show", "Print what \(screenReaders) says, in reading order", operands: [Operand(.path)],
        options: [
            .format.described(
                "Format of the listing; default text", as: .choice(["text", "json"]), isRepeatable: false),
            .hints, .reach, .voice, .rotor, .sources, .picture,
        ] + OptionGroup.input
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, e.g. axaudit show tree.json") }
        let session = try LintSession(invocation, AuditOptions(invocation))
        try session.files.requireNoConflict()
        let (screens, errors) = session.screens(measuring: invocation.last(.format) == "json")
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        let rotor: Rotor? = invocation.choice(.rotor)
        let code = session.sources.indices()
        let orders = screens.map { screen in
            var order = ReadingOrder(
                screen.screen, rotor: rotor, picture: screen.picture, countingSteps: invocation.has(.reach),
                namingControls: invocation.has(.voice))
            let search = code.search(screen.screen, of: screen.project)
            order.code = { element in search?.answer(for: element) }
            return order
        }
        let hints = invocation.has(.hints)
        return CommandResult(
            errors.isEmpty ? .passed : .undecided,
            output: invocation.last(.format) == "json"
                ? ReadingOrder.json(orders)
                : orders.map { $0.text(hints: hints, style: invocation.style) }.joined(separator: "\n"),
            errors: session.notes.noteLines + errors.lines)
    }
}

extension Command {
    /// The names of the screen readers: `VoiceOver or …`.
    static let screenReaders = Platform.all.map(\.screenReader).joined(separator: " or ")
}

extension Option {
    fileprivate static let hints = Option(
        "hints", "Print hints, actions, custom content and names for Voice Control as well")

    fileprivate static let reach = Option(
        "reach", "Print how many steps lead to each element, by swiping, by headings and by controls")

    fileprivate static let voice = Option(
        "voice", "Print what to say to voice control for each control, or why that may fail")

    fileprivate static let rotor = Option(
        "rotor", value: .choice(Rotor.allCases.map(\.rawValue)), "Print only the elements of one list of the rotor")
}
