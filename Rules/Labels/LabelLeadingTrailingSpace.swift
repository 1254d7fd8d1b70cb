import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels with leading or trailing white space, a leading separator, repeated spaces or a tab.
    public static let labelLeadingTrailingSpace: Rule = Rule(
        "label-leading-trailing-space",
        "Label has leading or trailing white space, a leading separator, repeated spaces or a tab.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        limits: [
            """
            Static text that is no control is not checked, and none for white space at its end; cells are checked only for a separator at \
            the start.
            """,
            "Line breaks are not reported, because they are read as a space, nor spaces around a separator such as \"·\".",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why: """
                    VoiceOver does not read the extra space, but Voice Control, tests and translations may treat "Save " \
                    and "Save" as different.
                    """,
                fix: "Trim `accessibilityLabel`, and separate its words with single spaces.",
                inUIKit: "saveButton.accessibilityLabel = title.trimmingCharacters(in: .whitespacesAndNewlines)",
                inSwiftUI: "Button(title.trimmingCharacters(in: .whitespacesAndNewlines), action: save)",
                edit: .label(.trimmed),
                examples: [
                    .fails(.button(" Save\n")),
                    .fails(.button("Save  all")),
                    .fails(.button("저장\u{A0}")),
                    .fails(.button("Anna   Paid on Monday")),
                    .fails(.button(", Anna, Paid on Monday")),
                    .fails(.init(.cell, "، محمد", traits: .button)),
                    .fails(.button("、鈴木")),
                    .passes(.button("·"), because: "covered by label-symbol-only"),
                    .passes(.button("Save")),
                    .passes(.button("모두 저장")),
                    .passes(.button("Save\u{A0}all"), because: "no-break space between two words"),
                    .passes(.init(.cell, "Anna\nPaid on Monday", traits: .button), because: "a cell"),
                    .passes(.text(" A text"), because: "static text"),
                    .passes(.image("Team\nat the beach"), because: "a line break between two words"),
                    .passes(
                        .button("Orders\nTab 2 of 4"), .button("Coffee\n3.50 €"), because: "texts that Flutter merged"),
                    .passes(.button("3 users  ·  7 posts"), because: "spaces around a separator"),
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
                edit: .label(.trimmed),
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .named) { element, check in
        guard element.isNamed, let label = element.label, !label.isBlank, !element.isWebContent else { return }
        let problem =
            if label.beginsWithSeparator {
                "begins with a separator, so its first part is empty"
            } else if element.type == .cell || label.mayBeWritten {
                ""
            } else if let length = label.longestGap {
                "contains \(length) spaces in a row"
            } else if !label.hasVisibleEnds, label.first?.isSpace == true {
                "begins with white space"
            } else if !label.hasVisibleEnds, label.last?.isSpace == true, element.type != .staticText {
                "ends with white space"
            } else if label.has("\t") {
                "contains a tab"
            } else {
                ""
            }
        guard !problem.isEmpty, !element.hasMachineLabel else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" \(problem)")
    }
}

extension String {
    /// Whether it is a separator of parts, and a letter or a digit after it.
    fileprivate var beginsWithSeparator: Bool {
        guard let first = unicodeScalars.first(where: { !$0.properties.isWhitespace }),
            ",;|·،؛、，；".unicodeScalars.contains(first)
        else { return false }
        return unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// Whether it has several lines or is long, as the text of a post or a message is, in which a person may have typed
    /// the spaces.
    fileprivate var mayBeWritten: Bool { utf8.count > 80 || trimmed.contains(where: \.isNewline) }

    /// Whether the first and the last character are visible ones of ASCII, as those of most labels are.
    fileprivate var hasVisibleEnds: Bool {
        [utf8.first, utf8.last].allSatisfy { $0.map { (0x21...0x7E).contains($0) } ?? false }
    }

    /// The length of the longest run of two or more spaces between words; `nil` if there is none. A run beside a
    /// separator is none, nor one at an end.
    fileprivate var longestGap: Int? {
        guard zip(utf8, utf8.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 }) else { return nil }
        var longest = 0
        var length = 0
        var before: Character?
        for character in self {
            if character == " " {
                length += 1
                continue
            }
            if length > 1, let before, !before.isSeparator, !character.isSeparator { longest = max(longest, length) }
            (length, before) = (0, character)
        }
        return longest > 1 ? longest : nil
    }
}

extension Character {
    /// Whether it separates the parts of a text for the eye.
    fileprivate var isSeparator: Bool { "·•⸱∙⋅・‧●|/–—-→›".contains(self) }

    /// Whether it is white space, or a character without a width. Control characters are reported by
    /// `label-control-characters`.
    fileprivate var isSpace: Bool {
        switch self {
        case "\u{B}", "\u{C}", "\u{85}": false
        default: isWhitespace || self == "\u{200B}" || self == "\u{FEFF}"
        }
    }
}
