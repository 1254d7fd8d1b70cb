import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels with leading or trailing white space, a leading separator, repeated spaces or a line break.
    public static let labelLeadingTrailingSpace = Rule(
        "label-leading-trailing-space",
        "Label has leading or trailing white space, a leading separator, repeated spaces or a line break.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        unlikeA11yUITests: "A11yUITests has no such test.",
        needs: [.type, .label],
        limits: [
            "Static text is not checked, cells only for a separator at the start; labels of several parts may contain line breaks."
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why: """
                    VoiceOver does not read the extra space, but Voice Control, tests and translations may treat "Save " \
                    and "Save" as different.
                    """,
                fix: "Trim `accessibilityLabel`, and separate its words with single spaces.",
                inUIKit: """
                    saveButton.accessibilityLabel = title.trimmingCharacters(in: .whitespacesAndNewlines)
                    """,
                inSwiftUI: """
                    Button(title.trimmingCharacters(in: .whitespacesAndNewlines), action: save)
                    """,
                examples: [
                    .fails(.button(" Save\n")),
                    .fails(.button("Save  all")),
                    .fails(.button("저장\u{A0}")),
                    .fails(.image("Team\nat the beach")),
                    .fails(.button(", Anna, Paid on Monday")),
                    .fails(.init(.cell, "، محمد", traits: .button)),
                    .fails(.button("、鈴木")),
                    .passes(.button("·"), because: "covered by label-symbol-only"),
                    .passes(.button("Save")),
                    .passes(.button("모두 저장")),
                    .passes(.button("Save\u{A0}all"), because: "no-break space between two words"),
                    .passes(.init(.cell, "Anna\nPaid on Monday", traits: .button), because: "a cell"),
                    .passes(.text(" A text"), because: "static text"),
                ],
                check: check
            ),
            .android(
                standards: [.android("contentDescription")],
                why:
                    "TalkBack does not read the extra space, but tests and translations may treat \"Save \" as another text.",
                fix: "Remove the white space or the punctuation at the ends.",
                inCompose: "Icon(Icons.Default.Close, contentDescription = \"Save\")",
                inViews: "saveButton.contentDescription = \"Save\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .named) { element, check in
        guard element.isNamed, let label = element.label, !label.isBlank else { return }
        let problem =
            if label.beginsWithSeparator {
                "begins with a separator, so its first part is empty"
            } else if element.type == .cell {
                ""
            } else if !label.hasVisibleEnds, label.first?.isSpace == true || label.last?.isSpace == true {
                "has leading or trailing white space"
            } else if element.labelCharacters.containsAny(of: lineBreaks), !label.contains(where: ",;·•".contains),
                label.count(where: \.isNewline) < 2
            {
                "contains a line break"
            } else if element.labelCharacters.contains(" "), label.holdsDoubleSpace {
                "contains repeated spaces"
            } else {
                ""
            }
        guard !problem.isEmpty, !element.hasMachineLabel else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" \(problem)")
    }

    private static let lineBreaks = ASCIISet("\n\r\t")
}

extension String {
    /// Whether it is a separator of parts, and a letter or a digit after it.
    fileprivate var beginsWithSeparator: Bool {
        guard let first = unicodeScalars.first(where: { !$0.properties.isWhitespace }),
            ",;|·،؛、，；".unicodeScalars.contains(first)
        else { return false }
        return unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// Whether the first and the last character are visible ones of ASCII, as those of most labels are.
    fileprivate var hasVisibleEnds: Bool {
        [utf8.first, utf8.last].allSatisfy { $0.map { (0x21...0x7E).contains($0) } ?? false }
    }

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
