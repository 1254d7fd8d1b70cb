import AXAudit

extension Command {
    /// Snapshots.
    static let snapshot = Command(
        name: "snapshot", summary: "Print what VoiceOver says, or compare it with what it said", operands: "[path ...]",
        options: [
            Option(
                name: "style", value: "<name>", choices: SnapshotStyle.allCases.map(\.rawValue),
                summary: "What VoiceOver says, or a list with frames; default text"),
            Option(name: "to", value: "<folder>", summary: "Compare with the references in a folder, a file a screen"),
            Option(
                name: "record", value: "<when>", choices: RecordMode.allCases.map(\.rawValue),
                summary: "Which references to write; default missing, never if CI is set"),
            Option(name: "prune", summary: "List the references that belong to no screen of this run"),
            Option(name: "yes", summary: "With --prune: remove them"),
            Option(
                name: "exclude", value: "<glob>", isRepeatable: true, summary: "Leave out files of this path or name"),
        ] + CommandTable.inputOptions,
        notes: """
            Without --to the snapshot is printed: text as AXSnapshot writes it, json as A11yUITests does. With --to each screen
            is compared with <folder>/<screen>.txt or .json, and what differs is shown, for text as a diff that patch accepts.
            The variable AXAUDIT_RECORD overrides --record. A run that records fails, so that nobody overlooks it.

            Exit: 0 everything as recorded; 1 something differs, is missing or was recorded; 2 something could not be read or
            written.
            """
    ) { invocation throws(UsageError) in
        try SnapshotRun(invocation).result()
    }
}

/// One run of `axaudit snapshot`.
private struct SnapshotRun {
    private let invocation: Invocation
    private let folder: String?
    private let mode: RecordMode
    private let settings: SnapshotSettings

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        folder = invocation.last("to")
        for option in ["record", "prune"] where folder == nil && invocation.has(option) {
            throw UsageError("--\(option) needs the folder of the references: --to <folder>")
        }
        if invocation.has("yes"), !invocation.has("prune") { throw UsageError("--yes goes with --prune") }
        do {
            mode = try RecordMode.chosen(
                invocation.last("record").flatMap { RecordMode(rawValue: $0) }, invocation.surroundings.variables)
        } catch {
            let problem = UsageError(unknown: "mode", error.word, among: RecordMode.allCases.map(\.rawValue))
            throw UsageError("AXAUDIT_RECORD: \(problem.messages[0])")
        }
        // The configuration's "snapshot" comes in here.
        var settings = SnapshotSettings()
        settings.style = invocation.choice("style", default: settings.style)
        self.settings = settings
    }

    func result() throws(UsageError) -> CommandResult {
        let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
        let (screens, errors, notes) = read(paths)
        if screens.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        var result: CommandResult
        if let folder {
            let store = SnapshotStore(
                folder: folder, settings: settings, mode: mode,
                time: SnapshotTime(secondsSince1970: invocation.surroundings.now()))
            result = compare(screens, with: store, isComplete: errors.isEmpty)
        } else {
            result = try print(screens)
        }
        result.errors = notes.map { "note: \($0)\n" }.joined() + Self.lines(errors) + result.errors
        if !errors.isEmpty { result.outcome = .undecided }
        return result
    }

    private static func lines(_ errors: [TreeError]) -> String {
        errors.map { Escape.terminal($0.description) + "\n" }.joined()
    }

    private func read(_ paths: [String]) -> (screens: [Screen], errors: [TreeError], notes: [String]) {
        var excluded = invocation.all("exclude")
        // References lie beside trees and are none.
        if let folder { excluded.append((folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/**") }
        let finder = InputFinder(paths, excluding: excluded)
        var linter = Linter(audit: Audit(rules: []), standardInput: invocation.surroundings.standardInput)
        linter.format = invocation.last("input-format").flatMap { InputFormat(rawValue: $0) }
        if let name = invocation.last("stdin-filename") { linter.standardInputName = name }
        var screens: [Screen] = []
        var errors = finder.errors
        for input in finder.inputs {
            switch linter.screens(of: input) {
            case .success(let read): screens += read
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: break
            case .failure(let failure): errors += failure.errors
            }
        }
        return (screens, errors, finder.notes)
    }

    // MARK: Printing

    private func print(_ screens: [Screen]) throws(UsageError) -> CommandResult {
        let store = SnapshotStore(
            folder: "", settings: settings, mode: .never,
            time: SnapshotTime(secondsSince1970: invocation.surroundings.now()))
        var texts: [String] = []
        do {
            for screen in screens { texts.append(try store.contents(screen)) }
        } catch {
            throw UsageError(error.errors.map(\.description))
        }
        // One screen is nothing but its text, byte for byte.
        var output = texts[0..<min(texts.count, 1)].joined()
        if texts.count > 1 {
            output = zip(screens, texts).map { screen, text in
                "# \(screen.title.printable)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")"
            }.joined()
        }
        if invocation.surroundings.isOutputTerminal {
            // A label must not move the cursor; and the prompt wants a line of its own.
            output = output.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.terminal(String($0)) }
                .joined(separator: "\n")
            if !output.isEmpty, !output.hasSuffix("\n") { output += "\n" }
        }
        var result = CommandResult(.passed, output: output)
        for screen in screens where Exposure(screen).order.isEmpty {
            result.errors += "note: \(Escape.terminal(screen.title)): nothing is exposed\n"
        }
        return result
    }

    // MARK: Comparing

    private func compare(_ screens: [Screen], with store: SnapshotStore, isComplete: Bool) -> CommandResult {
        var result = CommandResult(.passed)
        var report = SnapshotReport(
            style: invocation.style, isTerminal: invocation.surroundings.isOutputTerminal, mode: mode)
        var first: [String: Screen] = [:]
        var failures: [TreeError] = []
        for screen in screens {
            let path = store.path(of: screen)
            // Some file systems do not tell capitals apart.
            if let other = first[path.lowercased()] {
                failures.append(
                    TreeError(
                        file: screen.file,
                        message:
                            "this screen and that of \(other.file.printable) would share the reference \(path.printable); give them different names"
                    ))
                continue
            }
            first[path.lowercased()] = screen
            do throws(TreeErrors) {
                report.add(try store.check(screen), screen.title, path)
            } catch {
                failures += error.errors
            }
        }
        if invocation.has("prune") {
            if isComplete, failures.isEmpty {
                do throws(TreeErrors) { try prune(store, screens, &report) } catch { failures += error.errors }
            } else {
                result.errors += "note: nothing is pruned after a run with errors\n"
            }
        }
        result.output = report.text + report.summary
        result.errors += Self.lines(failures)
        result.outcome = !failures.isEmpty ? .undecided : report.isClean ? .passed : .failed
        return result
    }

    private func prune(
        _ store: SnapshotStore, _ screens: [Screen], _ report: inout SnapshotReport
    ) throws(TreeErrors) {
        let stale = try store.stale(besides: screens)
        for path in stale {
            if invocation.has("yes") { try store.remove(path) }
            report.addStale(path, isRemoved: invocation.has("yes"))
        }
        if stale.isEmpty { report.addNothingStale() }
    }
}
