import AXAudit

/// The options that several commands understand.
extension Option {
    // MARK: Every command

    static let quiet = Option("quiet", letter: "q", "Less: only what is at the gate, and the last line")
    static let verbose = Option("verbose", letter: "v", "More: what was skipped and passed over")
    static let color = Option("color", value: .choice(["auto", "always", "never"], named: "when"), "Colour in text")
    static let help = Option("help", letter: "h", "This help")

    // MARK: Configuration and inputs

    static let config = Option(
        "config", letter: "c", value: .file, "The configuration; else AXAUDIT_CONFIG, else the closest .axaudit.json")
    static let noConfig = Option("no-config", "Look for no configuration")
    static let inputFormat = Option(
        "input-format", value: .choice(InputFormat.all.map(\.id)), "Read every input as this format")
    static let stdinFilename = Option("stdin-filename", value: .path, "What to call standard input in reports")
    static let locale = Option("locale", value: .text("tag"), "The language of the screens, as en or pt-BR")
    static let exclude = Option(
        "exclude", value: .text("glob"), isRepeatable: true, "Leave out files of this path or name")
    static let allowEmpty = Option("allow-empty", "Take screens without any exposed element for fine")

    // MARK: Rules

    static let preset = Option("preset", value: .choice(Preset.allCases.map(\.rawValue)), "The rules to run")
    static let rule = Option(
        "rule", value: .ruleSeverity, isRepeatable: true, "Switch a rule or a group on or off, or set its severity")
    static let only = Option("only", value: .ruleOrGroup, isRepeatable: true, "Run these rules and nothing else")
    static let set = Option("set", value: .ruleParameter, isRepeatable: true, "Set a parameter of a rule")

    // MARK: Suppression

    static let ignoreIdentifier = Option(
        "ignore-identifier", value: .text("glob"), isRepeatable: true, "Ignore findings on elements of this identifier")
    static let requireExpiry = Option(
        "require-expiry", "Take no ignore in the configuration that does not expire")
    static let baseline = Option("baseline", value: .file, "The findings that are known and do not count")
    static let noBaseline = Option("no-baseline", "Count every finding")

    // MARK: Reports

    static let format = Option("format", letter: "f", value: .text("name"), "How to report")
    static let output = Option("output", letter: "o", value: .file, "Write the report to a file")
}
