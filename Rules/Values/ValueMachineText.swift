import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports values that contain a format specifier, debug text, markup or an unrounded number.
    public static let valueMachineText: Rule = Rule(
        "value-machine-text",
        "Value contains a format specifier, debug text, markup or an unrounded number.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "machine-text"],
        unlikeA11yUITests: "A11yUITests does not check values.",
        needs: [.value],
        standards: [.wcag("4.1.2")],
        limits: [
            "Text entered into a field and values that equal the label are not checked.",
            "A number is reported if it is the whole value and has five or more decimals; numbers in texts are not.",
            """
            The words YES and NO are reported as the whole value of a switch or a check box only; true, false and localisation keys also \
            as that of a button, and all of them after the name of a variable: `isSelected=true`.
            """,
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads the technical text, and the user does not learn the value.",
                fix: "Set `accessibilityValue` to a readable, localised text, e.g. with `formatted(.percent)`.",
                inUIKit: "slider.accessibilityValue = brightness.formatted(.percent)",
                inSwiftUI: "Slider(value: $brightness).accessibilityValue(brightness.formatted(.percent))",
                examples: [
                    .fails(.init(.slider, "Brightness", value: "Optional(0.5)")),
                    .fails(.button("Repeat", value: "(null)")),
                    .fails(.init(.slider, "밝기", value: "%d퍼센트")),
                    .fails(.init(.slider, "Brightness", value: "0.33333334")),
                    .fails(.init(.slider, "Helligkeit", value: "33,333332 %"), on: ExampleScreen(locale: "de")),
                    .fails(.init(.switch, "Wi-Fi", value: "true")),
                    .fails(.init(.switch, "와이파이", value: "NO")),
                    .fails(.button("Abonnieren", value: "false")),
                    .fails(.button("Shuffle", value: "isEnabled=true")),
                    .fails(.button("정렬", value: "home.filter.title")),
                    .passes(.button("Answer", value: "True or false")),
                    .passes(.button("Open", value: "notes.md")),
                    .passes(.init(.slider, "Zoom", value: "0.25")),
                    .passes(
                        .init(.staticText, "Balance", value: "0.00012345"),
                        because: "a text may show such a number on purpose"),
                    .passes(.init(.switch, "Wi-Fi", value: "1")),
                    .passes(.init(.slider, "Brightness", value: "50 %")),
                    .passes(.init(.slider, "밝기", value: "50퍼센트")),
                    .passes(.textField("Code", value: "<b>nil</b>"), because: "text entered by the user"),
                ],
                check: .eachElement(of: .valued, reportValue)
            ),
            .android(
                standards: [.android("stateDescription")],
                why: "TalkBack reads the technical text, and the user does not learn the value.",
                fix: "Set `stateDescription` to a text for people, e.g. \"40 percent\".",
                inCompose: "Modifier.semantics { stateDescription = \"40 percent\" }",
                inViews: "ViewCompat.setStateDescription(slider, \"40 percent\")",
                check: .eachElement(of: .valued) { element, check in
                    if !element.isRange { reportValue(element, check) }
                }
            ),
        ]
    )

    private static func reportValue(_ element: ElementView, _ check: RuleCheck) {
        guard !element.isTextInput, let value = element.value,
            value != element.label,
            let found = Detector.inAnyText.first(in: value) ?? element.programValue
        else { return }
        check.report(
            element,
            """
            value "\(value.printable(limit: 60))" contains "\(found.printable(limit: 40))", \
            which is not readable text
            """)
    }
}

extension ElementView {
    /// Whether it has a range: Appium writes the number that the program holds, and TalkBack says a percentage.
    fileprivate var isRange: Bool { type == .slider || type == .progressIndicator || type == .ratingIndicator }

    /// The value, if it is a number or a truth value as a program holds it: `0.33333334`, `true` of a switch.
    fileprivate var programValue: String? {
        guard let value else { return nil }
        // Most values begin with a digit.
        let role = value.utf8.first?.isDigit == false ? wordRole : nil
        let isSwitched = role == .switch || role == .checkBox
        if isSwitched, ["true", "false", "YES", "NO"].contains(value) { return value }
        if isSwitched || role == .button || role == .tab, type != .cell, value.utf8.count <= 60 {
            if value == "true" || value == "false" || value.isAssignment
                || Detector.names.first(matching: value) == .localisationKey
            {
                return value
            }
        }
        guard type != .staticText, type != .cell, value.utf8.count <= 40 else { return nil }
        let parts = value.prefix { $0 != "%" && !$0.isWhitespace }.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
        }
        let rest = value.drop { $0 != "%" && !$0.isWhitespace }
        guard parts.count == 2, parts[1].count >= 5, !parts[0].isEmpty,
            rest.allSatisfy({ $0 == "%" || $0.isWhitespace })
        else { return nil }
        let whole = parts[0].first == UInt8(ascii: "-") ? parts[0].dropFirst() : parts[0]
        return whole.allSatisfy(\.isDigit) && parts[1].allSatisfy(\.isDigit) ? value : nil
    }
}

extension String {
    /// Whether it is the name of a variable and what it holds: `isSelected=true`.
    fileprivate var isAssignment: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
        guard parts.count == 2,
            ["true", "false", "nil", "null", "YES", "NO", "0", "1"].contains(String(Substring(parts[1])))
        else { return false }
        return parts[0].count >= 2 && parts[0].allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            && parts[0].contains(where: \.isLowercaseLetter)
    }
}
