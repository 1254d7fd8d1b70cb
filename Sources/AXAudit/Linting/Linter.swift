import AXFormats
import AXAuditCore
import AXSyntax

/// Lints files and folders, as the command `axaudit lint` does.
///
/// ```swift
/// let run = try Linter().lint(paths: ["Dumps"])
/// print(ReportFormat.text.report(run))
/// ```
///
/// Each screen passes the same steps: the locale and density that this linter or the configuration sets, the rules, the
/// owners of findings, ignores, and the baseline. Then the run is decided: ``AuditRun/verdict``.
public struct Linter: Sendable {
    /// The source of configurations.
    public var configuration: ConfigurationSource
    /// The preset of rules, or `nil` for that of the configuration.
    public var preset: Preset?
    /// The locale and density of the screens that outweigh those of the configuration.
    public var overrides: ScreenOverrides {
        get { reader.overrides }
        set { reader.overrides = newValue }
    }
    /// The lowest severity that fails the run, or `nil` for the strictest of the configurations.
    public var gate: Gate.Level?
    /// The most warnings that the run may have, or `nil` for any number.
    public var maximumWarnings: Int?
    /// Whether a screen without an exposed element has a verdict.
    public var allowsEmpty = false
    /// The baseline, whose findings do not count.
    public var baseline = BaselineChoice.configured
    /// Patterns of files to leave out.
    public var exclusions: [String] = []

    /// The folders of the app's sources, or none for those of the configurations.
    package var sources: [String] = []
    /// The path of the picture of the only input; `nil` to look for pictures beside the dumps.
    package var picture: String?
    /// Whether a report that shows pictures is written.
    package var showsPictures = false
    /// How such reports show the pictures, or `nil` for what the configurations say.
    package var pictures: PictureInclusion?
    /// Reads the inputs.
    package var reader: ScreenReader
    /// The rules that configurations can name, besides those that they declare.
    package let rules: RuleIndex
    /// Finds the companions of dumps.
    package var companions = CompanionFinder()
    /// The result bundles among the inputs that were exported, by path as given.
    package var bundles: [String: Result<ExportedBundle, InputError>] = [:]
    /// Ignores besides those of the configurations.
    package var ignores: [Ignore] = []
    /// Returns changes of the selected rules, which are applied after the preset.
    package var changes: @Sendable (RuleIndex) -> [SelectionChange] = { _ in [] }
    /// The folder to which relative paths of projects without a configuration refer, and which is linted if no path is
    /// given.
    package var workingDirectory = "."
    /// The path that decides the configuration of standard input, or `nil` for a file in the working directory.
    package var standardInputPath: String?
    /// Returns the time that has passed since some point in the past, to measure rules; `nil` to measure nothing.
    package var now: (@Sendable () -> TimeSpan)?
    /// The day that decides which ignores have expired.
    package var today = CalendarDay(secondsSince1970: FileSystem.secondsSince1970)

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - configuration: The source of configurations.
    ///   - rules: The rules that can run. The preset and the configuration decide which do.
    ///   - formats: The formats that can be read.
    public init(
        configuration: ConfigurationSource = .closest, rules: [Rule] = Rule.all,
        formats: [InputFormat] = InputFormat.all
    ) {
        self.init(configuration: configuration, rules: RuleIndex(rules), formats: formats)
    }

    /// Creates a linter with the rules of an index.
    package init(configuration: ConfigurationSource, rules: RuleIndex, formats: [InputFormat] = InputFormat.all) {
        self.configuration = configuration
        self.rules = rules
        reader = ScreenReader(formats: formats)
    }
}

extension Linter {
    /// Lints files, folders (their `.json`, `.xml`, `.uix` and `.txt` files, at any depth) and glob patterns.
    ///
    /// Inputs that cannot be read are ``AuditRun/errors`` of the run, which then has no verdict.
    ///
    /// - Throws: The errors in configurations and baselines.
    public func lint(paths: [String]) throws(InputErrors) -> AuditRun {
        let session = try session(of: paths)
        do throws(SettingsErrors) {
            let settings = try session.settings(demanding: RunRecord())
            return session.run(session.outcomes(of: session.inputs, .source), settings)
        } catch {
            throw Self.inputErrors(error.errors)
        }
    }

    /// Returns the screens of files, folders and glob patterns with what overrides and configuration set, without
    /// linting them.
    ///
    /// - Throws: The errors in configurations, and in inputs that cannot be read.
    public func screens(paths: [String]) throws(InputErrors) -> [Screen] {
        let (screens, errors) = try session(of: paths).screens()
        guard errors.isEmpty else { throw InputErrors(errors) }
        return screens.map(\.screen)
    }

    private func session(of paths: [String]) throws(InputErrors) -> LintSession {
        let session = LintSession(self, paths: paths)
        guard session.settingsErrors.isEmpty else { throw Self.inputErrors(session.settingsErrors) }
        return session
    }

    private static func inputErrors(_ errors: [SettingsError]) -> InputErrors {
        InputErrors(
            errors.map {
                InputError(file: $0.location.file, location: $0.location.location, message: $0.message(naming: .api))
            })
    }

    /// A finder of configurations that applies the settings of this linter.
    package var projectFinder: ProjectFinder {
        ProjectFinder(configuration, from: LintSession.absolute(workingDirectory), rules) {
            [preset, changes, allowsEmpty] configuration, rules in
            RuleSelection(
                configuration, rules, changes: (preset.map { [.preset($0)] } ?? []) + changes(rules),
                allowsEmpty: allowsEmpty)
        }
    }

    /// Returns the path that decides the configuration and the identity of an input.
    func path(of input: InputFinder.Input) -> String {
        guard input.path == "-" else { return input.path }
        return standardInputPath ?? FileSystem.joined(workingDirectory, reader.standardInputName)
    }
}
