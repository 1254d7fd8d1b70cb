import AXEngine

extension ConfigurationKey {
    /// `systemScreens`: how screens that only the system draws are treated.
    static let systemScreens = ConfigurationKey(
        "systemScreens",
        example: #""skip""#,
        schema: { _ in
            .words(
                SystemScreens.allCases.map(\.rawValue),
                summary:
                    "How screens that only the system draws are treated: without a verdict, left out, or as the app's.")
        },
        read: { reader, value in reader.choice(value, "treatment of system screens") as SystemScreens? },
        show: { value in value.map { EffectiveSetting("systemScreens", .word($0.rawValue)) } })
}

extension Configuration {
    /// How screens that only the system draws, such as the home screen, are treated.
    package var systemScreens: SystemScreens { value(of: .systemScreens) ?? .verdict }
}
