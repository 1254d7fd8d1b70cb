import AXAudit

/// A report that a command line asks for: its format and its destination.
struct ReportOutput<Format: Sendable>: Sendable {
    var format: Format
    var destination: ReportDestination
    /// The state of the file when the run began. If another run has written it since, its report is not replaced.
    var version: FileVersion?
}

extension ReportOutput where Format: NamedReportFormat {
    /// The file name in `--format markdown=github-summary`, which means the summary of a GitHub Actions step.
    private static var stepSummary: String { "github-summary" }

    /// Returns the reports that a command line asks for, in its order; if it asks for none, `standard` on standard
    /// output.
    ///
    /// `formats` are the formats that `--format` can name. Throws if two reports have the same destination or if a file
    /// cannot be written.
    static func all(
        in invocation: Invocation, among formats: [Format] = Format.all, standard: Format?
    ) throws(UsageError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for value in invocation.all(.format) { outputs.append(try output(value, among: formats, invocation)) }
        if outputs.isEmpty, let standard {
            let format = try invocation.last(.output).flatMap { file throws(UsageError) in
                try chosen(by: file, among: formats)
            }
            outputs = [ReportOutput(format: format ?? standard, destination: .standardOutput)]
        }
        let toStandardOutput = outputs.indices.filter { outputs[$0].destination == .standardOutput }
        if toStandardOutput.count > 1 {
            throw UsageError(
                "only one report can go to standard output; write the others to files, e.g. --format json=report.json")
        }
        if let file = invocation.last(.output) {
            guard let index = toStandardOutput.first else {
                throw UsageError("--output \(file): every report already has a file")
            }
            outputs[index].destination = ReportDestination(named: file)
        }
        for output in outputs { try output.requireEnding() }
        let files = outputs.compactMap(\.destination.file)
        var reports = RunFiles()
        reports.write(outputs)
        try reports.requireNoConflict()
        for index in outputs.indices { outputs[index].version = outputs[index].destination.file.map(FileVersion.init) }
        for file in files {
            if let obstacle = AtomicFile.obstacle(toWriting: file) {
                throw UsageError("\(file): cannot be written: \(obstacle.message)")
            }
        }
        return outputs
    }

    /// Throws if the form of the report depends on the ending of its file, and the file has none of the endings.
    private func requireEnding() throws(UsageError) {
        // A name without an ending is that of a text file.
        guard let file = destination.file, FileSystem.name(of: file).contains("."),
            !format.destinationEndings.isEmpty
        else { return }
        let endings = format.destinationEndings.map { "." + $0 }
        if endings.contains(where: file.lowercased().hasSuffix) { return }
        throw UsageError(
            "--format \(format.id): found the file \(file.printable), expected one that ends in \(endings.joined(separator: ", "))"
        )
    }

    /// Returns the format that the file of `--output` chooses by its ending, or `nil` if it has no ending.
    private static func chosen(by file: String, among formats: [Format]) throws(UsageError) -> Format? {
        let chosen = formats.chosen(by: file)
        if chosen.isEmpty, FileSystem.name(of: file).dropFirst().contains(".") {
            let endings = formats.compactMap(\.fileEndings.first).map { "." + $0 }.joined(separator: ", ")
            throw UsageError(
                "--output \(file.printable): this extension is of no format; use \(endings), or add --format text")
        }
        guard chosen.count > 1 else { return chosen.first }
        throw UsageError(
            "--output \(file.printable): this extension is of several formats; add --format \(chosen.alternatives)")
    }

    /// Parses the value of one `--format`: `name` or `name=file`.
    private static func output(
        _ value: String, among formats: [Format], _ invocation: Invocation
    ) throws(UsageError) -> ReportOutput {
        let (given, destination) = value.assignment
        var name = given
        if case .argument(let own) = ForeignSpelling.meaning(of: "--format=" + name) {
            name = String(own.dropFirst("--format=".count))
        }
        guard let format = formats.named(name) else {
            // detekt writes sarif:file, ktlint sarif,output=file.
            let beginning = String(value.prefix { $0 != ":" && $0 != "," })
            if beginning != value, formats.named(beginning) != nil {
                throw UsageError("--format \(value.printable): write --format \(beginning)=<file>")
            }
            throw UsageError(unknown: "report format", name, among: formats.ids)
        }
        guard let destination else { return ReportOutput(format: format, destination: .standardOutput) }
        if destination.isEmpty { throw UsageError("--format \(value): expected a file after \"=\"") }
        guard format.isStepSummary, destination == stepSummary else {
            return ReportOutput(format: format, destination: ReportDestination(named: destination))
        }
        guard let file = invocation.environment.variables["GITHUB_STEP_SUMMARY"], !file.isEmpty else {
            throw UsageError(
                "--format \(value): GITHUB_STEP_SUMMARY is not set; outside of GitHub Actions, name a file")
        }
        return ReportOutput(format: format, destination: .endOfFile(file))
    }

    /// What its file is to the run.
    var role: OutputRole { format.id == ReportFormat.archive.id ? .archive : .report }

    /// Writes the reports, one after the other, unless one of them would replace an input. A report that goes to
    /// a file has no colour and is complete. Returns the files that were written, with the numbers of their bytes.
    @discardableResult
    static func deliver(
        _ outputs: [ReportOutput], _ style: TextStyle, into result: inout CommandResult,
        report: (Format, TextStyle, _ file: String?) -> String
    ) -> [(file: String, size: Int)] {
        var files = RunFiles()
        files.write(outputs)
        do throws(UsageError) { try files.requireNoConflict() } catch {
            result.outcome = .undecided
            result.errors += error.text
            return []
        }
        var written: [(file: String, size: Int)] = []
        for output in outputs {
            do throws(FileSystem.Failure) {
                switch output.destination {
                case .standardOutput: result.output += report(output.format, style, nil)
                case .file(let file):
                    let text = report(output.format, TextStyle(), file)
                    try AtomicFile.write(text, to: file, as: output.role, ifStill: output.version)
                    written.append((file, text.utf8.count))
                case .endOfFile(let file):
                    let text = report(output.format, TextStyle(), file)
                    try FileSystem.append(Array(text.utf8), to: file, as: output.role)
                    written.append((file, text.utf8.count))
                }
            } catch {
                result.outcome = .undecided
                result.errors += "axaudit: \(output.destination.file ?? ""): cannot be written: \(error.message)\n"
            }
        }
        return written
    }
}
