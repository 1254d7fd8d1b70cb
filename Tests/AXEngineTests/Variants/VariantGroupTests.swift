import AXTree
import Testing

@testable import AXEngine

/// Which screens are variants of one screen.
@Suite("Groups of variants")
struct VariantGroupTests {
    private func screen(_ name: String?, file: String, _ change: (inout Screen) -> Void = { _ in }) -> Screen {
        var screen = Screen(name: name, elements: [])
        screen.origin.file = file
        change(&screen)
        return screen
    }

    /// The groups as `name: id=index, …`.
    private func groups(_ screens: [Screen]) -> [String] {
        VariantGroup.all(of: screens).map { group in
            "\(group.name): " + group.members.map { "\($0.variant.id)=\($0.index)" }.joined(separator: ", ")
        }
    }

    @Test("Files that differ by a known suffix are a group, with the file without suffix first")
    func files() {
        #expect(
            groups([
                screen(nil, file: "a/Checkout@ax5.json"), screen(nil, file: "a/Checkout.json"),
                screen(nil, file: "b/Checkout~de.json"), screen(nil, file: "a/Checkout~de.json"),
                screen(nil, file: "a/Checkout@old.json"),
            ]) == ["a/Checkout: base=1, ax5=0, de=3"])
    }

    @Test("The only file without a suffix is the base, also if its dump says the language")
    func baseWithLanguage() {
        let screens = ["Checkout~en.json", "Checkout.json", "Checkout@ax5.json"].map { file in
            screen("Checkout", file: file) { $0.locale = file == "Checkout.json" ? "ar" : "en" }
        }
        #expect(groups(screens) == ["Checkout: base=1, en=0, ax5=2"])
    }

    @Test("Names that differ by a known suffix are a group")
    func names() {
        let screens = [
            screen("Home", file: "1.json"), screen("Home~de", file: "2.json"), screen("Cart", file: "3.json"),
        ]
        #expect(groups(screens) == ["Home: base=0, de=1"])
    }

    @Test("Screens of one name are a group only if the dumps say what differs")
    func oneName() {
        let plain = screen("Home", file: "1.json")
        let large = screen("Home", file: "2.json") { $0.textSize = .ax5 }
        #expect(groups([plain, screen("Home", file: "2.json")]).isEmpty)
        #expect(groups([large, plain]) == ["Home: base=1, AX5=0"])
        #expect(groups([plain, screen("Home", file: "2.json"), large]).isEmpty, "which one is the base is not known")
    }

    @Test("Languages that the dumps say make a group")
    func languages() {
        let screens = ["de", "en"].map { tag in screen("Home", file: tag + ".json") { $0.locale = tag } }
        #expect(groups(screens) == ["Home: de=0, en=1"])
    }

    @Test("Many screens with the app's name are not mixed with groups of files, which have names of their own")
    func appName() {
        let screens = ["Home.json", "Home@ax5.json", "Cart.json", "Cart@ax5.json"].map { screen("Shop", file: $0) }
        #expect(groups(screens) == ["Home: base=0, ax5=1", "Cart: base=2, ax5=3"])
    }

    @Test("A group that the dumps name has that name, on each platform its own")
    func given() {
        let screens = [
            screen("1", file: "1.json") { ($0.group, $0.variant) = ("Cart", "ar") },
            screen("2", file: "2.json") { $0.group = "Cart" },
            screen("3", file: "3.json") { ($0.group, $0.platform) = ("Cart", .android) },
        ]
        #expect(groups(screens) == ["Cart: base=1, ar=0"])
    }

    @Test("Two dumps of one screen in two formats are no variants")
    func formats() {
        #expect(groups([screen(nil, file: "Home.json"), screen(nil, file: "Home.xml")]).isEmpty)
        #expect(groups([screen(nil, file: "Home.json"), screen(nil, file: "Home@ax5.xml")]).isEmpty)
    }
}
