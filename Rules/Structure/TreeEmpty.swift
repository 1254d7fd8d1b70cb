import AXEngine

extension Rule {
    /// A screen on which VoiceOver finds nothing is not clean.
    public static let treeEmpty = Rule.overScreen(
        "tree-empty",
        "VoiceOver finds nothing on the screen.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        needs: [],
        standards: [.wcag("4.1.2")],
        why: "Either the whole screen is closed to VoiceOver, or the dump was taken too early; nothing was checked.",
        fix: "Expose the screen's elements, or dump the tree once the screen has settled.",
        isMandatory: true,
        examples: [
            .fails(.container(.other)),
            .fails(.button("닫기").with { $0.isHidden = true }),
            .passes(.button("Close")),
            .passes(.text("설정")),
        ]
    ) { screen, check in
        guard screen.exposure.order.isEmpty else { return }
        let count = screen.elements.count
        let elements = count == 1 ? "1 element" : "\(count) elements"
        check.reportScreen(count == 0 ? "the tree has no element" : "none of \(elements) is exposed to VoiceOver")
    }
}
