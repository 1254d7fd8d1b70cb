import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that are written entirely in capital letters.
    public static let labelUppercase: Rule = Rule(
        "label-uppercase",
        "Label is written entirely in capital letters.",
        severity: .warning,
        presets: [],
        groups: ["labels", "wording"],
        unlikeA11yUITests: """
            A11yUITests reports every label of three or more letters without a lowercase letter, including "FAQ" \
            and "USA".
            """,
        parameters: [minimumLetters, allowed],
        needs: [.type, .label],
        limits: [
            "Voices read most words in capitals as words; the rule is therefore only in the preset `all`.",
            "A name in capitals with more than five letters is reported; add it to `allowed`.",
            "Two or more words are reported from six letters in all, if one of them has four.",
            "A word beside a text in capitals on its line is not reported: tabs and keys in one style.",
            "Names with ® or ™ or a company form such as LTD are not reported, nor the banner of a build such as STAGING.",
        ],
        variants: [
            .iOS(
                standards: [.hig("Writing"), .apple("accessibilityLabel")],
                why:
                    "VoiceOver may spell a word in capitals letter by letter, and words in capitals are harder to read.",
                fix:
                    "Write the label in sentence case, and set capitals as a text style, e.g. with `textCase(.uppercase)`.",
                inUIKit: """
                    button.setTitle("SIGN IN NOW", for: .normal)
                    button.accessibilityLabel = "Sign in now"
                    """,
                inSwiftUI: """
                    Button("Sign in now", action: signIn)
                        .textCase(.uppercase)
                    """,
                limits: ["Headers of sections in tables are not reported, because UIKit itself capitalises them."],
                examples: [
                    .fails(.button("SIGN IN NOW")),
                    .fails(.button("SIGN OUT")),
                    .fails(.button("МОЯ ТЕМА")),
                    .fails(.button("EINSTELLUNGEN")),
                    .fails(.text("ФИЗИЧЕСКИЕ И МОТОРНЫЕ НАВЫКИ")),
                    .passes(.button("Sign in")),
                    .passes(
                        .button("POST", at: Rect(x: 16, y: 700, width: 80, height: 44)),
                        .button("CREATE", at: Rect(x: 96, y: 700, width: 80, height: 44)), because: "a strip of tabs"),
                    .passes(.button("FAQ"), because: "short word, treated as an acronym"),
                    .passes(.text("USA & UK"), because: "short words, treated as acronyms"),
                    .passes(.button("NASDAQ"), because: "listed in `allowed`"),
                    .passes(.text("ORDER-2F7K9"), because: "a code with digits"),
                    .passes(.text("ANNA MILLER"), because: "no word of interfaces, so it may be a name"),
                    .passes(.button("확인"), because: "script without letter case"),
                    .passes(.text("淘宝 SOFTWARE"), because: "mixed with a script without letter case"),
                    .passes(.text("LEGENDS® FOREVER"), because: "a registered name"),
                    .passes(.text("EXAMPLE SOFTWARE CO., LTD"), because: "the name of a company"),
                    .passes(
                        .container(
                            .table, at: Rect(x: 0, y: 100, width: 390, height: 600),
                            .init(.other, "VISION", at: Rect(x: 0, y: 100, width: 390, height: 38), exposed: true),
                            .init(
                                .cell, "Zoom", traits: .button, at: Rect(x: 0, y: 138, width: 390, height: 44),
                                exposed: true)),
                        because: "header of a section, capitalised by UIKit"),
                    .passes(
                        .init(.staticText, "VOGUE ITALIA", identifier: "brand-name", traits: .staticText),
                        because: "marked as a brand by its identifier"),
                ],
                check: check
            ),
            .android(
                standards: [.android("textAllCaps")],
                why: "TalkBack may spell words in capitals letter by letter.",
                fix: "Write the text in ordinary case, and draw it in capitals with `textAllCaps`.",
                inCompose: "Text(title.uppercase(), Modifier.semantics { contentDescription = title })",
                inViews: "title.isAllCaps = true",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, !label.has(\.isLowercaseOrDigit),
            !label.unicodeScalars.contains(where: {
                $0.properties.isLowercase || $0.properties.generalCategory == .otherLetter
            })
        else { return }
        let allowed = check[Self.allowed]
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
        let isLong = words > 1 ? letters >= 6 && longest >= 4 || words > 2 && letters >= 8 : longest > 5
        guard letters >= check[minimumLetters], isLong else { return }
        if element.type == .staticText, element.identifier?.lowercased().contains("brand") == true { return }
        guard !label.isRegisteredName, !element.isHeaderOfTableSection, !element.isBuildBanner,
            !element.hasMachineLabel, !element.nameIsCutOff, words > 1 || !element.isInLineOfCapitals,
            !element.mayBeCapitalisedByView, element.isControl || element.labelText.mayBeWords
        else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" is written entirely in capital letters")
    }

    private static let minimumLetters = Parameter(
        "minimumLetters", default: 4, "Minimum number of letters in a label that is checked.")
    private static let allowed = Parameter(
        "allowed", default: ["NASDAQ", "UNESCO", "UNICEF", "COVID", "CAPTCHA", "IBAN", "BAFTA"],
        "Words that may be written in capital letters.")
}

extension ElementView {
    /// Whether the label is a text of Android's views or of a web page, which show small letters as capitals with
    /// `textAllCaps` or in a style, and report the capitals.
    fileprivate var mayBeCapitalisedByView: Bool {
        guard element.view != nil, !isDescribed, !isInFlutter else { return false }
        if isOnWebPage { return true }
        let around = ancestors.prefix(100).map { $0.element.view?.className ?? "" }
        // React Native puts its texts into plain groups.
        return around.first != "android.view.ViewGroup"
            && !around.contains("androidx.compose.ui.platform.ComposeView")
    }

    /// Whether a text that names it is nearly covered: Compose leaves out what another view covers, and a text of 1
    /// pixel is left over from a page under another. The rest of the name may be missing.
    fileprivate var nameIsCutOff: Bool {
        guard element.view != nil, !isDescribed else { return false }
        let texts = [self] + contents
        return texts.contains { text in
            text.type == .staticText && text.frame.map { !$0.isEmpty && $0.shortestSide <= 2 } == true
        }
    }

    /// Whether the stop before or after it lies on the same line and has a short text in capitals, which is not
    /// reported: a strip of tabs or keys in one style.
    fileprivate var isInLineOfCapitals: Bool {
        guard let frame else { return false }
        let next = screen.firstExposed(in: index + 1..<screen.elements.count).map { screen[$0] }
        return [screen.exposed(before: index), next].contains { other in
            guard let other, let label = other.label, let area = other.frame else { return false }
            let isCapitals =
                label.contains(where: \.isUppercase) && !label.contains { $0.isLowercase || $0.isNumber }
            return isCapitals && frame.height <= 2 * area.height && (frame.y - area.y).magnitude <= frame.height / 4
        }
    }

    /// Whether it is the header of a section, between the rows of a table and as wide as they are. UIKit capitalises
    /// those of grouped tables.
    fileprivate var isHeaderOfTableSection: Bool {
        guard type == .other || type == .staticText, !isControl else { return false }
        var header = self
        while let parent = header.parent, parent.type == .other, parent.hasBounds(of: header) { header = parent }
        guard header.type == .other, let table = header.parent?.type, table == .table || table == .collectionView,
            let row = header.nextSibling, row.type == .cell, let frame = header.frame, let rowFrame = row.frame
        else { return false }
        return frame.width >= rowFrame.width - 1
    }

    /// Whether it is the banner with which a framework marks a build for development: an element as large as the
    /// screen.
    fileprivate var isBuildBanner: Bool {
        coversScreen && ["DEBUG", "DEVELOPMENT", "STAGING", "TESTING", "PROFILE"].contains(name)
    }
}

extension TextFacts {
    /// Whether a word is one that interfaces use. Without one, a text in Latin letters may be the name of a person, an
    /// app or a company.
    fileprivate var mayBeWords: Bool {
        scripts != .latin || !Vocabulary.latin.votes(of: folded).isEmpty
            || folded.text.split(separator: " ").contains { word in
                InterfaceWords.contains(String(word)) || InterfaceWords.isInPhrases(String(word))
            }
    }
}

extension String {
    /// Whether it is a name as its owner writes it: with a sign of registration or the legal form of a company.
    fileprivate var isRegisteredName: Bool {
        if contains(where: "®™℠".contains) { return true }
        let words = split { !$0.isLetter }
        return words.count > 1 && words.contains { ["LTD", "INC", "LLC", "LLP", "PLC", "GMBH", "CORP"].contains($0) }
    }
}
