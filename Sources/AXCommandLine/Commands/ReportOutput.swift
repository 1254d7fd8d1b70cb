import AXAudit

/// A report to be written, and where.
struct ReportOutput {
    /// Where a report goes.
    enum Destination: Equatable {
        case standardOutput
        /// A file of its own.
        case file(String)
        /// The end of a file that others write to as well: the summary of a step in GitHub Actions.
        case endOfFile(String)
    }

    var format: ReportFormat
    var destination: Destination

    /// The file, if it is one.
    private var file: String? {
        switch destination {
        case .standardOutput: nil
        case .file(let file), .endOfFile(let file): file
        }
    }
}

extension ReportOutput {
    /// What `--format markdown=` takes for the summary of a step, rather than for a file of this name.
    private static let stepSummary = "github-summary"

    /// The reports that a command line asks for. If it asks for none: text on standard output, and before it annotations
    /// where GitHub reads them.
    static func all(in invocation: Invocation) throws(UsageError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for value in invocation.all("format") { outputs.append(try output(value, invocation)) }
        if outputs.isEmpty { outputs = [ReportOutput(format: .text, destination: .standardOutput)] }
        let toStandardOutput = outputs.indices.filter { outputs[$0].destination == .standardOutput }
        if toStandardOutput.count > 1 {
            throw UsageError("two reports for standard output; write all but one to files: --format json=report.json")
        }
        if let file = invocation.last("output") {
            guard let index = toStandardOutput.first else {
                throw UsageError("--output \(file): every report has a file already")
            }
            outputs[index].destination = .file(file)
        }
        let files = outputs.compactMap(\.file)
        if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
            throw UsageError("\(twice): two reports for one file; give each its own")
        }
        for file in files {
            if let obstacle = FileSystem.obstacle(toWriting: file) {
                throw UsageError("\(file): cannot be written: \(obstacle.message)")
            }
        }
        if invocation.surroundings.variables["GITHUB_ACTIONS"] == "true", invocation.all("format").isEmpty {
            outputs.insert(ReportOutput(format: .github, destination: .standardOutput), at: 0)
        }
        return outputs
    }

    /// `name` or `name=file`.
    private static func output(_ value: String, _ invocation: Invocation) throws(UsageError) -> ReportOutput {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = ReportFormat(rawValue: parts[0]) else {
            throw UsageError(unknown: "report format", parts[0], among: ReportFormat.allCases.map(\.rawValue))
        }
        guard parts.count > 1 else { return ReportOutput(format: format, destination: .standardOutput) }
        if parts[1].isEmpty { throw UsageError("--format \(value): expected a file after \"=\"") }
        guard format == .markdown, parts[1] == stepSummary else {
            return ReportOutput(format: format, destination: .file(parts[1]))
        }
        guard let file = invocation.surroundings.variables["GITHUB_STEP_SUMMARY"], !file.isEmpty else {
            throw UsageError(
                "--format \(value): GITHUB_STEP_SUMMARY is not set; outside of GitHub Actions, name a file")
        }
        return ReportOutput(format: format, destination: .endOfFile(file))
    }

    /// Writes reports of a run, before the exit code is what anybody looks at.
    static func deliver(
        _ run: AuditRun, to outputs: [ReportOutput], _ style: TextStyle, into result: inout CommandResult
    ) {
        let paths = FileSystem.reportPaths
        var failures: [String] = []
        for output in outputs {
            do throws(FileSystem.Failure) {
                switch output.destination {
                case .standardOutput: result.output += output.format.report(run, style: style, paths: paths)
                case .file(let file): try FileSystem.write(output.format.report(run, paths: paths), to: file)
                case .endOfFile(let file): try FileSystem.append(output.format.report(run, paths: paths), to: file)
                }
            } catch {
                failures.append("axaudit: \(output.file ?? ""): cannot be written: \(error.message)\n")
            }
        }
        if failures.isEmpty { return }
        result.outcome = .undecided
        result.errors += failures.joined()
    }
}
