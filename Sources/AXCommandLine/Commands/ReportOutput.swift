import AXAudit

/// A report to be written, and where.
struct ReportOutput<Format: Sendable>: Sendable {
    var format: Format
    var destination: ReportDestination
}

extension ReportOutput where Format: RawRepresentable<String> & CaseIterable {
    /// What `--format markdown=` takes for the summary of a step, rather than for a file of this name.
    private static var stepSummary: String { "github-summary" }

    /// The reports that a command line asks for, in its order; if it asks for none, `standard` on standard output.
    ///
    /// They do not get into each other's way and can be written; `--output` names the file of the one that has none.
    static func all(in invocation: Invocation, standard: Format?) throws(UsageError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for value in invocation.all(.format) { outputs.append(try output(value, invocation)) }
        if outputs.isEmpty, let standard { outputs = [ReportOutput(format: standard, destination: .standardOutput)] }
        let toStandardOutput = outputs.indices.filter { outputs[$0].destination == .standardOutput }
        if toStandardOutput.count > 1 {
            throw UsageError("two reports for standard output; write all but one to files: --format json=report.json")
        }
        if let file = invocation.last(.output) {
            guard let index = toStandardOutput.first else {
                throw UsageError("--output \(file): every report has a file already")
            }
            outputs[index].destination = ReportDestination(named: file)
        }
        let files = outputs.compactMap(\.destination.file)
        if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
            throw UsageError("\(twice): two reports for one file; give each its own")
        }
        for file in files {
            if let obstacle = FileSystem.obstacle(toWriting: file) {
                throw UsageError("\(file): cannot be written: \(obstacle.message)")
            }
        }
        return outputs
    }

    /// `name` or `name=file`.
    private static func output(_ value: String, _ invocation: Invocation) throws(UsageError) -> ReportOutput {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = Format(rawValue: parts[0]) else {
            throw UsageError(unknown: "report format", parts[0], among: Format.allCases.map(\.rawValue))
        }
        guard parts.count > 1 else { return ReportOutput(format: format, destination: .standardOutput) }
        if parts[1].isEmpty { throw UsageError("--format \(value): expected a file after \"=\"") }
        guard format.rawValue == "markdown", parts[1] == stepSummary else {
            return ReportOutput(format: format, destination: ReportDestination(named: parts[1]))
        }
        guard let file = invocation.environment.variables["GITHUB_STEP_SUMMARY"], !file.isEmpty else {
            throw UsageError(
                "--format \(value): GITHUB_STEP_SUMMARY is not set; outside of GitHub Actions, name a file")
        }
        return ReportOutput(format: format, destination: .endOfFile(file))
    }

    /// Writes reports, before the exit code is what anybody looks at; several of them side by side, and what takes long first.
    /// What goes to a file has no colour.
    static func deliver(
        _ outputs: [ReportOutput], _ style: TextStyle, into result: inout CommandResult,
        effort: (Format) -> Int = { _ in 1 },
        report: @Sendable (Format, TextStyle) -> [UInt8]
    ) {
        let longestFirst = outputs.indices.sorted { effort(outputs[$0].format) > effort(outputs[$1].format) }
        let deliveries = Cores.map(outputs.count) { outputs[longestFirst[$0]].delivery(style, report) }
        // What goes to standard output stands there in the order asked for.
        var inOrder = deliveries
        for (place, index) in longestFirst.enumerated() { inOrder[index] = deliveries[place] }
        for delivery in inOrder {
            switch delivery {
            case .text(let text): result.output += text
            case .written: break
            case .failed(let message):
                result.outcome = .undecided
                result.errors += message
            }
        }
    }

    /// What came of one report.
    private enum Delivery: Sendable {
        /// It goes to standard output.
        case text(String)
        case written
        /// It could not be written, for a reason.
        case failed(String)
    }

    private func delivery(_ style: TextStyle, _ report: (Format, TextStyle) -> [UInt8]) -> Delivery {
        do throws(FileSystem.Failure) {
            switch destination {
            case .standardOutput: return .text(String(decoding: report(format, style), as: UTF8.self))
            case .file(let file): try FileSystem.write(report(format, TextStyle()), to: file)
            case .endOfFile(let file): try FileSystem.append(report(format, TextStyle()), to: file)
            }
            return .written
        } catch {
            return .failed("axaudit: \(destination.file ?? ""): cannot be written: \(error.message)\n")
        }
    }
}
