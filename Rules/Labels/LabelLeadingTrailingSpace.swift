import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Space around a name is a leftover.
    public static let labelLeadingTrailingSpace = Rule(
        "label-leading-trailing-space",
        "A name has white space at an end, twice in a row, or a line break in it.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityLabel")],
        why:
            "It cannot be heard, but tests, Voice Control and translations take \"Save \" for another name than \"Save\".",
        fix: "Trim the label.",
        inUIKit: """
            saveButton.accessibilityLabel = title.trimmingCharacters(in: .whitespacesAndNewlines)
            """,
        inSwiftUI: """
            Button(title.trimmingCharacters(in: .whitespacesAndNewlines), action: save)
            """,
        limits: [
            "Rows and labels of several facts may have line breaks between them; texts to read are not judged."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button(" Save\n")),
            .fails(.button("Save  all")),
            .fails(.button("저장\u{A0}")),
            .fails(.image("Team\nat the beach")),
            .passes(.button("Save")),
            .passes(.button("모두 저장")),
            .passes(.button("Save\u{A0}all"), because: "a space that keeps two words on one line"),
            .passes(.init(.cell, "Anna\nPaid on Monday", traits: .button), because: "the facts of a row"),
            .passes(.text(" A text"), because: "a text to read"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, element.type != .cell, let label = element.label, !label.isBlank else { return }
            let shown = label.printable(limit: 60)
            if label.first?.isSpace == true || label.last?.isSpace == true {
                check.report(element, "white space around the label \"\(shown)\"")
            } else if label.utf8.contains(where: \.isLineBreakOrTab), !label.contains(where: ",;·•".contains),
                label.count(where: \.isNewline) < 2
            {
                check.report(element, "a line break in the label \"\(shown)\"")
            } else if label.holdsDoubleSpace {
                check.report(element, "two spaces in a row in the label \"\(shown)\"")
            }
        }
    )
}

extension String {
    fileprivate var holdsDoubleSpace: Bool { zip(utf8, utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 } }
}

extension Character {
    /// Whether it is white space, or a character without a width. Control characters are reported by
    /// `label-control-characters`.
    fileprivate var isSpace: Bool {
        switch self {
        case "\u{B}", "\u{C}", "\u{85}": false
        default: isWhitespace || self == "\u{200B}" || self == "\u{FEFF}"
        }
    }
}
