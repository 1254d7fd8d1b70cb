import AXAudit

extension RunFiles {
    /// Adds the files of reports.
    mutating func write(_ outputs: [ReportOutput<some NamedReportFormat>]) {
        for output in outputs {
            guard let file = output.destination.file else { continue }
            write(file, as: output.role)
        }
    }

    /// Throws if the command would write a file that it reads, or one file twice.
    func requireNoConflict() throws(UsageError) {
        do throws(FileConflict) { try check() } catch { throw UsageError(error) }
    }
}
