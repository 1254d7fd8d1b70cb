import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels with a space after every letter.
    public static let labelSpacedLetters: Rule = Rule(
        "label-spaced-letters",
        "Label has a space after every letter.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording"],
        needs: [.label],
        standards: [.wcag("1.3.2")],
        limits: [
            "Letters separated by full stops or hyphens are reported only if they spell an English word that is usual in interfaces."
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads the letters one by one instead of the word.",
                fix: """
                    Write the word without spaces, and set the letter spacing with `NSAttributedString.Key.kern` or \
                    `tracking(_:)`.
                    """,
                inUIKit: #"label.attributedText = NSAttributedString(string: "Sale", attributes: [.kern: 4])"#,
                inSwiftUI: #"Text("Sale").tracking(4)"#,
                examples: [
                    .fails(.text("S A L E")),
                    .fails(.button("С К И Д К А")),
                    .fails(.text("S.E.A.R.C.H")),
                    .passes(.text("S.H.I.E.L.D"), because: "an abbreviation"),
                    .passes(.text("Sale")),
                    .passes(.text("세 일"), because: "syllables, not letters"),
                    .passes(.text("A B C D"), because: "letters in alphabetical order"),
                    .passes(.text("U.S.S.R.")),
                    .passes(.text("1 2 3 4")),
                    .passes(.text("Plan A B C")),
                ],
                check: check
            ),
            .android(
                standards: [.android("letterSpacing")],
                why: "TalkBack reads the letters one by one instead of the word.",
                fix: "Write the word without spaces, and space its letters with `letterSpacing`.",
                inCompose: "Text(\"SALE\", letterSpacing = 4.sp)",
                inViews: """
                    title.text = "SALE"
                    title.letterSpacing = 0.3f
                    """,
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let sign = element.signBetweenLetters, let label = element.label, !element.hasMachineLabel else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" has \(sign) after every letter")
    }
}

extension ElementView {
    /// What is between every two letters of the label: a space, or a sign between the letters of a word of interfaces.
    fileprivate var signBetweenLetters: String? {
        guard let label else { return nil }
        if label.has(" ") { return label.isSpacedOut || label.isSpacedCommand ? "a space" : nil }
        if label.isSpelled(with: ".") { return "a full stop" }
        return label.isSpelled(with: "-") ? "a hyphen" : nil
    }
}

extension String {
    /// Whether it is the letters of a word of interfaces, separated by a sign. Other letters may be an abbreviation.
    fileprivate func isSpelled(with sign: Character) -> Bool {
        guard 7...40 ~= utf8.count, utf8.dropFirst().first == sign.asciiValue else { return false }
        let letters = split(separator: sign, omittingEmptySubsequences: false)
        return letters.count >= 4 && letters.allSatisfy { $0.utf8.count == 1 && $0.utf8.first?.isLetter == true }
            && InterfaceWords.contains(letters.joined().lowercased())
    }

    /// Whether it is the letters of a command of several words, with one space between two and two between words: `S I
    /// G N  I N`.
    fileprivate var isSpacedCommand: Bool {
        guard 8...60 ~= utf8.count, utf8.dropFirst().first == 0x20, holds("  "), !isASCII || isAll(\.isLetter, or: " ")
        else { return false }
        let words = split(separator: "  ").map { $0.split(separator: " ") }
        guard words.allSatisfy({ $0.allSatisfy { $0.count == 1 } }) else { return false }
        return CommandWords.contains(FoldedText(words.map { $0.joined() }.joined(separator: " ")))
    }

    /// Whether it is only letters with one space between two: at least four, and not in the order of the alphabet.
    fileprivate var isSpacedOut: Bool {
        // Most labels begin with two letters.
        guard let second = unicodeScalars.dropFirst().first,
            second == " " || !second.isASCII && second.properties.isGraphemeExtend
        else { return false }
        var last: Character?
        var isLetterNext = true
        var count = 0
        var isAlphabet = true
        for character in self {
            if isLetterNext {
                guard character.isCased else { return false }
                if let before = last?.unicodeScalars.first?.value, let now = character.unicodeScalars.first?.value {
                    isAlphabet = isAlphabet && now == before + 1
                }
                last = character
                count += 1
            } else if character != " " {
                return false
            }
            isLetterNext.toggle()
        }
        return count >= 4 && !isLetterNext && !isAlphabet
    }
}
