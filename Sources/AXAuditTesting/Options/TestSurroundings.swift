import AXAudit

/// What assertions are given by the machine they run on. Passed in, so that tests of assertions can choose it.
package struct TestSurroundings: Sendable {
    /// The environment.
    package var variables: EnvironmentVariables
    /// The seconds since 1970 began.
    package var now: Int
    /// The folder to look for the configuration from; nil for that of the test's source.
    package var folder: String?

    /// Surroundings of these parts.
    package init(variables: EnvironmentVariables = [:], now: Int = FileSystem.secondsSince1970, folder: String? = nil) {
        self.variables = variables
        self.now = now
        self.folder = folder
    }

    /// Those of this process.
    package static var process: TestSurroundings {
        TestSurroundings(variables: .process)
    }

    /// The day, which decides what has expired.
    var today: CalendarDay { CalendarDay(secondsSince1970: now) }

    /// The folder to look for the configuration from: an absolute path.
    func folder(for caller: Caller) -> String {
        let folder = folder ?? FileSystem.parent(of: "\(caller.file)")
        return Paths.absolute(folder, in: FileSystem.currentFolder)
    }
}
