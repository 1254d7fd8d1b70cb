import AXEngine

extension Rule {
    /// A screen on which VoiceOver finds nothing is not clean.
    public static let treeEmpty = Rule(
        "tree-empty",
        "VoiceOver finds nothing on the screen.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        needs: [],
        standards: [.wcag("4.1.2")],
        why: "Either the whole screen is closed to VoiceOver, or the dump was taken too early; nothing was checked.",
        fix: "Expose the screen's elements, or dump the tree once the screen has settled.",
        inUIKit: """
            canvas.isAccessibilityElement = false
            canvas.accessibilityElements = [chartElement]
            """,
        inSwiftUI: """
            Canvas { context, size in draw(context, size) }
                .accessibilityChildren { ForEach(nodes) { Text($0.name) } }
            """,
        limits: [
            "It cannot tell a screen that is closed to VoiceOver from a dump that came too early."
        ],
        unlikeA11yUITests: "It passed an empty screen, except for the missing heading.",
        isMandatory: true,
        examples: [
            .fails(.container(.other)),
            .fails(.button("닫기").with { $0.isHidden = true }),
            .passes(.button("Close")),
            .passes(.text("설정")),
        ],
        check: .screen { screen, check in
            guard screen.exposure.order.isEmpty else { return }
            let count = screen.elements.count
            let elements = count == 1 ? "1 element" : "\(count) elements"
            check.reportScreen(count == 0 ? "the tree has no element" : "none of \(elements) is exposed to VoiceOver")
        }
    )
}
