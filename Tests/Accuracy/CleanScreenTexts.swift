/// The texts of a clean screen, all invented, and the words of its language with which defects are made.
struct CleanScreenTexts: Sendable {
    let locale: String
    let title: String
    let back: String
    let action: String
    let header: String
    let text: String
    let image: String
    let field: String
    let fieldValue: String
    let secure: String
    let toggle: String
    let slider: String
    let progress: String
    let primary: String
    let secondary: String
    let hint: String
    let link: String
    let rowTitle: String
    let rowDetail: String
    let secondHeader: String
    let secondText: String
    let tabs: [String]
    /// The words of the language.
    var words: SeededWords { SeededWords.all[locale]! }

    /// Takes the texts in the order of the properties; the tabs follow the second text.
    init(_ locale: String, _ texts: String...) {
        precondition(texts.count == 23, "\(locale): \(texts.count) texts")
        self.locale = locale
        title = texts[0]
        back = texts[1]
        action = texts[2]
        header = texts[3]
        text = texts[4]
        image = texts[5]
        field = texts[6]
        fieldValue = texts[7]
        secure = texts[8]
        toggle = texts[9]
        slider = texts[10]
        progress = texts[11]
        primary = texts[12]
        secondary = texts[13]
        hint = texts[14]
        link = texts[15]
        rowTitle = texts[16]
        rowDetail = texts[17]
        secondHeader = texts[18]
        secondText = texts[19]
        tabs = Array(texts[20...])
    }
}
