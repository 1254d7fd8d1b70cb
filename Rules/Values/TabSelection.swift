import AXEngine
import AXTree

extension Rule {
    /// Reports tab bars and segmented controls in which not exactly one item is selected, and groups of radio buttons
    /// with several.
    public static let tabSelection: Rule = Rule(
        "tab-selection",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values"],
        variants: [
            .iOS(
                "Tab bar has no selected tab, or several.",
                needs: [.type, .children],
                needsOneOf: [.traits, .selected],
                standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
                why:
                    "VoiceOver says \"selected\" for several tabs or for none, so users do not learn where in the app they are.",
                fix: "Insert the trait `selected` for the current tab only, and remove it when another tab is chosen.",
                inUIKit: """
                    for (index, button) in tabButtons.enumerated() {
                        if index == current {
                            button.accessibilityTraits.insert(.selected)
                        } else {
                            button.accessibilityTraits.remove(.selected)
                        }
                    }
                    """,
                inSwiftUI: "TabButton(tab).accessibilityAddTraits(tab == current ? .isSelected : [])",
                limits: [
                    "A tab bar without a selected tab is a warning; a segmented control without a selected segment is not reported.",
                    """
                    A dump of WebDriverAgent without traits is not checked, because it also gives a tab with the badge 1 as selected.
                    """,
                    "A tab bar with a tab whose traits are unknown is not checked, and buttons without a label are not counted.",
                ],
                examples: [
                    .fails(
                        .container(.tabBar, at: nil, tab("Home", true), tab("Search", true), tab("Profile", false)),
                        .text("News"),
                        as: .failure),
                    .fails(
                        .container(.tabBar, at: nil, tab("홈", false), tab("검색", false), tab("프로필", false)), .text("소식"),
                        as: .warning, because: "no tab is selected"),
                    .fails(
                        .container(.segmentedControl, at: nil, tab("Jour", true), tab("Semaine", true)),
                        .text("Agenda"),
                        as: .failure),
                    .passes(.container(.tabBar, at: nil, tab("Home", true), tab("Search", false)), .text("News")),
                    .passes(.container(.tabBar, at: nil, tab("홈", false), tab("검색", true)), .text("소식")),
                    .passes(
                        .container(.segmentedControl, at: nil, tab("Jour", false), tab("Semaine", false)),
                        .text("Agenda"),
                        because: "a segmented control may have no selection"),
                    .passes(
                        .container(.tabBar, at: nil, tab("Home", false)), .text("News"), because: "one button only"),
                    .passes(
                        .container(.tabBar, at: nil, tab("首页", true), tab("消息", false), tab("", true)), .text("新闻"),
                        because: "a button without a label, covered by control-label-missing"),
                    .passes(
                        tab("Red", true), tab("Blue", true), because: "neither in a tab bar nor in a segmented control"),
                    .passes(
                        .container(.tabBar, at: nil, tab("Home", false), tab("Search", nil)), .text("News"),
                        because: "unknown traits"),
                    .notChecked(
                        .container(.tabBar, at: nil, tab("Home", true), tab("Search", true)), .text("News"),
                        on: ExampleScreen(lacks: [.traits])),
                    .fails(
                        .container(.tabBar, at: nil, tab("Home", true), tab("Search", true)), .text("News"),
                        as: .failure, on: ExampleScreen(lacks: [.traits, .visible]),
                        because: "a description of XCUITest says what is selected"),
                    .notChecked(
                        .container(.tabBar, at: nil, tab("Home", true), tab("Search", true)), .text("News"),
                        on: ExampleScreen(lacks: [.traits, .selected])),
                ],
                check: .screen { screen, check in
                    // WebDriverAgent always says what is visible.
                    guard screen.carries(.traits) || !screen.carries(.visible) else {
                        let bars: ElementTypeSet = [.tabBar, .segmentedControl]
                        if !screen.types.isDisjoint(with: bars) { check.couldNotCheck("this dump carries no traits") }
                        return
                    }
                    for bar in screen.selectionBars {
                        let selected = bar.items.filter(\.isChosen)
                        let kind = bar.element.type == .segmentedControl ? "segments" : "tabs"
                        if selected.count > 1 {
                            check.report(
                                [bar.element] + selected, "has \(selected.count) selected \(kind); the maximum is 1")
                        } else if selected.isEmpty, bar.element.type == .tabBar {
                            check.report([bar.element], "has no selected tab (tabs: \(bar.items.count))", as: .warning)
                        }
                    }
                }
            ),
            .android(
                "Group of radio buttons has several checked ones.",
                needs: [.type, .children],
                standards: [.wcag("4.1.2"), .android("RadioGroup")],
                why: """
                    TalkBack says "checked" for several buttons of which only one can be chosen, so users do not learn which \
                    one counts.
                    """,
                fix: """
                    Check one button of the group only: let `RadioGroup` do it, or uncheck the others when one is chosen.
                    """,
                inCompose: "RadioButton(selected = option == chosen, onClick = { chosen = option })",
                inViews: "sizes.check(R.id.medium)",
                limits: ["Only the radio buttons directly inside a `RadioGroup` are compared."],
                check: .eachElement { element, check in
                    guard element.type == .radioButton, element.isCheckedRadioButton, let group = element.parent,
                        group.element.view?.className.hasSuffix("RadioGroup") == true
                    else { return }
                    let checked = group.children(limit: 50).filter(\.isCheckedRadioButton)
                    guard checked.count > 1, checked[0].index == element.index else { return }
                    check.report([group] + checked, "has \(checked.count) checked radio buttons; the maximum is 1")
                }
            ),
        ]
    )

    private static func tab(_ label: String, _ isSelected: Bool?) -> ExampleElement {
        .button(label, traits: isSelected == true ? [.button, .selected] : .button).with {
            $0.isSelected = isSelected == true
            if isSelected == nil { $0.traits = nil }
        }
    }
}

/// A tab bar or a segmented control, with its exposed items.
private struct SelectionBar {
    let element: ElementView
    var items: [ElementView] = []
}

extension ScreenView {
    /// The tab bars and segmented controls with at least two items, whose selection is known.
    fileprivate var selectionBars: [SelectionBar] {
        let types: ElementTypeSet = [.tabBar, .segmentedControl]
        guard !self.types.isDisjoint(with: types) else { return [] }
        var bars: [Int: SelectionBar] = [:]
        for index in controlIndices where !self[index].isBlank {
            guard let bar = ancestor(of: index, types) else { continue }
            bars[bar, default: SelectionBar(element: self[bar])].items.append(self[index])
        }
        return bars.sorted { $0.key < $1.key }.map(\.value).filter { bar in
            bar.items.count >= 2 && !bar.element.isOutOfSight && bar.element.element.contentsCaptured != false
                && bar.items.allSatisfy { $0.traits != nil || !carries(.traits) }
        }
    }
}

extension ElementView {
    /// Whether the dump says that it is selected.
    fileprivate var isChosen: Bool { isSelected || traits?.contains(.selected) == true }

    /// Whether it is a radio button of Android that is checked.
    fileprivate var isCheckedRadioButton: Bool {
        type == .radioButton && element.view?.flags.contains(.checked) == true
    }
}
