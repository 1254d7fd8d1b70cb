import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// What `merge` writes of the archive of a run is what `lint` writes of the run, byte for byte.
@Suite("merge of all dumps", .timeLimit(.minutes(20)))
struct MergeOfDumpsTests {
    /// Fewer than the screens from which on a gallery has an index in place of the screens.
    private static let chunk = 60

    @Test("Every report of the fixtures and of the corpora")
    func reports() throws {
        let dumps = try AllDumps.read()
        let formats = ReportFormat.all.filter { $0.id != ReportFormat.openacr.id }
        for start in stride(from: 0, to: dumps.count, by: Self.chunk) {
            let project = try TemporaryProject()
            for (number, dump) in dumps[start..<min(start + Self.chunk, dumps.count)].enumerated() {
                let name = "d/\(number)-" + dump.name.replacing("/", with: "-")
                try project.write(name, "")
                try Data(dump.bytes).write(to: URL(fileURLWithPath: project.path(name)))
            }
            var environment = Environment()
            environment.workingDirectory = project.folder
            func outputs(of command: String) -> [String] {
                formats.flatMap { ["-f", "\($0.id)=\(project.path("\(command).\($0.id).html"))"] }
            }
            let archive = project.path("run.jsonl")
            let lint = CommandLineTool.run(
                ["lint", project.path("d"), "--no-config", "-f", "archive=" + archive] + outputs(of: "lint"),
                environment)
            let merge = CommandLineTool.run(["merge", archive] + outputs(of: "merge"), environment)
            #expect(lint.outcome == merge.outcome, "\(dumps[start].name): \(merge.errors)")
            for format in formats {
                let (expected, actual) = (
                    project.text("lint.\(format.id).html"), project.text("merge.\(format.id).html")
                )
                #expect(
                    expected != nil && expected == actual,
                    "\(format.id) from \(dumps[start].name) on")
            }
        }
    }
}
