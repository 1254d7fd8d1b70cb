import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A single letter is seldom a name.
    public static let labelTooShort = Rule(
        "label-too-short",
        "The name of a control or an image is a single letter.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        needs: [.type, .label],
        standards: [.wcag("2.4.6")],
        why: "A letter tells those who see where it stands; those who hear it learn nothing.",
        fix: "Spell out what the letter stands for.",
        inUIKit: """
            boldButton.accessibilityLabel = "Bold"
            """,
        inSwiftUI: """
            Button("B", action: makeBold)
                .accessibilityLabel("Bold")
            """,
        limits: [
            "A letter that is a name in itself, as of a vitamin, is reported; add it to `allowed`."
        ],
        unlikeA11yUITests: """
            It reported every label of one or two characters (its README says of one), on every element but rows, \
            whatever the script.
            """,
        parameters: [minimum, allowed],
        examples: [
            .fails(.button("F")),
            .fails(.image("k")),
            .fails(.button("ع"), because: "a single letter of any script that writes in letters"),
            .passes(.button("Go")),
            .passes(.button("X"), because: "on the list of what is understood"),
            .passes(.button("월"), because: "a syllable or an ideograph is a word"),
            .passes(.button("7"), because: "a digit is its own name"),
            .passes(.button("×"), because: "a sign is no letter"),
            .passes(.text("F"), because: "a text to read"),
            .passes(
                .container(
                    .other, at: nil, .button("A"), .button("B"), .button("C"), .button("D"), .button("E"), .button("F"),
                    .button("G"), .button("H")),
                because: "a grid of letters"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, let name = element.name else { return }
            let length = name.weightedLength
            guard length < check[minimum] else { return }
            guard name.contains(where: \.isLetter), !name.contains(where: { $0.isNumber || $0.isIdeographic }) else {
                return
            }
            guard !check[allowed].contains(where: { $0.lowercased() == name.lowercased() }) else { return }
            guard element.parent?.hasNameOfItsOwn != true, element.traits?.contains(.tableIndex) != true else { return }
            guard element.singleCharacterSiblings < 8 else { return }
            let few = length == 1 ? "a single letter" : "\(length) letters"
            check.report(element, "the label \"\(name.printable)\" is \(few), should be \(check[minimum]) at least")
        }
    )

    private static let minimum = Parameter("minimum", default: 2, "The fewest characters; wide ones count twice.")
    private static let allowed = Parameter(
        "allowed", default: ["X", "OK", "Go"], "Short labels that everybody understands.")
}

extension ElementView {
    /// Whether it has a name, of which a letter inside is the initial.
    fileprivate var hasNameOfItsOwn: Bool { type != .application && type != .window && !isBlank }
}

extension Character {
    /// Whether the character can be a word: an ideograph or a syllable.
    fileprivate var isIdeographic: Bool { isLetter && isWide }
}
