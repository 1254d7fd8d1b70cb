import AXAudit

extension Command {
    /// `axaudit variants`: prints which screens are variants of one screen, and which elements they share.
    static let variants = Command(
        "variants", "Print which dumps are variants of one screen", operands: [Operand(.path)],
        options: [
            .format.described(
                "Format of the listing; default text", as: .choice(["text", "json"]), isRepeatable: false)
        ] + OptionGroup.files + OptionGroup.input,
        notes: """
            Screens are variants of one screen if "variants" in the configuration says so, if their files or names differ only by
            a known suffix (Checkout@ax5, Checkout~de, Checkout@rtl), or if they have one name and the dumps say what differs:
            text size, language, direction, appearance or orientation. Elements are numbered as by axaudit show -f json.

            Exit: 0 the groups were printed; 2 an input cannot be read.
            """
    ) { invocation throws(UsageError) in
        let session = try LintSession(invocation, AuditOptions(invocation))
        let (screens, errors) = session.screens()
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        let listing = VariantListing(screens.map(\.screen))
        let isJSON = invocation.last(.format) == "json"
        let note = listing.isEmpty && !isJSON ? "note: no screen has other variants\n" : ""
        return CommandResult(
            errors.isEmpty ? .passed : .undecided, output: isJSON ? listing.json : listing.text(invocation.style),
            errors: session.notes.noteLines + errors.lines + note)
    }
}
