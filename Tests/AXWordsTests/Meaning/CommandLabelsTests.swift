import Testing

@testable import AXWords

/// Whole names of buttons in a language other than the screen's.
@Suite("Command labels")
struct CommandLabelsTests {
    @Test(
        "A whole label in another language than English",
        arguments: [
            ("Zum Warenkorb", "German"), ("Passer la commande", "French"), ("Crear cuenta", "Spanish"),
            ("Tilbake", "Norwegian"),
            ("Lihat semua", "Indonesian"), ("Xem tất cả", "Vietnamese"), ("Összes megtekintése", "Hungarian"),
        ])
    func foreign(label: String, name: String) {
        let languages = Vocabulary.latin.commandLabelLanguages(of: FoldedText(label), native: Vocabulary.base)
        #expect(Vocabulary.latin.name(of: languages) == name)
    }

    @Test(
        "Names, and labels in the language of the screen",
        arguments: ["Volver", "Avanti", "Luk", "Gem", "Warenkorb Nord", "Sign out", "Le retour", "Pasta al forno"])
    func names(label: String) {
        #expect(Vocabulary.latin.commandLabelLanguages(of: FoldedText(label), native: Vocabulary.base).isEmpty)
    }

    @Test("Labels are written as they are folded")
    func folded() {
        for label in ["Çıkış yap", "Mot de passe oublié ?", "Los geht’s", "Hủy", "S’inscrire"] {
            #expect(CommandLabels.languages(of: FoldedText(label)) != nil, "\(label)")
        }
    }
}
