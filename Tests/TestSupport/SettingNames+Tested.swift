import AXTree

extension SettingNames {
    /// Names as a command has them, for tests of messages.
    package static let tested = SettingNames(
        preset: "--preset", rule: "--rule", only: "--only", parameter: "--set", allowsEmpty: "--allow-empty",
        density: "--density 420dpi", inputFormat: "--input-format", minimumScreens: "--min-screens",
        sizeLimit: "--max-size", maximumFindings: "--max-findings", allChanges: "--verbose or json")
}
