import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine
@testable import AXTestReports
@testable import AXReports

/// Reports of 1, 86 and 1,000 generated screens: their first 40 lines and their size.
@Suite("Golden reports of many screens")
struct ManyScreensGoldenTests {
    private static let formats = ["text": "txt", "markdown": "md", "github": "github", "junit": "xml"]

    @Test("The first 40 lines and the size are those of the expected file", arguments: [1, 86, 1_000])
    func golden(count: Int) throws {
        let project = try TemporaryProject()
        for number in 0..<count { try project.write("d/\(Self.name(number)).json", Self.screen(number)) }
        let files = Self.formats.keys.sorted().flatMap { ["-f", "\($0)=@/\($0)"] }
        let result = Self.run(project, ["lint", "@/d"] + files)
        #expect(result.outcome == (count > Self.emptyNumber ? .undecided : .failed))
        // GitHub and JUnit name files relative to the checkout, whose depth differs from machine to machine.
        let folders = [FileSystem.reportPaths(project.folder), project.folder]
        for (format, ending) in Self.formats {
            let written = try #require(project.text(format))
            let report = folders.reduce(written) { $0.replacing($1 + "/", with: "") }
            let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
            let head =
                lines.prefix(40).joined(separator: "\n") + "\n\n\(lines.count) lines, \(report.utf8.count) bytes\n"
            let path = "Tests/Golden/ManyScreens/\(count).\(ending)"
            if ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1" {
                try head.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
            }
            let isAsExpected = try? Repository.text(path) == head
            #expect(
                isAsExpected == true,
                """
                \(path) differs or is missing; if that is meant, run AXAUDIT_RECORD=1 swift test \
                --filter ManyScreensGoldenTests, then look at git diff Tests/Golden
                """)
        }
    }

    @Test(
        "The first 15 lines of 86 screens name the worst rule, the failures of each, and the screens without a verdict")
    func firstLines() throws {
        let lines = try Repository.text("Tests/Golden/ManyScreens/86.txt").split(separator: "\n").prefix(15)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("no verdict: ") && text.contains("\(Self.name(Self.emptyNumber)).json"))
        #expect(text.contains("failures  warnings  screens\ncontrol-label-missing "))
        #expect(text.contains("failure  control-label-missing  "))
    }

    /// The number of the first screen without elements.
    private static let emptyNumber = 42

    private static func name(_ number: Int) -> String { "Screen \(number + 1)" }

    /// Returns a screen: each tenth shares a failure, others have one of their own or a warning, and one in 43 has
    /// nothing in it.
    private static func screen(_ number: Int) -> String {
        func button(_ attributes: String, row: Int) -> String {
            #"{"type": "button", "frame": [0, \#(row * 100), 44, 44], \#(attributes)}"#
        }
        var elements = [button(#""label": "Close""#, row: 0)]
        if number % 10 == 0 { elements.append(button(#""label": "", "identifier": "menu""#, row: 1)) }
        if number % 7 == 3 { elements.append(button(#""label": "", "identifier": "pay-\#(number)""#, row: 2)) }
        if number % 5 == 2 { elements.append(button(#""label": "F""#, row: 3)) }
        if number % 43 == emptyNumber { elements = [] }
        let list = elements.joined(separator: ", ")
        return #"{"axaudit": 1, "screen": {"name": "\#(name(number))"}, "elements": [\#(list)]}"#
    }

    private static func run(_ project: TemporaryProject, _ arguments: [String]) -> CommandResult {
        var environment = Environment()
        environment.workingDirectory = project.folder
        return CommandLineTool.run(arguments.map { $0.replacing("@/", with: project.folder + "/") }, environment)
    }
}
