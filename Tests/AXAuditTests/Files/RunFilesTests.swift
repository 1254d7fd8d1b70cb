import AXSyntax
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// A run never writes to a file that it reads.
@Suite("Files of a run")
final class RunFilesTests {
    private let folder: String

    init() throws {
        folder = try FileSystem.createPrivateFolder(in: NSTemporaryDirectory())
    }

    deinit { _ = try? FileManager.default.removeItem(atPath: folder) }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func write(_ name: String, _ text: String = "a file") throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Returns the conflict of a run that reads and writes these files.
    private func conflict(
        reading inputs: [(String, InputRole)], writing outputs: [(String, OutputRole)]
    ) -> FileConflict? {
        var files = RunFiles()
        for (path, role) in inputs { files.read(path, as: role) }
        for (path, role) in outputs { files.write(path, as: role) }
        do throws(FileConflict) { try files.check() } catch { return error }
        return nil
    }

    // MARK: The table

    /// The pairs of roles that one file may have. Those with contents only if axaudit has written the file.
    private static let allowed: [(output: OutputRole, input: InputRole, contents: String?)] = [
        (.baseline, .baseline, nil), (.reference, .reference, nil), (.configuration, .configuration, nil),
        (.reference, .excluded, nil), (.reference, .found, "[\n{\n  \"filename\": \"A.json\""),
        (.page, .page, "# target-size\n\nToo small.\n\nSeverity: failure. Presets: strict. Platforms: iOS.\n"),
        (.report, .found, "## axaudit: failed\n"), (.report, .excluded, "## axaudit: failed\n"),
        (.archive, .found, #"{"version": 1, "kind": "run", "tool": {"name": "axaudit""#),
        (.archive, .excluded, #"{"version": 1, "kind": "run", "tool": {"name": "axaudit""#),
        (.snapshots, .found, "[\n{\n  \"filename\": \"A.json\""),
        (.snapshots, .excluded, "[\n{\n  \"filename\": \"A.json\""),
        (.speech, .found, speech), (.speech, .excluded, speech),
        (.baseline, .found, #"{ "kind": "axaudit-baseline" }"#),
        (.baseline, .excluded, #"{ "kind": "axaudit-baseline" }"#),
    ]

    private static let speech =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">\n"

    @Test(
        "No output may be an input, but for the files that a command exists to update", arguments: OutputRole.allCases)
    func table(output: OutputRole) throws {
        for input in InputRole.allCases where input != .standardInput {
            let file = try write("file")
            let allowed = Self.allowed.first { $0.output == output && $0.input == input }
            let conflict = conflict(reading: [(file, input)], writing: [(file, output)])
            if let allowed, allowed.contents == nil {
                #expect(conflict == nil, "\(output) and \(input)")
            } else {
                #expect(conflict?.output == output && conflict?.other == .input(input), "\(output) and \(input)")
                let message = try #require(conflict?.message)
                #expect(message.contains(output.name) && message.contains(input.name) && message.contains("file: "))
            }
            for contents in Set(Self.allowed.compactMap(\.contents)) {
                let file = try write("written", contents)
                let conflict = self.conflict(reading: [(file, input)], writing: [(file, output)])
                let isAllowed = allowed.map { $0.contents == nil || $0.contents == contents } ?? false
                #expect((conflict == nil) == isAllowed, "\(output) and \(input): \(contents)")
            }
            #expect(try FileSystem.read(file, as: .input) == Array("a file".utf8))
        }
    }

    @Test("No output may be the file that standard input is redirected from", arguments: OutputRole.allCases)
    func standardInput(output: OutputRole) throws {
        let file = try write("file")
        let handle = try #require(FileHandle(forReadingAtPath: file))
        var files = RunFiles()
        files.readStandardInput(handle.fileDescriptor)
        files.write(path("./file"), as: output)
        #expect(throws: FileConflict.self) { try files.check() }
        let pipe = Pipe()
        files = RunFiles()
        files.readStandardInput(pipe.fileHandleForReading.fileDescriptor)
        files.write(file, as: output)
        try files.check()
    }

    @Test("Standard output may not be a dump that is read, but an empty file or a report of an earlier run")
    func standardOutput() throws {
        let file = try write("file")
        var files = RunFiles()
        func check(_ text: String, _ role: InputRole) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            let handle = try #require(FileHandle(forWritingAtPath: file))
            var files = RunFiles()
            files.standardOutput = handle.fileDescriptor
            files.read(file, as: role)
            try files.check()
        }
        for role in InputRole.allCases where role != .standardInput {
            #expect(throws: FileConflict.self, "\(role)") { try check("{}", role) }
            if role == .input || role == .expectedScreens {
                #expect(throws: FileConflict.self) { try check("", role) }
            } else {
                try check("", role)
            }
        }
        let report = "{\n  \"version\": 1,\n  \"tool\": {\n    \"name\": \"axaudit\""
        try check(report, .found)
        #expect(throws: FileConflict.self) { try check(report, .input) }
        let handle = try #require(FileHandle(forUpdatingAtPath: file))
        files.standardOutput = handle.fileDescriptor
        files.readStandardInput(handle.fileDescriptor)
        #expect(throws: FileConflict.self) { try files.check() }
    }

    @Test(
        "An empty dump in a folder to which standard output goes is an error that says so; an empty log is none",
        arguments: [("new.txt", true), ("new.json", true), ("new.log", false)])
    func emptyDump(name: String, isRefused: Bool) throws {
        try FileManager.default.createDirectory(atPath: path("d"), withIntermediateDirectories: true)
        let file = try write("d/" + name, "")
        let handle = try #require(FileHandle(forWritingAtPath: file))
        var files = RunFiles()
        files.standardOutput = handle.fileDescriptor
        files.read(InputFinder([path("d")], others: true))
        do throws(FileConflict) {
            try files.check()
            #expect(!isRefused)
        } catch {
            #expect(isRefused)
            #expect(error.message.hasSuffix("standard output is redirected to this input; redirect it to another file"))
        }
    }

    @Test("No file may be two outputs")
    func outputs() throws {
        let file = try write("file")
        for first in OutputRole.allCases {
            for second in OutputRole.allCases {
                let new = conflict(
                    reading: [], writing: [(path("new/file"), first), (path("new/./x/../file"), second)])
                #expect(new?.other == .output(first) && new?.output == second)
                let old = conflict(reading: [], writing: [(file, first), (path("./file"), second)])
                #expect(old?.message.contains("for one file; use a separate file for each") == true)
                #expect(conflict(reading: [], writing: [(file, first), (path("other"), second)]) == nil)
            }
        }
    }

    // MARK: Spellings of a file

    @Test("Files are compared after links, and also if they do not exist")
    func spellings() throws {
        let file = try write("a.json")
        try FileManager.default.createDirectory(atPath: path("d"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a.json")
        try FileManager.default.createSymbolicLink(atPath: path("here"), withDestinationPath: ".")
        try FileManager.default.createSymbolicLink(atPath: path("nowhere"), withDestinationPath: "missing.json")
        try FileManager.default.linkItem(atPath: file, toPath: path("hard"))
        for name in ["a.json", "./a.json", "d/../a.json", "link", "here/link", "hard"] {
            let conflict = conflict(reading: [(file, .input)], writing: [(path(name), .report)])
            #expect(conflict != nil, "\(name)")
            let isOther = path(name) != file
            #expect(conflict?.message.contains("is the same file") == isOther, "\(conflict?.message ?? "")")
        }
        // A run would read the file of capabilities if it existed.
        for name in ["missing.json", "nowhere", "here/d/../missing.json"] {
            let conflict = conflict(
                reading: [(path("missing.json"), .companion(.capabilities))], writing: [(path(name), .report)])
            #expect(conflict?.other == .input(.companion(.capabilities)), "\(name)")
        }
        #expect(
            conflict(reading: [(path("missing.json"), .companion(.capabilities))], writing: [(file, .report)]) == nil)
        #expect(conflict(reading: [("/dev/null", .input)], writing: [("/dev/null", .report)]) == nil)
    }

    @Test("An open file is compared as well, and can have several reports")
    func openFiles() throws {
        let handle = try #require(FileHandle(forUpdatingAtPath: try write("log")))
        let open = "/dev/fd/\(handle.fileDescriptor)"
        #expect(conflict(reading: [(path("log"), .input)], writing: [(open, .report)]) != nil)
        #expect(conflict(reading: [(open, .input)], writing: [(path("log"), .report)]) != nil)
        #expect(conflict(reading: [], writing: [(open, .report), (path("log"), .report)]) != nil)
        #expect(conflict(reading: [], writing: [(open, .report), ("/dev/../" + open, .report)]) == nil)
    }

    @Test(
        "No output has a name by which later runs would read it",
        arguments: [
            (".axaudit.json", OutputRole.configuration), (".axaudit-baseline.json", .baseline), (".axauditignore", nil),
        ] as [(String, OutputRole?)])
    func reservedNames(name: String, owner: OutputRole?) {
        for role in OutputRole.allCases {
            let conflict = conflict(reading: [], writing: [(path("d/" + name), role)])
            #expect((conflict == nil) == (role == owner), "\(role)")
        }
    }

    @Test("The files of a search: dumps, capabilities beside them, excluded files and ignore files")
    func search() throws {
        for name in ["a.json", "b.json", "b.capabilities.json", "shared"] { _ = try write(name, "{}") }
        _ = try write("out.json", "")
        try FileManager.default.createSymbolicLink(atPath: path(".axauditignore"), withDestinationPath: "shared")
        let finder = InputFinder([folder], excluding: ["b.json", "out.json"])
        let roles: [(String, InputRole?)] = [
            ("a.json", .found), ("a.capabilities.json", .companion(.capabilities)), ("b.json", .excluded),
            ("shared", .ignoreFile),
            ("out.json", nil), ("c.json", nil),
        ]
        for (name, role) in roles {
            var files = RunFiles()
            files.read(finder)
            files.write(path(name), as: .report)
            if let role {
                let error = #expect(throws: FileConflict.self, "\(name)") { try files.check() }
                #expect(error?.other == .input(role))
            } else {
                #expect(throws: Never.self, "\(name)") { try files.check() }
            }
        }
    }

    // MARK: Writing

    @Test("An output that another process has written since the run began is not replaced")
    func versions() throws {
        let old = try write("old")
        var files = RunFiles()
        for path in [old, path("new"), path("untouched")] { files.write(path, as: .archive) }
        try files.check()
        _ = try write("old", "of another run")
        _ = try write("new", "of another run")
        for name in ["old", "new"] {
            let error = #expect(throws: FileSystem.Failure.self) { try files.write("mine", to: path(name)) }
            #expect(error?.message.contains("another process") == true)
            #expect(try FileSystem.read(path(name), as: .input) == Array("of another run".utf8))
        }
        try files.write("mine", to: path("untouched"))
        #expect(try FileSystem.names(in: folder) == ["new", "old", "untouched"])
    }
}
