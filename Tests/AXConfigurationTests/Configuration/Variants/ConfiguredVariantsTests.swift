import AXEngine
import AXTree
import Testing

@testable import AXConfiguration

/// The key `variants`.
@Suite("Configured variants")
struct ConfiguredVariantsTests {
    private func configuration(_ variants: String) throws -> Configuration {
        try Configuration(
            parsing: Array(#"{ "variants": \#(variants) }"#.utf8), file: ".axaudit.json", folder: "/p",
            rules: RuleIndex([]))
    }

    private func errors(_ variants: String) -> [String] {
        do throws(SettingsErrors) {
            _ = try Configuration(
                parsing: Array(#"{ "variants": \#(variants) }"#.utf8), file: ".axaudit.json", folder: "/p",
                rules: RuleIndex([]))
            return []
        } catch {
            return error.errors.map { $0.message(naming: .api) }
        }
    }

    @Test(
        "The shared name is what the wildcards match",
        arguments: [
            ("base/Checkout.json", "base/*", "Checkout"), ("de/a/Checkout.json", "de/*", "a/Checkout"),
            ("de/a/Checkout.json", "de/**", "a/Checkout"), ("x/de/Checkout.xml", "**/de/*", "x/Checkout"),
            ("Checkout-de.json", "*-de.json", "Checkout"), ("dumps/de-Checkout.json", "dumps/de-*.json", "Checkout"),
        ])
    func sharedName(path: String, pattern: String, name: String) {
        #expect(ConfiguredVariants.sharedName(path, pattern) == name)
    }

    @Test("A file is in the last variant that matches it")
    func paths() throws {
        let variants = try #require(
            try configuration(#"{ "base": "base/*", "big": { "path": "big/*", "textSize": "AX3" } }"#).variants)
        #expect(variants.variant(of: "/p/base/Cart.json")?.group == "Cart")
        #expect(variants.variant(of: "/p/big/Cart.json")?.group == "Cart")
        #expect(variants.variant(of: "/p/big/Cart.json")?.variant.textSize == .ax3)
        #expect(variants.variant(of: "/p/other/Cart.json") == nil)
    }

    @Test("Screens get what the configuration says of their variant, unless the dump says it")
    func prepared() throws {
        let configuration = try configuration(
            #"{ "base": "base/*", "ar": { "path": "ar/*", "locale": "ar", "direction": "rtl" } }"#)
        var screen = Screen(elements: [])
        let id = ScreenID(name: "Cart", path: "/p/ar/Cart.json")
        let prepared = configuration.prepared(screen, as: id)
        #expect(prepared.group == "Cart" && prepared.variant == "ar" && !prepared.hasFoundGroup)
        #expect(prepared.locale == "ar" && prepared.direction == .rightToLeft)
        screen.locale = "fa"
        #expect(configuration.prepared(screen, as: id).locale == "fa")
    }

    @Test("Errors name what was found and expected")
    func messages() {
        #expect(errors("[]") == ["found an array, expected an object with a pattern for each variant"])
        #expect(
            errors(#"{ "de": "de/*" }"#) == ["found no \"base\", expected the variant to which the others are compared"]
        )
        #expect(
            errors(#"{ "base": "b/*", "x": { "textSize": "AX9" } }"#) == [
                "this variant has no \"path\"; expected a pattern for its files",
                "found \"AX9\", expected one of xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4, AX5, or a font scale such as 1.3",
            ])
        #expect(errors(#"{ "base": "b/*", "x": { "path": "x/*", "direction": "up" } }"#).count == 1)
        #expect(errors(#"{ "base": 3 }"#) == ["found 3, expected a pattern, or an object with path"])
    }
}
