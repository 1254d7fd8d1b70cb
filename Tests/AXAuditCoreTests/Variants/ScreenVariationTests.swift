import AXAudit
import Testing

/// How tests show screens.
@Suite("Variations of screens")
struct ScreenVariationTests {
    @Test("Two variations together are both, and the second outweighs the first")
    func both() {
        let both = ScreenVariation.textSize(.ax5).and(.locale("de")).and(.dark)
        #expect(both.name == "AX5~de~dark")
        #expect(both.textSize == .ax5 && both.locale == "de" && both.appearance == .dark)
        #expect(ScreenVariation.dark.and(.light).appearance == .light)
        #expect(
            both.launchArguments == [
                "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL", "-AppleLanguages",
                "(de)", "-AppleLocale", "de",
            ])
        #expect(ScreenVariation.base.and(.dark) == .dark)
        #expect(ScreenVariation.dark.and(.base) == .dark)
        #expect(ScreenVariation.rightToLeft.and(.dark).isRightToLeft)
    }
}
