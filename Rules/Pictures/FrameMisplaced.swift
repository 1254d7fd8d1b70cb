import AXEngine
import AXPictures
import AXTree

extension Rule {
    /// Reports texts that are drawn beside their frames, by the picture beside the dump.
    public static let frameMisplaced: Rule = Rule(
        "frame-misplaced",
        severity: .warning,
        presets: [.strict],
        groups: ["pictures"],
        variants: [
            .iOS(
                "Text is drawn beside its frame.",
                needs: [.frame],
                standards: [.wcag("2.4.7"), .apple("accessibilityFrame")],
                why: "The VoiceOver cursor is beside the text, and a touch on the text finds something else.",
                fix: "Update `accessibilityFrame` when the text moves, or set `accessibilityFrameInContainerSpace`.",
                inUIKit: "row.accessibilityFrameInContainerSpace = row.bounds",
                inSwiftUI: "Text(title).offset(x: offset) // moves the frame too; drawing in a Canvas does not",
                limits: limits,
                examples: [
                    .fails(
                        .text("Total amount").drawn(0x333333), .text("Delivery on Friday").drawn(0x333333),
                        .text("Free returns").drawn(0x333333), .text("Two years of warranty").drawn(0x333333),
                        .text("Call us any time", size: 358 × 24).drawn(0x333333, below: 18)),
                    .fails(
                        .text("합계 금액 안내").drawn(0x333333), .text("금요일에 배송됩니다").drawn(0x333333),
                        .text("무료로 반품하세요").drawn(0x333333), .text("이 년 동안 보증합니다").drawn(0x333333),
                        .text("언제든지 전화하세요", size: 358 × 24).drawn(0x333333, below: 18)),
                    .passes(.text("Total amount").drawn(0x333333), .text("Delivery on Friday").drawn(0x333333)),
                    .passes(.text("합계 금액 안내").drawn(0x333333)),
                ],
                check: check
            ).needing([.picture]),
            .android(
                "Text is drawn beside its bounds.",
                needs: [.frame],
                standards: [.wcag("2.4.7"), .android("getBoundsInScreen")],
                why: "The focus of TalkBack is beside the text, and a touch on the text finds something else.",
                fix: "Give the view the bounds of what it draws.",
                inCompose: "Modifier.offset { offset } // before the semantics, not in the drawing",
                inViews: "info.setBoundsInScreen(bounds)",
                limits: limits,
                check: check
            ).needing([.picture]),
        ]
    )

    private static let check: RuleScope = .screen { screen, check in
        for item in screen.drawings(check)?.items ?? [] where item.drawing.refusal == .misplaced {
            let element = screen[item.subject.index]
            guard item.subject.kind == .text, !element.isClipped, !isAtEdge(element.frame, screen.screen.size) else {
                continue
            }
            check.report(element, "may be drawn beside its bounds, not in them")
        }
    }

    /// Returns whether a frame ends at an edge of the screen, where the text may be cut off.
    private static func isAtEdge(_ frame: Rect?, _ size: Size?) -> Bool {
        guard let frame, let size else { return false }
        return frame.x <= 0 || frame.y <= 0 || frame.maxX >= size.width || frame.maxY >= size.height
    }

    private static let limits = [
        "Something else that crosses the edge of the bounds can look like the text.",
        "Where more than a fifth of the texts are elsewhere, the picture counts as one of another moment.",
    ]
}
