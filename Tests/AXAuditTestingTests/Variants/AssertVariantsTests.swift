import AXAuditTesting
import Testing

/// `assertAccessible(variants:)` in Swift Testing.
@Suite("assertAccessible(variants:)")
struct AssertVariantsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns a screen with two texts and two buttons. The texts have a height, and the second button can be missing.
    private func screen(height: Double, hasHelp: Bool = true, buttonSize: Double = 44) -> Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        for (row, label) in ["Total", "Delivery on Monday"].enumerated() {
            var text = Element(.staticText)
            text.label = label
            text.traits = .staticText
            text.frame = Rect(x: 16, y: 100 + Double(row) * 200, width: 200, height: height)
            text.isAccessibilityElement = true
            tree.add(text)
        }
        for (row, label) in ["Pay now", "Help"].enumerated() where row == 0 || hasHelp {
            var button = Element(.button)
            button.label = label
            button.traits = .button
            button.frame = Rect(x: 16, y: 500 + Double(row) * 100, width: 200, height: buttonSize)
            button.isAccessibilityElement = true
            tree.add(button)
        }
        tree.close()
        return Screen(name: "Cart", size: Size(390, 844), elements: tree.takeElements())
    }

    @Test("Screens that grow are clean, and a text that does not grow fails at the caller's line")
    func growth() async {
        let clean = await issues {
            assertAccessible(variants: [.base, .textSize(.ax5)], folder.environment()) { variation in
                screen(height: variation == .base ? 20 : 3 * 63)
            }
        }
        #expect(clean.isEmpty, "\(clean)")
        let line = #line + 2
        let recorded = await issues {
            assertAccessible(variants: [.base, .textSize(.ax5)], folder.environment()) { _ in screen(height: 20) }
        }
        #expect(recorded.count == 1 && recorded.first?.line == line && recorded.first?.isFailure == true)
        #expect(recorded.first?.message.contains("[text-does-not-grow]") == true)
    }

    @Test("A control that is lost in one of three variations names it")
    func lost() async {
        let recorded = await issues {
            assertAccessible(variants: [.base, .textSize(.ax1), .rightToLeft], folder.environment()) { variation in
                screen(height: variation.textSize == nil ? 20 : 33, hasHelp: variation != .rightToLeft)
            }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.message.contains("is in base and not in rtl [control-lost]") == true, "\(recorded)")
    }

    @Test("The rules over variants are in force with every preset of the configuration")
    func preset() async throws {
        try folder.write(".axaudit.json", #"{ "preset": "wcag22-aa", "failOn": "warning" }"#)
        let recorded = await issues {
            assertAccessible(variants: [.base, .dark], folder.environment()) { variation in
                var screen = screen(height: 20)
                if variation == .dark { screen.elements[3].traits = [] }
                return screen
            }
        }
        #expect(recorded.contains { $0.message.contains("[trait-differs]") }, "\(recorded)")
    }

    @Test("A finding that every variation has is one issue")
    func shared() async {
        let recorded = await issues {
            assertAccessible(variants: [.base, .dark], folder.environment()) { _ in screen(height: 20, buttonSize: 20) }
        }
        #expect(recorded.count == 2, "one for each button: \(recorded)")
    }

    @Test("One variation, or one twice, is an error")
    func count() async {
        for variations in [[ScreenVariation.base], [.base, .base]] {
            let recorded = await issues {
                assertAccessible(variants: variations, folder.environment()) { _ in screen(height: 20) }
            }
            #expect(
                recorded.map(\.message) == ["expected at least two different variants, e.g. [.base, .textSize(.ax5)]"])
        }
    }

    @Test("Launch arguments are those of iOS")
    func launchArguments() {
        #expect(ScreenVariation.base.launchArguments.isEmpty)
        #expect(
            ScreenVariation.textSize(.ax5).launchArguments == [
                "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
            ])
        #expect(
            ScreenVariation.locale("pt-BR").launchArguments == ["-AppleLanguages", "(pt-BR)", "-AppleLocale", "pt_BR"])
        #expect(
            ScreenVariation.rightToLeft.launchArguments == [
                "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
            ])
        #expect(ScreenVariation.doubleLength.launchArguments == ["-NSDoubleLocalizedStrings", "YES"])
    }
}
