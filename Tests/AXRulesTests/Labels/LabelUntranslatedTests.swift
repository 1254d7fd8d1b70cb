import AXAudit
import Testing

/// The rule about English labels, where the words of the other language decide.
@Suite("Untranslated labels")
struct LabelUntranslatedTests {
    private func count(_ labels: String..., locale: String, latin: Bool = true) -> Int {
        var screen = Screen(labels.map { .button($0) })
        screen.locale = locale
        return Rule.labelUntranslated.audit(screen, ["latin": .flag(latin)]).findings.count
    }

    @Test("In Latin two English words are needed that the other language does not use")
    func latin() {
        #expect(count("Delete account", locale: "de") == 1)
        #expect(count("Delete account", locale: "de", latin: false) == 0)
        #expect(count("Save", "Cancel", locale: "de") == 0)
        #expect(count("Download starten", "Tickets", "Newsletter", locale: "de") == 0)
        #expect(count("Payment history", locale: "pl") == 1)
        #expect(count("Notifications, messages", locale: "fr") == 0)
        #expect(count("Options du contact", locale: "fr") == 0)
        #expect(count("Welcome", "Reset password", locale: "it") == 0)
        #expect(count("Siparişi sil", "Delete order", locale: "tr") == 1)
    }

    @Test("In other scripts one word is enough if there are two such elements, also in languages without a list")
    func otherScripts() {
        #expect(count("Save", "Cancel", locale: "ko") == 2)
        #expect(count("Save", locale: "ko") == 0)
        #expect(count("Save", "Cancel", locale: "th") == 2)
        #expect(count("Wi-Fi", "Bluetooth", "QR", "Beta", "Live", "Pro", "Chat", "Home", locale: "ru") == 0)
        #expect(count("Save", "Cancel", locale: "xx") == 0)
    }

    @Test("English screens are not checked")
    func english() {
        #expect(count("Delete account", "Save", "Cancel", locale: "en-US") == 0)
    }

    @Test(
        "One whole command among labels of the screen",
        arguments: ["Jetzt bestellen", "Скрыть", "すべて見る", "Næste", "Ahora no", "Xem tất cả"])
    func command(label: String) {
        let labels = [
            "Your orders", "Order from the shop", label, "Delivery to your home", "Search for an item",
            "Share this list",
        ]
        #expect(Rule.labelUntranslated.audit(Screen(labels.map { .button($0) })).findings.count == 1)
    }

    @Test("Names among labels of the screen", arguments: ["Volver", "Luk", "Avanti", "Die Zeit"])
    func name(label: String) {
        let labels = [
            "Your orders", "Order from the shop", label, "Delivery to your home", "Search for an item",
            "Share this list",
        ]
        #expect(Rule.labelUntranslated.audit(Screen(labels.map { .button($0) })).findings.isEmpty)
    }
}
