import AXAudit

/// A report to be written, and where.
struct ReportOutput<Format: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
    var format: Format
    var destination: ReportDestination
}

extension ReportOutput {
    /// What `--format markdown=` takes for the summary of a step, rather than for a file of this name.
    private static var stepSummary: String { "github-summary" }

    /// The reports that a command line asks for, in its order; if it asks for none, `standard` on standard output.
    ///
    /// They do not get into each other's way and can be written; `--output` names the file of the one that has none.
    static func all(in invocation: Invocation, standard: Format?) throws(UsageError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for value in invocation.all("format") { outputs.append(try output(value, invocation)) }
        if outputs.isEmpty, let standard { outputs = [ReportOutput(format: standard, destination: .standardOutput)] }
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
            return ReportOutput(format: format, destination: .file(parts[1]))
        }
        guard let file = invocation.surroundings.variables["GITHUB_STEP_SUMMARY"], !file.isEmpty else {
            throw UsageError(
                "--format \(value): GITHUB_STEP_SUMMARY is not set; outside of GitHub Actions, name a file")
        }
        return ReportOutput(format: format, destination: .endOfFile(file))
    }

    /// Writes reports, before the exit code is what anybody looks at. What goes to a file has no colour.
    static func deliver(
        _ outputs: [ReportOutput], _ style: TextStyle, into result: inout CommandResult,
        report: @escaping @Sendable (Format, TextStyle) -> String
    ) async {
        var failures: [String] = []
        for (output, text) in zip(outputs, await texts(outputs, style, report)) {
            do throws(FileSystem.Failure) {
                switch output.destination {
                case .standardOutput: result.output += text
                case .file(let file): try FileSystem.write(text, to: file)
                case .endOfFile(let file): try FileSystem.append(text, to: file)
                }
            } catch {
                failures.append("axaudit: \(output.destination.file ?? ""): cannot be written: \(error.message)\n")
            }
        }
        if failures.isEmpty { return }
        result.outcome = .undecided
        result.errors += failures.joined()
    }

    /// The reports, several of them made side by side.
    private static func texts(
        _ outputs: [ReportOutput], _ style: TextStyle, _ report: @escaping @Sendable (Format, TextStyle) -> String
    ) async -> [String] {
        await withTaskGroup(of: (Int, String).self) { group in
            for (number, output) in outputs.enumerated() {
                let style = output.destination == .standardOutput ? style : TextStyle()
                group.addTask { (number, report(output.format, style)) }
            }
            var texts = [String](repeating: "", count: outputs.count)
            for await (number, text) in group { texts[number] = text }
            return texts
        }
    }
}
