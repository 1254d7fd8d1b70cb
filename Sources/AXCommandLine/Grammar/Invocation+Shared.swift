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
    func locale() throws(UsageError) -> String? {
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

    /// How reports for people look on standard output.
    var style: TextStyle {
        TextStyle(
            isColored: environment.allowsColor(
                choice: last(.color) ?? "auto", isTerminal: environment.isOutputTerminal),
            isQuiet: has(.quiet), isVerbose: has(.verbose), columns: environment.outputColumns)
    }
}
