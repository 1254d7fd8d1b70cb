import AXTree
import Testing

/// The variants that names say.
@Suite("Names of variants")
struct ScreenVariantTests {
    @Test(
        "A known suffix is split from a name",
        arguments: [
            ("Checkout@ax5", "Checkout", "ax5"), ("Checkout~de", "Checkout", "de"),
            ("Checkout@ax5~dark", "Checkout", "ax5~dark"), ("user@home~pt-BR", "user@home", "pt-BR"),
            ("Checkout@rtl", "Checkout", "rtl"), ("Checkout@landscape", "Checkout", "landscape"),
            ("Checkout@font1.3", "Checkout", "font1.3"), ("Checkout@base", "Checkout", "base"),
        ])
    func suffixes(name: String, stem: String, suffix: String) {
        #expect(VariantName(name).stem == stem && VariantName(name).suffix == suffix)
    }

    @Test(
        "A suffix that is not known belongs to the name",
        arguments: ["Checkout", "chat@home", "logo@2x", "backup~", "@ax5", "a@ax5@", "Checkout@ax6", "copy~1"])
    func unknown(name: String) {
        #expect(VariantName(name).stem == name && VariantName(name).suffix == nil)
    }

    @Test("The suffix of a file is before its extension, and a font scale can have a point")
    func files() {
        #expect(VariantName(path: "a/b@c/Checkout@ax5.json").stem == "a/b@c/Checkout")
        #expect(VariantName(path: "Checkout@2.0.xml").suffix == "2.0")
        #expect(VariantName(path: "a/Checkout.json").suffix == nil)
    }

    @Test("A suffix says text size, language, direction and appearance")
    func properties() throws {
        let variant = try #require(ScreenVariant(suffix: "AX5~ar~dark"))
        #expect(variant.textSize == .ax5 && variant.locale == "ar" && variant.direction == .rightToLeft)
        #expect(variant.appearance == .dark && variant.orientation == nil && !variant.isBase)
        #expect(variant.description == "text size AX5, language ar, right to left, dark")
    }

    @Test("What the dump says outweighs the name")
    func dump() {
        var screen = Screen(elements: [])
        screen.variant = "ax1~de"
        screen.textSize = .ax5
        screen.size = Size(844, 390)
        let variant = ScreenVariant(screen)
        #expect(variant.textSize == .ax5 && variant.locale == "de" && variant.orientation == .landscape)
    }

    @Test("A text size has the names of Apple's tools, and a font scale is a number")
    func textSizes() {
        for name in ["AX5", "ax5", "UICTContentSizeCategoryAccessibilityXXXL", "accessibility-extra-extra-extra-large"]
        {
            #expect(Screen.TextSize(name) == .ax5, "\(name)")
        }
        #expect(
            Screen.TextSize("L") == .large && Screen.TextSize("large") == .large
                && Screen.TextSize("UICTContentSizeCategoryL") == .large)
        #expect(Screen.TextSize("1.3") == .fontScale(1.3) && Screen.TextSize("1.3")?.name == "1.3")
        for name in ["", "AX6", "-1", "9", "0x2", "nan", "UICTContentSizeCategory"] {
            #expect(Screen.TextSize(name) == nil, "\(name)")
        }
        for name in Screen.TextSize.names { #expect(Screen.TextSize(name)?.name == name) }
    }
}
