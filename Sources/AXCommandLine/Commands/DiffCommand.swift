import AXAudit
import AXSyntax

extension Command {
    /// What changed between two dumps.
    static let diff = Command(
        name: "diff", summary: "Say what changed between two dumps or snapshots", operands: "<reference> <current>",
        options: [
            Option(
                name: "format", letter: "f", value: "<name>[=<file>]",
                suggestions: ChangeReportFormat.allCases.map(\.rawValue), isRepeatable: true,
                summary: "How to report, and where: text, json, markdown, junit, github or html; default text"),
            Option(name: "output", letter: "o", value: "<file>", summary: "Write the report to a file"),
            Option(
                name: "propose-redactions",
                summary: "Of two captures of one screen: print the configuration that makes them equal"),
        ] + CommandTable.inputOptions,
        notes: """
            The two may be of different formats: only attributes that both carry are compared. One of them may be - for
            standard input.

            Exit: 0 nothing differs; 1 something does; 2 the two cannot be compared.
            """
    ) { invocation throws(UsageError) in
        try DiffRun(invocation).result()
    }
}

/// One run of `axaudit diff`.
private struct DiffRun: Sendable {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private let configuration: Configuration
    private let locale: String?

    init(_ invocation: Invocation) throws(UsageError) {
        let count = invocation.operands.count
        guard count == 2 else {
            throw UsageError(
                "found \(count == 1 ? "1 file" : "\(count) files"), expected two, as in axaudit diff before.json after.json"
            )
        }
        if invocation.operands == ["-", "-"] { throw UsageError("only one of the two can be standard input") }
        self.invocation = invocation
        outputs = try ReportOutput.all(in: invocation, standard: .text)
        let written = outputs.compactMap(\.destination.file).map { Paths.absolute($0, in: FileSystem.currentFolder) }
        if let input = invocation.operands.first(where: {
            $0 != "-" && written.contains(Paths.absolute($0, in: FileSystem.currentFolder))
        }) {
            throw UsageError.overwritten(input)
        }
        // What changed is judged as the screen of now is: by the configuration that it stands under.
        let options = try AuditOptions(invocation)
        locale = options.locale
        var finder = options.projectFinder
        let path = invocation.operands.last { $0 != "-" } ?? invocation.surroundings.folder
        let folder = FileSystem.parent(of: Paths.absolute(path, in: FileSystem.currentFolder))
        configuration = finder.settings(ofFolder: folder).configuration
        _ = try options.checked(finder)
    }

    func result() throws(UsageError) -> CommandResult {
        let paths = invocation.operands
        // A large dump takes as long to read as to compare.
        let sides = paths.map { comparand($0) }
        switch (sides[0], sides[1]) {
        case (.success(let reference), .success(let current)):
            do throws(ComparisonError) {
                return report(
                    try Comparand.differences(from: reference, to: current, configuration.snapshot), paths)
            } catch {
                throw UsageError(error.message)
            }
        case (let reference, let current):
            let errors = [reference, current].flatMap { side -> [InputError] in
                if case .failure(let failure) = side { failure.errors } else { [] }
            }
            return CommandResult(
                .undecided, errors: errors.map { Escape.terminal($0.description) + "\n" }.joined())
        }
    }

    private func comparand(_ path: String) -> Result<Comparand, InputErrors> {
        let file = name(path)
        do throws(FileSystem.Failure) {
            let bytes = try path == "-" ? invocation.surroundings.standardInput() : FileSystem.read(path)
            let format = invocation.last("input-format").flatMap { InputFormat(id: $0) }
            do throws(InputErrors) {
                let comparand = try Comparand(parsing: bytes, file: file, format: format)
                guard case .screens(let screens) = comparand else { return .success(comparand) }
                return .success(.screens(screens.map(prepared)))
            } catch {
                return .failure(error)
            }
        } catch {
            return .failure(InputErrors([InputError(file: file, message: "cannot be read: \(error.message)")]))
        }
    }

    /// What reports call an operand.
    private func name(_ path: String) -> String { path == "-" ? invocation.last("stdin-filename") ?? "<stdin>" : path }

    private func prepared(_ screen: Screen) -> Screen {
        var screen = configuration.prepared(screen)
        if let locale { screen.locale = locale }
        return screen
    }

    private func report(_ differences: [ScreenDifference], _ paths: [String]) -> CommandResult {
        let outcome: CommandResult.Outcome = differences.allSatisfy(\.isEmpty) ? .passed : .failed
        if invocation.has("propose-redactions") {
            return CommandResult(outcome, output: RedactionProposalReport.text(RedactionProposal(differences)))
        }
        var result = CommandResult(outcome)
        // The report for programs has no place for remarks.
        if outputs.contains(where: { $0.format == .json }) {
            for remark in differences.flatMap(\.remarks) { result.errors += "note: \(Escape.terminal(remark))\n" }
        }
        let reportPaths = FileSystem.reportPaths
        let names = paths.map(name)
        ReportOutput.deliver(outputs, invocation.style, into: &result) {
            Array($0.report(differences, reference: names[0], current: names[1], style: $1, paths: reportPaths).utf8)
        }
        return result
    }
}
