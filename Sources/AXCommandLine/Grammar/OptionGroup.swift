/// Options that commands of one kind have in common.
enum OptionGroup {
    /// The options of every command.
    static let common: [Option] = [.quiet, .verbose, .color, .help, .version]

    /// The options of every command that looks for a configuration.
    static let configuration: [Option] = [.config, .noConfig]

    /// The options of every command that runs rules.
    static let selection: [Option] = [.preset, .rule, .only, .set]

    /// The options that concern screens, which `Invocation.screenReader()` reads.
    static let screens: [Option] = [.inputFormat, .stdinFilename, .locale, .density, .maxSize]

    /// The options of every command that reads screens.
    static let input: [Option] = configuration + screens

    /// The options of every command that decides which findings count.
    static let audit: [Option] =
        selection + [.ignoreIdentifier, .requireExpiry, .allowEmpty, .exclude, .picture] + input
}
