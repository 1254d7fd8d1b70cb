import AXEngine
import AXTree

extension Rule {
    /// Traits that exclude each other leave open what an element is.
    public static let traitConflict = Rule(
        "trait-conflict",
        "An element has traits that exclude each other.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        needs: [.type, .traits],
        standards: [.wcag("4.1.2"), .hig("Accessibility traits"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver says both or only one, and whoever listens does not know what activating will do.",
        fix: "Keep the trait that says what the element does, and remove the other.",
        inUIKit: """
            termsButton.accessibilityTraits = .link     // it opens a page; a button acts here
            """,
        inSwiftUI: """
            TermsButton().accessibilityRemoveTraits(.isButton)
                .accessibilityAddTraits(.isLink)
            """,
        limits: [
            "A header that is a button, as one that folds its section, and a text that changes often are no conflicts.",
            "Text with the trait adjustable or image may be meant: a warning.",
        ],
        unlikeA11yUITests: """
            It reported a text that updates frequently, which is how a timer is made, and of the other pairs knew \
            only button with link.
            """,
        parameters: [allowed],
        examples: [
            .fails(.button("Terms", traits: [.button, .link]), as: .failure),
            .fails(.init(.searchField, "검색", traits: [.searchField, .button]), as: .failure),
            .fails(.button("Volume", traits: [.button, .adjustable]), as: .failure),
            .fails(
                .button("Sort by", value: "Date", traits: [.button, .adjustable]), as: .warning,
                because: "a menu that can also be swiped through"),
            .fails(.image("4 of 5 stars", traits: [.image, .staticText]), as: .warning),
            .passes(.button("Terms", traits: .link)),
            .passes(.text("0:42", traits: [.staticText, .updatesFrequently]), because: "a timer"),
            .passes(.button("주문 내역", traits: [.button, .header]), because: "a header that folds its section"),
            .passes(.button("Wi-Fi", traits: [.staticText, .button, .toggleButton])),
            .notChecked(.button("Terms", traits: [.button, .link]), on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard let traits = element.traits, element.type != .key else { return }
            guard let conflict = ConflictingTraits.all.first(where: { traits.isSuperset(of: $0.pair) }) else { return }
            let names = conflict.pair.names
            let pair = names.joined(separator: "+")
            if conflict.pair == ConflictingTraits.tabBar, !element.hasChildren { return }
            guard !check[allowed].contains(pair), !check[allowed].contains(names.reversed().joined(separator: "+"))
            else {
                return
            }
            let isMenu =
                conflict.pair == ConflictingTraits.adjustableButton
                && (traits.contains(.popupButton) || element.value?.isEmpty == false || menus.contains(element.type))
            check.report(
                element, "the traits \(names.joined(separator: " and ")) exclude each other",
                as: isMenu ? .warning : conflict.severity)
        }
    )

    private static let allowed = Parameter(
        "allowed", default: [String](), "Pairs of traits that are no conflict here, such as button+adjustable.")
    private static let menus: ElementTypeSet = [.popUpButton, .menuButton, .comboBox]
}

/// A pair of traits that exclude each other, and how loudly to say so.
private struct ConflictingTraits {
    var pair: Traits
    var severity: Severity

    static let adjustableButton: Traits = [.button, .adjustable]
    static let tabBar: Traits = [.tabBar, .button]
    /// Of an element with several, the first is reported.
    static let all = [
        ConflictingTraits(pair: [.button, .link], severity: .failure),
        ConflictingTraits(pair: [.button, .searchField], severity: .failure),
        ConflictingTraits(pair: [.link, .searchField], severity: .failure),
        ConflictingTraits(pair: adjustableButton, severity: .failure),
        ConflictingTraits(pair: [.keyboardKey, .link], severity: .failure),
        ConflictingTraits(pair: [.keyboardKey, .header], severity: .failure),
        ConflictingTraits(pair: tabBar, severity: .failure),
        ConflictingTraits(pair: [.staticText, .adjustable], severity: .warning),
        ConflictingTraits(pair: [.image, .staticText], severity: .warning),
    ]
}
