import AXAudit
import AXSyntax

/// One run of `axaudit diff`.
struct DiffRun {
    private let invocation: Invocation
    /// The path of the reference, or `-`.
    private let reference: String
    /// The path of the current dump, or `-`.
    private let current: String
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private let project: Project
    private let reader: ScreenReader
    /// How reports show the pictures beside the dumps.
    private let inclusion: PictureInclusion

    init(_ invocation: Invocation) throws(UsageError) {
        let operands = invocation.operands
        guard operands.count == 2 else {
            throw UsageError(
                "found \(operands.count == 1 ? "1 file" : "\(operands.count) files"), "
                    + "expected two, e.g. axaudit diff before.json after.json")
        }
        if operands == ["-", "-"] { throw UsageError("only one of the inputs can be standard input") }
        self.invocation = invocation
        reference = operands[0]
        current = operands[1]
        outputs = try ReportOutput.all(in: invocation, standard: .text)
        // The configuration of the current dump applies to both, as it does when the dump is audited.
        let options = try AuditOptions(invocation)
        reader = options.linter.reader
        var finder = options.linter.projectFinder
        let path = operands.last { $0 != "-" } ?? invocation.environment.workingDirectory
        project = finder.settings(ofFolder: FileSystem.parent(of: Self.absolute(path)))
        try options.check(finder.projects, finder.errors)
        let showsPictures = outputs.contains { $0.format.showsPictures }
        inclusion =
            showsPictures ? options.linter.pictures ?? project.configuration.pictures?.value ?? .embed : .none
        if invocation.has(.writeRedactions) {
            guard invocation.has(.proposeRedactions) else { throw UsageError("--write requires --propose-redactions") }
            guard !invocation.has(.noConfig) else { throw UsageError("--write and --no-config cannot be combined") }
        }
        try checkVariantOptions()
        // Also what only the configuration names, such as sources.
        var files = LintSession(options.linter, paths: operands).files
        for input in operands { files.read(InputFinder.Input(path: input, isNamed: true)) }
        files.read(finder)
        if inclusion != .none {
            for input in operands {
                guard let file = DiffPictures.file(beside: input) else { continue }
                files.read(file, as: .companion(.picture))
            }
        }
        files.write(outputs)
        if invocation.has(.writeRedactions) { files.write(configurationPath, as: .configuration) }
        try files.requireNoConflict()
    }

    /// Throws if `--as-variants` is combined with what only a comparison of snapshots has.
    private func checkVariantOptions() throws(UsageError) {
        guard invocation.has(.asVariants) else { return }
        if invocation.has(.proposeRedactions) {
            throw UsageError("--as-variants and --propose-redactions cannot be combined")
        }
        if let output = outputs.first(where: { $0.format.id != "text" && $0.format.id != "json" }) {
            throw UsageError("--as-variants: found the format \"\(output.format.id)\", expected text or json")
        }
    }

    /// Matches the elements of two variants of a screen.
    private func matched(_ reference: ComparisonInput, _ current: ComparisonInput) throws(UsageError) -> CommandResult {
        guard case .screens(let base) = reference, case .screens(let variant) = current, base.count == 1,
            variant.count == 1
        else {
            throw UsageError("--as-variants: expected two dumps of one screen each, found snapshots or several screens")
        }
        let listing = VariantListing(base: base[0], variant: variant[0])
        var result = CommandResult(listing.isComplete ? .passed : .failed)
        ReportOutput.deliver(outputs, invocation.style, into: &result) { format, style, _ in
            format.id == "json" ? listing.json : listing.explanation(style)
        }
        return result
    }

    private var configuration: Configuration { project.configuration }

    /// The path of the configuration in force, or of the one to create in the working directory.
    private var configurationPath: String {
        let newFile = FileSystem.joined(invocation.environment.workingDirectory, ProjectFinder.fileName)
        return Self.absolute(project.file ?? newFile)
    }

    /// Compares the two inputs and writes the reports.
    func result() throws(UsageError) -> CommandResult {
        var pictures = DiffPictures()
        switch (input(reference, { pictures.before = $0 }), input(current, { pictures.after = $0 })) {
        case (.success(let reference), .success(let current)):
            if invocation.has(.asVariants) { return try matched(reference, current) }
            var differences: [ScreenDifference]
            do throws(ComparisonError) {
                differences = try ComparisonInput.differences(
                    from: reference, to: current, configuration.snapshot, naming: .options)
            } catch {
                throw UsageError(error.message)
            }
            for index in differences.indices { differences[index].remarks += journeyRemarks(differences[index]) }
            guard invocation.has(.proposeRedactions) else { return report(differences, pictures) }
            let redactions = DiffRedactions(differences)
            guard invocation.has(.writeRedactions) else { return redactions.printed() }
            return try redactions.written(to: configurationPath)
        case (.failure(let first), .failure(let second)):
            return CommandResult(.undecided, errors: (first.errors + second.errors).lines)
        case (.failure(let failure), .success), (.success, .failure(let failure)):
            return CommandResult(.undecided, errors: failure.errors.lines)
        }
    }

    /// Returns the journeys of the configuration that take more or fewer steps than in the reference.
    private func journeyRemarks(_ difference: ScreenDifference) -> [String] {
        guard case .screen(let before, _)? = difference.reference, case .screen(let after, _)? = difference.current
        else { return [] }
        // The reference may be a file of another name.
        let id = ScreenID(name: after.title, path: Self.absolute(after.origin.file))
        let changes = JourneyChange.changes(
            from: configuration.journeyResults(on: before, as: id), to: configuration.journeyResults(on: after, as: id))
        return changes.map { "journey: " + $0.words }
    }

    /// Reads one of the two inputs.
    ///
    /// - Parameter keep: Gets the pictures of its screens.
    private func input(
        _ path: String, _ keep: ([DiffPictures.Side]) -> Void
    ) -> Result<ComparisonInput, InputErrors> {
        let file = name(path)
        let bytes: [UInt8]
        do throws(InputError) { bytes = try reader.bytes(of: path, named: file, as: .input) } catch {
            return .failure(InputErrors([error]))
        }
        do throws(InputErrors) {
            let input = try ComparisonInput(
                parsing: bytes, file: file, format: reader.format, among: reader.formats,
                unsupported: UnsupportedFormat.all, platform: reader.platform, naming: .options)
            guard case .screens(var screens) = input else { return .success(input) }
            for index in screens.indices {
                screens[index].isSystemScreenOfApp = configuration.systemScreens == .mine
            }
            var companions = CompanionReader(InputFinder.Input(path: path, isNamed: true)) { [project] in
                project.excludes(Self.absolute($0))
            }
            companions.isOnlyInput = true
            companions.register(screens)
            try requireExposed(screens, file)
            let overrides = try reader.overrides(for: screens, companions)
            let prepared = screens.map {
                configuration.prepared($0, as: ScreenID(name: $0.title, path: Self.absolute($0.origin.file)), overrides)
            }
            keep(DiffPictures.sides(of: prepared, companions, inclusion))
            return .success(.screens(prepared))
        } catch {
            return .failure(error)
        }
    }

    /// Throws if a screen has no exposed element, as in a dump that was taken too early: all such dumps are equal.
    private func requireExposed(_ screens: [Screen], _ file: String) throws(InputErrors) {
        if invocation.has(.allowEmpty) { return }
        let empty = screens.filter { Exposure($0).order.isEmpty }
        if empty.isEmpty { return }
        throw InputErrors(empty.map { InputError(file: file, message: SnapshotScreen.emptyMessage($0)) })
    }

    /// Returns the name of an input in reports.
    private func name(_ path: String) -> String {
        path == "-" ? invocation.standardInputName : PathText.shown(path)
    }

    private static func absolute(_ path: String) -> String { Paths.absolute(path, in: FileSystem.currentFolder) }

    private func report(_ differences: [ScreenDifference], _ pictures: DiffPictures) -> CommandResult {
        let outcome: CommandResult.Outcome = differences.allSatisfy(\.isEmpty) ? .passed : .failed
        var result = CommandResult(outcome)
        // The JSON report has no field for remarks.
        if outputs.contains(where: { $0.format.omitsRemarks }) {
            for remark in differences.flatMap(\.remarks) { result.errors += "note: \(Escape.terminal(remark))\n" }
        }
        let reportPaths = FileSystem.reportPaths
        let names = (reference: name(reference), current: name(current))
        let shown = pictures.changed(differences)
        ReportOutput.deliver(outputs, invocation.style, into: &result) { format, style, file in
            var context = ChangeReportContext(
                reference: names.reference, current: names.current, style: style, paths: reportPaths)
            (context.file, context.pictures) = (file, shown)
            return format.report(differences, context)
        }
        return result
    }
}
