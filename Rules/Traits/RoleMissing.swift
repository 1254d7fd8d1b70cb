import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports elements that can be tapped but have no trait of a control.
    public static let roleMissing: Rule = Rule(
        "role-missing",
        "Element that is tapped has no role.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        unlikeA11yUITests: "A11yUITests checks only elements of type button.",
        parameters: [maximumShare, rows, texts],
        standards: [.wcag("4.1.2")],
        variants: [
            .iOS(
                needs: [.type],
                standards: [.apple("UIAccessibilityTraits")],
                why: "VoiceOver reads the element like a text, so users do not learn that it can be activated.",
                fix: "Insert `.button` into `accessibilityTraits`, or `.link` if it opens another page.",
                inUIKit: "card.accessibilityTraits.insert(.button)",
                inSwiftUI: """
                    CardView(card).onTapGesture { open(card) }
                        .accessibilityAddTraits(.isButton)
                    """,
                edit: .modifier(
                    ".accessibilityAddTraits(.isButton)", uiKit: "accessibilityTraits.insert(.button)",
                    flutter: "Semantics(button: true, "),
                limits: [
                    """
                    That an element is tapped is inferred from its identifier ("saveButton", "btn_save", "menu-link" in a bar), a \
                    custom action "Activate", buttons of its height beside it, a button of its size in its column or line whose \
                    label ends with the same words ("Ann. Profile picture"), that it is selected, that it is named as a command \
                    ("Save") and as large as a button, that it responds to user interaction as few others do, or three and more \
                    equally wide rows. \
                    With `rows`, also from the row of a list around a text: its trait, its disclosure indicator, or its neighbours.
                    """,
                    """
                    In a dump without traits, only elements of type `other` are considered, and texts outside of rows whose identifier has the \
                    words of their label: XCUITest derives the type from the traits.
                    """,
                    """
                    Rows most of which contain a number, such as "Departure: 18:38", may be read only, and are not reported.
                    """,
                    "An identifier that occurs more than once, disabled elements and elements with unknown traits are not considered.",
                    "Elements of type button are left to button-trait-missing.",
                ],
                parameters: [maximumShare, rows],
                examples: [
                    .fails(.init(.other, "Save", identifier: "saveButton", exposed: true)),
                    .fails(.init(.image, "닫기", identifier: "btn_close")),
                    .fails(.init(.staticText, "Bezahlen", identifier: "pay-button")),
                    .fails(
                        .container(.tabBar, at: nil, .init(.image, "Accueil", identifier: "homeTab")),
                        .text("Bonjour"), because: "a tab in a bar"),
                    .fails(.init(.other, "الطلب", exposed: true).with { $0.actions = ["Activate"] }),
                    .fails(
                        chip("S", 0), chip("M", 1), chip("Extra large", 2, traits: []),
                        because: "buttons of its size beside it"
                    ),
                    .fails(
                        .button("Play", at: Rect(x: 100, y: 100, width: 80, height: 60)),
                        .button("Next", at: Rect(x: 200, y: 100, width: 60, height: 60)),
                        .init(
                            .other, "Sleep timer", traits: [], at: Rect(x: 280, y: 100, width: 70, height: 60),
                            exposed: true), because: "buttons of its height beside it"),
                    .passes(
                        .button("Previous", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .init(
                            .other, "August", traits: [], at: Rect(x: 80, y: 100, width: 200, height: 44), exposed: true
                        ), .button("Next", at: Rect(x: 300, y: 100, width: 44, height: 44)),
                        because: "between two arrows"),
                    .fails(
                        .init(
                            .other, "Speichern", traits: [], at: Rect(x: 40, y: 700, width: 310, height: 50),
                            exposed: true), because: "named as a command"),
                    .passes(
                        .init(.staticText, "Speichern", at: Rect(x: 40, y: 700, width: 310, height: 50)),
                        because: "a text"),
                    .passes(
                        .init(
                            .other, "Save", traits: [], at: Rect(x: 0, y: 300, width: 390, height: 200), exposed: true),
                        because: "larger than a button"),
                    .fails(avatar("ben. Profile picture", 0), .avatarButton, because: "one like it is a button"),
                    .passes(avatar("ben. Cover of the album", 0), .avatarButton, because: "another kind of picture"),
                    .passes(avatar("ben. Profile picture", 0, side: 90), .avatarButton, because: "of another size"),
                    .passes(
                        avatar("2 of 5, Profile 3", 0),
                        .button("1 of 5, Profile 3", at: Rect(x: 11, y: 340, width: 34, height: 34)),
                        because: "parts with numbers"),
                    .fails(row("알림", 0), row("언어", 1), row("계정", 2), because: "rows over the full width"),
                    .passes(.button("Save", identifier: "saveButton")),
                    .passes(.init(.other, "닫기", identifier: "btn_close", traits: .button, exposed: true)),
                    .passes(
                        .button("Pay", identifier: "payButton", traits: []), because: "covered by button-trait-missing"),
                    .passes(
                        .init(.staticText, "Save", identifier: "saveButtonTitle"), because: "the title of a button"),
                    .passes(.init(.staticText, "Home", identifier: "homeTab"), because: "not in a bar"),
                    .passes(
                        .init(.image, "Tick", identifier: "rowButton"), .init(.image, "Star", identifier: "rowButton"),
                        because: "an identifier that occurs twice"),
                    .passes(
                        .init(.other, "Save", identifier: "saveButton", exposed: true).with { $0.isEnabled = false },
                        because: "disabled"),
                    .passes(
                        .init(
                            .other, "Terms", identifier: "termsButton", at: Rect(x: 0, y: 0, width: 390, height: 844),
                            exposed: true), because: "larger than `maximumShare`"),
                    .passes(chip("S", 0), chip("M", 1), chip("2", 2, traits: []), because: "a number between buttons"),
                    .passes(row("알림", 0), row("언어", 1), because: "two rows only"),
                    .passes(
                        row("Subtotal, $20.00", 0), row("Shipping, Free", 1), row("Total, $20.00", 2),
                        because: "rows of names and values"),
                    .fails(
                        .init(.other, "Save", identifier: "saveButton", exposed: true), .text("Hi"),
                        on: ExampleScreen(lacks: [.traits]), because: "the type is derived from the traits"),
                    .fails(
                        .init(.staticText, "Delete draft", identifier: "deleteDraftButton"), .text("Hi"),
                        on: ExampleScreen(lacks: [.traits]), because: "its identifier has the words of its label"),
                    .passes(
                        .init(.staticText, "Saved", identifier: "saveButton"), .text("Hi"),
                        on: ExampleScreen(lacks: [.traits]), because: "other words than its identifier"),
                    .passes(
                        .container(.cell, at: nil, .init(.staticText, "Save", identifier: "saveButton")), .text("Hi"),
                        on: ExampleScreen(lacks: [.traits]), because: "a text may be a part of a row"),
                    .fails(
                        .init(.other, "Week", traits: .selected, exposed: true), .text("Mon"), because: "a chosen tab"),
                    .fails(
                        text("Terms of use", responds: true), text("Total", responds: false),
                        text("Tax", responds: false), text("Fee", responds: false),
                        because: "it alone responds to user interaction"),
                    .passes(
                        text("Terms of use", responds: true), text("Total", responds: true),
                        text("Tax", responds: false), text("Fee", responds: false),
                        because: "as many do as do not"),
                    .passes(
                        text("Terms of use", responds: true).with { $0.actions = ["Share"] },
                        text("Total", responds: false), text("Tax", responds: false), text("Fee", responds: false),
                        text("Tip", responds: false), because: "its custom action explains it"),
                ],
                check: check
            ),
            .android(
                needs: [.type, .flags],
                standards: [.android("AccessibilityNodeInfo.setClassName()")],
                why: "TalkBack reads only the name, so its users do not learn that the view is a button.",
                fix: "Give the view a role, or use a class that has one.",
                inCompose: "Modifier.clickable(role = Role.Button, onClick = close)",
                inViews: """
                    ViewCompat.setAccessibilityDelegate(closeView, object : AccessibilityDelegateCompat() {
                        override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfoCompat) {
                            super.onInitializeAccessibilityNodeInfo(host, info)
                            info.className = Button::class.java.name
                        }
                    })
                    """,
                edit: .compose(ofClick: "role = Role.Button"),
                limits: [
                    "Rows, cards and items of lists are not reported; Android's own have no role.",
                    """
                    A view of React Native or Flutter is reported if it has the shape of a button and a name of one to three words, with \
                    `texts` also one of any other kit. A role that only `roleDescription` gives is in no dump.
                    """,
                ],
                parameters: [texts],
                check: .screen { screen, check in
                    let message = "can be clicked, but its class does not say what it is"
                    for element in screen.subjects where element.lacksAndroidRole {
                        check.report(element, message, as: .warning)
                    }
                    for element in screen.androidViewsBesideButtons {
                        check.report(element, message + "; a button is beside it", as: .warning)
                    }
                    let lines =
                        screen.androidButtonsWithoutRole + (check[texts] ? screen.androidTextsThatAct : [])
                    for buttons in lines {
                        let others = buttons.count - 1
                        let addition = others == 0 ? "" : others == 1 ? "; 1 more like it" : "; \(others) more like it"
                        check.report(buttons, message + addition, as: .warning)
                    }
                }
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        let maximumShare = check[Self.maximumShare]
        let candidates = screen.subjectIndices.filter { screen[$0].mayLackRole(maximumShare: maximumShare) }
        guard !candidates.isEmpty else { return }
        let rows = check[Self.rows] ? RowsThatAct(screen) : nil
        var identifiers = TappedIdentifiers(screen)
        let buttons = ButtonLines(screen)
        let twins = TwinControls(screen)
        let responding = screen.textsThatRespond
        var reported: Set<Int> = []
        for index in candidates {
            let element = screen[index]
            let verb = element.isExposureKnown && screen.carries(.traits) ? "has" : "may have"
            if let identifier = identifiers.tapped(element) {
                check.report(
                    element,
                    "\(verb) no trait of a control although its identifier is \"\(identifier.printable(limit: 60))\""
                )
            } else if element.hasActivation {
                check.report(element, "\(verb) no trait of a control although it has an action that activates it")
            } else if let (count, areOfItsSize) = buttons.beside(element) {
                check.report(
                    element,
                    """
                    \(verb) no trait of a control although it lies in a row with \(count) \(count == 1 ? "button" : "buttons") of its \
                    \(areOfItsSize ? "size" : "height")
                    """)
            } else if let twin = twins.twin(of: element) {
                check.report(
                    element,
                    "may have no trait of a control although \(twin.description), which is like it, is a \(twin.typeWords)"
                )
            } else if element.isChosen {
                check.report(element, "\(verb) no trait of a control although it is selected")
            } else if responding.contains(index) {
                check.report(
                    element, "may have no trait of a control although it says that it responds to user interaction")
            } else if element.isNamedAsCommand {
                check.report(element, "may have no trait of a control although its name is that of a command")
            } else if let evidence = rows?.evidence(element) {
                check.report(element, "may have no trait of a control although \(evidence)")
            } else {
                continue
            }
            reported.insert(index)
        }
        for rows in StackedRows.all(screen, candidates.filter { !reported.contains($0) }) where !rows.areReadings {
            let verb = rows[0].isExposureKnown && screen.carries(.traits) ? "has" : "may have"
            check.report(
                rows, "\(verb) no trait of a control although it is one of \(rows.count) rows of the full width")
        }
    }

    private static func chip(_ label: String, _ column: Double, traits: Traits = .button) -> ExampleElement {
        .init(
            .other, label, traits: traits,
            at: Rect(x: 16 + 60 * column, y: 100, width: 50, height: 44), exposed: true)
    }

    private static func text(_ label: String, responds: Bool) -> ExampleElement {
        ExampleElement.text(label).with { $0.respondsToUserInteraction = responds }
    }

    private static func avatar(_ label: String, _ number: Double, side: Double = 32) -> ExampleElement {
        .init(
            .other, label, traits: [], at: Rect(x: 12, y: 200 + 80 * number, width: side, height: side), exposed: true)
    }

    private static func row(_ label: String, _ number: Double) -> ExampleElement {
        .init(.other, label, at: Rect(x: 0, y: 100 + 60 * number, width: 390, height: 60), exposed: true)
    }

    private static let maximumShare = Parameter(
        "maximumShare", default: 0.3, "Maximum share of the screen that the element fills.", in: 0...1)
    private static let texts = Parameter(
        "texts", default: false, presets: [.strict: true],
        "Whether plain views of Android that can be clicked, and hold one short text, are reported, too.")
    private static let rows = Parameter(
        "rows", default: false, presets: [.strict: true],
        """
        Whether texts are reported whose row in a list of iOS acts, as its trait, its disclosure indicator or its \
        neighbours say.
        """)
}

extension ExampleElement {
    fileprivate static let avatarButton = button(
        "anna. Profile picture", at: Rect(x: 11, y: 340, width: 34, height: 34))
}

extension ElementView {
    /// Whether it is a text, an image or an element without a type of its own, enabled, visible, with nothing exposed
    /// inside and without a trait of a control or a header. Without traits, only the type that XCUITest derives from
    /// them tells, and an `other` has none of a control.
    fileprivate func mayLackRole(maximumShare: Double) -> Bool {
        guard type == .other || (type == .staticText || type == .image) && (screen.carries(.traits) || isAlone),
            isEnabled,
            !isOutOfSight,
            isHeader != true, let traits = screen.carries(.traits) ? traits : [], traits.isDisjoint(with: Self.roles),
            !isWebContent,
            !hasChildren || screen.firstExposed(in: index + 1..<screen.elements[index].subtreeEnd) == nil
        else { return false }
        guard let frame, let size = screen.screen.size else { return true }
        return frame.area <= maximumShare * size.width * size.height
    }

    /// Whether it is a text with an identifier in no button, link or row, so that it is no part of one.
    private var isAlone: Bool {
        type == .staticText && element.identifier != nil && element.identifier != label
            && ancestor(of: [.button, .link, .cell, .tab, .menuItem]) == nil && screen.screen.exposure != .listed
    }

    private static let roles: Traits = [
        .button, .link, .adjustable, .header, .searchField, .keyboardKey, .tabBar, .tabButton, .toggleButton,
        .backButton,
        .popupButton, .menuItem, .textEntry, .radioButton, .notEnabled, .startsMediaSession, .allowsDirectInteraction,
    ]

    /// Whether it is selected, as only something that can be chosen is.
    fileprivate var isChosen: Bool { type == .other && (isSelected || traits?.contains(.selected) == true) && !isBlank }

    /// Whether it has no type, the size of a button and the name of a command: `Save`.
    fileprivate var isNamedAsCommand: Bool {
        guard type == .other, traits?.isEmpty ?? true, let frame, 24...72 ~= frame.height, frame.width >= 40,
            frame.width >= frame.height * 0.9
        else { return false }
        return CommandWords.contains(labelText.folded)
    }

    /// Whether a custom action activates it.
    fileprivate var hasActivation: Bool {
        guard let actions = screen.elements[index].actions else { return false }
        return actions.contains { ["activate", "press", "axpress"].contains($0.lowercased()) }
    }
}

extension ScreenView {
    /// The elements that are no controls and say that they respond to user interaction, if at most a quarter of those
    /// that tell do: where many do, they may only be made reachable for Switch Control. An element with custom actions
    /// responds because of them.
    fileprivate var textsThatRespond: Set<Int> {
        guard carries(.respondsToUserInteraction) else { return [] }
        let telling = subjectIndices.filter {
            !exposure.isControl[$0] && elements[$0].respondsToUserInteraction != nil
                && elements[$0].actions?.isEmpty ?? true
        }
        let responding = telling.filter { elements[$0].respondsToUserInteraction == true }
        return responding.count * 4 <= telling.count ? Set(responding) : []
    }
}

extension [ElementView] {
    /// Whether more than half of the rows contain a number, as rows of names and values do.
    fileprivate var areReadings: Bool { count(where: { $0.label?.contains(where: \.isNumber) == true }) * 2 > count }
}
