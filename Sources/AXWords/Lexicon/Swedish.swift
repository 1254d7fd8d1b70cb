extension Lexicon {
    /// Swedish.
    package static let swedish = Lexicon(
        "sv", "Swedish",
        voiceOver: [
            .selected: "Markerad.",
            .selectedElement: "Markerad: %1",
            .dimmed: "Nedtonad.",
            .on: "På.",
            .off: "Av.",
            .mixed: "Blandad.",
            .isEditing: "Redigerar.",
            .expanded: "Expanderad.",
            .collapsed: "Komprimerad.",
            .button: "Knapp.",
            .backButton: "Bakåtknapp.",
            .back: "Bakåt",
            .switchButton: "Omkopplarknapp.",
            .tab: "Flik.",
            .textField: "Textfält.",
            .secureTextField: "Säkert textfält.",
            .searchField: "Sökfält.",
            .heading: "Rubrik.",
            .headingLevel: "Rubriknivå %1.",
            .link: "Länk.",
            .adjustable: "Justerbar.",
            .image: "Bild.",
            .position: "%1 av %2.",
            .listStart: "Listans början.",
            .listEnd: "Listans slut.",
            .landmark: "Landmärke.",
            .landmarkEnd: "Slut.",
            .row: "Rad %1.",
            .column: "Kolumn %1.",
            .actionsAvailable: "Åtgärder tillgängliga.",
            .moreContent: "Mer innehåll tillgängligt.",
            .switchHint: "Dubbeltryck för att växla inställning.",
            .editHint: "Dubbeltryck för att redigera.",
            .editingHint: "Använd rotorn för att komma åt Felstavade ord",
            .adjustHint: "Svep uppåt eller nedåt med ett finger för att justera värdet.",
        ],
        talkBack: [
            .button: "Knapp",
            .switchButton: "Reglage",
            .checkBox: "Kryssruta",
            .radioButton: "Alternativknapp",
            .editBox: "Redigeringsruta",
            .password: "lösenord",
            .image: "Bild",
            .slider: "Skjutreglage",
            .progressBar: "Förloppsindikator",
            .dropDownList: "Rullgardinsmeny",
            .list: "Lista",
            .grid: "Rutnät",
            .webView: "Webview",
            .heading: "Rubrik",
            .disabled: "inaktiverad",
            .selected: "markerad",
            .checked: "markerad",
            .notChecked: "inte markerad",
            .on: "på",
            .off: "av",
            .unlabelled: "Namnlös",
            .doubleTap: "Tryck två gånger",
            .activateHint: "%1 för att aktivera",
            .toggleHint: "%1 för att aktivera/inaktivera",
            .editHint: "%1 för att redigera text",
            .changeHint: "%1 för att ändra",
        ],
        words: Words(
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
            determiners: """
                en, ett, den, det, denna, detta, min, mitt, din, ditt, er, ert, vår, vårt, ingen, varje, annan
                """,
            verbs: "ny, nytt, nästa, föregående, kopiera, dela, lägg, öppna, stäng, skicka, spara, välj, ta",
            exceptions: "åtgärdsknapp, åtgärdsknappen, sidoknapp, sidoknappen, förebild, urbild, världsbild, målbild",
            vague: "klicka här, tryck här, här, läs mer, läs vidare",
            vagueOnLinks: "mer, visa mer, se mer, lär dig mer, mer information, mer info, detaljer",
            chosen: "markerad, inte markerad, ej markerad, vald, inte vald, ej vald, ikryssad",
            switched: "på, av, aktiverad, avaktiverad",
            statesAtEnd: "på, av, aktiverad, avaktiverad, markerad, vald",
            stateNames: "slå, sätt, stäng, alltid, när, om, logga, starta, ta, automatiskt",
            genericImages: "banner, logotyp, logga, miniatyr",
            gestures: "tryck, tryck två gånger, dubbeltryck, klicka, dubbelklicka, svep, peka",
            gestureFollowers: """
                för, här, på, och, två, den, det, en, ett, med, åt, till, uppåt, nedåt, vänster, höger, om
                """),
        unmistakable: Words(
            roles: [
                .button: "knappen, knapp, sparaknapp, tillbakaknapp",
                .image: "~bild, ~foto",
                .link: "hyperlänk",
                .textField: "+textfält",
                .slider: "+skjutreglage",
                .tab: "fliken",
                .checkBox: "+kryssruta, +kryssrutan",
                .radioButton: "+alternativknapp",
            ],
            prepositions: "av, på",
            determiners: "en, ett, den, det",
            verbs: "ny, nytt",
            vague: "klicka här, tryck här, läs mer, läs vidare, här, den här sidan",
            vagueOnLinks: "visa mer, mer information, se mer",
            chosen: "markerad, inte markerad, ikryssad",
            switched: "aktiverad, avaktiverad, inaktiverad",
            statesAtEnd: "aktiverad, avaktiverad, inaktiverad"),
        lists: [
            .usualWords: """
            lägg, till, ta, bort, dela, sök, neka, konto, integritet, hjälp, spela, ladda, ner, välj, skapa, ny, \
            nytt, nya, visa, köp, ring, favoriter, historik, språk, kalender, karta, idag, igår, imorgon, alla, \
            allt, hoppa, över, klar, öppna, börja, meddelanden, och, är, för, med, som, inte, på, av, den, det, \
            ett, en, från, om, din, ditt, dina
            """,
            .ownWords: """
            avbryt, stäng, spara, radera, redigera, tillbaka, nästa, föregående, skicka, inställningar, \
            aviseringar, acceptera, bekräfta, logga, lösenord, glömt, användarnamn, uppdatera, dölj, aktivera, \
            inaktivera, varukorg, kundvagn, betala, fortsätt
            """,
            .sharedWithEnglish: """
            alarm, album, all, blog, block, bonus, design, due, end, extra, feedback, film, filter, find, first, \
            hotel, import, konto, like, likes, link, logo, not, notes, normal, open, pass, paus, permission, \
            plan, post, profil, start, status, stop, support, switch, test, text, tips, top, total, track, \
            transport, trend, type, update, video, volume, web, ring, man, be
            """,
            .commandLabels: """
            lägg till, lägg i varukorgen, ta bort, logga in, logga ut, visa alla, visa mer, visa allt, \
            ladda fler, läs mer, köp nu, betala nu, inte nu, senare, glömt lösenord, skapa konto, radera konto, \
            försök igen, markera alla, spara ändringar, redigera profil, skicka meddelande, till kassan, \
            fortsätt handla, kom igång, hoppa över
            """,
            .commands: """
            spara, skicka, avbryt, fortsätt, bekräfta, radera, ta bort, lägg till, redigera, logga in, logga ut, \
            registrera, skapa konto, köp, betala, beställ, använd, stäng, klar, försök igen, ladda ner, godkänn, \
            avvisa, inte nu, prenumerera, hoppa över
            """,
            .showAll: "visa alla, se alla",
            .iconCommands: "sök",
            .iconEndings: "ikon",
            .providerPrepositions: "med, via",
            .longWords: "inställningar, aviseringar",
            .continuations: "läs mer",
            .genericImageNouns: "bild, grafik, ikon",
            .fieldPrompts: "ange text, skriv här, obligatoriskt",
            .disclosureIndicators: "framåt, pil, högerpil",
            .scrollBars: "rullningslist",
            .articles: "ett, en",
            .logoWords: "logo",
            .decorative: """
            bakgrund, bakgrundsbild, avdelare, avskiljare, skiljelinje, skugga, mellanrum, övertoning, gradient, \
            dekoration, dekorativ bild
            """,
            .decorativeAnywhere: "bakgrund, dekorativ bild, bakgrundsbild, avdelare, skiljelinje",
            .decorativeInCode: "linje, skugga",
            .draftNames: "platshållare, exempeltext",
            .draftPlaces: "här",
            .draftTexts: "text, titel, rubrik",
            .draftFillers: "din",
            .possibleDrafts: "text, test, titel, rubrik, etikett",
            .dateWords: "uppdaterad, skapad",
            .activations: "aktiverad, inaktiverad, avaktiverad",
            .stateAdjectives: "expanderad, expanderat, utfälld, hopfälld, ihopfälld, markerad",
            .notBeforeState: "inga, ingen, inte, ingenting",
            .disclosureStates: "utfälld, ihopfälld, expanderad, expanderat, hopfälld",
            .unavailableStates: "inaktiverad, ej tillgänglig, inte tillgänglig",
            .onOrOff: "på, av",
            .selectedAtStart: "aktuell flik, vald flik, inte markerad, ej markerad",
            .selectedAtEnd: "fliken vald, inte markerad",
            .positions: "av, flik",
            .demonstratives: "denna, detta, här",
            .introductions: "detta är en, det är en",
            .gesturePhrases: """
            tryck för, tryck här, dubbeltryck för, dubbelklicka för, klicka för, klicka här, klicka på, \
            håll nedtryckt
            """,
            .switchHints: "Dubbeltryck för att ändra inställningen, Tryck två gånger för att ändra inställningen",
            .textFieldHints: "Dubbeltryck för att redigera, Tryck två gånger för att redigera",
            .adjustableHints: "Svep uppåt eller nedåt med ett finger för att justera värdet",
            .pageWords: "sida, sidan",
            .accessoryNames: "Mer info, Mer information",
            .clearButtonNames: "Rensa text",
            .passwords: "lösenord, lösenordet",
            .passwordTails: "igen",
            .visibility: "visa, dölj",
            .units: "timmar, timme, tim, minuter, sekunder, dagar, veckor, månader, år, steg",
            .currencies: "kr, euro, dollar, kronor",
            .currencySigns: "kr, kr.",
        ])
}
