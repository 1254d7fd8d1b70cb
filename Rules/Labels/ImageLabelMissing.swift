import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports exposed images that have no accessibility label.
    public static let imageLabelMissing: Rule = Rule(
        "image-label-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "images"],
        unlikeA11yUITests: """
            A11yUITests has no such test; it reports an image without a label only as "Label may not be \
            meaningful.", a warning.
            """,
        needs: [.type, .label],
        standards: [.wcag("1.1.1")],
        variants: [
            .iOS(
                "Exposed image has no accessibility label.",
                standards: [.hig("Alternative text for images")],
                why: "VoiceOver stops on the image but reads only \"image\", so the user does not learn what it shows.",
                fix: """
                    Set `accessibilityLabel` to what the image shows, or set `isAccessibilityElement` to `false` if it is \
                    decorative.
                    """,
                inUIKit: """
                    photo.accessibilityLabel = "Team at the beach"
                    ornament.isAccessibilityElement = false
                    """,
                inSwiftUI: """
                    Image("team").accessibilityLabel("Team at the beach")
                    Image(decorative: "ornament")
                    """,
                limits: [
                    """
                    If the dump does not say which elements are exposed, images without a label are not checked, because \
                    VoiceOver most likely skips them.
                    """,
                    """
                    In a flat list, an image counts as part of a labelled control if its frame lies inside the control's \
                    frame.
                    """,
                ],
                examples: [
                    .fails(.image()),
                    .fails(.image("", size: 100 × 100)),
                    .passes(.image("Team at the beach")),
                    .passes(.image("바닷가의 팀")),
                    .passes(
                        .text("Team"), .image().with { $0.isAccessibilityElement = false },
                        because: "decorative image, hidden from VoiceOver"),
                    .passes(.button("Play", containing: [.image()]), because: "part of a labelled button"),
                    .notChecked(
                        .image().with { $0.isAccessibilityElement = nil },
                        because: "images are not exposed by default"),
                    .passes(
                        .image(nil, traits: [.image, .button]), because: "a control, covered by control-label-missing"),
                ],
                check: check("has no accessibility label")
            ),
            .android(
                "TalkBack stops on an image that has no content description.",
                standards: [.android("Describe each UI element"), .android("contentDescription")],
                why: "TalkBack stops on the image but reads only \"image\", so the user does not learn what it shows.",
                fix:
                    "Set `contentDescription` to what the image shows, or hide it with `importantForAccessibility=\"no\"` if it only decorates.",
                inCompose: "Image(painter, contentDescription = \"Product photo\")",
                inViews: "photo.contentDescription = \"Product photo\"",
                limits: [
                    "An image that cannot be focused is reported only if it has a name; TalkBack skips it otherwise."
                ],
                check: check("has no content description")
            ),
        ]
    )

    private static func check(_ message: String) -> RuleScope {
        .screen { screen, check in
            let indices = screen.subjectIndices.filter { screen.elements[$0].type == .image }
            var unnamed = indices.map { screen[$0] }.filter { !$0.isControl && $0.hasNoLabel }
            guard !unnamed.isEmpty else { return }
            let count = unnamed.count
            unnamed.removeAll { !$0.isExposureKnown }
            if unnamed.count < count {
                let images = count - unnamed.count == 1 ? "1 image" : "\(count - unnamed.count) images"
                check.couldNotCheck("this dump does not say whether VoiceOver stops on \(images) without a label")
            }
            let covered = screen.carries(.children) ? [] : screen.insideNamedControls(unnamed)
            for image in unnamed {
                // TalkBack stops on an image that can be focused, even in a control with a name.
                let isStopInside = image.element.view?.flags.contains(.focusable) == true
                let isNamedAround = covered.contains(image.index) || image.controlsAround.contains { !$0.isBlank }
                if !isNamedAround {
                    check.report(image, message)
                } else if isStopInside {
                    check.report(
                        image, message + ", and can be focused inside a control that has one; make it not focusable",
                        as: .warning)
                }
            }
        }
    }
}

extension ScreenView {
    /// Returns those of `elements` whose frame lies inside that of a named control. In a flat list only frames show the
    /// hierarchy.
    func insideNamedControls(_ elements: [ElementView]) -> Set<Int> {
        let controls = subjects.filter { $0.isControl && !$0.isBlank && $0.frame != nil }
        let members = elements.filter { $0.frame != nil } + controls
        let pairs = RectSweep.pairs(of: members.compactMap(\.frame), within: 0, partners: 64)
        let boundary = members.count - controls.count
        var inside: Set<Int> = []
        for (first, second) in pairs where first < boundary && second >= boundary {
            guard let frame = members[first].frame, let control = members[second].frame else { continue }
            if control.contains(frame, tolerance: screen.frameTolerance) { inside.insert(members[first].index) }
        }
        return inside
    }
}
