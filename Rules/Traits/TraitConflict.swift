import AXEngine
import AXTree

extension Rule {
    /// Reports elements with traits that exclude each other.
    public static let traitConflict: Rule = Rule(
        "trait-conflict",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        unlikeA11yUITests: """
            A11yUITests reports a text that updates frequently, e.g. a timer, and of the other pairs only `button` \
            with `link`.
            """,
        parameters: [allowed],
        variants: [
            .iOS(
                "Element has traits that exclude each other.",
                needs: [.type, .traits],
                standards: [.wcag("4.1.2"), .hig("Accessibility traits"), .apple("UIAccessibilityTraits")],
                why:
                    "VoiceOver announces both roles or only one, so users do not know what activating the element does.",
                fix:
                    "Keep the trait that matches what the element does, and remove the other from `accessibilityTraits`.",
                inUIKit: "termsButton.accessibilityTraits = .link     // opens a web page",
                inSwiftUI: """
                    TermsButton().accessibilityRemoveTraits(.isButton)
                        .accessibilityAddTraits(.isLink)
                    """,
                limits: [
                    """
                    A button with the trait `header`, and a text with the trait `updatesFrequently`, are not reported, \
                    because both combinations are common.
                    """,
                    """
                    A button that is a link, too, is a warning, because both are activated in the same way, and so is text with the trait \
                    `adjustable` or `image`, which may be intended.
                    """,
                ],
                examples: [
                    .fails(
                        .button("Terms", traits: [.button, .link]), as: .warning,
                        because: "both say that it can be activated"),
                    .fails(.init(.searchField, "검색", traits: [.searchField, .button]), as: .failure),
                    .fails(.button("Volume", traits: [.button, .adjustable]), as: .failure),
                    .fails(
                        .button("Sort by", value: "Date", traits: [.button, .adjustable]), as: .warning,
                        because: "adjustable menu button"),
                    .fails(.image("4 of 5 stars", traits: [.image, .staticText]), as: .warning),
                    .passes(.button("Terms", traits: .link)),
                    .passes(.text("0:42", traits: [.staticText, .updatesFrequently]), because: "a timer"),
                    .passes(
                        .button("주문 내역", traits: [.button, .header]), because: "heading that collapses its section"),
                    .passes(.button("Wi-Fi", traits: [.staticText, .button, .toggleButton])),
                    .notChecked(.button("Terms", traits: [.button, .link]), on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard let traits = element.traits, element.type != .key else { return }
                    guard let conflict = ConflictingTraits.all.first(where: { traits.isSuperset(of: $0.pair) }) else {
                        return
                    }
                    if conflict.pair == ConflictingTraits.tabBar, !element.hasChildren { return }
                    if check[allowed].contains(conflict.name)
                        || check[allowed].contains(conflict.reversedName)
                    {
                        return
                    }
                    let isMenu =
                        conflict.pair == ConflictingTraits.adjustableButton
                        && (traits.contains(.popupButton) || element.value?.isEmpty == false
                            || menus.contains(element.type))
                    check.report(
                        element,
                        "has the traits \(conflict.pair.names.joined(separator: " and ")), which exclude each other",
                        as: isMenu ? .warning : conflict.severity)
                }
            )
        ]
    )

    private static let menus: ElementTypeSet = [.popUpButton, .menuButton, .comboBox]

    private static let allowed = Parameter(
        "allowed", default: [String](), "Pairs of traits that are not reported, e.g. `button+adjustable`.",
        choices: ConflictingTraits.all.flatMap { [$0.name, $0.reversedName] })
}

/// A pair of traits that exclude each other, and the severity of the finding.
private struct ConflictingTraits {
    var pair: Traits
    var severity: Severity

    /// The pair as a configuration writes it: `button+link`.
    var name: String { pair.names.joined(separator: "+") }
    /// The pair in the other order, which is accepted too.
    var reversedName: String { pair.names.reversed().joined(separator: "+") }

    static let adjustableButton: Traits = [.button, .adjustable]
    static let tabBar: Traits = [.tabBar, .button]

    /// The pairs by priority: only the first that matches an element is reported.
    static let all = [
        ConflictingTraits(pair: [.button, .link], severity: .warning),
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
