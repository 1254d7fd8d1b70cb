/// Writes every audited tree to a folder, so that one report can be made for a whole test run.
struct TreeCollector {
    private let folder: String
    private let caller: Caller
    /// Whether pictures are written beside the trees: only if `AXAUDIT_PICTURES` is `1` and the configuration does not
    /// leave them out.
    let writesPictures: Bool

    /// Creates a collector for the folder that `AXAUDIT_COLLECT` names, or returns `nil` if the variable is not set.
    init?(_ settings: AuditSettings, _ caller: Caller) {
        let variables = settings.environment.variables
        guard let folder = variables["AXAUDIT_COLLECT"], !folder.isEmpty else { return nil }
        self.folder = Paths.absolute(folder, in: FileSystem.currentFolder)
        self.caller = caller
        // With an invalid configuration, of which the assertion says what is wrong, nothing is known of pictures.
        writesPictures =
            variables["AXAUDIT_PICTURES"] == "1"
            && (try? settings.project(for: caller))?.configuration.includesPictures == true
    }

    /// A file beside a tree.
    private struct Companion {
        let kind: CompanionKind
        let contents: [UInt8]
    }

    /// Writes a tree to a file that is named after the test and the screen. If the folder is not writable, as on a
    /// device, the tree is attached to the test.
    func collect(_ screen: Screen) {
        let text = TreeDocument.text([screen])
        var title = caller.testName
        if let name = screen.name, name != title { title += " " + name }
        let name = SnapshotStore.fileName(title)
        let companions = companions(of: screen)
        do throws(FileSystem.Failure) { try write(text, companions, name) } catch {
            TestLog.attach(TestOutcome.Attachment(name: name + ".json", text: text, isKeptAlways: true), at: caller)
            for companion in companions {
                TestLog.attach(
                    TestOutcome.Attachment(
                        name: name + companion.kind.ending, bytes: companion.contents, isKeptAlways: true), at: caller)
            }
        }
    }

    /// Returns the files beside the tree of a screen: the issues of Apple's audit, and the picture without what secure
    /// fields show.
    private func companions(of screen: Screen) -> [Companion] {
        var companions: [Companion] = []
        if let issues = screen.origin.issues {
            companions.append(Companion(kind: .audit, contents: Array(AuditFile.text(issues).utf8)))
        }
        if writesPictures {
            var outcome = TestOutcome()
            if let picture = outcome.pictureToWrite(of: screen) {
                companions.append(Companion(kind: .picture, contents: picture.file))
            }
            TestLog.record(outcome, at: caller)
        }
        return companions
    }

    /// Writes the text to `NAME.json`, or to `NAME-2.json` and so on if another screen has that file, and the
    /// companions beside it. The same text is written once.
    private func write(_ text: String, _ companions: [Companion], _ name: String) throws(FileSystem.Failure) {
        for number in 1...Self.maximumNumber {
            let stem = FileSystem.joined(folder, number == 1 ? name : "\(name)-\(number)")
            let path = stem + ".json"
            let isNew = try AtomicFile.create(text, at: path, as: .tree)
            if !isNew, try FileSystem.read(path, as: .found) != Array(text.utf8) { continue }
            for companion in companions {
                try AtomicFile.write(companion.contents, to: stem + companion.kind.ending, as: .tree)
            }
            return
        }
    }

    private static let maximumNumber = 1_000
}
