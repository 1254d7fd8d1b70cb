import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that contain the element's state.
    public static let labelStateRedundant: Rule = Rule(
        "label-state-redundant",
        "Label contains the element's state.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "state"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        limits: [
            """
            The state is recognised in brackets, after a separator such as a comma, a dash or a colon, and before one; on buttons also as an \
            adjective such as "collapsed" at the end of a name of at most three words; on switches, \
            toggles, check boxes, tabs and selected elements also as the last word of a label of at most four words (of a switch seven), \
            unless another word, such as "turn" or "always", makes it part of the name.
            """,
            """
            On a button that is neither a row nor in one, on, off and disabled are reported only after a separator, and only if no text \
            inside it shows the state.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityTraits")],
                why: "VoiceOver reads the state twice, and the name for Voice Control changes with the state.",
                fix:
                    "Remove the state from `accessibilityLabel`, and set `accessibilityValue` or the trait `selected`.",
                inUIKit: """
                    cell.accessibilityLabel = "Wi-Fi"
                    cell.accessibilityTraits.insert(.selected)
                    """,
                inSwiftUI: #"Row("Wi-Fi").accessibilityAddTraits(.isSelected)"#,
                examples: [
                    .fails(.button("Wi-Fi, selected", traits: [.button, .selected])),
                    .fails(.init(.switch, "Wi-Fi: on", value: "1")),
                    .fails(.init(.switch, "와이파이, 켬", value: "1")),
                    .fails(.init(.checkBox, "Newsletter (nicht ausgewählt)"), on: ExampleScreen(locale: "de")),
                    .fails(.init(.tab, "首页，已选择")),
                    .fails(.init(.switch, "Wi-Fi on", value: "1")),
                    .fails(.init(.switch, "WLAN aus", value: "0"), on: ExampleScreen(locale: "de")),
                    .fails(.init(.switch, "Wi-Fiオン", value: "1")),
                    .fails(.init(.switch, "Уведомления включены выкл", value: "0")),
                    .fails(.init(.tab, "Home selected")),
                    .fails(.init(.checkBox, "Newsletter checked", value: "1")),
                    .fails(.init(.switch, "알림 켜짐", value: "1")),
                    .fails(.container(.tabBar, at: nil, .button("홈 선택됨"), .button("검색"))),
                    .fails(.button("機内モード、オフ", size: 100 × 44)),
                    .passes(.init(.switch, "Always on", value: "1"), because: "name of a setting"),
                    .passes(.init(.switch, "Add-on", value: "1"), because: "part of a word"),
                    .passes(.button("Turn on"), because: "verb"),
                    .passes(.button("Wi-Fi, on", size: 358 × 44), because: "as wide as a row"),
                    .passes(.button("Wi-Fi", traits: [.button, .selected])),
                    .passes(.init(.switch, "Turn Wi-Fi on", value: "1"), because: "part of the name"),
                    .fails(.button("Week, selected"), because: "the trait should say it"),
                    .fails(.button("Sections: collapsed")),
                    .fails(.button("Suche, eingeklappt"), because: "its language need not be declared"),
                    .fails(.button("Not selected, Month")),
                    .fails(.button("Enviar (desactivado)", size: 100 × 44)),
                    .fails(.init(.switch, "OFF", value: "0"), because: "nothing but the state"),
                    .fails(.init(.switch, "Unread messages in the list first on", value: "1")),
                    .fails(.button("Details collapsed"), because: "an adjective after a name"),
                    .fails(.button("Selected – Blue")),
                    .passes(.button("Delete selected"), because: "object of the verb"),
                    .passes(.button("No items selected"), because: "a summary"),
                    .passes(.button("Selected works"), because: "no state"),
                    .passes(.button("Hide unchecked"), because: "object of the verb"),
                    .passes(.button("Selected: 3 photos"), because: "a summary"),
                    .passes(.init(.switch, "와이파이", value: "1")),
                    .passes(.text("Wi-Fi, on"), because: "static text has no state"),
                ],
                check: check
            ),
            .android(
                standards: [.android("stateDescription")],
                why: "TalkBack announces the state itself, and reads it twice or in contradiction to the label.",
                fix: "Remove the state from the label; set `isChecked`, `isSelected` or `stateDescription` instead.",
                inCompose: "Modifier.semantics { stateDescription = \"On\" }",
                inViews: "ViewCompat.setStateDescription(wifiSwitch, \"On\")",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .named) { element, check in
        if element.isNamedByState {
            let label = (element.label ?? "").printable(limit: 40)
            return check.report(element, "label \"\(label)\" is only the state, and does not say what is switched")
        }
        guard let state = element.stateInLabel, !element.hasMachineLabel else { return }
        check.report(element, "label contains the state \"\(state.printable(limit: 40))\"")
    }
}
