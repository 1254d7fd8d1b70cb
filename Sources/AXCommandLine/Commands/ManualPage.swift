import AXAudit
import AXSyntax

/// The manual page of the tool: a text for man(1), with the macros of man(7).
struct ManualPage {
    let commands: CommandTable

    var text: String {
        """
        .\\" Written by: axaudit help --man
        .TH AXAUDIT 1 "" \(quoted("axaudit " + Version.current)) "User Commands"
        .SH NAME
        axaudit \\- \(Escape.manual(CommandTable.purpose))
        .SH SYNOPSIS
        .B axaudit
        .I command
        [\\fIoption\\fR ...] [\\fIpath\\fR ...]
        .SH DESCRIPTION
        \(Escape.manual(Self.description))
        .SH COMMANDS
        \(commands.commands.filter(\.isListed).map(section).joined()).SH COMMON OPTIONS
        Every command has these options.
        \(options(OptionGroup.common)).SH EXIT STATUS
        \(terms(Self.exitCodes)).SH ENVIRONMENT
        \(terms(Self.variables)).SH FILES
        \(terms(Self.files)).SH EXAMPLES
        .nf
        \(Escape.manual(CommandTable.examples.joined(separator: "\n")))
        .fi

        """
    }

    private func section(_ command: Command) -> String {
        let usage = command.name + command.operands.map { " " + $0.usage }.joined()
        var text = ".SS \(quoted(usage))\n\(Escape.manual(command.summary)).\n" + options(command.options)
        let notes = command.notes
        if !notes.isEmpty { text += ".PP\n.nf\n\(Escape.manual(notes))\n.fi\n" }
        return text
    }

    private func options(_ options: [Option]) -> String {
        options.map { ".TP\n.B \(quoted($0.usage.trimmed))\n\(Escape.manual($0.description)).\n" }.joined()
    }

    private func terms(_ terms: [(String, String)]) -> String {
        terms.map { ".TP\n.B \(quoted($0.0))\n\(Escape.manual($0.1)).\n" }.joined()
    }

    private func quoted(_ text: String) -> String { "\"" + Escape.manual(text) + "\"" }
}

extension ManualPage {
    private static let description = """
        axaudit reads dumps of the accessibility tree of an app's screen: the elements that VoiceOver on iOS or TalkBack on
        Android can land on, and what it says of them. It checks labels, traits, values, target sizes, spacing, headings and
        reading order. A rule that needs what a dump does not contain is not checked, and reported as such. Without a command,
        lint runs.
        """

    private static let exitCodes = [
        ("0", "Nothing is at the gate, or nothing differs"),
        ("1", "A finding is at the gate, or something differs"),
        (
            "2",
            "There is no verdict: wrong usage or configuration, unreadable input, or a screen without exposed elements"
        ),
    ]

    private static let variables = [
        ("AXAUDIT_CONFIG", "The configuration file, unless --config or --no-config is given"),
        ("AXAUDIT_RECORD", "Which references axaudit snapshot writes: all, missing, failed or never"),
        ("NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR", "Whether to colour the output, unless --color is given"),
        ("GITHUB_ACTIONS", "If true, lint also prints annotations for GitHub"),
        ("GITHUB_STEP_SUMMARY", "The file that --format markdown=github-summary appends to"),
        ("CI", "If set, no progress is shown and no reference is recorded unless asked for"),
    ]

    private static let files = [
        (ProjectFinder.fileName, "The configuration; the closest one above each input is used"),
        (Baseline.defaultFileName, "The baseline: findings that are not counted"),
    ]
}
