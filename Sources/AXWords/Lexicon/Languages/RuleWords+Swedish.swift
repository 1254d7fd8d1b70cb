extension RuleWords {
    package static let swedish = RuleWords(
        .swedish, list: .swedish,
        decorative: """
            bakgrund, bakgrundsbild, avdelare, avskiljare, skiljelinje, skugga, mellanrum, övertoning, gradient, dekoration, \
            dekorativ bild
            """,
        sharedWithEnglish: """
            alarm album all blog block bonus design due end extra feedback film filter find first hotel import konto like \
            likes link logo not notes normal open pass paus permission plan post profil start status stop support \
            switch test text tips top total track transport trend type update video volume web ring man be
            """)
}

extension WordList {
    package static let swedish = WordList(
        roles: [
            .button: "+knapp, +knappen",
            .image: "bild, bilden, ikon, ikonen, grafik, ~+bild, ~foto, ~fotografi, ~symbol",
            .link: "länk, länken, hyperlänk",
            .textField: "+textfält, +inmatningsfält, ~fält",
            .slider: "+skjutreglage, ~reglage",
            .tab: "flik, fliken",
            .switch: "omkopplare, omkopplarknapp, ~växel",
            .checkBox: "+kryssruta, +kryssrutan",
            .radioButton: "+alternativknapp, +radioknapp",
            .adjustable: "justerbar",
            .header: "+rubrik",
        ],
        leading: [.button, .slider, .checkBox],
        prepositions: "av, på, från",
        determiners: "en, ett, den, det, denna, detta, min, mitt, din, ditt, er, ert, vår, vårt, ingen, varje, annan",
        verbs: "ny, nytt, nästa, föregående, kopiera, dela, lägg, öppna, stäng, skicka, spara, välj, ta",
        exceptions: "åtgärdsknapp, åtgärdsknappen, sidoknapp, sidoknappen, förebild, urbild, världsbild, målbild",
        vague: """
            klicka här, tryck här, här, läs mer, \
            läs vidare
            """,
        vagueOnLinks: "mer, visa mer, se mer, lär dig mer, mer information, mer info, detaljer",
        chosen: "markerad, inte markerad, ej markerad, vald, inte vald, ej vald, ikryssad",
        switched: "på, av, aktiverad, avaktiverad",
        statesAtEnd: "på, av, aktiverad, avaktiverad, markerad, vald",
        stateNames: "slå, sätt, stäng, alltid, när, om, logga, starta, ta, automatiskt",
        genericImages: "banner, logotyp, logga, miniatyr",
        gestures: "tryck, tryck två gånger, dubbeltryck, klicka, dubbelklicka, svep, peka",
        gestureFollowers: "för, här, på, och, två, den, det, en, ett, med, åt, till, uppåt, nedåt, vänster, höger, om")
}
