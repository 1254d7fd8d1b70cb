import Testing

@testable import AXWords

/// The usual words of interfaces, by which languages are told apart.
@Suite("Vocabulary")
struct VocabularyTests {
    @Test("Words are single words, and no command is a word of English", arguments: Lexicon.all)
    func words(language: Lexicon) {
        for word in language.texts(.ownWords) + language.texts(.usualWords) {
            #expect(FoldedText(word).wordCount == 1 && word == word.lowercased(), "\(word)")
        }
        let english = Set(Lexicon.base.texts(.ownWords) + Lexicon.base.texts(.usualWords))
        if language != .base { #expect(english.isDisjoint(with: language.texts(.ownWords))) }
    }

    @Test(
        "The language of most labels",
        arguments: [
            (["Einstellungen öffnen", "Nachricht löschen", "Alle anzeigen", "WLAN"], "German"),
            (["Open settings", "Delete message", "Show all", "Bonjour"], "English"),
            (["Abrir ajustes", "Borrar el mensaje", "Ver todo", "Hola"], "Spanish"),
        ])
    func main(labels: [String], name: String) {
        let main = Vocabulary.latin.mainLanguage(of: labels.map { FoldedText($0) }, minimum: 3)
        #expect(Vocabulary.latin.name(of: main) == name)
    }

    @Test(
        "Days and names tell no language",
        arguments: [["M", "T", "W", "S"], ["Mo", "Di", "Do", "Sa"], ["Anna", "Bob", "Li"]])
    func none(labels: [String]) {
        #expect(Vocabulary.latin.mainLanguage(of: labels.map { FoldedText($0) }, minimum: 3).isEmpty)
    }

    @Test(
        "A command in another language than English",
        arguments: [
            ("Speichern", true), ("Annuler la commande", true), ("Volver a la página anterior", true), ("Kapat", true),
            ("Șterge", true), ("Şterge", true), ("Volver", false), ("Le Monde", false), ("Die Zeit", false),
            ("Save", false), ("Cancelar order", false),
        ])
    func commands(label: String, isCommand: Bool) {
        let languages = Vocabulary.latin.commandLanguages(of: FoldedText(label), native: Vocabulary.base)
        #expect(languages.isEmpty != isCommand)
    }
}
