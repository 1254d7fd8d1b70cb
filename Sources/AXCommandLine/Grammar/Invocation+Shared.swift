import AXAudit

/// The values of options that several commands understand.
extension Invocation {
    /// The format to read every input as, or `nil` to detect it.
    var inputFormat: InputFormat? { last(.inputFormat).flatMap { InputFormat(id: $0) } }

    /// The name of standard input in reports.
    var standardInputName: String { last(.stdinFilename) ?? "<stdin>" }

    /// Reads the options that outweigh keys of the configuration, of what is about screens, and returns the rows of
    /// `config show` by key.
    func screenOverrides() throws(UsageError) -> (overrides: ScreenOverrides, rows: [String: EffectiveSetting]) {
        var overrides = ScreenOverrides()
        var rows: [String: EffectiveSetting] = [:]
        for key in ConfigurationKey.all {
            guard let option = key.option else { continue }
            for given in options where given.name == key.name {
                do throws(ScreenOptionError) {
                    rows[key.name] = try option.read(given.value, &overrides)
                } catch {
                    throw UsageError(
                        "--\(key.name): found \"\(given.value.printable)\", expected \(error.expected)")
                }
            }
        }
        return (overrides, rows)
    }

    /// The greatest size of an input, in bytes.
    ///
    /// - Throws: If the value of `--max-size` is not a number of MiB. Readers count bytes in 32 bits.
    private func sizeLimit() throws(UsageError) -> Int {
        guard let number = try number(.maxSize) else { return FileSystem.defaultSizeLimit }
        guard (1..<4_096).contains(number) else {
            throw UsageError("--max-size: found \(number), expected a number of MiB from 1 to 4095")
        }
        return number << 20
    }

    /// A reader with the options that concern screens. Every command that reads screens uses it.
    func screenReader() throws(UsageError) -> ScreenReader {
        var reader = ScreenReader()
        reader.overrides = try screenOverrides().overrides
        reader.standardInput = environment.standardInput
        reader.settingNames = .options
        reader.format = inputFormat
        reader.platform = last(.platform).flatMap { Platform(id: $0) }
        reader.standardInputName = standardInputName
        reader.sizeLimit = try sizeLimit()
        return reader
    }

    /// How reports for people look on standard output.
    var style: TextStyle {
        var style = TextStyle(
            isColored: environment.allowsColor(
                choice: last(.color) ?? "auto", isTerminal: environment.isOutputTerminal),
            isQuiet: has(.quiet), isVerbose: has(.verbose), columns: environment.outputColumns)
        style.settingNames = .options
        return style
    }
}
