import AXEngine
import AXTree

extension Rule {
    /// Reports exposed elements that have neither a label nor a value.
    public static let elementUndescribed: Rule = Rule(
        "element-undescribed",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure", "labels"],
        unlikeA11yUITests: """
            A11yUITests reports every label of fewer than three characters, including a missing one, as a warning.
            """,
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .wcag("4.1.2")],
        limits: [
            "Controls, images, headings and progress indicators without a label are left to other rules.",
            "An element that contains a text is treated as described by it.",
        ],
        variants: [
            .iOS(
                "Exposed element has neither a label nor a value.",
                standards: [.apple("isAccessibilityElement")],
                why: "VoiceOver stops on the element but reads nothing, so users do not learn what it is.",
                fix:
                    "Set `accessibilityLabel`, or set `isAccessibilityElement` to `false` if the element is decorative.",
                inUIKit: "spacer.isAccessibilityElement = false",
                inSwiftUI: "Divider().accessibilityHidden(true)",
                limits: ["An empty text is reported only if the dump says that VoiceOver stops on it."],
                examples: [
                    .fails(.init(.other, exposed: true), as: .failure),
                    .fails(.text(""), as: .failure),
                    .fails(
                        .init(.other, traits: .updatesFrequently).with { $0.isAccessibilityElement = nil },
                        as: .warning,
                        because: "exposure only inferred"),
                    .passes(.text("Total")),
                    .passes(.init(.other, nil, value: "₩3,500", exposed: true), because: "described by its value"),
                    .passes(.text("Total"), .init(.other, exposed: false), because: "not exposed"),
                    .passes(
                        .button("Pay"), .text().with { $0.isAccessibilityElement = nil },
                        because: "empty text without an exposure flag"),
                    .passes(
                        .init(.other, exposed: true, containing: [.text("합계")]),
                        because: "described by the text inside it"),
                    .passes(.text(" "), because: "white space, covered by label-blank"),
                    .passes(.image(), because: "an image, covered by image-label-missing"),
                    .passes(
                        .init(.activityIndicator, exposed: true),
                        because: "a progress indicator, covered by progress-undescribed"),
                ],
                check: check
            ),
            .android(
                "TalkBack stops on an element that has neither a text nor a content description.",
                standards: [
                    .android("Describe each UI element"),
                    .android("importantForAccessibility"),
                ],
                why: "TalkBack stops on the view and says nothing useful.",
                fix: "Set `contentDescription`, or set `android:focusable` to false if the view needs no focus.",
                inCompose: "Chart(Modifier.semantics { contentDescription = \"Sales by month\" })",
                inViews: """
                    chart.contentDescription = "Sales by month"
                    divider.isFocusable = false
                    """,
                limits: [
                    "Empty lists and scroll views, web pages and views that lie under others are not reported.",
                    "The finding is a warning for a strip ten times as long as high, and if the dump does not say which views are important for accessibility.",
                ],
                check: .eachElement { element, check in element.reportSilence(check) }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard element.isUndescribed else { return }
        let verb = element.isExposureKnown ? "has" : "may be exposed and has"
        // What has scrolled out of sight may not be laid out.
        check.report(
            element, "\(verb) neither a label nor a value",
            as: element.isExposureKnown && !element.isClipped ? nil : .warning)
    }
}

extension ElementView {
    /// Whether it has nothing to say and is none of those that other rules report or that are empty for a reason.
    fileprivate var isUndescribed: Bool {
        guard hasNoLabel, type != .image, value?.isEmpty ?? true, !isControl, isHeader != true, !isTextInput,
            !isProgress
        else { return false }
        // XCUITest flags these containers as elements, or their contents are missing from the dump.
        if type == .webView || type == .map || type == .cell { return false }
        if type == .staticText, !isExposureKnown { return false }
        return !hasTextInside && !(frame.map(\.isEmpty) ?? false) && !isOutOfSight
    }

    /// Reports a view of Android that has nothing to say, unless its contents may be missing from the dump.
    fileprivate func reportSilence(_ check: RuleCheck) {
        guard isUndescribed, !isOnWebPage, !isCovered, !isCutShort, !Self.collections.contains(type) else { return }
        let isKnown = screen.screen.exposure == .given
        check.report(
            self, "\(isKnown ? "takes" : "may take") the focus of TalkBack but has nothing to say",
            as: isKnown && !isStrip ? nil : .warning)
    }

    /// Whether it is ten times as long as high: the handle of a sheet or a divider, which shows nothing to learn.
    private var isStrip: Bool { frame.map { $0.width >= 10 * $0.height } == true }

    /// The types of views that are empty while there is nothing to show.
    private static let collections: ElementTypeSet = [.scrollView, .table, .collectionView]
}
