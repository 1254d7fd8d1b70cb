import AXAudit

/// Options that commands of one kind have in common.
enum OptionGroup {
    /// The options of every command.
    static let common: [Option] = [.quiet, .verbose, .color, .help, .version]

    /// The options that decide how a run is reported, not what it finds.
    static let reports: [Option] =
        common + [.format, .output, .maxFindings, .by, .noGroup, .pictures, .shard, .watch]

    /// The options of every command that looks for a configuration.
    static let configuration: [Option] = [.config, .noConfig]

    /// The options of every command that runs rules.
    static let selection: [Option] = [.preset, .rule, .only, .set]

    /// The options that concern screens, which `Invocation.screenReader()` reads.
    static let screens: [Option] =
        [.inputFormat, .platform.described("Platform of dumps that do not tell it, such as Flutter's"), .stdinFilename]
        + ofKeys { !$0.choosesFiles } + [.maxSize]

    /// The options that choose files, of every command that searches for them. `Invocation.screenReader()` reads them
    /// too.
    static let files: [Option] = ofKeys(where: \.choosesFiles)

    /// The options of every command that captures the screen of a device, which choose it.
    static let devices: [Option] = [.serial, .url]

    /// The options of every command that reads screens.
    static let input: [Option] = configuration + screens

    /// The options of every command that decides which findings count.
    static let audit: [Option] =
        selection + [.ignoreIdentifier, .requireExpiry, .allowEmpty] + files + [.picture] + input

    /// Returns the options that outweigh a key of the configuration, of those that a closure chooses.
    private static func ofKeys(where isIncluded: (ScreenOption) -> Bool) -> [Option] {
        ConfigurationKey.all.compactMap { key in
            guard let option = key.option, isIncluded(option) else { return nil }
            return Option(key.name, value: .text(option.value), isRepeatable: option.choosesFiles, option.summary)
        }
    }
}
