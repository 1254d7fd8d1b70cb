import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Capitals alone are hard to read, and some are spelled out.
    public static let labelUppercase = Rule(
        "label-uppercase",
        "A label is written in capitals throughout.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.hig("Writing"), .apple("accessibilityLabel")],
        why: "VoiceOver may spell a word in capitals letter by letter, and capitals have no shape to recognise.",
        fix: "Write the label as in a sentence, and leave the capitals to the font or to the text's style.",
        inUIKit: """
            button.setTitle("SIGN IN NOW", for: .normal)
            button.accessibilityLabel = "Sign in now"
            """,
        inSwiftUI: """
            Button("Sign in now", action: signIn)
                .textCase(.uppercase)
            """,
        limits: [
            "A name that is written so is reported if it is longer than five letters; add it to `allowed`."
        ],
        unlikeA11yUITests:
            "It reported every label of three letters or more without a small one, also \"FAQ\" and \"USA\".",
        parameters: [minimumLetters, allowed],
        examples: [
            .fails(.button("SIGN IN NOW")),
            .fails(.button("EINSTELLUNGEN")),
            .fails(.text("ФИЗИЧЕСКИЕ И МОТОРНЫЕ НАВЫКИ")),
            .passes(.button("Sign in")),
            .passes(.button("FAQ"), because: "a short word is an acronym"),
            .passes(.text("USA & UK"), because: "two short words are acronyms"),
            .passes(.button("NASDAQ"), because: "on the list of names written so"),
            .passes(.text("ORDER-2F7K9"), because: "a code with digits"),
            .passes(.button("확인"), because: "a script without capitals"),
            .passes(
                .init(.staticText, "VOGUE ITALIA", identifier: "brand-name", traits: .staticText),
                because: "its identifier says that it is a brand"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, !label.utf8.contains(where: \.isDigit),
                !label.unicodeScalars.contains(where: \.properties.isLowercase)
            else { return }
            let allowed = check[allowed]
            var letters = 0
            var longest = 0
            var words = 0
            for word in label.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
                if allowed.contains(where: { $0 == word }) { continue }
                let cased = word.count(where: \.isCased)
                guard !word.contains(where: \.isLowercase) else { return }
                if cased > 0 { words += 1 }
                letters += cased
                longest = max(longest, cased)
            }
            // One short word is an acronym, and so are two.
            guard letters >= check[minimumLetters], words > 2 ? letters >= 8 : longest > (words == 2 ? 4 : 5) else {
                return
            }
            if element.type == .staticText, element.identifier?.lowercased().contains("brand") == true { return }
            check.report(element, "the label \"\(label.printable(limit: 60))\" is in capitals throughout")
        }
    )

    private static let minimumLetters = Parameter(
        "minimumLetters", default: 4, "The fewest letters that a label must have to be judged.")
    private static let allowed = Parameter(
        "allowed", default: ["NASDAQ", "UNESCO", "UNICEF", "COVID", "CAPTCHA", "IBAN", "BAFTA"],
        "Words that are written in capitals.")
}
