/// The names of settings in messages that advise to change one: the API of the library, or the options of a command.
package struct SettingNames: Sendable {
    /// What selects a preset.
    package var preset: String
    /// What sets the severity of a rule or a group.
    package var rule: String
    /// What restricts a run to a rule or a group.
    package var only: String
    /// What sets a parameter of a rule.
    package var parameter: String
    /// What allows screens without exposed elements.
    package var allowsEmpty: String
    /// What sets the density of a screen, with a value as an example.
    package var density: String
    /// What selects the format of every input. The format's identifier follows.
    package var inputFormat: String
    /// What sets the least number of screens of a run, or `nil` if nothing does.
    package var minimumScreens: String?
    /// What sets the greatest size of an input, or `nil` if nothing does.
    package var sizeLimit: String?
    /// What limits the number of findings in the report for agents, or `nil` if nothing does.
    package var maximumFindings: String?
    /// What shows every change in a comparison.
    package var allChanges: String

    /// Creates the names.
    package init(
        preset: String, rule: String, only: String, parameter: String, allowsEmpty: String, density: String,
        inputFormat: String, minimumScreens: String?, sizeLimit: String?, maximumFindings: String?, allChanges: String
    ) {
        self.preset = preset
        self.rule = rule
        self.only = only
        self.parameter = parameter
        self.allowsEmpty = allowsEmpty
        self.density = density
        self.inputFormat = inputFormat
        self.minimumScreens = minimumScreens
        self.sizeLimit = sizeLimit
        self.maximumFindings = maximumFindings
        self.allChanges = allChanges
    }

    /// The names in the API of the library and of the assertions.
    package static let api = SettingNames(
        preset: ".preset", rule: ".rule", only: ".only", parameter: ".set", allowsEmpty: ".allowingEmpty",
        density: "ScreenOverrides(density: 2.625)", inputFormat: "the format", minimumScreens: nil, sizeLimit: nil,
        maximumFindings: nil, allChanges: "the format json")
}
