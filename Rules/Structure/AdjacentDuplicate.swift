import AXEngine
import AXTree

extension Rule {
    /// Reports pictures, and texts beside a switch or on a control, that repeat the label of the element before or after them.
    public static let adjacentDuplicate = Rule(
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
            "Case, punctuation and spaces are not compared.",
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement")],
                why: "VoiceOver reads the same words twice in a row, and the person has to swipe once more.",
                fix: """
                    Hide the picture from VoiceOver, or combine it, or the text of a switch or a button, with the element next to \
                    it.
                    """,
                inUIKit: """
                    thumbnail.isAccessibilityElement = false
                    """,
                inSwiftUI: """
                    HStack { Image(photo); Text(name) }
                        .accessibilityElement(children: .combine)
                    """,
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
                    .fails(
                        .text("Dark mode", at: Rect(x: 16, y: 100, width: 200, height: 30)),
                        .init(.switch, "Dark mode", value: "1", at: Rect(x: 300, y: 100, width: 51, height: 31)),
                        because: "the text and the switch of a line"),
                    .fails(
                        .button("Submit", at: Rect(x: 16, y: 100, width: 358, height: 50)),
                        .text("Submit", at: Rect(x: 160, y: 114, width: 70, height: 22)),
                        because: "the title of a button"),
                    .passes(
                        .text("Submit", at: Rect(x: 16, y: 60, width: 70, height: 22)),
                        .button("Submit", at: Rect(x: 16, y: 100, width: 358, height: 50)),
                        because: "a text above a button"),
                    .passes(
                        .container(.cell, nil, at: nil, .text("Order"), .init(.switch, "Sort by date", value: "1"))),
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

    private static let check = RuleScope.screen { screen, check in
        let order = screen.subjectIndices
        var lastReported = -1
        for (first, second) in zip(order, order.dropFirst()) {
            let (one, other) = (screen[first], screen[second])
            guard
                let pair = one.pictureFirst(other) ?? one.textOfSwitchFirst(other) ?? one.textOnControlFirst(other),
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

/// A picture, or the text of a switch or on a control, and the element before or after it in reading order.
private struct PicturePair {
    let picture: ElementView
    let other: ElementView

    /// Where the other element is read.
    var side: String { other.index < picture.index ? "before" : "after" }
}

extension ElementView {
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
        guard isExposureKnown, !hasView else { return nil }
        let row = ancestor(of: [.cell])
        guard row?.index == other.ancestor(of: [.cell])?.index, row != nil || isOnLine(of: other) else { return nil }
        if isPlainText, other.isSwitch { return PicturePair(picture: self, other: other) }
        return isSwitch && other.isPlainText ? PicturePair(picture: other, other: self) : nil
    }

    /// Returns which of two elements of iOS is the text that lies on a control, such as the title of a button; `nil` if none does.
    fileprivate func textOnControlFirst(_ other: ElementView) -> PicturePair? {
        guard isExposureKnown, other.isExposureKnown, screen.screen.exposure != .listed, !hasView else { return nil }
        guard isPlainText != other.isPlainText else { return nil }
        let (text, control) = isPlainText ? (self, other) : (other, self)
        guard control.isControl, text.isHeader != true, let inner = text.frame, !inner.isEmpty,
            control.frame?.contains(inner, tolerance: 1) == true
        else { return nil }
        return PicturePair(picture: text, other: control)
    }

    /// Returns whether both are in the middle of one line.
    private func isOnLine(of other: ElementView) -> Bool {
        guard let frame, let second = other.frame else { return false }
        return abs(frame.centre.y - second.centre.y) <= 4
    }

    private var isPlainText: Bool { type == .staticText && !isControl }

    private var isSwitch: Bool { type == .switch || type == .toggle }

    private var isPicture: Bool { type == .image || type == .icon || traits?.contains(.image) == true }

    /// Returns whether the picture has the label of the other element, and no other rule reports that.
    fileprivate func repeatsLabel(of other: ElementView) -> Bool {
        guard !isBlank, !other.isBlank, !isOutOfSight, !other.isOutOfSight, isInBar == other.isInBar else {
            return false
        }
        let text = labelText.folded
        guard !text.isEmpty, text == other.labelText.folded, !hasMachineLabel else { return false }
        if type == other.type, hasBounds(of: other) { return false }
        return !(isControl && other.isControl && hasDuplicateLabel && other.hasDuplicateLabel)
    }
}
