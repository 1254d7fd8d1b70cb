import AXAudit

/// The values of options that several commands understand.
extension Invocation {
    /// The format to read every input as, or `nil` to detect it.
    var inputFormat: InputFormat? { last(.inputFormat).flatMap { InputFormat(id: $0) } }

    /// The name of standard input in reports.
    var standardInputName: String { last(.stdinFilename) ?? "<stdin>" }

    /// The language of the screens, or `nil` if `--locale` was not given.
    ///
    /// - Throws: If the value is not a BCP 47 language tag, which consists of letters, digits and hyphens.
    private func locale() throws(UsageError) -> String? {
        guard let tag = last(.locale) else { return nil }
        let parts = tag.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            // The first subtag, the language, has at least two letters and no digits.
            (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
        }
        guard isTag else {
            throw UsageError("--locale: found \"\(tag.printable)\", expected a language tag such as en or pt-BR")
        }
        return parts.joined(separator: "-")
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
        reader.overrides = ScreenOverrides(locale: try locale(), density: try density())
        reader.standardInput = environment.standardInput
        reader.settingNames = .options
        reader.format = inputFormat
        reader.standardInputName = standardInputName
        reader.sizeLimit = try sizeLimit()
        return reader
    }

    /// The density of screens in pixels per dp, or `nil` if `--density` was not given.
    private func density() throws(UsageError) -> Double? {
        guard let text = last(.density) else { return nil }
        guard let density = Density.parse(text) else {
            throw UsageError("--density: found \"\(text.printable)\", expected \(Density.expectation)")
        }
        return density
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
