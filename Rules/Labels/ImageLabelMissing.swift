import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// An image that VoiceOver stops on must say what it shows.
    public static let imageLabelMissing = Rule(
        "image-label-missing",
        "An exposed image has no accessibility label.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "images"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .hig("Alternative text for images")],
        why: "VoiceOver stops on the image and says only \"image\"; what it shows is lost.",
        fix: "Describe what the image shows, or hide it from VoiceOver if it only decorates.",
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
            Where a dump does not tell what VoiceOver stops on, an image without a label is most likely one that it \
            passes over, and is not checked.
            """,
            "In a flat list an image counts as part of a named control if its frame lies inside the control's.",
        ],
        unlikeA11yUITests: """
            It had no such test; an image without a label was reported only as "Label may not be meaningful.", a \
            warning.
            """,
        examples: [
            .fails(.image()),
            .fails(.image("", size: 100 × 100)),
            .passes(.image("Team at the beach")),
            .passes(.image("바닷가의 팀")),
            .passes(
                .text("Team"), .image().with { $0.isAccessibilityElement = false },
                because: "hidden from VoiceOver, as decoration should be"),
            .passes(.button("Play", containing: [.image()]), because: "the button around it has the name"),
            .notChecked(
                .image().with { $0.isAccessibilityElement = nil },
                because: "by default VoiceOver does not stop on an image"),
            .passes(.image(nil, traits: [.image, .button]), because: "a control, and control-label-missing's"),
        ],
        check: .screen { screen, check in
            let indices = screen.subjectIndices.filter { screen.elements[$0].type == .image }
            var unnamed = indices.map { screen[$0] }.filter { !$0.isControl && $0.hasNoLabel }
            guard !unnamed.isEmpty else { return }
            let count = unnamed.count
            unnamed.removeAll { !$0.isExposureKnown }
            if unnamed.count < count {
                let images = count - unnamed.count == 1 ? "1 image" : "\(count - unnamed.count) images"
                check.couldNotCheck("whether VoiceOver stops on \(images) without a label is not in this dump")
            }
            let covered = screen.carries(.children) ? [] : screen.insideNamedControls(unnamed)
            for image in unnamed {
                guard !covered.contains(image.index), !image.controlsAround.contains(where: { !$0.isBlank }) else {
                    continue
                }
                check.report(image, "no accessibility label")
            }
        }
    )
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
