import AXAudit

/// One run of `axaudit merge`.
struct MergeRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ReportFormat>]
    private let limits: RunLimits

    /// The formats that can be written without trees, first that of the reports themselves.
    static let formatsOfReports =
        [.json] + ReportFormat.all.filter { $0.isMadeOfFindings && $0.id != ReportFormat.json.id }

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        guard !invocation.operands.isEmpty else {
            throw UsageError("expected archives or JSON reports, e.g. axaudit merge shard-*.jsonl")
        }
        outputs = try ReportOutput.ofRun(invocation, among: ReportFormat.withArchive)
        var files = RunFiles()
        for archive in invocation.operands { files.read(archive, as: .archive) }
        if let list = invocation.last(.expectScreens) { files.read(list, as: .expectedScreens) }
        files.write(outputs)
        try files.requireNoConflict()
        limits = try RunLimits(invocation, outputs)
    }

    /// Reads the archives, decides and writes the reports.
    func result() throws(UsageError) -> CommandResult {
        let reader = try RunReader(
            invocation.operands, outputs.detail, allowingMixed: invocation.has(.allowMixed))
        if !reader.isFromArchives { try requireFormatsOfReports() }
        var builder = reader.builder
        builder.gate.level = limits.level ?? builder.gate.level
        limits.apply(to: &builder.record)
        var run = builder.finish()
        run.group(invocation)
        try ReportOutput.requireReports(outputs, of: run)
        return ReportOutput.result(of: run, to: outputs, invocation, limits, notes: reader.notes)
    }

    private func requireFormatsOfReports() throws(UsageError) {
        let formats = Self.formatsOfReports
        guard let output = outputs.first(where: { output in !formats.contains { $0.id == output.format.id } }) else {
            return
        }
        throw UsageError(
            "JSON reports have no trees, so they cannot be written as \(output.format.id); expected \(formats.alternatives), or archives (axaudit lint --format archive=<file>)"
        )
    }
}
