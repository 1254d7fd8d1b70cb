import AXTree

/// The clean screens and those with a defect, read in a form.
struct SeededReading: Sendable {
    /// A screen in the form, with the slots of each of its elements.
    typealias Form = (screen: Screen, slots: [Set<String>])

    /// The clean screens, in the order of `CleanScreen.all`.
    let clean: [Form]
    /// The screens with a defect, in the order of `SeededDefect.seeded`.
    let seeded: [(screen: CleanScreen, form: Form)]

    private init(_ form: SeededForm) throws {
        clean = try CleanScreen.all.map(form.screen)
        seeded = try SeededDefect.seeded.map { kind, number in
            var screen = CleanScreen.all[number]
            kind.seed(&screen)
            return (screen, try form.screen(of: screen))
        }
    }

    /// The reading of each form, made once for all tests.
    private static let tasks = Dictionary(
        uniqueKeysWithValues: SeededForm.allCases.map { form in (form, Task { try SeededReading(form) }) })

    /// Returns the screens in a form.
    static func of(_ form: SeededForm) async throws -> SeededReading {
        try await tasks[form]?.value ?? SeededReading(form)
    }
}
