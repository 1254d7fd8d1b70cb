import AXEngine
import AXTree
import AXWords

extension Rule {
    /// Reports pictures, and texts beside a control, that repeat the label of the element before or after them.
    public static let adjacentDuplicate: Rule = Rule(
        "adjacent-duplicate",
        "Picture, or the text of a control, has the label of the element next to it.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["images", "structure"],
        unlikeA11yUITests: "A11yUITests compares only controls, and reports each equal label on the screen.",
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .wcag("2.4.4")],
        limits: [
            "Two pictures with one label, such as the stars of a rating, are not reported.",
            "Two controls of one kind are left to label-duplicate, and two elements with one frame to nested-duplicate.",
            """
            A text is compared only with a button, a link or a switch that it touches or is right beside; a heading is not. On Android, the \
            button is on its line and shows no text.
            """,
            "Case, punctuation and spaces are not compared.",
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement")],
                why: "VoiceOver reads the same words twice in a row, and the person has to swipe once more.",
                fix: """
                    Hide the picture from VoiceOver, or combine the picture, or the text of a control, and the element next to it to \
                    one accessibility element.
                    """,
                inUIKit: "thumbnail.isAccessibilityElement = false",
                inSwiftUI: """
                    HStack { Image(photo); Text(name) }
                        .accessibilityElement(children: .combine)
                    """,
                limits: [
                    """
                    A text that lies on an empty text field and begins where its text would is reported, too, whatever it says: a \
                    placeholder that is an element of its own. Numbers are none, such as a count of characters.
                    """
                ],
                examples: [
                    .fails(.image("Espresso"), .text("Espresso"), because: "picture and caption"),
                    .fails(.text("에스프레소"), .image("에스프레소")),
                    .fails(.image("濃縮咖啡", traits: [.image, .link]), .link("濃縮咖啡"), because: "twin links"),
                    .fails(
                        .image("Espresso!"), .init(.cell, "espresso", exposed: true), because: "case and punctuation"),
                    .fails(
                        .container(
                            .cell, nil, at: nil, .text("Sort by date"), .init(.switch, "Sort by date", value: "1")),
                        because: "the text and the switch of a row"),
                    .passes(
                        .container(.cell, nil, at: nil, .text("Order"), .init(.switch, "Sort by date", value: "1"))),
                    .fails(
                        .text("Dark mode", at: Rect(x: 16, y: 100, width: 200, height: 30)),
                        .init(.switch, "Dark mode", value: "1", at: Rect(x: 310, y: 100, width: 63, height: 31)),
                        because: "the text and the switch of a line"),
                    .fails(
                        .button("Commander", at: Rect(x: 16, y: 100, width: 60, height: 44)),
                        .text("Commander", at: Rect(x: 16, y: 146, width: 60, height: 16)),
                        because: "the text below a button"),
                    .passes(
                        .text("Commander", at: Rect(x: 16, y: 100, width: 300, height: 20)),
                        .button("Commander", at: Rect(x: 16, y: 200, width: 300, height: 44)),
                        because: "the text is far from the button"),
                    .passes(
                        .text(
                            "Sign in", traits: [.staticText, .header],
                            at: Rect(x: 16, y: 100, width: 300, height: 20)),
                        .button("Sign in", at: Rect(x: 16, y: 124, width: 300, height: 44)), because: "a heading"),
                    .passes(
                        .text("Delete trip?", at: Rect(x: 16, y: 700, width: 300, height: 20)),
                        .button("Delete trip", at: Rect(x: 16, y: 724, width: 300, height: 44)), because: "a question"),
                    .fails(
                        field, .text("Start the conversation…", at: Rect(x: 26, y: 704, width: 200, height: 24)),
                        because: "a placeholder that is an element of its own"),
                    .passes(
                        field.with { $0.value = "Hello" },
                        .text("Start the conversation…", at: Rect(x: 26, y: 704, width: 200, height: 24)),
                        because: "there is text in the field"),
                    .passes(
                        field, .text("0/100", at: Rect(x: 26, y: 704, width: 40, height: 24)), because: "a count"),
                    .passes(
                        field, .text("Optional", at: Rect(x: 240, y: 704, width: 60, height: 24)),
                        because: "at the end of the field"),
                    .passes(.image("Espresso in a cup"), .text("Espresso")),
                    .passes(.image("에스프레소"), .text("라테")),
                    .passes(.text("Espresso"), .text("Espresso"), because: "no picture"),
                    .passes(.image("Star"), .image("Star"), because: "two pictures"),
                    .passes(.image("Espresso"), .button("Order"), .text("Espresso"), because: "not next to each other"),
                    .passes(
                        .image("Espresso").with { $0.isAccessibilityElement = false }, .text("Espresso"),
                        because: "picture that is not exposed"),
                    .passes(.image("hero_bg"), .text("hero_bg"), because: "covered by image-label-filename"),
                ],
                check: check
            ),
            .android(
                standards: [.android("importantForAccessibility")],
                why: "TalkBack reads the same words twice in a row, and the person has to swipe once more.",
                fix: "Remove the description of the picture, or join both in one view.",
                inCompose: """
                    Row(Modifier.semantics(mergeDescendants = true) { }) {
                        Icon(icon, contentDescription = null)
                        Text("Settings")
                    }
                    """,
                inViews: "icon.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO",
                check: check
            ),
        ]
    )

    private static var field: ExampleElement {
        .init(.textView, "Add a comment", at: Rect(x: 16, y: 700, width: 290, height: 32), exposed: true)
    }

    private static let check = RuleScope.screen { screen, check in
        let order = screen.exposure.order
        var lastReported = -1
        for (first, second) in zip(order, order.dropFirst()) {
            let (one, other) = (screen[first], screen[second])
            if let (text, field) = one.placeholderFirst(other) {
                check.report(
                    [text, field], "lies on the empty \(field.description) as a second element for its placeholder")
                lastReported = text.index
                continue
            }
            guard one.labelText.folded == other.labelText.folded,
                let pair = one.pictureFirst(other) ?? one.textOfSwitchFirst(other) ?? one.textOfControlFirst(other),
                pair.picture.index != lastReported,
                pair.picture.repeatsLabel(of: pair.other)
            else { continue }
            lastReported = pair.picture.index
            let verb = one.isExposureKnown && other.isExposureKnown ? "repeats" : "may repeat"
            check.report(
                [pair.picture, pair.other],
                "\(verb) the label of the \(pair.other.typeWords) \(pair.side) it in reading order")
        }
    }
}

/// A picture, or the text of a control, and the element before or after it in reading order.
private struct PicturePair {
    let picture: ElementView
    let other: ElementView

    /// Where the other element is read.
    var side: String { other.index < picture.index ? "before" : "after" }
}

extension ElementView {
    /// Returns which of two elements is a text that lies on the other one, an empty text field, like its placeholder;
    /// `nil` if it is no such pair.
    fileprivate func placeholderFirst(_ other: ElementView) -> (text: ElementView, field: ElementView)? {
        guard isTextInput != other.isTextInput, !conventions.showsHintsAsText else { return nil }
        let (text, field) = isTextInput ? (other, self) : (self, other)
        guard text.isPlainText, !text.isBlank, !field.isBlank, field.value?.isEmpty != false, !field.isWebContent,
            text.isExposureKnown, field.isExposureKnown, screen.screen.exposure != .listed, !text.isOutOfSight,
            !field.isOutOfSight, text.label?.contains(where: \.isLetter) == true,
            text.label?.contains(where: \.isNumber) == false, !field.contains(text),
            let inner = text.frame, let outer = field.frame, !inner.isEmpty, outer.contains(inner, tolerance: 2)
        else { return nil }
        let indent = screen.isRightToLeft ? outer.maxX - inner.maxX : inner.x - outer.x
        return indent <= 24 && inner.y - outer.y <= 16 && inner.height * 4 >= min(outer.height, 60)
            ? (text, field) : nil
    }

    /// Returns which of two elements is the picture; `nil` if none or both are.
    fileprivate func pictureFirst(_ other: ElementView) -> PicturePair? {
        switch (isPicture, other.isPicture) {
        case (true, false): PicturePair(picture: self, other: other)
        case (false, true): PicturePair(picture: other, other: self)
        default: nil
        }
    }

    /// Returns which of two elements is the text beside a switch in one row of iOS; `nil` if it is no such pair.
    fileprivate func textOfSwitchFirst(_ other: ElementView) -> PicturePair? {
        // Where exposure is inferred, UIKit may have made one element of the two.
        guard isExposureKnown, !conventions.namesControlsByTexts, let row = ancestor(of: [.cell]),
            row.index == other.ancestor(of: [.cell])?.index
        else { return nil }
        if isPlainText, other.isSwitch { return PicturePair(picture: self, other: other) }
        return isSwitch && other.isPlainText ? PicturePair(picture: other, other: self) : nil
    }

    /// Returns which of two elements is the text of a button or a link that it touches or is right beside, or of a
    /// switch on its line; `nil` if it is no such pair.
    fileprivate func textOfControlFirst(_ other: ElementView) -> PicturePair? {
        guard !conventions.namesControlsByTexts else { return textOfDescribedButtonFirst(other) }
        let pair: PicturePair
        if isPlainText, !other.isPlainText {
            pair = PicturePair(picture: self, other: other)
        } else if other.isPlainText, !isPlainText {
            pair = PicturePair(picture: other, other: self)
        } else {
            return nil
        }
        // A question such as "Delete trip?" asks for the button "Delete trip", and a web page names its fields by
        // texts.
        guard pair.picture.isHeader != true, !pair.picture.isQuestion, !isWebContent else { return nil }
        guard let text = pair.picture.frame, let control = pair.other.frame, !text.isEmpty, !control.isEmpty else {
            // Without frames, they belong together in the row of a list.
            let row = ancestor(of: [.cell])?.index
            let isInRow =
                row != nil && row == other.ancestor(of: [.cell])?.index && isExposureKnown && other.isExposureKnown
            return isInRow && pair.other.wordRole == .button ? pair : nil
        }
        switch pair.other.wordRole {
        case .button, .link:
            // A flat list may be that of a web page, or contain texts that are parts of their buttons.
            return screen.screen.exposure != .listed && text.isRightBeside(control) ? pair : nil
        case .switch:
            // UIKit may have made one element of the text and the switch, where exposure is inferred.
            let isOnLine = abs(text.y + text.height / 2 - control.y - control.height / 2) <= 16
            return isOnLine && isExposureKnown && other.isExposureKnown ? pair : nil
        default: return nil
        }
    }

    /// Returns which of two elements of Android is the text on the line of a button that is described with the same
    /// words, and shows none; `nil` if it is no such pair.
    private func textOfDescribedButtonFirst(_ other: ElementView) -> PicturePair? {
        let pair: PicturePair
        if isPlainText, other.wordRole == .button, other.isControl {
            pair = PicturePair(picture: self, other: other)
        } else if other.isPlainText, wordRole == .button, isControl {
            pair = PicturePair(picture: other, other: self)
        } else {
            return nil
        }
        guard pair.other.isDescribed, pair.picture.isHeader != true, !pair.picture.isQuestion, !isOnWebPage,
            pair.other.element.view?.text?.isEmpty != false, let text = pair.picture.frame,
            let button = pair.other.frame,
            !text.isEmpty, !button.isEmpty
        else { return nil }
        let isOnLine = abs(text.y + text.height / 2 - button.y - button.height / 2) <= 8
        let apart = max(button.x - text.maxX, text.x - button.maxX)
        return isOnLine && -1...24 ~= apart ? pair : nil
    }

    private var isPlainText: Bool { type == .staticText && !isControl }

    private var isQuestion: Bool { label?.trimmed.last.map { "?？؟".contains($0) } ?? false }

    private var isSwitch: Bool { type == .switch || type == .toggle }

    private var isPicture: Bool { type == .image || type == .icon || traits?.contains(.image) == true }

    /// Returns whether the label that the picture shares with the other element is one, and no other rule reports that.
    fileprivate func repeatsLabel(of other: ElementView) -> Bool {
        guard !isBlank, !other.isBlank, !isOutOfSight, !other.isOutOfSight, isInBar == other.isInBar else {
            return false
        }
        guard !labelText.folded.isEmpty, !hasMachineLabel else { return false }
        if type == other.type, hasBounds(of: other) { return false }
        return !(isControl && other.isControl && hasDuplicateLabel && other.hasDuplicateLabel)
    }
}

extension Rect {
    /// Whether two frames touch, or are at most 24 points apart on one line, or 12 points below each other.
    fileprivate func isRightBeside(_ other: Rect) -> Bool {
        let apart = (
            horizontal: Swift.max(other.x - maxX, x - other.maxX), vertical: Swift.max(other.y - maxY, y - other.maxY)
        )
        if apart.horizontal <= 0 { return apart.vertical <= 12 }
        return apart.vertical < 0 && apart.horizontal <= 24
    }
}
