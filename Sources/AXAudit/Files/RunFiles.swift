import AXReports
import AXAuditCore
import AXSyntax

/// The files that a run reads and the files that it writes.
///
/// A run never writes to a file that it reads. Before it writes anything, `check()` compares every output with every
/// input and with every other output, links followed. The exceptions are the files that a command exists to update.
package struct RunFiles: Sendable {
    /// A file that the run reads, or that it would read if it existed.
    struct Input: Sendable {
        let path: String
        let role: InputRole
        /// The file, or `nil` to look for it when the files are compared.
        var identity: OutputIdentity?
        /// Whether the run has no verdict if the file is empty.
        var needsContent = false
        /// Whether it is a dump, whose companions can be beside it.
        var hasCompanions = false
        /// Whether it is the only input of its folder.
        var isOnly = false
    }

    /// A file that the run writes.
    struct Output: Sendable {
        let path: String
        let role: OutputRole
        /// The state of the file when the run began.
        let version: FileVersion
    }

    /// An input that an output may replace.
    struct Exception: Hashable, Sendable {
        let output: OutputRole
        let input: InputRole
        /// The content that the file must have, or `nil` for any.
        var content: WrittenFile?
    }

    /// The inputs that may be replaced: the files that a command exists to update, and outputs of earlier runs that lie
    /// in a folder of inputs.
    static let exceptions: Set<Exception> = {
        var exceptions: Set = [
            Exception(output: .baseline, input: .baseline),
            Exception(output: .reference, input: .reference),
            // References in the folder of the dumps. They are written only where a reference was read.
            Exception(output: .reference, input: .excluded),
            Exception(output: .reference, input: .found, content: .snapshots),
            Exception(output: .configuration, input: .configuration),
            Exception(output: .page, input: .page, content: .page),
        ]
        let written: [(OutputRole, WrittenFile)] = [
            (.report, .report), (.archive, .archive), (.snapshots, .snapshots), (.speech, .speech),
            (.baseline, .baseline),
        ]
        for (output, content) in written {
            for input in [InputRole.found, .excluded] {
                exceptions.insert(Exception(output: output, input: input, content: content))
            }
        }
        return exceptions
    }()

    /// The names by which runs find files, and the only output that may have each.
    private static let reservedNames: [(name: String, input: InputRole, output: OutputRole?)] = [
        (ProjectFinder.fileName, .configuration, .configuration),
        (Baseline.defaultFileName, .baseline, .baseline),
        (IgnoreFile.fileName, .ignoreFile, nil),
    ]

    /// The descriptor of standard output.
    package var standardOutput: Int32 = RunRegister.current?.standardOutput ?? 1
    /// The descriptor of standard error.
    package var standardError: Int32 = RunRegister.current?.standardError ?? 2
    private var inputs: [Input] = []
    private var outputs: [Output] = []

    package init() {}

    // MARK: Collecting

    /// Adds a file that the run reads, or would read if it existed. `-` is standard input.
    package mutating func read(_ path: String, as role: InputRole) {
        if path == "-" { return readStandardInput() }
        inputs.append(Input(path: path, role: role, needsContent: role == .input || role == .expectedScreens))
    }

    /// Adds the dumps that were found, the companions beside them and the ignore files.
    package mutating func read(_ finder: InputFinder) {
        let only = CompanionFinder.onlyInputs(finder.inputs)
        for input in finder.inputs { read(input, isOnly: only.contains(input.path)) }
        for input in finder.excluded { read(input.path, as: .excluded) }
        for path in finder.ignoreFiles { read(path, as: .ignoreFile) }
        for path in finder.attachments { read(path, as: .attachment) }
    }

    /// Adds a dump and its companions, the files that can be beside it.
    ///
    /// - Parameter isOnly: Whether it is the only input of its folder.
    package mutating func read(_ input: InputFinder.Input, isOnly: Bool = false) {
        if input.attachment != nil { return read(input.path, as: .attachment) }
        if input.path == "-" { return read(input.path, as: input.isNamed ? .input : .found) }
        // A file without an extension of a tree can be a log.
        let needsContent = input.isNamed || input.hasTreeExtension
        inputs.append(
            Input(
                path: input.path, role: input.isNamed ? .input : .found, needsContent: needsContent,
                hasCompanions: true,
                isOnly: isOnly))
    }

    /// The inputs, and after each dump its companions.
    private var inputsWithCompanions: [Input] {
        inputs.flatMap { input in input.hasCompanions ? [input] + Self.companions(of: input) : [input] }
    }

    /// Returns the files that can be beside a dump.
    private static func companions(of dump: Input) -> [Input] {
        CompanionKind.all.flatMap { kind in
            let paths = CompanionFinder.paths(of: kind, beside: dump.path)
            // Only the picture of a single dump can have another path.
            let found = dump.isOnly ? CompanionFinder.file(of: kind, beside: dump.path, isOnly: true) : nil
            return Set(paths + [found].compactMap(\.self)).sorted().map { Input(path: $0, role: .companion(kind)) }
        }
    }

    /// Adds the configurations that were read.
    package mutating func read(_ finder: ProjectFinder) {
        let configurations = Set(finder.projects.compactMap(\.path))
        for path in finder.files {
            read(path, as: configurations.contains(path) ? .configuration : .extendedConfiguration)
        }
    }

    /// Adds the references in a folder. A report of an earlier run in that folder is none.
    package mutating func readReferences(in folder: String) {
        for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
            guard SnapshotStyle.allCases.contains(where: { name.hasSuffix($0.fileExtension) }) else { continue }
            let path = FileSystem.joined(folder, name)
            if FileSystem.writtenFile(at: path) == .report { continue }
            read(path, as: .reference)
        }
    }

    /// Adds the file that standard input was redirected from, if it is one: `axaudit lint - < tree.json`.
    package mutating func readStandardInput(_ file: Int32 = 0) {
        var status = stat()
        guard fstat(file, &status) == 0, FileKind(status) == .regular else { return }
        inputs.append(
            Input(path: "-", role: .standardInput, identity: OutputIdentity(FileSystem.Identity(status))))
    }

    /// Adds a file that the run writes.
    package mutating func write(_ path: String, as role: OutputRole) {
        outputs.append(Output(path: path, role: role, version: FileVersion(path)))
    }

    // MARK: Checking

    /// Throws if an output would replace an input or another output, or if standard output is redirected to an input.
    package func check() throws(FileConflict) {
        try checkStreams()
        if outputs.isEmpty { return }
        let writers = try distinctOutputs()
        for input in inputsWithCompanions {
            guard let identity = input.identity ?? OutputIdentity(reading: input.path),
                let output = writers[identity], !Self.mayReplace(output.role, input)
            else { continue }
            throw FileConflict(output, over: input)
        }
        // What became an input while the run read others, such as the picture that a dump names.
        for output in outputs {
            guard let identity = OutputIdentity(reading: output.path),
                let input = RunRegister.current?.inputs(identity).map({ Input(path: $0.path, role: $0.role) })
                    .first(where: { !Self.mayReplace(output.role, $0) })
            else { continue }
            throw FileConflict(output, over: input)
        }
        for output in outputs {
            let name = FileSystem.name(of: output.path)
            if let reserved = Self.reservedNames.first(where: { $0.name == name }), reserved.output != output.role {
                throw FileConflict(output, named: reserved.input)
            }
        }
    }

    /// Throws if standard output or standard error goes to a file that the run reads.
    private func checkStreams() throws(FileConflict) {
        var conflicts: [FileConflict] = []
        for (stream, descriptor) in [(StandardStream.output, standardOutput), (.error, standardError)] {
            do throws(FileConflict) { try check(stream, descriptor) } catch { conflicts.append(error) }
        }
        guard var conflict = conflicts.first else { return }
        conflict.streams = conflicts.reduce([]) { $0.union($1.streams) }
        throw conflict
    }

    /// Throws if a stream is appended to a file that the run reads: `axaudit lint tree.json >> tree.json`. A report of
    /// an earlier run in the folder of the dumps has nothing to lose, and neither has a file that is empty, as after
    /// `>`; but an empty dump is an error, of which the redirection is the reason.
    private func check(_ stream: StandardStream, _ descriptor: Int32) throws(FileConflict) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileKind(status) == .regular else { return }
        let file = OutputIdentity(FileSystem.Identity(status))
        let isEmpty = status.st_size == 0
        for input in isEmpty ? inputs : inputsWithCompanions where !isEmpty || input.needsContent {
            guard (input.identity ?? OutputIdentity(reading: input.path)) == file else { continue }
            if isEmpty { throw FileConflict(stream, to: input, verb: "redirected") }
            try requireEarlierReport(input, stream)
        }
        if isEmpty { return }
        for input in RunRegister.current?.inputs(file) ?? [] {
            try requireEarlierReport(Input(path: input.path, role: input.role), stream)
        }
    }

    /// Throws if a stream is appended to an input that is no report of an earlier run.
    private func requireEarlierReport(_ input: Input, _ stream: StandardStream) throws(FileConflict) {
        if input.role == .found || input.role == .excluded, FileSystem.writtenFile(at: input.path) != nil { return }
        throw FileConflict(stream, to: input, verb: "appended")
    }

    /// Returns the outputs that are files.
    private func distinctOutputs() throws(FileConflict) -> [OutputIdentity: Output] {
        var writers: [OutputIdentity: Output] = [:]
        // Several outputs can be appended to one open file by its descriptors, but not under one name.
        var appended: Set<OutputIdentity> = []
        var paths: [String: Output] = [:]
        for output in outputs {
            if let first = paths.updateValue(output, forKey: output.path) { throw FileConflict(output, first) }
            let file = OutputIdentity(output.path)
            guard let identity = file ?? OutputIdentity(reading: output.path) else { continue }
            if let first = writers[identity], file != nil || !appended.contains(identity) {
                throw FileConflict(output, first)
            }
            if file == nil { appended.insert(identity) }
            writers[identity] = output
        }
        return writers
    }

    static func mayReplace(_ output: OutputRole, _ input: Input) -> Bool {
        guard let exception = exceptions.first(where: { $0.output == output && $0.input == input.role }) else {
            return false
        }
        guard let content = exception.content else { return true }
        // A missing page is created.
        guard FileSystem.exists(input.path) else { return true }
        // An excluded file without contents can be a report without findings. An input without contents is an error.
        if input.role == .excluded, FileSystem.entry(at: input.path)?.size == 0 { return true }
        return FileSystem.writtenFile(at: input.path) == content
    }

    // MARK: Writing

    /// Writes an output that was added.
    ///
    /// - Throws: If it cannot be written, or if another process has written it since it was added.
    package func write(_ text: String, to path: String) throws(FileSystem.Failure) {
        guard let output = outputs.first(where: { $0.path == path }) else { return }
        try AtomicFile.write(text, to: path, as: output.role, ifStill: output.version)
    }
}
