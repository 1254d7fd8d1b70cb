/// Phrases of gesture instructions that mean nothing else in any language, so that they are found also in a label whose language is not
/// declared.
enum GesturePhrases {
    /// Returns the phrase with which a text begins, or the gesture in a text that begins with what it is for:
    /// `Zum Öffnen doppeltippen`.
    static func first(in text: FoldedText) -> FoldedText? {
        let word = text.word(at: 0)
        if let phrase = phrases[word]?.first(where: text.starts) { return phrase }
        if let gesture = gesturesAfter[word]?.first(where: { text.firstIndex(of: $0) != nil }) { return gesture }
        guard let space = text.scalars.lastIndex(of: 0x20) else { return nil }
        let last = text.word(at: space + 1)
        return lastWords.contains(last) ? last : nil
    }

    /// Phrases by their first word.
    private static let phrases = Dictionary(
        grouping: list(
            """
            touch and hold, touch to, touch here to, double tap, \
            doppeltippen, doppelt tippen, antippen, tippen sie, tippe hier, tippe auf, tippen um, tippen zum, klicken sie, \
            wischen sie, \
            appuyez, touchez, cliquez, balayez, tapotez, double cliquez, \
            toca para, toca dos veces, toca aquí, toque para, toque dos veces, haz clic, haz doble clic, haga clic, pulsa para, \
            pulsa dos veces, pulse para, presiona para, presione para, desliza para, desliza hacia, \
            tocca per, tocca due volte, tocca qui, fai clic, fai doppio clic, clicca, premi per, scorri per, \
            toque duas vezes, toque aqui, clique para, clique aqui, clique duas vezes, pressione para, deslize para, \
            tik om, tik hier, tik op, tik twee keer, tik tweemaal, dubbeltik, dubbelklik, klik om, klik hier, veeg naar, druk op, \
            druk om, tryck för, tryck här, dubbeltryck, dubbelklicka, klicka för, klicka här, klicka på, \
            stuknij, kliknij, dotknij aby, dotknij dwukrotnie, naciśnij aby
            """)
    ) { $0.word(at: 0) }

    /// By the first word of an instruction, the gestures that can follow anywhere.
    private static let gesturesAfter: [FoldedText: [FoldedText]] = [
        FoldedText("zum"): list("doppeltippen, doppelt tippen, antippen, tippen, anklicken, klicken, drücken, wischen"),
        FoldedText("um"): list("doppeltippen, doppelt tippen, antippen, tippen, anklicken, klicken"),
        FoldedText("дважды"): list("нажмите, коснитесь, щёлкните, кликните"),
        FoldedText("чтобы"): list("нажмите, коснитесь, щёлкните, кликните, смахните, проведите"),
        FoldedText("dwukrotnie"): list("stuknij, kliknij, dotknij, naciśnij"),
    ]

    /// Words that end an instruction in languages whose verb comes last.
    private static let lastWords = Set(list("dokunun, tıklayın, doppeltippen, doppelklicken"))

    private static func list(_ text: String) -> [FoldedText] {
        text.split(separator: ",").map { FoldedText(String($0)) }
    }
}
