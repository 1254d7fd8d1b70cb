import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The manual page. `.ci/manual` hands it to groff and man.
@Suite("Manual page")
struct ManualPageTests {
    private let page = axaudit("help", "--man").output

    @Test("The page is ASCII, and every line that begins with a full stop is a request of man(7)")
    func requests() {
        #expect(page.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
        let known = ["TH", "SH", "SS", "TP", "B", "I", "PP", "nf", "fi", #"\""#]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains { line.dropFirst() == $0 || line.dropFirst().hasPrefix($0 + " ") }, "\(line)")
        }
    }

    @Test("The page has every command with its options, the exit codes, the variables and the files")
    func contents() {
        let text = page.replacingOccurrences(of: #"\-"#, with: "-")
        for command in Command.all where command.isListed {
            #expect(text.contains("\n.SS \"\(command.name)"), "\(command.name)")
            for option in command.options { #expect(text.contains("--\(option.name)")) }
        }
        for section in [
            "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES",
        ] {
            #expect(page.contains("\n.SH \(section)\n"))
        }
        for word in ["AXAUDIT_CONFIG", "NO_COLOR", ".axaudit.json", ".axaudit-baseline.json", "\"2\""] {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test(
        "Texts are printed as they are",
        arguments: [
            ("a-b", #"a\-b"#), (#"\d"#, #"\ed"#), (".SH X\n.B y", "\\&.SH X\n\\&.B y"),
            ("'x' \"y\"", #"\(aqx\(aq \(dqy\(dq"#),
            ("20×20 🙂", #"20\[u00D7]20 \[u1F642]"#), ("~^`", #"\(ti\(ha\(ga"#), ("\u{1B}", #"\[u001B]"#),
            ("a. b", "a. b"),
            ("… b", #"\&... b"#),
        ])
    func escape(text: String, expected: String) { #expect(Escape.manual(text) == expected) }

    @Test("The page is of all commands")
    func oneCommand() {
        let result = axaudit("help", "lint", "--man")
        #expect(result.outcome == .undecided && result.errors.contains("--man prints one page for all commands"))
    }
}
