import AXAudit

/// Reads the results of earlier runs, for `merge` and `compare`: archives or JSON reports.
struct RunReader {
    /// The run that all files together are. It is not decided if it was read from archives.
    let run: AuditRun
    /// Whether the files are archives, which have trees.
    let isFromArchives: Bool
    /// Every rule that configurations can name.
    let rules: RuleIndex

    /// Reads files.
    ///
    /// - Throws: If a file cannot be read, or if some are archives and others are reports.
    init(_ files: [String]) throws(UsageError) {
        do throws(InputErrors) {
            var archive = Archive()
            var reports: [(file: String, report: JSONReportFile)] = []
            for (number, file) in files.enumerated() {
                let bytes = try Self.bytes(of: file)
                if Archive.isArchive(bytes) {
                    try archive.read(bytes, file: file)
                } else {
                    reports.append((file, try JSONReportFile(bytes, file: file)))
                }
                if !reports.isEmpty, reports.count < number + 1 {
                    throw InputErrors([
                        InputError(file: file, message: "found archives and JSON reports, expected files of one kind")
                    ])
                }
            }
            isFromArchives = reports.isEmpty
            run = reports.isEmpty ? try archive.run() : try JSONReportFile.run(reports, RuleIndex.all.rules)
        } catch {
            throw Self.usageError(error)
        }
        let known = Dictionary((RuleIndex.all.rules + run.rules).map { ($0.id, $0) }) { first, _ in first }
        rules = RuleIndex(known.values.sorted { $0.id < $1.id })
    }

    private static func bytes(of file: String) throws(InputErrors) -> [UInt8] {
        do throws(FileSystem.Failure) { return try FileSystem.read(file) } catch {
            throw InputErrors([InputError(file: file, message: "cannot be read: \(error.message)")])
        }
    }

    private static func usageError(_ errors: InputErrors) -> UsageError {
        var error = UsageError(errors.errors.map { Escape.terminal($0.description) })
        error.hasLocations = errors.errors.allSatisfy { !$0.file.isEmpty }
        return error
    }
}
