extension ConfigurationKey {
    /// `failOn`: the severity from which findings fail a run.
    static let failOn = ConfigurationKey(
        "failOn",
        example: #""warning""#,
        template: """
            // The lowest severity that fails a run: \(Gate.Level.allCases.map(\.rawValue).joined(separator: ", ")).
            "failOn": "failure",
            """,
        schema: { _ in
            .words(Gate.Level.allCases.map(\.rawValue), summary: "The lowest severity that fails a run.")
        },
        read: { reader, value in reader.locatedChoice(value, "gate") as Located<Gate.Level>? },
        show: { EffectiveSetting("failOn", .word(($0?.value ?? .failure).rawValue), setAt: $0?.location) })
}

extension Configuration {
    /// The severity from which findings fail a run, or `nil` for `failure`.
    package var failOn: Located<Gate.Level>? { value(of: .failOn) }
}
