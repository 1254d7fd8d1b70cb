import AXEngine
import AXTree

extension Rule {
    /// Reports progress and activity indicators without a label, and progress bars without a value.
    public static let progressUndescribed: Rule = Rule(
        "progress-undescribed",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "labels"],
        unlikeA11yUITests: "A11yUITests checks only the length of the label, and reports a missing one as a warning.",
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        limits: ["An indicator that is recognised only by its look, such as a drawn ring, is not checked."],
        variants: [
            .iOS(
                "Progress indicator has no accessibility label or no value.",
                standards: [.apple("accessibilityValue")],
                why: "VoiceOver users do not learn what is in progress, or how far it is.",
                fix: """
                    Set `accessibilityLabel` to what is in progress, e.g. "Upload", and `accessibilityValue` of a progress bar to \
                    the progress, e.g. "60%".
                    """,
                inUIKit: """
                    progressView.accessibilityLabel = "Upload"
                    progressView.accessibilityValue = progress.formatted(.percent)
                    """,
                inSwiftUI: #"ProgressView("Upload", value: progress)"#,
                limits: [
                    "The value is not checked on a dump without values, nor for an activity indicator.",
                    """
                    A progress bar whose progress is not known needs a value, too, e.g. "In progress"; a label with a number, e.g. \
                    "Upload, 60%", is accepted instead.
                    """,
                ],
                examples: [
                    .fails(.init(.activityIndicator, exposed: true), as: .failure),
                    .fails(.init(.progressIndicator, nil, value: "60%"), as: .failure),
                    .fails(.init(.progressIndicator, "Upload"), as: .failure),
                    .fails(.init(.progressIndicator, "업로드", value: "")),
                    .fails(
                        .init(.activityIndicator, traits: .updatesFrequently).with { $0.isAccessibilityElement = nil },
                        as: .warning, because: "exposure only inferred"),
                    .passes(.init(.progressIndicator, "Upload", value: "60%")),
                    .passes(.init(.activityIndicator, "Loading messages")),
                    .passes(.init(.activityIndicator, "불러오는 중")),
                    .passes(.init(.progressIndicator, "Upload, 60%"), because: "progress in the label"),
                    .passes(.text("Uploading"), .init(.progressIndicator, exposed: false), because: "not exposed"),
                    .passes(
                        .init(.progressIndicator, exposed: true, containing: [.text("60%")]),
                        because: "described by the text inside it"),
                    .passes(
                        .init(.progressIndicator, "Upload"), on: ExampleScreen(lacks: [.value]),
                        because: "values unknown"),
                ],
                check: check
            ),
            .android(
                "Progress bar has neither a text nor a content description.",
                standards: [.android("Describe each UI element"), .android("contentDescription")],
                why: "TalkBack users do not learn what is in progress, or how far it is.",
                fix: "Set `contentDescription` to what is in progress, e.g. \"Loading orders\".",
                inCompose: "CircularProgressIndicator(Modifier.semantics { contentDescription = \"Loading orders\" })",
                inViews: "progressBar.contentDescription = \"Loading orders\"",
                examples: [
                    .fails(.init(.progressIndicator, exposed: true)),
                    .passes(
                        .container(
                            .other, nil, at: nil,
                            .container(.other, nil, at: nil, .init(.progressIndicator, exposed: true)),
                            .text("Загрузка..."), .button("Cancel")), because: "the text below says what it is"),
                    .passes(
                        .text("Upload, 60%", at: Rect(x: 16, y: 100, width: 32, height: 32)),
                        .init(.progressIndicator, at: Rect(x: 16, y: 100, width: 32, height: 32), exposed: true),
                        because: "described by an element with the same bounds"),
                ],
                check: .eachElement { element, check in
                    guard element.isSilentProgress, element.hasNoLabel, !element.isDescribedByNeighbour,
                        !element.isProgressOfControl, !element.isBesideItsText
                    else { return }
                    // TalkBack says that something is in progress, or how far it is.
                    let verb = element.isExposureKnown ? "has" : "may be exposed and has"
                    let missing =
                        element.element.view?.text?.isEmpty == false
                        ? "no content description beside its value" : "neither a text nor a content description"
                    check.report(element, "\(verb) \(missing)", as: .warning)
                }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard element.isSilentProgress else { return }
        if element.hasNoLabel {
            report(element, "no accessibility label", check)
        } else if element.type == .progressIndicator, element.screen.carries(.value), element.value?.isEmpty ?? true,
            element.label?.contains(where: \.isNumber) != true
        {
            report(element, "no value", check)
        }
    }

    private static func report(_ element: ElementView, _ missing: String, _ check: RuleCheck) {
        let isKnown = element.isExposureKnown
        check.report(element, "\(isKnown ? "has" : "may be exposed and has") \(missing)", as: isKnown ? nil : .warning)
    }
}

extension ElementView {
    /// Whether it is a visible progress indicator without a text inside.
    fileprivate var isSilentProgress: Bool {
        isProgress && !hasTextInside && !isOutOfSight && !(frame.map(\.isEmpty) ?? false)
    }

    /// Whether the exposed element before or after it has its bounds and a label, as a wrapper that describes it has.
    fileprivate var isDescribedByNeighbour: Bool {
        let after = screen.firstExposed(in: index + 1..<screen.elements.count).map { screen[$0] }
        return [screen.exposed(before: index), after].compactMap(\.self).contains {
            !$0.isBlank && $0.hasBounds(of: self)
        }
    }

    /// Whether a control with a label is around it, or lies under its centre, as a button that shows that it works.
    fileprivate var isProgressOfControl: Bool {
        if controlsAround.contains(where: { !$0.isBlank }) { return true }
        guard let frame else { return false }
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        return parent?.contents.contains { other in
            guard other.isControl, !other.isBlank, let area = other.frame else { return false }
            return area.x <= x && x <= area.maxX && area.y <= y && y <= area.maxY
        } ?? false
    }

    /// Whether a text beside it, in the same container, says what is in progress: the only other element, or one with
    /// an ellipsis or a percentage.
    fileprivate var isBesideItsText: Bool {
        guard let parent else { return false }
        let others = parent.contents.filter { $0.index != index && !$0.isOutOfSight && !$0.isBlank }
        if others.count == 1, others[0].type == .staticText { return true }
        // A view around it alone, such as one that centres it, is no group.
        let around = parent.element.subtreeEnd == element.subtreeEnd ? parent.parent : parent
        return around?.contents.contains { other in
            guard other.index != index, !other.isOutOfSight, other.type == .staticText, let text = other.name else {
                return false
            }
            return text.endsInEllipsis || text.contains("%")
        } == true
    }
}
