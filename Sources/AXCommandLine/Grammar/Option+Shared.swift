import AXAudit

/// The options that several commands understand.
extension Option {
    // MARK: Every command

    static let quiet = Option("quiet", letter: "q", "Print only findings at the gate and the summary line")
    static let verbose = Option("verbose", letter: "v", "Print more details, such as skipped files")
    static let color = Option(
        "color", value: .choice(["auto", "always", "never"], named: "when"), "When to colour the output")
    static let help = Option("help", letter: "h", "Show this help")
    static let version = Option("version", letter: "V", "Print the version")

    // MARK: Configuration and inputs

    static let config = Option(
        "config", letter: "c", value: .file, reads: .configuration,
        "Configuration file; default AXAUDIT_CONFIG, then the closest .axaudit.json")
    static let noConfig = Option("no-config", "Do not use a configuration")
    static let inputFormat = Option(
        "input-format", value: .choice(InputFormat.all.map(\.id)), "Read every input as this format")
    static let stdinFilename = Option("stdin-filename", value: .path, "Path to report for standard input")
    static let maxSize = Option("max-size", value: .text("MiB"), "The largest input to read; default 256")
    static let sources = Option(
        "sources", value: .folder, isRepeatable: true, "Folder with the app's sources, to find the line to change")
    static let picture = Option(
        "picture", value: .file, reads: .companion(.picture),
        "Picture of the screen, a PNG; default the one beside the dump")
    static let pictures = Option(
        "pictures", value: .choice(PictureInclusion.allCases.map(\.rawValue), named: "choice"),
        "Gallery pictures: inside (all: no limit), by path, none; default embed")
    static let allowEmpty = Option("allow-empty", "Allow screens without exposed elements")

    // MARK: Rules

    static let preset = Option("preset", value: .choice(Preset.allCases.map(\.rawValue)), "Preset of rules to run")
    static let rule = Option(
        "rule", value: .ruleSeverity, isRepeatable: true,
        "Switch a rule or a group on or off, or limit its severity")
    static let only = Option("only", value: .ruleOrGroup, isRepeatable: true, "Run only these rules")
    static let set = Option("set", value: .ruleParameter, isRepeatable: true, "Set a parameter of a rule")

    static let platform = Option(
        "platform", value: .choice(Platform.all.map(\.id), named: "platform"),
        "List only the rules that run on screens of this platform")

    // MARK: Suppression

    static let ignoreIdentifier = Option(
        "ignore-identifier", value: .text("glob"), isRepeatable: true,
        "Ignore findings on elements whose identifier matches")
    static let requireExpiry = Option(
        "require-expiry", "Reject ignores in the configuration without \"expires\"")
    static let baseline = Option(
        "baseline", value: .file, reads: .baseline, "Baseline file; its findings are not counted")
    static let noBaseline = Option("no-baseline", "Do not use a baseline")

    // MARK: Reports

    static let format = Option("format", letter: "f", value: .text("name"), "How to report")
    static let output = Option("output", letter: "o", value: .file, "Write the report to a file")
}
