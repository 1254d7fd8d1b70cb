import AXConfiguration
import AXEngine
import AXSyntax

/// What decides about a run besides its screens. A run records it, so that several runs can be decided together.
package struct RunRecord: Sendable {
    /// The part of the inputs that was audited, or `nil` if it was all of them.
    package var shard: Shard?
    /// The screens that have to be there.
    package var expectedScreens: [ExpectedScreen] = []
    /// The journeys that have to be there, with their locations.
    package var journeys: [Located<Journey>] = []
    /// The least number of screens, or `nil` for any number.
    package var minimumScreens: Int?
    /// The most warnings, or `nil` for any number.
    package var maximumWarnings: Int?
    /// The most causes, or `nil` for any number.
    package var maximumCauses: Int?
    /// Whether the run, all of its parts together, may have no screens.
    package var allowsNoScreens = false
    /// Whether unused ignores fail the run.
    package var failsOnUnused = false
    /// Whether stale baseline entries fail the run.
    package var failsOnStale = false
    /// The ignores of the configurations.
    package var ignores: [IgnoreRecord] = []
    /// The baselines, by path.
    package var baselines: [String: Baseline] = [:]
    /// The paths of the command line at which nothing can be read.
    package var pathErrors: [InputError] = []

    /// The command line without paths and reports, or `nil` if there is none: that of merged runs, if it is the same.
    package var command: String?
    /// The presets from which the configurations start.
    package var presets: [Preset] = []
    /// What the reports by success criterion say about the product.
    package var criteria = CriteriaSettings()

    /// What the run was made with, by name: rules, presets, ignores, baselines, and the inputs of all parts. Only an
    /// archive has it.
    package var made: [String: String] = [:]
    /// How the parts of the run differ in what they were made with, or `nil` if they do not.
    package var mixture: String?

    /// An empty record.
    package init() {}
}
