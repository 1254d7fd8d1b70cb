import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports controls whose label does not contain the text that they show.
    public static let labelOmitsVisibleText: Rule = Rule(
        "label-omits-visible-text",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label, .children],
        standards: [.wcag("2.5.3")],
        limits: [
            """
            A text of one or two Latin letters (initials), a number with at most one word ("5 min") and the name of a \
            symbol are not considered.
            """,
            "A word also counts as contained if the label has a word that begins with the same three letters.",
            "A text that is drawn in an image is not recognised.",
        ],
        variants: [
            .iOS(
                "Label does not contain the visible text.",
                standards: [.apple("accessibilityLabel"), .apple("accessibilityUserInputLabels")],
                why: """
                    Voice Control users say the text that they see, and the control does not react; VoiceOver users hear other \
                    words than sighted people read.
                    """,
                fix: "Begin `accessibilityLabel` with the visible text, or remove the label so that the text is read.",
                inUIKit: """
                    payButton.setTitle("Pay now", for: .normal)
                    payButton.accessibilityLabel = "Pay now, 24 euros"
                    """,
                inSwiftUI: """
                    Button("Pay now", action: pay)
                        .accessibilityLabel("Pay now, 24 euros")
                    """,
                limits: [
                    """
                    Of a control with several visible texts, only numbers with a unit or a currency are checked, such as a price; of a row, \
                    also the first text.
                    """,
                    "The finding is a warning on a row, if only some words are missing, or if exposure is only inferred.",
                ],
                examples: [
                    .fails(.button("Proceed", containing: [label("Pay now")]), as: .failure),
                    .fails(.button("주문", containing: [label("결제하기")]), as: .failure),
                    .fails(.init(.link, "進む", containing: [label("支払う")]), as: .failure),
                    .fails(.init(.tab, "Accueil", containing: [label("Discover")]), as: .failure),
                    .fails(
                        .button("Sign in", containing: [label("Sign in with passkey")]), as: .warning,
                        because: "part of the words is missing"),
                    .fails(
                        .init(.cell, "Row 3", exposed: true, containing: [label("Wi-Fi"), label("Connected")]),
                        as: .warning,
                        because: "the first text of a row"),
                    .fails(
                        .button("Proceed", containing: [label("Pay now")]).with { $0.isAccessibilityElement = nil },
                        as: .warning, because: "exposure only inferred"),
                    .fails(
                        .button("Tent", containing: [label("Tent"), label("$240")]), as: .warning,
                        because: "the price is not said"),
                    .passes(.button("Tent, 240 dollars", containing: [label("Tent"), label("$240")])),
                    .passes(.button("Pay now, 24 euros", containing: [label("Pay now")])),
                    .passes(.button("결제하기, 24유로", containing: [label("결제하기")])),
                    .passes(.button("Payment", containing: [label("Pay")]), because: "the same first three letters"),
                    .passes(.button("Cart", containing: [label("3")]), because: "a count"),
                    .passes(.button("Cart", containing: [label("12 new")]), because: "a count with one word"),
                    .passes(.button("Account", containing: [label("JD")]), because: "initials"),
                    .passes(.button("Back", containing: [label("arrow_back")]), because: "name of a symbol"),
                    .passes(
                        .button("Open order", containing: [label("Shoes"), label("Size 42")]), because: "several texts"),
                    .passes(
                        .button("Proceed", containing: [label("Pay now")]).with { $0.userInputLabels = ["Pay now"] },
                        because: "Voice Control listens to the text"),
                    .passes(
                        .button("Profile", containing: [.image("Profile"), label("Anna Miller")]),
                        because: "label made of the labels inside"),
                    .passes(
                        .button("Proceed", containing: [label("Pay now").with { $0.isVisible = false }]),
                        because: "text that is not visible"),
                    .passes(
                        .button("ic_pay", containing: [label("Pay now")]), because: "covered by image-label-filename"),
                ],
                check: check
            ),
            .android(
                "Content description does not contain the visible text.",
                standards: [.android("contentDescription")],
                why: "Voice Access listens to the text that can be seen, and TalkBack reads another one.",
                fix: "Begin `contentDescription` with the text that the control shows, or remove it.",
                inCompose: "Button(onClick = pay) { Text(\"Pay now\") }",
                inViews: """
                    payButton.text = "Pay now"
                    payButton.contentDescription = null
                    """,
                limits: [
                    """
                    Of a view with several texts inside, only numbers with a unit or a currency are checked, such as a price, if the \
                    content description has none of their numbers.
                    """,
                    "The text of a picture (`ImageView`, `ImageButton`) is not drawn, and is not considered.",
                ],
                check: .eachElement { element, check in element.reportOmittedText(check) }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if let value = element.hiddenValueOfControl {
            let verb = element.isExposureKnown ? "omits" : "may omit"
            return check.report(
                element, "\(verb) the visible value \"\(value.printable(limit: 60))\" in its label", as: .warning)
        }
        guard element.hasChildren, !element.isBlank, element.showsTitle, let text = element.visibleTitle else { return }
        let title = TitleWords(text)
        guard title.isTitle else { return }
        let missing = title.countMissing(in: element.spokenWords)
        let isRow = element.type == .cell
        guard missing == title.count || missing > 0 && !isRow else { return }
        guard !element.hasMachineLabel, !element.isLabelComposed else { return }
        let verb = element.isExposureKnown ? "omits" : "may omit"
        let words = missing == title.count ? "" : "words of "
        check.report(
            element, "\(verb) \(words)the visible text \"\(text.printable(limit: 60))\" in its label",
            as: isRow || missing < title.count || !element.isExposureKnown ? .warning : nil)
    }

    private static func label(_ text: String) -> ExampleElement {
        ExampleElement(.staticText, text, exposed: false)
    }
}

extension ElementView {
    /// Reports a control of Android whose content description has none of the words of the text that it shows.
    fileprivate func reportOmittedText(_ check: RuleCheck) {
        if let value = hiddenValue {
            return check.report(
                self, "omits \"\(value.printable(limit: 60))\", which it shows, in its content description",
                as: value.isMoment ? .warning : nil)
        }
        for part in [self] + partsOfName {
            guard let text = part.replacedText else { continue }
            let source = part.isDescriptionShared ? " that another text has, too" : ", which has none of its words"
            check.report(
                part,
                "replaces the visible text \"\(text.printable(limit: 60))\" by the content description\(source)")
        }
        guard isControl, !isTextInput, let view = element.view, !view.isPicture, let label = view.contentDescription,
            !hasMachineLabel
        else { return }
        guard let text = view.text ?? (hasChildren ? visibleTitle : nil) else {
            guard let first = textsWithoutWord(in: label) else { return }
            return check.report(
                self,
                "omits the visible text \"\(first.printable(limit: 60))\" and all others inside in its content description",
                as: .warning)
        }
        let title = TitleWords(text)
        // "sin" on the key "Sine" is no word to say.
        guard title.isTitle, text.count(where: \.isLetter) > 3 || InterfaceWords.contains(text.lowercased()) else {
            return
        }
        let missing = title.countMissing(in: TitleWords(label).known)
        if missing == 0, 2...4 ~= title.count, !isOnWebPage, label.hasWordsInOtherOrder(than: text) {
            return check.report(
                self,
                "has the words of the visible text \"\(text.printable(limit: 60))\" with others between them in its content description",
                as: .warning)
        }
        guard missing == title.count else {
            guard missing > 0, title.count <= 4, !isOnWebPage else { return }
            return check.report(
                self, "omits words of the visible text \"\(text.printable(limit: 60))\" in its content description",
                as: .warning)
        }
        // A text inside may be a value that the control has beside its name.
        check.report(
            self, "omits the visible text \"\(text.printable(limit: 60))\" in its content description",
            as: view.text == nil ? .warning : nil)
    }

    /// The text of a plain text view, if its content description has no word of it and is that of another text with
    /// other words: one of a layout, and not of what it shows.
    private var replacedText: String? {
        guard !isControl, type == .staticText, let view = element.view, let label = view.contentDescription,
            let text = view.text, text != label, text.hasWordOfSomeLength, TitleWords(label).isTitle,
            TitleWords(text).hasNoWord(in: TitleWords(label).known), !isOnWebPage
        else { return nil }
        return isDescriptionShared || text.isLongerThan(label) ? text : nil
    }

    /// Whether another text view with another text has its content description.
    private var isDescriptionShared: Bool {
        guard let label = element.view?.contentDescription else { return false }
        return screen.cached { DescribedTexts(screen) }.texts[label, default: []].count > 1
    }

    /// The first of several texts inside, if two or more are worded and the content description, which replaces them,
    /// has no word of any.
    private func textsWithoutWord(in spoken: String) -> String? {
        guard hasChildren, !isOnWebPage else { return nil }
        let texts = contents.prefix { $0.index < endOfContents }.filter {
            $0.type == .staticText && !$0.isOutOfSight && !screen.exposure.isExposed[$0.index]
                && !$0.ancestors.prefix { $0.index > index }.contains { $0.isControl }
        }.compactMap(\.name)
        let worded = texts.filter { $0.count(where: \.isLetter) > 1 && TitleWords($0).isTitle }
        guard worded.count > 1, let title = worded.first(where: \.hasWordOfSomeLength) else { return nil }
        let known = TitleWords(spoken).known
        return texts.allSatisfy { TitleWords($0).hasNoWord(in: known) } ? title : nil
    }

    /// Of several texts that a control shows, the first number with a unit or a currency that its content description
    /// leaves out, such as a price or a temperature.
    private var hiddenValue: String? {
        guard isControl, !isTextInput, hasChildren, isDescribed, !isOnWebPage, !hasMachineLabel,
            let label = element.view?.contentDescription
        else { return nil }
        return measuredText(notIn: label)
    }

    /// Of several texts that a control of iOS shows, the first number with a unit or a currency that neither its label
    /// nor its value says.
    fileprivate var hiddenValueOfControl: String? {
        guard isControl, !isTextInput, hasChildren, !isBlank, isExposureKnown, !isOnWebPage, !hasMachineLabel,
            let label
        else { return nil }
        return measuredText(notIn: label + " " + (value ?? ""))
    }

    /// Returns the first number with a unit or a currency among several texts inside, if a text has none of its
    /// numbers.
    private func measuredText(notIn spoken: String) -> String? {
        let texts = contents.prefix { $0.index < endOfContents }.filter {
            $0.type == .staticText && !$0.isOutOfSight && !screen.exposure.isExposed[$0.index]
                && !$0.ancestors.prefix { $0.index > index }.contains { $0.isControl }
        }.compactMap(\.name)
        guard texts.count > 1 else { return nil }
        let said = Self.numbers(of: spoken)
        return texts.first { text in
            text.utf8.count <= 60 && text.isMeasured && Self.numbers(of: text).isDisjoint(with: said)
        }
    }

    /// The numbers in a text.
    private static func numbers(of text: String) -> Set<Substring> { Set(text.split { !$0.isNumber }) }

    /// Whether a text inside is its title: that of a button, a link, a tab or a row.
    fileprivate var showsTitle: Bool {
        if type == .cell { return true }
        switch wordRole {
        case .button, .link, .tab: return !isTextInput
        default: return false
        }
    }

    /// The only visible text inside, or the first one in a row; `nil` if there are several or none. Texts in controls
    /// inside, and texts that VoiceOver reads on their own, do not count.
    fileprivate var visibleTitle: String? {
        var title: String?
        let end = endOfContents
        var at = index + 1
        while at < end {
            let inner = screen.elements[at]
            if inner.isHidden || inner.isControlByItself || inner.type == .cell {
                at = inner.subtreeEnd
                continue
            }
            if inner.type == .staticText, inner.isVisible != false, !screen.exposure.isExposed[at],
                let text = screen[at].name, text.contains(where: \.isLetter), text != title
            {
                if title != nil { return nil }
                title = text
                if type == .cell { return title }
            }
            at += 1
        }
        return title
    }

    /// The end of the elements inside that are looked at: all of those of a real control or row.
    private var endOfContents: Int { min(screen.elements[index].subtreeEnd, index + 200) }

    /// The words of what VoiceOver reads and Voice Control listens to.
    fileprivate var spokenWords: Set<[Unicode.Scalar]> {
        TitleWords(([label, value].compactMap { $0 } + (element.userInputLabels ?? [])).joined(separator: " ")).known
    }

    /// Whether the label consists of labels inside, as XCUITest puts it together.
    fileprivate var isLabelComposed: Bool {
        let whole = labelText.folded.scalars.filter { $0 != " " }
        var matched = 0
        let end = endOfContents
        for inner in index + 1..<end where matched < whole.count {
            guard screen.elements[inner].label?.isEmpty == false else { continue }
            let part = screen[inner].labelText.folded.scalars.filter { $0 != " " }
            if whole[matched...].starts(with: part) { matched += part.count }
        }
        return matched == whole.count
    }
}

extension String {
    /// Returns whether it has six words or more, twice as many as a description in the same script, which so cannot say
    /// the same.
    fileprivate func isLongerThan(_ description: String) -> Bool {
        let words = split(whereSeparator: \.isWhitespace).count
        return words >= 6 && words >= 2 * description.split(whereSeparator: \.isWhitespace).count
            && Scripts(self) == Scripts(description)
    }

    /// Returns whether it has all words of a text, but neither one after the other nor the first one first.
    fileprivate func hasWordsInOtherOrder(than text: String) -> Bool {
        let (said, shown) = (FoldedText(self), FoldedText(text))
        guard said.scalars.count <= 200, !said.contains(shown) else { return false }
        let words = Set(said.words)
        return shown.words.allSatisfy(words.contains) && shown.words.first != said.words.first
    }

    /// Whether its words are more than a unit or an abbreviation: four letters, or two in a script in which a sign is a
    /// word.
    fileprivate var hasWordOfSomeLength: Bool {
        count(where: \.isLetter) > (unicodeScalars.contains { $0.value >= 0x2E80 } ? 1 : 3)
    }

    /// Whether it is one or two numbers with a unit or a currency: `58 / 40 °F`, `$4.99`, `12 €`.
    fileprivate var isMeasured: Bool {
        let letters = count(where: \.isLetter)
        let hasSign = contains { $0.isCurrencySymbol || $0 == "%" || $0 == "°" }
        // "Size 42" begins with a word.
        let beginsWithNumber = first { $0.isLetter || $0.isNumber }?.isNumber == true
        return contains(where: \.isNumber) && letters <= 6
            && (hasSign || letters > 0 && beginsWithNumber || isTimeOfDay)
            && unicodeScalars.allSatisfy { $0.properties.generalCategory != .privateUse }
    }
}

extension String {
    /// Whether it is a time or a date, which is often said elsewhere, and of less weight than a price.
    fileprivate var isMoment: Bool {
        isTimeOfDay || split { !$0.isASCII || !$0.isNumber }.contains { Int($0).map { 1900...2099 ~= $0 } == true }
    }

    /// Whether it is a time, such as `11:03`, on its own.
    fileprivate var isTimeOfDay: Bool {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        return 2...3 ~= parts.count && parts.allSatisfy { 1...2 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isDigit) }
    }
}

/// The texts of the text views of a screen of Android, by content description.
private final class DescribedTexts {
    let texts: [String: Set<String>]

    init(_ screen: ScreenView) {
        var texts: [String: Set<String>] = [:]
        for element in screen.screen.elements {
            guard let view = element.view, let label = view.contentDescription, let text = view.text, text != label
            else { continue }
            texts[label, default: []].insert(text)
        }
        self.texts = texts
    }
}
