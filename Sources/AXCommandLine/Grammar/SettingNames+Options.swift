import AXAudit

extension SettingNames {
    /// The options of the commands.
    static let options = SettingNames(
        preset: "--preset", rule: "--rule", only: "--only", parameter: "--set", allowsEmpty: "--allow-empty",
        density: "--density 420dpi", inputFormat: "--input-format", minimumScreens: "--min-screens",
        sizeLimit: "--max-size", maximumFindings: "--max-findings", allChanges: "--verbose or json")
}
