/// Writes every audited tree to a folder, so that one report can be made for a whole test run.
struct TreeCollector {
    private let folder: String

    /// Creates a collector for the folder that `AXAUDIT_COLLECT` names, or returns `nil` if the variable is not set.
    init?(_ environment: TestEnvironment) {
        guard let folder = environment.variables["AXAUDIT_COLLECT"], !folder.isEmpty else { return nil }
        self.folder = Paths.absolute(folder, in: FileSystem.currentFolder)
    }

    /// Writes a tree to a file that is named after the test and the screen. If the folder is not writable, as on a device,
    /// the tree is attached to the test.
    func collect(_ screen: Screen, at caller: Caller) {
        let text = TreeDocument.text([screen])
        var title = caller.testName
        if let name = screen.name, name != title { title += " " + name }
        let name = SnapshotStore.fileName(title)
        do throws(FileSystem.Failure) { try write(text, name) } catch {
            TestLog.attach(TestOutcome.Attachment(name: name + ".json", text: text, isKeptAlways: true), at: caller)
        }
    }

    /// Writes the text to `NAME.json`, or to `NAME-2.json` and so on if another screen has that file. The same text is
    /// written once.
    private func write(_ text: String, _ name: String) throws(FileSystem.Failure) {
        for number in 1...Self.maximumNumber {
            let path = FileSystem.joined(folder, number == 1 ? "\(name).json" : "\(name)-\(number).json")
            if try AtomicFile.create(text, at: path) { return }
            if try FileSystem.read(path) == Array(text.utf8) { return }
        }
    }

    private static let maximumNumber = 1_000
}
