import AXSyntax

/// The register of the files that the current run of the tool reads.
///
/// `FileSystem` adds each file when it opens it for reading. A command therefore cannot forget one.
/// `AtomicFile` and `RunFiles` compare the files with every output before anything is written.
package final class RunRegister: Sendable {
    /// The register of the current run, or `nil` for a use of the library.
    @TaskLocal package static var current: RunRegister?

    /// The descriptor of the standard output of the run.
    package let standardOutput: Int32
    /// The descriptor of the standard error of the run.
    package let standardError: Int32
    /// The folders whose files the run may read, by their absolute paths without links; `nil` for all files.
    private let readableFolders: [String]?
    /// The roles of each file, with the path by which the run knows it.
    private let files = Lock<[OutputIdentity: [InputRole: String]]>(initialState: [:])

    /// The outputs that are empty, as the reports of an earlier run without findings are.
    private let emptyOutputs = Lock<Set<FileSystem.Identity>>(initialState: [])

    /// Returns whether an output may replace the file at a path that the run reads.
    private let mayReplace: @Sendable (_ output: OutputRole, _ path: String, _ input: InputRole) -> Bool

    /// Creates an empty register.
    package init(
        standardOutput: Int32, standardError: Int32, readableFolders: [String]?,
        mayReplace: @escaping @Sendable (_ output: OutputRole, _ path: String, _ input: InputRole) -> Bool
    ) {
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.readableFolders = readableFolders
        self.mayReplace = mayReplace
    }

    /// Throws if the run may not read a file. Settings may be read everywhere, since those of a folder can be above it.
    package func requireAccess(to path: String, as role: InputRole) throws(FileSystem.Failure) {
        guard let readableFolders, !role.isSettings, let path = FileSystem.realPath(path) else { return }
        guard FileSystem.isPath(path, inOneOf: readableFolders) else { throw FileSystem.Failure.notReadable }
    }

    /// Adds a file that the run writes.
    package func add(output path: String) {
        guard let entry = FileSystem.entry(at: path), entry.kind == .regular, entry.size == 0 else { return }
        emptyOutputs.withLock { _ = $0.insert(entry.identity) }
    }

    /// Returns whether a file is an output that is empty, and no dump therefore.
    package func isEmptyOutput(_ file: FileSystem.Entry) -> Bool {
        file.size == 0 && emptyOutputs.withLock { $0.contains(file.identity) }
    }

    /// Adds a file that the run reads, or would read if it existed.
    package func add(_ path: String, as role: InputRole) {
        if let identity = OutputIdentity(reading: path) { add(identity, path, role) }
    }

    /// Adds an open file if it is a regular one; others cannot be replaced.
    package func add(_ status: stat, at path: String, as role: InputRole) {
        if FileKind(status) == .regular { add(OutputIdentity(FileSystem.Identity(status)), path, role) }
    }

    private func add(_ identity: OutputIdentity, _ path: String, _ role: InputRole) {
        files.withLock { $0[identity, default: [:]][role] = path }
    }

    /// Returns whether the run reads a file, or would read it if it existed.
    package func contains(_ path: String) -> Bool { OutputIdentity(reading: path).map { !inputs($0).isEmpty } ?? false }

    /// The roles of all files.
    package var roles: Set<InputRole> { files.withLock { Set($0.values.flatMap(\.keys)) } }

    /// Returns the uses of a file in the run, in the order of their paths.
    package func inputs(_ identity: OutputIdentity) -> [(path: String, role: InputRole)] {
        let roles = files.withLock { $0[identity] ?? [:] }
        return roles.map { (path: $1, role: $0) }.sorted { ($0.path, $0.role.name) < ($1.path, $1.role.name) }
    }

    /// Throws if a file that the run reads would be replaced.
    package func requireNoInput(at path: String, for role: OutputRole) throws(FileSystem.Failure) {
        guard let identity = OutputIdentity(reading: path) else { return }
        if let input = inputs(identity).first(where: { !mayReplace(role, $0.path, $0.role) }) {
            throw FileSystem.Failure.isInput(input.role)
        }
    }
}
