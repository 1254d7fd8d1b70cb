#if canImport(Testing)
    import AXSyntax
    import Testing
#endif

/// The comparison behind `assertSnapshot`.
struct SnapshotAssertion {
    private let settings: AuditSettings
    private let snapshot: SnapshotSettings
    private let format: ElementFormatter?
    private let caller: Caller
    private let attachesPicture: Bool
    /// Whether nothing is written, to learn what the comparison will say.
    private var isTrial = false

    /// Creates a comparison with the settings of the options and the configuration.
    init(
        _ options: [AuditOption], _ style: SnapshotStyle?, _ format: ElementFormatter?, _ caller: Caller
    ) throws(AuditSettingsError) {
        settings = AuditSettings(options)
        let configuration = try settings.project(for: caller).configuration
        attachesPicture = configuration.includesPictures
        var snapshot = configuration.snapshot
        if let style { snapshot.style = style }
        self.snapshot = snapshot
        self.format = format
        self.caller = caller
    }

    /// Returns whether the picture of a screen will be attached, as there is something to say about the screen.
    func wantsPicture(of screen: Screen, named name: String?) -> Bool {
        guard attachesPicture else { return false }
        var trial = self
        trial.isTrial = true
        return (try? trial.verify(screen, named: name))?.issues.isEmpty == false
    }

    // MARK: References

    /// Compares a screen with its reference, which is named after the test.
    func verify(_ screen: Screen, named name: String?) throws -> TestOutcome {
        #if canImport(Testing)
            if name == nil, Test.Case.current?.isParameterized == true {
                return TestOutcome(
                    failure:
                        "the cases of a parameterized test would share one reference; name each with assertSnapshot(of:named:)"
                )
            }
        #endif
        let name = [caller.functionName, name].compactMap { $0 }.joined(separator: "-")
        return try verify(screen, called: name, in: caller.suites)
    }

    /// Compares a screen with the reference of that name.
    ///
    /// - Parameter suites: The suites of the test, each of which is a folder.
    func verify(_ screen: Screen, called name: String, in suites: [String] = []) throws -> TestOutcome {
        if !settings.allowsEmpty, Exposure(screen).order.isEmpty {
            return TestOutcome(
                failure:
                    "the screen has no exposed elements; pass .allowingEmpty if this is intended"
            )
        }
        var screen = screen
        screen.name = name
        var store = try store(in: suites)
        if !suites.isEmpty {
            // Before 0.3 suites of one file shared their references.
            let former = try self.store(in: [])
            if FileSystem.entry(at: store.path(of: screen)) == nil, FileSystem.entry(at: former.path(of: screen)) != nil
            {
                let path = former.path(of: screen)
                if let other = FormerReferences.shared.use(path, by: caller.testName) {
                    return TestOutcome(
                        failure: Self.sharedReference(path, other, caller.testName, store.path(of: screen)))
                }
                store = former
            }
        }
        var outcome = TestOutcome()
        if let folder = missingSourceFolder {
            outcome.fail(
                "the folder of the test's source, \(folder), is not on this machine; pass the references' folder with .snapshots(in:)"
            )
        } else {
            outcome = try compare(screen, store)
        }
        // If files cannot be written, as on a device, the attachment is the only copy of the reference.
        if !outcome.issues.isEmpty {
            outcome.attachments.append(
                TestOutcome.Attachment(
                    name: FileSystem.name(of: store.path(of: screen)), text: try store.contents(screen, format)))
            if attachesPicture { outcome.attachPicture(of: screen) }
        }
        return outcome
    }

    /// Compares a screen with its reference. If the reference cannot be written, as in the sandbox of a UI test on
    /// macOS, the failure says that it is attached.
    private func compare(_ screen: Screen, _ store: SnapshotStore) throws(InputErrors) -> TestOutcome {
        let isFolderThere = FileSystem.entry(at: store.folder) != nil
        let path = FileSystem.displayed(store.path(of: screen))
        do {
            return outcome(try store.check(screen, format: format), path, store.mode, isFolderThere)
        } catch {
            var readingStore = store
            readingStore.mode = .never
            // Throws the same error if the reference cannot be read.
            let result = try readingStore.check(screen, format: format)
            let advice =
                "the new reference is attached to this test: save it at \(Escape.terminal(path)). The test runner may be sandboxed; switch App Sandbox off for it, or pass a folder it can write to with .snapshots(in:)"
            let message = ErrorMessage.text(error) + "\n" + advice
            if case .differs(let difference) = result { return differing(difference, path, message) }
            return TestOutcome(failure: message)
        }
    }

    /// The folder of the test's source file, if the references are expected beside that file and the folder does not
    /// exist.
    private var missingSourceFolder: String? {
        let source = FileSystem.parent(of: "\(caller.file)")
        return settings.snapshotFolder == nil && FileSystem.entry(at: source) == nil ? source : nil
    }

    private static func sharedReference(_ path: String, _ other: String, _ test: String, _ new: String) -> String {
        "the reference \(FileSystem.displayed(path)) is used by \(other) and by \(test): move it to the suite that it belongs to, here \(FileSystem.displayed(new)), and record the other one"
    }

    private func store(in suites: [String]) throws(AuditSettingsError) -> SnapshotStore {
        let source = FileSystem.parent(of: "\(caller.file)")
        let base =
            settings.snapshotFolder.map { Paths.absolute($0, in: settings.environment.folder(for: caller)) }
            ?? FileSystem.joined(FileSystem.joined(source, "Snapshots"), caller.suite)
        let folder = suites.reduce(base) { FileSystem.joined($0, SnapshotStore.fileName($1)) }
        do throws(RecordModeError) {
            let mode = try RecordMode.chosen(settings.record, settings.environment.variables)
            return SnapshotStore(
                folder: folder, settings: snapshot, mode: isTrial ? .never : mode,
                time: settings.environment.variables["SOURCE_DATE_EPOCH"].flatMap { SnapshotTime($0) } ?? .epoch)
        } catch {
            let modes = RecordMode.allCases.map(\.rawValue)
            let nearest = error.word.nearest(in: modes).map { "; did you mean \"\($0)\"?" }
            throw AuditSettingsError(messages: [
                "AXAUDIT_RECORD: unknown mode \"\(error.word.printable)\""
                    + (nearest ?? "; expected one of " + modes.joined(separator: ", "))
            ])
        }
    }

    private func outcome(
        _ result: SnapshotOutcome, _ path: String, _ mode: RecordMode, _ isFolderThere: Bool
    ) -> TestOutcome {
        let shownPath = Escape.terminal(path)
        switch result {
        case .equal: return TestOutcome()
        case .missing:
            let what = isFolderThere ? "no reference at" : "no folder of references, so no reference at"
            return TestOutcome(
                failure:
                    "\(what) \(shownPath); this run does not write references (\(reason(mode))). Run the test with AXAUDIT_RECORD=missing (\(Self.forXcodebuild)), then review and commit the file"
            )
        case .recorded(let difference):
            return differing(
                difference, path,
                "recorded \(shownPath): review and commit it. This run fails; the next run compares with it"
            )
        case .differs(let difference):
            return differing(
                difference, path,
                "differs from \(shownPath). If the change is intended, record it with AXAUDIT_RECORD=failed (\(Self.forXcodebuild))"
            )
        }
    }

    /// How `xcodebuild` passes a variable to tests.
    private static let forXcodebuild = "with xcodebuild: TEST_RUNNER_AXAUDIT_RECORD"

    /// Returns the reason why nothing is written.
    private func reason(_ mode: RecordMode) -> String {
        if settings.environment.variables["AXAUDIT_RECORD"]?.isEmpty == false {
            return "AXAUDIT_RECORD=\(mode.rawValue)"
        }
        if settings.record != nil { return ".record(.\(mode.rawValue))" }
        return "\(CIVariables.first(in: settings.environment.variables) ?? "CI") is set"
    }

    private func differing(_ difference: ScreenDifference?, _ path: String, _ message: String) -> TestOutcome {
        guard let difference else { return TestOutcome(failure: message) }
        let diff = SnapshotDifferenceReport.text(difference, path, limit: "see the attachment for all of them")
        var outcome = TestOutcome(failure: message + "\n" + diff)
        outcome.attachments = [
            TestOutcome.Attachment(
                name: "axaudit-snapshot.diff", text: SnapshotDifferenceReport.text(difference, path, limit: nil))
        ]
        return outcome
    }

    // MARK: Texts in the test

    /// Compares the text snapshot of a screen with a string literal.
    func verify(_ screen: Screen, equals text: String) throws -> TestOutcome {
        let reference = SnapshotReference.text(Array(text.utf8))
        guard let difference = try Snapshot.verify(screen, against: reference, snapshot, format: format) else {
            return TestOutcome()
        }
        let current = Snapshot.text(of: try Redactor(snapshot.redactions)(screen), snapshot, format: format)
        var outcome = differing(
            difference, "expected", "the snapshot differs from the expected text. If the change is intended, expect")
        let literal = Self.literal(current)
        outcome.issues[0].message += literal
        return outcome
    }

    /// Returns a text as a multi-line Swift string literal.
    private static func literal(_ text: String) -> String {
        // Adds number signs until nothing in the text ends the literal or begins an escape: """a\n"""
        // becomes #"""a\n"""#.
        var marks = ""
        while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.terminal(String($0)) }
        return ([marks + "\"\"\""] + lines + ["\"\"\"" + marks]).joined(separator: "\n")
    }
}
