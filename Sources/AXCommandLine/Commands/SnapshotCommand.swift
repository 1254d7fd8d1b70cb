import AXAudit
import AXSyntax

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
            Option(
                name: "format", letter: "f", value: "<name>=<file>",
                suggestions: ChangeReportFormat.allCases.map { $0.rawValue + "=" }, isRepeatable: true,
                summary: "With --to: also write what differs to a file, as text, json, markdown or html"),
            Option(name: "prune", summary: "List the references that belong to no screen of this run"),
            Option(name: "yes", summary: "With --prune: remove them"),
            Option(name: "allow-empty", summary: "Take screens without any exposed element for fine"),
            Option(
                name: "exclude", value: "<glob>", isRepeatable: true, summary: "Leave out files of this path or name"),
        ] + CommandTable.inputOptions,
        notes: """
            Without --to the snapshot is printed: text as AXSnapshot writes it, json as A11yUITests does. With --to each screen
            is compared with <folder>/<screen>.txt or .json, and what differs is shown, for text as a diff that patch accepts.
            The variable AXAUDIT_RECORD overrides --record. A run that records fails, so that nobody overlooks it.

            Exit: 0 everything as recorded; 1 something differs, is missing or was recorded; 2 something could not be read or
            written, or nothing is exposed on a screen.
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
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private let session: AuditSession

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        folder = invocation.last("to")
        for option in ["record", "prune", "format"] where folder == nil && invocation.has(option) {
            throw UsageError("--\(option) needs the folder of the references: --to <folder>")
        }
        outputs = try ReportOutput.all(in: invocation, standard: nil)
        if let output = outputs.first(where: { $0.destination == .standardOutput }) {
            let name = output.format.rawValue
            throw UsageError("--format \(name): expected a file, as in --format \(name)=changes.\(name)")
        }
        if invocation.has("yes"), !invocation.has("prune") { throw UsageError("--yes goes with --prune") }
        do throws(RecordMode.Problem) {
            mode = try RecordMode.chosen(
                invocation.last("record").flatMap { RecordMode(rawValue: $0) }, invocation.surroundings.variables)
        } catch {
            let problem = UsageError(unknown: "mode", error.word, among: RecordMode.allCases.map(\.rawValue))
            throw UsageError("AXAUDIT_RECORD: \(problem.messages[0])")
        }
        var options = try AuditOptions(invocation)
        // References lie beside trees and are none.
        if let folder { options.exclusions.append(Self.pattern(ofFilesIn: folder)) }
        session = try AuditSession(invocation, options, writing: outputs.compactMap(\.destination.file))
    }

    private static func pattern(ofFilesIn folder: String) -> String {
        let plain = folder.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return (plain.hasSuffix("/") ? plain : plain + "/") + "**"
    }

    func result() throws(UsageError) -> CommandResult {
        let (read, errors) = session.screens()
        if read.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        let screens = read.map { (screen: Self.named($0.screen, $0.place), store: store(session.projects[$0.project])) }
        var result =
            folder == nil
            ? try print(screens) : compare(screens, isComplete: errors.isEmpty && !invocation.has("exclude"))
        result.errors = session.notes.map { "note: \($0)\n" }.joined() + Self.lines(errors) + result.errors
        if !errors.isEmpty { result.outcome = .undecided }
        return result
    }

    /// A screen without a name is called like its file as the configuration sees it, wherever the command is run.
    private static func named(_ screen: Screen, _ place: ScreenPlace) -> Screen {
        guard screen.name == nil, !place.name.hasPrefix("..") else { return screen }
        var screen = screen
        screen.name = place.name.lastIndex(of: ".").map { String(place.name[..<$0]) } ?? place.name
        return screen
    }

    /// The references of what belongs to a project.
    private func store(_ project: Project) -> SnapshotStore {
        var settings = project.configuration.snapshot
        settings.style = invocation.choice("style", default: settings.style)
        return SnapshotStore(
            folder: folder ?? "", settings: settings, mode: mode,
            time: SnapshotTime(secondsSince1970: invocation.surroundings.now()))
    }

    private static func lines(_ errors: [InputError]) -> String {
        errors.map { Escape.terminal($0.description) + "\n" }.joined()
    }

    // MARK: Printing

    private func print(_ screens: [(screen: Screen, store: SnapshotStore)]) throws(UsageError) -> CommandResult {
        var texts: [String] = []
        do throws(InputErrors) {
            for (screen, store) in screens { texts.append(try store.contents(screen)) }
        } catch {
            throw UsageError(error.errors.map(\.description))
        }
        // One screen is nothing but its text, byte for byte.
        var output = texts[0..<min(texts.count, 1)].joined()
        if texts.count > 1 {
            output = zip(screens, texts).map { screen, text in
                "# \(screen.screen.title.printable)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")"
            }.joined()
        }
        if invocation.surroundings.isOutputTerminal {
            // A label must not move the cursor; and the prompt wants a line of its own.
            output = output.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.terminal(String($0)) }
                .joined(separator: "\n")
            if !output.isEmpty, !output.hasSuffix("\n") { output += "\n" }
        }
        var result = CommandResult(.passed, output: output)
        let empty = screens.compactMap { emptiness(of: $0.screen) }
        result.errors += Self.lines(empty)
        if !empty.isEmpty { result.outcome = .undecided }
        return result
    }

    /// What to say of a screen on which VoiceOver stops nowhere: a snapshot of nothing guards nothing.
    private func emptiness(of screen: Screen) -> InputError? {
        guard !invocation.has("allow-empty"), Exposure(screen).order.isEmpty else { return nil }
        return InputError(
            file: screen.file,
            message: "nothing is exposed on \(screen.title.printable), so there is nothing to keep; see --allow-empty")
    }

    // MARK: Comparing

    /// Where the rest of a long diff is, if what is shown is for people or for a log that takes lines of it for commands; nil
    /// where it is for a program such as patch.
    private var limit: String? {
        if invocation.surroundings.isOutputTerminal { return "pipe the output to see them all" }
        let logs = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"]
        return logs.contains { invocation.surroundings.variables[$0]?.isEmpty == false }
            ? "--format text=changes.txt has them all" : nil
    }

    private func compare(
        _ screens: [(screen: Screen, store: SnapshotStore)], isComplete: Bool
    ) -> CommandResult {
        var result = CommandResult(.passed)
        var report = SnapshotReport(
            style: invocation.style, limit: limit, mode: mode)
        var first: [String: Screen] = [:]
        var failures: [InputError] = []
        var differences: [ScreenDifference] = []
        for (screen, store) in screens {
            if let error = emptiness(of: screen) {
                failures.append(error)
                continue
            }
            let path = store.path(of: screen)
            // Some file systems do not tell capitals apart.
            if let other = first[path.lowercased()] {
                failures.append(
                    InputError(
                        file: screen.file,
                        message:
                            "this screen and that of \(other.file.printable) would share the reference \(path.printable); give them different names"
                    ))
                continue
            }
            first[path.lowercased()] = screen
            do throws(InputErrors) {
                let outcome = try store.check(screen)
                report.add(outcome, screen.title, path)
                differences.append(outcome.difference(of: screen))
            } catch {
                failures += error.errors
            }
        }
        if invocation.has("prune") {
            if let store = screens.first?.store, isComplete, failures.isEmpty {
                do throws(InputErrors) { try prune(store, screens.map(\.screen), &report) } catch {
                    failures += error.errors
                }
            } else {
                result.errors += "note: nothing is pruned after a run that did not see every screen\n"
            }
        }
        result.output = report.text + report.summary
        result.errors += Self.lines(failures)
        result.outcome = !failures.isEmpty ? .undecided : report.isClean ? .passed : .failed
        ReportOutput.deliver(outputs, TextStyle(), into: &result) { [folder, differences] format, style in
            Array(format.report(differences, reference: folder ?? "", current: "this run", style: style).utf8)
        }
        return result
    }

    private func prune(
        _ store: SnapshotStore, _ screens: [Screen], _ report: inout SnapshotReport
    ) throws(InputErrors) {
        let stale = try store.stale(besides: screens)
        for path in stale {
            if invocation.has("yes") { try store.remove(path) }
            report.addStale(path, isRemoved: invocation.has("yes"))
        }
        if stale.isEmpty { report.addNothingStale() }
    }
}
