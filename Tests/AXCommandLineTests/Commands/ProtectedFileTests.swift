import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Files that a run must neither pass over nor replace.
@Suite("Protected files")
struct ProtectedFileTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("t/a.json", Tree.clean)
    }

    @Test(
        "A configuration or an ignore file that is a folder or a link to nowhere or to itself is an error",
        arguments: [".axaudit.json", ".axauditignore"], ["gone/file", "t/.axaudit.json", "t/.axauditignore", nil])
    func settings(name: String, target: String?) throws {
        #expect(project.run("lint", "@/t").outcome == .passed)
        let files = FileManager.default
        if let target {
            try files.createSymbolicLink(
                atPath: project.path("t/" + name), withDestinationPath: project.path(target))
        } else {
            try files.createDirectory(atPath: project.path("t/" + name), withIntermediateDirectories: true)
        }
        let result = project.run("lint", "@/t")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("t/\(name): cannot be read: "), "\(result.errors)")
        if target == "gone/file" { #expect(result.errors.contains("broken symbolic link")) }
    }

    @Test("rules --write replaces pages that it has written, and others only with --force")
    func pages() throws {
        func write(_ options: String...) -> CommandResult {
            CommandLineTool.run(
                ["rules", "--format", "markdown", "--write", project.path("rules")] + options, Environment())
        }
        #expect(write().outcome == .passed && write().outcome == .passed)
        let page = try #require(project.text("rules/Docs/target-size.md"))
        for name in ["README.md", "Docs/target-size.md"] {
            try project.write("rules/" + name, "# My project\n")
            try project.write("rules/Docs/hint-gesture.md", page)
            let refused = write()
            #expect(refused.outcome == .undecided && refused.errors.contains(name), "\(refused.errors)")
            #expect(project.text("rules/" + name) == "# My project\n")
            #expect(project.text("rules/Docs/hint-gesture.md") == page, "nothing is written")
            #expect(write("--force").outcome == .passed)
            #expect(project.text("rules/" + name) != "# My project\n")
            #expect(project.text("rules/Docs/hint-gesture.md") != page)
        }
    }

    #if os(Linux)
        private func start(_ arguments: String...) throws -> Process {
            try .tool(arguments, in: project.folder)
        }

        @Test("A signal while a file is written leaves no temporary file", arguments: [SIGINT, SIGTERM, SIGHUP])
        func signals(number: Int32) throws {
            // Writing such a file takes long enough for a signal to arrive.
            let label = String(repeating: "long ", count: 2_000_000)
            try project.write(
                "big.json", #"{ "axaudit": 1, "elements": [{ "type": "button", "label": "\#(label)" }] }"#)
            try FileManager.default.createDirectory(
                atPath: project.path("out"), withIntermediateDirectories: true)
            var isInterrupted = false
            for _ in 0..<20 where !isInterrupted {
                isInterrupted = try interruptConversion(with: number)
                #expect(try FileSystem.names(in: project.path("out")) == ["r.json"])
                let text = try #require(project.text("out/r.json"))
                #expect(text.hasSuffix("}\n") && text.utf8.count > label.utf8.count)
                try FileManager.default.removeItem(atPath: project.path("out/r.json"))
            }
            #expect(isInterrupted, "no signal arrived in time")
        }

        /// Converts a file, and sends a signal when the temporary file is seen. Returns whether that was in time.
        private func interruptConversion(with number: Int32) throws -> Bool {
            let process = try start("convert", "big.json", "-o", "out/r.json")
            while process.isRunning {
                if try FileSystem.names(in: project.path("out")).contains(where: { $0.hasSuffix(".tmp") }) {
                    kill(process.processIdentifier, number)
                    break
                }
                // On a busy machine, a thread that sleeps is woken sooner than one that does not gets its next turn.
                usleep(100)
            }
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal
        }

        @Test("Of several baseline create at once, one succeeds")
        func processes() throws {
            // With so many elements, all processes look for the baseline before the first one writes it.
            let buttons = (1...1_000).map {
                #"{ "type": "button", "label": "", "identifier": "\#($0)", "frame": [0, \#($0)0, 20, 20] }"#
            }
            try project.write("a.json", #"{ "axaudit": 1, "elements": [\#(buttons.joined(separator: ","))] }"#)
            let processes = try (0..<6).map { _ in
                try start("baseline", "create", "a.json", "--no-config", "--baseline", "b.json")
            }
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus).sorted() == [0, 2, 2, 2, 2, 2])
            #expect(try !FileSystem.names(in: project.folder).contains { $0.hasSuffix(".tmp") })
        }
    #endif
}
