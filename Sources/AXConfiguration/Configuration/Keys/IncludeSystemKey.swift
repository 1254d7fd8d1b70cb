extension ConfigurationKey {
    /// `includeSystem`: whether elements that iOS draws are checked too.
    static let includeSystem = ConfigurationKey(
        "includeSystem",
        example: "true",
        schema: { _ in
            .type(
                "boolean",
                summary:
                    "Whether elements that iOS draws are checked too: the keyboard, the status bar, the share sheet.")
        },
        read: { reader, value in reader.flag(value) },
        show: { value in value == true ? EffectiveSetting("includeSystem", .word("true")) : nil })
}

extension Configuration {
    /// Whether elements that iOS draws, such as the keyboard, are checked too.
    package var includesSystem: Bool { value(of: .includeSystem) ?? false }
}
