import AXAuditCore

/// The environment variables, the clock and the folder that assertions use. Passed in, so that tests of assertions can
/// replace them.
package struct TestEnvironment: Sendable {
    /// The environment variables.
    package var variables: EnvironmentVariables
    /// The current time in seconds since 1970-01-01 00:00 UTC.
    package var now: Int
    /// The folder in which the search for the configuration starts, or `nil` for the folder of the test's source file.
    package var folder: String?

    /// The folders of resources to look in where the test's source is not on this machine, or `nil` for those of the
    /// test's bundles.
    package var resourceFolders: [String]?

    /// Creates an environment.
    package init(
        variables: EnvironmentVariables = [:], now: Int = FileSystem.secondsSince1970, folder: String? = nil,
        resourceFolders: [String]? = nil
    ) {
        self.variables = variables
        self.now = now
        self.folder = folder
        self.resourceFolders = resourceFolders
    }

    /// The environment of this process.
    package static var process: TestEnvironment { TestEnvironment(variables: .process) }

    /// The current day, which decides which ignores have expired.
    var today: CalendarDay { CalendarDay(secondsSince1970: now) }

    /// Returns the absolute path of the folder in which the search for the configuration starts.
    func folder(for caller: Caller) -> String {
        let folder = folder ?? FileSystem.parent(of: "\(caller.file)")
        return Paths.absolute(folder, in: FileSystem.currentFolder)
    }

    /// Returns the path of a resource of the test, or `nil` if there is none of that name.
    func bundledFile(_ name: String, for caller: Caller) -> String? {
        let folders = resourceFolders ?? TestBundles.resourceFolders(of: caller)
        return folders.lazy.map { FileSystem.joined($0, name) }.first { FileSystem.entry(at: $0) != nil }
    }
}
