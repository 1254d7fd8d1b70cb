import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports controls that cannot be told apart by their labels.
    public static let labelDuplicate: Rule = Rule(
        "label-duplicate",
        "Several controls have the same label.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests compares all controls of a screen by label alone, including disabled controls and controls \
            in rows or bars with different names.
            """,
        parameters: [containers, rows],
        needs: [.type, .label],
        standards: [.wcag("2.4.6"), .wcag("2.4.9")],
        limits: [
            """
            Controls that perform the same action are reported too, unless they have the same identifier (on Android \
            rows share the ids of their layout) or one contains the other.
            """,
            "Text that distinguishes two controls but lies outside their cells is not considered.",
            "The values of text fields, switches and adjustable elements are not part of their names.",
        ],
        variants: [
            .iOS(
                why:
                    "VoiceOver users cannot tell the controls apart in the rotor, and Voice Control asks which one is meant.",
                fix: """
                    Add what distinguishes each control to its `accessibilityLabel`, e.g. "Edit home address", or label \
                    its row or section.
                    """,
                inUIKit: """
                    cell.editButton.accessibilityLabel = "Edit \\(address.name)"
                    """,
                inSwiftUI: """
                    Button("Edit") { edit(address) }
                        .accessibilityLabel("Edit \\(address.name)")
                    """,
                limits: [
                    """
                    With `rows`, buttons of one name are reported also in rows with different texts, which VoiceOver does not read \
                    with them.
                    """
                ],
                parameters: [rows],
                examples: [
                    .fails(.button("Edit"), .button("Edit")),
                    .fails(.button("수정"), .text("주소"), .button("수정")),
                    .fails(.button(" Edit"), .button("Edit"), because: "different only in white space"),
                    .fails(
                        .init(.switch, "알림", value: "1"), .init(.switch, "알림", value: "0"),
                        because: "the value is not part of the name of a switch"),
                    .fails(.textField("Name", value: "Kim"), .textField("Name", value: "Lee")),
                    .passes(.link("Read more"), .link("Read more"), because: "covered by label-non-descriptive"),
                    .passes(
                        .button("save_button"), .button("save_button"),
                        because: "a key, covered by label-localisation-key"),
                    .passes(.button("Edit address"), .button("Edit card")),
                    .passes(.text("Edit"), .button("Edit"), because: "only one is a control"),
                    .passes(
                        .button("Edit", value: "1 of 2"), .button("Edit", value: "2 of 2"),
                        because: "different values"),
                    .passes(
                        .container(.cell, "Visa", at: nil, .button("Edit")),
                        .container(.cell, "Cash", at: nil, .button("Edit")),
                        because: "different cell labels"),
                    .passes(
                        .container(.cell, nil, at: nil, .text("Visa"), .button("Edit")),
                        .container(.cell, nil, at: nil, .text("Cash"), .button("Edit")),
                        because: "different first text in the cell"),
                    .passes(.button("Edit"), .link("Edit"), because: "different roles"),
                    .passes(
                        .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        because: "same frame, covered by nested-duplicate"),
                    .passes(
                        .container(.navigationBar, at: nil, .button("Search")),
                        .container(.tabBar, at: nil, .button("Search")), because: "in different bars"),
                    .passes(
                        .button("Edit"), .button("Edit").with { $0.isEnabled = false },
                        because: "only one is enabled"),
                ],
                check: .screen { screen, check in
                    report(screen, check)
                    guard check[rows] else { return }
                    for controls in screen.buttonsOfRows {
                        check.report(
                            controls,
                            controls.count == 2
                                ? "has the same label as the button of another row"
                                : "has the same label as the buttons of \(controls.count - 1) other rows")
                    }
                }
            ),
            .android(
                standards: [
                    .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why: "TalkBack users cannot tell the controls apart, and Voice Access asks which one is meant.",
                fix: "Set `contentDescription` to what tells the controls apart, e.g. \"Delete invoice\".",
                inCompose: """
                    IconButton(onClick = delete) {
                        Icon(Icons.Default.Delete, contentDescription = "Delete ${file.name}")
                    }
                    """,
                inViews: "deleteButton.contentDescription = getString(R.string.delete_file, file.name)",
                limits: [
                    """
                    Controls are compared only where no other name in the container around one of them, and no text before it, \
                    tells them apart: not a button with a tab, nor the same choice of two groups with headings.
                    """,
                    """
                    The action of each row, such as "Edit", is reported although the texts of the rows differ, because TalkBack does not \
                    read them with it; so are text fields of one name.
                    """,
                    "Rows of a list that are equal because their contents are, such as two people of one name, are not reported.",
                    "With `containers`, buttons of one name and class are reported also in different containers.",
                ],
                parameters: [containers],
                examples: [
                    .fails(.text("Teeth"), .button("8"), .button("7"), .button("8")),
                    .passes(
                        .text("Front"), .button("Off"), .button("On"), .text("Rear"), .button("Off"), .button("On"),
                        because: "after different texts"),
                    .passes(
                        .container(.other, nil, at: nil, .text("Tap Settings to connect."), .button("Settings")),
                        .container(.other, nil, at: nil, .button("Inbox"), .button("Archive"), .button("Settings")),
                        because: "beside different elements"),
                ],
                check: .screen { screen, check in
                    report(screen, check)
                    guard check[containers] else { return }
                    for controls in screen.buttonsOfContainers {
                        check.report(
                            controls,
                            controls.count == 2
                                ? "has the same label as a control in another container"
                                : "has the same label as \(controls.count - 1) controls in other containers")
                    }
                }
            ),
        ]
    )

    private static func report(_ screen: ScreenView, _ check: RuleCheck) {
        for controls in screen.controlsWithDuplicateLabel {
            check.report(
                controls,
                controls.count == 2
                    ? "has the same label as another control"
                    : "has the same label as \(controls.count - 1) other controls")
        }
    }

    private static let containers = Parameter(
        "containers", default: false, presets: [.strict: true],
        "Whether buttons of Android of one name and class in different containers are reported, too.")
    private static let rows = Parameter(
        "rows", default: false, presets: [.strict: true],
        "Whether buttons of one name in rows with different texts are reported, too. On Android they always are.")
}
