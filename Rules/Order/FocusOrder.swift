import AXEngine
import AXTree

extension Rule {
    /// Reports elements whose reading order contradicts the layout.
    public static let focusOrder: Rule = Rule(
        "focus-order",
        severity: .warning,
        presets: [.strict],
        groups: ["order"],
        parameters: [rtl],
        variants: [
            .iOS(
                "Reading order contradicts the layout.",
                needs: [.type, .frame],
                standards: [.wcag("1.3.2"), .wcag("2.4.3"), .apple("accessibilityElements")],
                why: "VoiceOver reads related content out of order, and the focus jumps across the screen.",
                fix:
                    "Set `accessibilityElements` in the intended order, or use `accessibilitySortPriority(_:)` in SwiftUI.",
                inUIKit: "view.accessibilityElements = [titleLabel, priceLabel, buyButton]",
                inSwiftUI: "footer.accessibilitySortPriority(-1)",
                limits: [
                    """
                    Dumps of XCUITest, WebDriverAgent, idb and others list views in the order in which they were added, while \
                    VoiceOver sorts them by position unless the app sets an order. Only dumps by the app itself, such as those \
                    of AXAuditUIKit and AccessibilitySnapshot, are checked.
                    """,
                    "Elements that overlap or lie in different containers are not compared.",
                    """
                    A screen is read from right to left if the dump says so, if its language is Arabic, Hebrew or another language \
                    written so, or, without a declared language, if at least 60 % of its labels begin with such a letter.
                    """,
                ],
                examples: [
                    .fails(
                        .text("Footer", at: Rect(x: 16, y: 700, width: 358, height: 20)),
                        .text("Title", at: Rect(x: 16, y: 100, width: 358, height: 20))),
                    .fails(
                        .button("확인", at: Rect(x: 200, y: 100, width: 100, height: 44)),
                        .button("취소", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        because: "same line, read from right to left"),
                    .passes(
                        .text("Title", at: Rect(x: 16, y: 100, width: 358, height: 20)),
                        .text("Footer", at: Rect(x: 16, y: 700, width: 358, height: 20))),
                    .passes(
                        .text("서울", at: Rect(x: 16, y: 100, width: 150, height: 20)),
                        .text("맑음", at: Rect(x: 16, y: 130, width: 150, height: 20)),
                        .text("부산", at: Rect(x: 200, y: 100, width: 150, height: 20)),
                        because: "next column starts higher"),
                    .passes(
                        .text("Title", at: Rect(x: 16, y: 100, width: 200, height: 40)),
                        .image("New", at: Rect(x: 230, y: 96, width: 40, height: 20)),
                        because: "same line, slightly higher"),
                    .passes(
                        .container(.cell, at: nil, .text("Footer", at: Rect(x: 16, y: 700, width: 358, height: 20))),
                        .container(.cell, at: nil, .text("Title", at: Rect(x: 16, y: 100, width: 358, height: 20))),
                        because: "different containers"),
                    .passes(
                        .button("موافق", at: Rect(x: 200, y: 100, width: 100, height: 44)),
                        .button("إلغاء", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        because: "read from right to left"),
                    .fails(
                        .button("ביטול", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("אישור", at: Rect(x: 200, y: 100, width: 100, height: 44)),
                        because: "same line, read from left to right"),
                    .fails(
                        .button("Cancel", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("OK", at: Rect(x: 200, y: 100, width: 100, height: 44)),
                        on: ExampleScreen(locale: "ar-EG"),
                        because: "the language of the app is written from right to left"),
                ],
                check: .screen { screen, check in
                    guard !screen.screen.mayShowSystemElements, !screen.screen.origin.isXCUITestList else {
                        return check.couldNotCheck("this dump lists views, not VoiceOver's order")
                    }
                    let isMirrored = check[rtl] || screen.isRightToLeft
                    var previous: Int?
                    var chain: [Int] = []
                    func finish() {
                        if let first = chain.first, chain.count > 1 {
                            let more = chain.count == 2 ? "" : "; \(chain.count - 2) more out of order"
                            let next = screen[chain[1]]
                            check.report(
                                [screen[first], next],
                                "is read before \(next.description), which comes first in the layout\(more)")
                        }
                        chain.removeAll(keepingCapacity: true)
                    }
                    for index in screen.subjectIndices {
                        guard let frame = screen.elements[index].frame, !frame.isEmpty,
                            screen.elements[index].isVisible != false
                        else { continue }
                        defer { previous = index }
                        guard let before = previous, let previousFrame = screen.elements[before].frame,
                            frame.precedes(previousFrame, isMirrored),
                            screen.ancestor(of: index, containers) == screen.ancestor(of: before, containers)
                        else {
                            finish()
                            continue
                        }
                        if chain.isEmpty { chain.append(before) }
                        chain.append(index)
                    }
                    finish()
                }
            )
        ]
    )

    /// What orders its own content.
    private static let containers: ElementTypeSet = [
        .window, .alert, .sheet, .popover, .navigationBar, .toolbar, .tabBar, .table, .collectionView, .scrollView,
        .cell,
        .webView, .menu, .group, .segmentedControl, .map,
    ]

    private static let rtl = Parameter(
        "rtl", default: false,
        "Whether the screen is read from right to left, if neither the dump nor the labels say so.")
}

extension Rect {
    /// Returns whether a reader reaches this frame before the other: it lies above it and not in a later column, or on
    /// the same line and completely before it.
    fileprivate func precedes(_ other: Rect, _ isMirrored: Bool) -> Bool {
        if maxY <= other.y { return isMirrored ? maxX > other.x : x < other.maxX }
        let shared = min(maxY, other.maxY) - max(y, other.y)
        guard shared > min(height, other.height) / 2 else { return false }
        return isMirrored ? x >= other.maxX : maxX <= other.x
    }
}
