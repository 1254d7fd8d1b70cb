import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control and image labels that are a single letter.
    public static let labelTooShort = Rule(
        "label-too-short",
        "Label of a control or an image is a single letter.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        needs: [.type, .label],
        standards: [.wcag("2.4.6")],
        why: "VoiceOver reads only the letter, which rarely says what the control does.",
        fix: "Set `accessibilityLabel` to the meaning of the letter, e.g. \"Bold\".",
        inUIKit: """
            boldButton.accessibilityLabel = "Bold"
            """,
        inSwiftUI: """
            Button("B", action: makeBold)
                .accessibilityLabel("Bold")
            """,
        limits: [
            "A letter that is a name by itself, e.g. of a vitamin, is reported; add it to `allowed`."
        ],
        unlikeA11yUITests: """
            A11yUITests reports every label of one or two characters (its README says one) in any script, on every \
            element except cells.
            """,
        parameters: [minimum, allowed],
        examples: [
            .fails(.button("F")),
            .fails(.image("k")),
            .fails(.button("ع"), because: "single letter of a non-Latin script"),
            .passes(.button("Go")),
            .passes(.button("X"), because: "listed in `allowed`"),
            .passes(.button("월"), because: "syllable or ideograph, can be a word"),
            .passes(.button("7"), because: "a digit"),
            .passes(.button("×"), because: "a symbol, not a letter"),
            .passes(.text("F"), because: "static text"),
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
            check.report(element, "label \"\(name.printable)\" is \(few); the minimum is \(check[minimum]) characters")
        }
    )

    private static let minimum = Parameter(
        "minimum", default: 2, "Minimum label length in characters; wide characters count twice.")
    private static let allowed = Parameter(
        "allowed", default: ["X", "OK", "Go"], "Short labels that are accepted.")
}

extension ElementView {
    /// Whether it has a name, of which a letter inside is the initial.
    fileprivate var hasNameOfItsOwn: Bool { type != .application && type != .window && !isBlank }
}

extension Character {
    /// Whether the character can be a word: an ideograph or a syllable.
    fileprivate var isIdeographic: Bool { isLetter && isWide }
}
