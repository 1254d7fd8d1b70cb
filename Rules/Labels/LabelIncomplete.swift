import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels of which a part is missing: an empty place in a template, a sign that belongs to nothing, a word
    /// that is cut off.
    public static let labelIncomplete: Rule = Rule(
        "label-incomplete",
        "Label has an empty part, a stray sign or a word that is cut off.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording"],
        parameters: [signs],
        needs: [.type, .label],
        standards: [.wcag("2.4.6")],
        limits: [
            "Signs are checked on buttons and other controls, not on rows, whose texts are content.",
            """
            A cut-off word is recognised if it is the beginning of a word that is usual in interfaces, e.g. "Notificati…", or if the \
            label is the beginning of a usual name, e.g. "Terms of serv…".
            """,
            "An arrow or a dash at an end is reported only with `signs`, because it may be part of the design.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why: "VoiceOver reads \"Rating, comma\" or half a word, and what the label should say is missing.",
                fix:
                    "Leave a part out if its value is empty, and set `accessibilityLabel` to the whole text without such signs.",
                inUIKit: #"card.accessibilityLabel = [title, rating].compactMap { $0 }.joined(separator: ", ")"#,
                inSwiftUI: #"Button("Delete", action: delete)"#,
                examples: [
                    .fails(.button("Rating: , ()")),
                    .fails(.text("by , "), because: "the name is missing"),
                    .fails(.button("1 of ")),
                    .fails(.button("(Close")),
                    .fails(.button("Delete,,")),
                    .fails(.button("Notificati…")),
                    .fails(.button("Book t...")),
                    .passes(.button("Plan B…"), because: "a capital letter"),
                    .fails(.button("Sign in with Faceb…")),
                    .fails(.button("Mot de passe oub…")),
                    .passes(.button("Sign in with SSO…")),
                    .passes(.button("Next >"), because: "an arrow is reported in `strict` only"),
                    .passes(.button("Rating: 4 (12)")),
                    .passes(.button("알림 (3)")),
                    .passes(.button("Loading…")),
                    .passes(.text("main()")),
                    .passes(.button("Sad :("), because: "an emoticon"),
                    .passes(.button("13\" laptop")),
                ],
                check: check
            ),
            .android(
                standards: [.android("contentDescription")],
                why: "TalkBack reads \"Rating, comma\" or half a word, and what the name should say is missing.",
                fix:
                    "Leave a part out if its value is empty, and set `contentDescription` to the whole text without such signs.",
                inCompose: "Icon(Icons.Default.Delete, contentDescription = \"Delete\")",
                inViews: "card.contentDescription = listOfNotNull(title, rating).joinToString(\", \")",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, label.utf8.count <= 160, !element.isTextInput, let name = element.name else {
            return
        }
        let isName = element.isNamed && element.type != .cell
        let isPlain = element.labelText.isPlain
        let problem =
            if isName, name.isCountWithoutTotal {
                "has an empty part: \"\(name)\""
            } else if isPlain {
                ""
            } else if let part = name.emptyPart(isName: isName) {
                "has an empty part: \"\(part)\""
            } else if isName, let sign = name.stray {
                "has a stray sign: \"\(sign)\""
            } else if isName, check[signs], let sign = name.drawnSign {
                "begins or ends with \"\(sign)\""
            } else if isName, label.isCutOff {
                "is cut off"
            } else {
                ""
            }
        guard !problem.isEmpty, !element.isWebContent, !element.hasMachineLabel else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" \(problem)")
    }

    private static let signs = Parameter(
        "signs", default: false, presets: [.strict: true],
        "Whether to report an arrow, a dash or a line at an end of a label, too.")
}

extension String {
    /// The place of a value that was empty: nothing between a colon and a comma, in parentheses, or after "by".
    fileprivate func emptyPart(isName: Bool) -> String? {
        let pieces = isName ? Self.emptyPartsOfNames : Self.emptyParts
        if let piece = pieces.first(where: holds) { return piece.trimmed }
        if self == "()" || self == "( )" { return self }
        guard hasSuffix(" ,") else { return nil }
        let words = split(separator: " ")
        return words.count == 2 && Self.prepositions.contains(words[0].lowercased()) ? self : nil
    }

    /// Whether it is a number and "of", without what it is a part of.
    fileprivate var isCountWithoutTotal: Bool {
        guard first?.isNumber == true, let space = lastIndex(of: " "),
            Self.wordsBeforeTotal.contains(String(self[space...].dropFirst()))
        else {
            return false
        }
        let words = split(separator: " ")
        return words.count == 2 && words[0].allSatisfy(\.isNumber)
    }

    /// Whether it has a sign that separates parts or is beyond ASCII. Without one, `_`, `~` and `/` at an end may be
    /// meant.
    private var isPunctuated: Bool { has { !$0.isASCII || ",:;()\"<>|.-".unicodeScalars.contains($0) } }

    private static let emptyPartsOfNames = [": ,", ":,", ", ,", ",,", " ()", "( )", "(, "]
    private static let emptyParts = [": ,", ", ()", ": ()"]
    private static let prepositions = Lexicon.texts(.valuePrepositions)
    private static let wordsBeforeTotal = Lexicon.texts(.wordsBeforeTotal)

    /// A parenthesis or a quotation mark that is not closed, or two signs at the end.
    fileprivate var stray: String? {
        guard utf8.count > 2, has({ $0.isLetter || !$0.isASCII }) else { return nil }
        if let last, ",;:".contains(last), dropLast().last == last { return String([last, last]) }
        // A cut-off text ends before its closing sign.
        guard utf8.count <= 40, !endsInEllipsis else { return nil }
        if let first, "|_~".contains(first), last == first, isPunctuated { return String(first) }
        if hasPrefix("("), !has(")") { return "(" }
        let isAtEnd = hasPrefix("\"") || hasSuffix("\"") && !has(\.isDigit)
        return isAtEnd && unicodeScalars.count { $0 == "\"" } == 1 ? "\"" : nil
    }

    /// An arrow, a dash or a line at an end, beside words.
    fileprivate var drawnSign: Character? {
        let text = self
        // French and others put words into « these ».
        guard text.contains(where: \.isLetter), text.count > 2, !(text.contains("«") && text.contains("»")) else {
            return nil
        }
        if let last = text.last, ">›→»❯▸▶-–—|/".contains(last), text.dropLast().last == " ", isPunctuated {
            return last
        }
        if let first = text.first, "<‹←«❮-–—|".contains(first), text.dropFirst().first == " " { return first }
        return nil
    }

    /// Whether it ends with an ellipsis after the beginning of a word of interfaces.
    fileprivate var isCutOff: Bool {
        guard endsInEllipsis else { return false }
        guard
            let last = dropLast(hasSuffix("…") ? 1 : 3).split(separator: " ", omittingEmptySubsequences: false).last?
                .lowercased()
        else { return false }
        // No word of these languages is one such letter. A capital letter may count or name: "Plan B…".
        if last.utf8.count == 1, has(" "), Self.lettersOfNoWord.contains(last),
            dropLast().has(".") || hasSuffix(last + "…")
        {
            return true
        }
        guard last.count >= 2 else { return false }
        if CutOffNames.contain(FoldedText(String(dropLast(hasSuffix("…") ? 1 : 3)))) { return true }
        guard last.count >= 4,
            !Self.longWords.contains(last), !Self.wholeWords.contains(last), !InterfaceWords.contains(last),
            !InterfaceWords.isInPhrases(last)
        else { return false }
        return InterfaceWords.isBeginning(last) || Self.longWords.contains { $0.hasPrefix(last) }
    }

    /// Words that longer ones begin with.
    private static let wholeWords = Lexicon.texts(.wholeWords)

    private static let longWords = Lexicon.texts(.longWords)

    private static let lettersOfNoWord: Set = ["b", "c", "f", "g", "h", "j", "l", "m", "n", "p", "q", "r", "t", "x"]
}
