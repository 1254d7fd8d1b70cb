import AXAudit

extension Option {
    /// Returns the option `--format` of a command that writes reports in these formats; shells suggest their ids.
    ///
    /// If `needsFile` is true, the command uses standard output for something else and every report needs a file.
    static func format(
        among formats: [some NamedReportFormat], needsFile: Bool = false, summary: String
    ) -> Option {
        format.described(
            summary, as: needsFile ? .reportFile(formats.ids) : .report(formats.ids), isRepeatable: true)
    }
}

extension Sequence where Element: NamedReportFormat {
    /// The ids of the formats, in their order.
    var ids: [String] { map { $0.id } }

    /// The ids of the formats as a sentence lists them: `text, json or html`.
    var alternatives: String {
        var ids = ids
        guard ids.count > 1 else { return ids.joined() }
        let last = ids.removeLast()
        return ids.joined(separator: ", ") + " or " + last
    }
}
