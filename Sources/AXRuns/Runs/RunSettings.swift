import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// All that a command line, configurations and the options of a test decide about a run.
package struct RunSettings: Sendable {
    /// The settings of the screens of one configuration.
    package struct Project: Sendable {
        /// The configuration.
        let configuration: Configuration
        /// Whether the run is restricted to some rules.
        let isPartial: Bool
        /// The path of the baseline that applies to the screens, or `nil` if there is none.
        package var baseline: String?

        /// Creates the settings of screens without a baseline.
        package init(_ configuration: Configuration, isPartial: Bool) {
            self.configuration = configuration
            self.isPartial = isPartial
        }
    }

    /// Which screens of a run are variants of one screen.
    package enum GroupSearch: Sendable {
        /// All of them.
        case together
        /// Those that dumps, configuration or names say.
        case byName
        /// Those that dumps, configuration or names say, of different runs. Groups within one run were checked by it.
        case acrossRuns
    }

    /// The configurations.
    package var projects: [Project] = []
    /// The rules, of which those that ran are part of the run. Two that configurations declare can have one id.
    package var rules: [Rule]
    /// The ids of rules that are part of the run although no screen lists them.
    package var namedRules: Set<String> = []
    /// Every rule that configurations and baselines can name.
    package let index: RuleIndex
    /// The severity from which on findings fail the run.
    package var gate: Gate
    /// Ignores besides those of the configurations.
    package var ignores: [Ignore] = []
    /// The day that decides which ignores have expired.
    package var today = CalendarDay(secondsSince1970: 0)
    /// The baselines, by path.
    package var baselines: [String: Baseline] = [:]
    /// What is demanded of all screens together.
    package var record = RunRecord()
    /// Whether a run without screens and errors passes.
    package var mayBeEmpty = false
    /// The search for groups of screens, or `nil` if rules over groups do not run.
    package var groups: GroupSearch? = .byName
    /// Sets the places in the code of the findings of a screen of a project.
    package var setCode: @Sendable (_ audit: inout ScreenAudit, _ project: Int) -> Void = { _, _ in }
    /// What is kept of the screens besides their findings.
    package var detail = ScreenDetail.source
    /// The names of settings in reports and errors.
    package var names = SettingNames.api

    /// Creates settings.
    package init(rules: [Rule], index: RuleIndex, gate: Gate) {
        self.rules = rules
        self.index = index
        self.gate = gate
    }
}
