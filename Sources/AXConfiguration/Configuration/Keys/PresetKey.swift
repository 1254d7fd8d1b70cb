import AXEngine

extension ConfigurationKey {
    /// `preset`: the selection of rules to start from.
    static let preset = ConfigurationKey(
        "preset",
        example: #""strict""#,
        template: """
            // The preset to start from: \(Preset.allCases.map(\.rawValue).joined(separator: ", ")).
            "preset": "recommended",
            """,
        schema: { _ in .words(Preset.allCases.map(\.rawValue), summary: "The preset to start from.") },
        read: { reader, value in reader.locatedChoice(value, "preset") as Located<Preset>? },
        show: { EffectiveSetting("preset", .word(($0?.value ?? .recommended).rawValue), setAt: $0?.location) })
}

extension Configuration {
    /// The preset, or `nil` for `recommended`.
    package var preset: Located<Preset>? { value(of: .preset) }
}
