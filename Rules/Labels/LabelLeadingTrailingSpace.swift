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
            """
            Static text is not checked, cells only for a separator at the start; labels of several parts may contain line breaks, as \
            Flutter writes them.
            """
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
                    .passes(
                        .button("Orders\nTab 2 of 4"), .button("Coffee\n3.50 €"), because: "texts that Flutter merged"),
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
                limits: ["Line breaks are not reported: Flutter joins the texts of an element with them."],
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
                label.count(where: \.isNewline) < 2, !element.isMergedByFlutter
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

/// Whether labels of a screen have parts that Flutter merged.
private final class FlutterLabels: ScreenCacheKey {
    let areMerged: Bool

    /// Flutter ends the label of each tab with its position, on a line of its own: `Home`, line break, `Tab 1 of 5`.
    init(_ screen: ScreenView) {
        areMerged = screen.subjects.contains { $0.label?.endsWithPosition == true }
    }
}

extension ElementView {
    /// Whether a line break in its label may be Flutter's, which joins the labels of an element's parts with line breaks. On Android a
    /// dump does not tell Flutter's elements from others.
    fileprivate var isMergedByFlutter: Bool {
        hasView || screen.cached(FlutterLabels.self) { FlutterLabels(screen) }.areMerged
    }
}

extension String {
    /// Whether the last line, of several, has words and two numbers, the position in a list and its length: `Tab 1 of 5`.
    fileprivate var endsWithPosition: Bool {
        guard utf8.count <= 200, let lineBreak = lastIndex(where: \.isNewline) else { return false }
        let numbers = self[index(after: lineBreak)...].split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2, let position = numbers.min(), let count = numbers.max() else { return false }
        return (1...count).contains(position) && (2...20).contains(count)
            && self[lineBreak...].contains(where: \.isLetter)
    }

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
