/// A folder in which a run leaves every tree that it audited, for one report over all of them.
struct TreeCollection {
    private let folder: String

    /// The folder that AXAUDIT_COLLECT names; nil if it names none.
    init?(_ surroundings: TestSurroundings) {
        guard let folder = surroundings.variables["AXAUDIT_COLLECT"], !folder.isEmpty else { return nil }
        self.folder = Paths.absolute(folder, in: FileSystem.currentFolder)
    }

    /// Writes a tree under its screen's name and that of the test; where it cannot be written, as on a device, it is
    /// attached to the test.
    func collect(_ screen: Screen, at caller: Caller) {
        let text = TreeDocument.text([screen])
        var title = caller.testName
        if let name = screen.name, name != title { title += " " + name }
        let name = SnapshotStore.fileName(title)
        do throws(FileSystem.Failure) { try write(text, name) } catch {
            TestLog.keep(TestOutcome.Attachment(name: name + ".json", text: text), at: caller)
        }
    }

    /// Screens of one name, as those of a loop, get numbers; the same screen again is the same file.
    private func write(_ text: String, _ name: String) throws(FileSystem.Failure) {
        for number in 1...Self.maximumNumber {
            let path = FileSystem.joined(folder, number == 1 ? "\(name).json" : "\(name)-\(number).json")
            if try FileSystem.create(text, at: path) { return }
            if try FileSystem.read(path) == Array(text.utf8) { return }
        }
    }

    private static let maximumNumber = 1_000
}
