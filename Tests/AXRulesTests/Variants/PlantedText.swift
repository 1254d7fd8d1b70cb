/// A text of a planted screen in its languages.
struct PlantedText: Sendable {
    let english: String
    let german: String
    let french: String
    let arabic: String

    init(_ english: String, _ german: String, _ french: String, _ arabic: String) {
        (self.english, self.german, self.french, self.arabic) = (english, german, french, arabic)
    }

    /// A text that is the same in every language, such as a price.
    init(same text: String) { self.init(text, text, text, text) }

    /// Returns the text in a language; English where there is none.
    subscript(language: String?) -> String {
        switch language {
        case "de": german
        case "fr": french
        case "ar": arabic
        default: english
        }
    }
}
