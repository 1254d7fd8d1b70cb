import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// What the README and the articles say that a command prints.
///
/// A block of code after the line `<!-- prints: axaudit lint tree.json -->` is the output of that command, from the
/// root of the repository; `<!-- prints at 100 columns: … -->` gives the width of the terminal.
@Suite("Samples in the documentation")
struct DocumentationSampleTests {
    /// Whether the working directory is the root, as with `swift test`: the samples name files from there.
    private static let isInRoot =
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        == Repository.root.resolvingSymlinksInPath().path

    struct Sample: CustomTestStringConvertible {
        let file: String
        let command: String
        let columns: String?
        let output: String
        var testDescription: String { "\(file): \(command)" }
    }

    /// The documents: the README, those for contributors, and the articles.
    private static let documents: [String] = {
        let folders = ["", ".github", ".github/examples", "Sources/AXAudit/AXAudit.docc"]
        return folders.flatMap { folder in
            let path = Repository.root.appendingPathComponent(folder).path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.isEmpty ? $0 : folder + "/" + $0 }
        }
    }()

    private static func text(_ document: String) -> String {
        (try? Repository.text(document)) ?? ""
    }

    static let samples: [Sample] = documents.flatMap { document in
        text(document).matches(
            of: #/<!-- prints(?: at ([0-9]+) columns)?: axaudit (.+?) -->\n```[a-z]*\n([\s\S]*?)```\n/#
        )
        .map {
            Sample(
                file: document, command: String($0.2), columns: $0.1.map { String($0) }, output: String($0.3))
        }
    }

    @Test("A sample is what the command prints", .enabled(if: isInRoot), arguments: samples)
    func sample(_ sample: Sample) {
        let variables = EnvironmentVariables(sample.columns.map { ["COLUMNS": $0] } ?? [:])
        let arguments = sample.command.split(separator: " ").map(String.init)
        let printed = CommandLineTool.run(arguments, Environment(variables: variables)).output
        #expect(printed == sample.output, "\(sample.file) differs from what axaudit \(sample.command) prints")
    }

    @Test("The README has a sample of a report, of the command that it begins with")
    func readme() {
        let readme = Self.text("README.md")
        let samples = Self.samples.filter { $0.file == "README.md" }
        #expect(samples.contains { readme.contains("swift run axaudit \($0.command)\n") })
        #expect(readme.split(whereSeparator: \.isWhitespace).count <= 900, "the README is for one minute")
        for document in Self.documents {
            let lastLine = #/(?m)^[0-9]+ failures? \(gate: /#
            let samples = Self.samples.filter { $0.file == document }
            #expect(
                Self.text(document).matches(of: lastLine).count
                    == samples.reduce(0) { $0 + $1.output.matches(of: lastLine).count },
                "\(document): a report without the line <!-- prints: axaudit … --> before it")
        }
    }
}
