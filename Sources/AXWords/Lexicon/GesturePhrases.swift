/// Phrases of gesture instructions that mean nothing else in any language, so that they are found also in a label whose language is not
/// declared.
package enum GesturePhrases {
    /// Returns the phrase with which a text begins, or the gesture in a text that begins with what it is for:
    /// `Zum Öffnen doppeltippen`.
    package static func first(in text: FoldedText) -> FoldedText? {
        guard let initial = text.scalars.first else { return nil }
        if let phrase = phrases[initial]?.first(where: text.starts) { return phrase }
        if text.starts(with: purpose) {
            // "Zum Antippen" does not say what for.
            return gesturesAtEnd.first {
                text.ends(with: $0) && text.scalars.count > purpose.scalars.count + $0.scalars.count + 2
            }
        }
        if let gestures = gesturesAfter.first(where: { text.starts(with: $0.word) })?.gestures,
            let gesture = gestures.first(where: { text.firstIndex(of: $0) != nil })
        {
            return gesture
        }
        return lastWords.first { text.ends(with: $0) && text.scalars.count > $0.scalars.count }
    }

    /// Phrases by their first letter.
    private static let phrases = PhraseTable(
        grouping: FoldedText.list(
            """
            touch and hold to, touch to, touch here to, double tap to, pull down to, hold to, hold down to, \
            press and hold to, scroll down to, slide to, drag to, pinch to, pull to refresh, pull to reload, \
            doppeltippen um, doppeltippen zum, doppelt tippen um, doppelt tippen zum, antippen um, antippen zum, \
            tippen sie hier, tippen sie um, tippe hier, tippe um, tippen um, tippen zum, klicken sie hier, klicken sie auf, \
            klicken sie um, wischen sie nach, wischen sie um, lange drücken für, lange drücken um, gedrückt halten zum, gedrückt halten um, gedrückt halten für, \
            appuyez pour, appuyez ici, appuyez sur, appuyez deux fois, touchez pour, touchez ici, touchez deux fois, \
            cliquez pour, cliquez ici, cliquez sur, cliquez deux fois, balayez vers, balayez pour, tapotez pour, \
            tapotez deux fois, double cliquez, appuyez longuement, maintenez appuyé, glissez pour, glissez vers, faites glisser pour, \
            toca para, toca dos veces, toca aquí, toque para, toque dos veces, haz clic en, haz clic para, haz clic aquí, \
            haz doble clic, haga clic en, haga clic para, haga clic aquí, pulsa para, pulsa dos veces, pulse para, \
            presiona para, presione para, desliza para, desliza hacia, mantén pulsado, mantén presionado, arrastra para, \
            tocca per, tocca due volte, tocca qui, fai clic per, fai clic qui, fai clic su, fai doppio clic, clicca per, \
            clicca qui, clicca su, premi per, scorri per, tieni premuto, trascina per, \
            toque duas vezes, toque aqui, clique para, clique aqui, clique duas vezes, pressione para, pressione e segure, mantenha pressionado, deslize para, arraste para, \
            tik om, tik hier, tik twee keer, tik tweemaal, dubbeltik om, dubbelklik om, klik om, klik hier, veeg naar, \
            druk om, tryck för, tryck här, dubbeltryck för, dubbelklicka för, klicka för, klicka här, klicka på, \
            stuknij aby, stuknij dwukrotnie, kliknij aby, kliknij tutaj, kliknij dwukrotnie, dotknij aby, dotknij dwukrotnie, \
            dobbelttryk for, tryk for at, tryk to gange, stryg for, dobbelttrykk for, trykk for å, trykk to ganger, sveip for, kaksoisnapauta, \
            napauta kahdesti, napauta avataksesi, pyyhkäise, poklepejte dvakrát, poklepáním, klepněte dvakrát, klepnutím, klepněte pro, \
            přejetím, podržte pro, przesuń aby, przytrzymaj aby, торкніться двічі, торкніться щоб, двічі торкніться, натисніть двічі, \
            натисніть щоб, проведіть, håll nedtryckt, hold nede, houd ingedrukt, naciśnij aby, ketuk untuk, ketuk dua kali, sentuh untuk, tekan untuk, tekan lama, klik untuk, geser untuk, usap untuk
            """)
    ) { $0.scalars[0] }

    /// The first word of what a gesture is for, in German, and the gestures that can end the instruction.
    private static let purpose = FoldedText("zum")
    private static let gesturesAtEnd = FoldedText.list(
        "doppeltippen, doppelt tippen, antippen, tippen, anklicken, klicken, wischen")

    /// By the first word of an instruction, the gestures that can follow anywhere.
    private static let gesturesAfter: [(word: FoldedText, gestures: [FoldedText])] = [
        (FoldedText("дважды"), FoldedText.list("нажмите, коснитесь, щёлкните, кликните")),
        (FoldedText("чтобы"), FoldedText.list("нажмите, коснитесь, щёлкните, кликните, смахните, проведите")),
        (FoldedText("dwukrotnie"), FoldedText.list("stuknij, kliknij, dotknij, naciśnij")),
    ]

    /// Words that end an instruction in languages whose verb comes last.
    private static let lastWords = FoldedText.list("dokunun, tıklayın")
}
