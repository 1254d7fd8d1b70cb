import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control and image labels that are a single letter.
    public static let labelTooShort: Rule = Rule(
        "label-too-short",
        "Label of a control or an image is a single letter.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests reports every label of one or two characters (its README says one) in any script, on every \
            element except cells.
            """,
        parameters: [minimum, allowed],
        needs: [.type, .label],
        standards: [.wcag("2.4.6")],
        limits: [
            "A letter that is a name by itself, e.g. of a vitamin, is reported; add it to `allowed`.",
            """
            Eight or more controls with a single character, controls in a grid of three rows and three columns, and \
            the sizes S, M and L beside another size are treated as names.
            """,
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads only the letter, which rarely says what the control does.",
                fix: "Set `accessibilityLabel` to the meaning of the letter, e.g. \"Bold\".",
                inUIKit: #"boldButton.accessibilityLabel = "Bold""#,
                inSwiftUI: """
                    Button("B", action: makeBold)
                        .accessibilityLabel("Bold")
                    """,
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
                            .other, at: nil, .button("A"), .button("B"), .button("C"), .button("D"), .button("E"),
                            .button("F"),
                            .button("G"), .button("H")),
                        because: "a grid of letters"),
                    .passes(.button("S"), .button("M"), .button("L"), .button("XL"), because: "sizes"),
                    .fails(.button("M"), because: "no other size"),
                    .passes(
                        square("O", 0, 0), square("", 1, 0), square("X", 2, 0), square("", 0, 1), square("O", 1, 1),
                        square("", 2, 1), square("", 0, 2), square("", 1, 2), square("X", 2, 2), because: "a board game"
                    ),
                ],
                check: check
            ),
            .android(
                standards: [.android("Describe each UI element")],
                why: "TalkBack reads only the letter, which rarely says what the control does.",
                fix: "Set `contentDescription` to a whole word, e.g. \"Next\" instead of \"N\".",
                inCompose: "Icon(Icons.Default.Close, contentDescription = \"Next\")",
                inViews: "nextButton.contentDescription = \"Next\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .named) { element, check in
        guard element.isNamed, let name = element.name else { return }
        // Each character counts one or two.
        let length = name.prefix(check[minimum]).weightedLength
        guard length < check[minimum] else { return }
        guard name.contains(where: \.isLetter), !name.contains(where: { $0.isNumber || $0.isIdeographic }) else {
            return
        }
        guard !check[allowed].contains(where: { $0.lowercased() == name.lowercased() }) else { return }
        guard !element.isInitialOfParent, element.traits?.contains(.tableIndex) != true else { return }
        guard !element.isAmongLetters, !element.isSizeAmongSizes, !element.isInGrid, !element.hasMachineLabel
        else { return }
        let few = length == 1 ? "a single letter" : "\(length) letters"
        check.report(element, "label \"\(name.printable)\" is \(few); the minimum is \(check[minimum]) characters")
    }

    private static func square(_ label: String, _ column: Double, _ row: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16 + 100 * column, y: 200 + 100 * row, width: 96, height: 96))
    }

    private static let minimum = Parameter(
        "minimum", default: 2, "Minimum label length in characters; wide characters count twice.")
    private static let allowed = Parameter("allowed", default: ["X", "OK", "Go"], "Short labels that are accepted.")
}

extension ElementView {
    /// Whether it may be the initial of the name of the element around it; on Android, of a control that is named.
    fileprivate var isInitialOfParent: Bool {
        guard let parent, parent.hasNameOfItsOwn else { return false }
        return !conventions.namesControlsByTexts || parent.isControl
    }

    /// Whether it has a name, of which a letter inside is the initial.
    fileprivate var hasNameOfItsOwn: Bool { type != .application && type != .window && !isBlank }
}

/// The labels of the controls on a screen that are short: a single character, or a size.
private final class ShortLabels {
    /// The number of labels of a single character.
    let characters: Int
    /// The sizes among the labels.
    let sizes: Set<String>

    init(_ screen: ScreenView, _ sizes: Set<String>) {
        let labels = screen.controlIndices.compactMap { screen.elements[$0].label }
        characters = labels.count { $0.count == 1 }
        self.sizes = sizes.intersection(labels)
    }
}

extension ElementView {
    private static let sizes: Set<String> = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "2XL", "3XL"]

    private var shortLabels: ShortLabels { screen.cached { ShortLabels(screen, Self.sizes) } }

    /// Whether it is a key, an index letter or a square of a game: one of many elements with a single character.
    fileprivate var isAmongLetters: Bool { singleCharacterSiblings >= 8 || shortLabels.characters >= 8 }

    /// Whether it is named by a size, and another control on the screen by another size.
    fileprivate var isSizeAmongSizes: Bool { Self.sizes.contains(label ?? "") && shortLabels.sizes.count > 1 }
}

extension Character {
    /// Whether the character can be a word: an ideograph or a syllable.
    fileprivate var isIdeographic: Bool { isLetter && isWide }
}
