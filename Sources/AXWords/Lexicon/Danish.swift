extension Lexicon {
    /// Danish.
    package static let danish = Lexicon(
        "da", "Danish",
        talkBack: [
            .button: "Knap",
            .switchButton: "Kontakt",
            .checkBox: "Afkrydsningsfelt",
            .radioButton: "Alternativknap",
            .editBox: "Redigeringsfelt",
            .password: "adgangskode",
            .image: "Billede",
            .slider: "Skyder",
            .progressBar: "Statuslinje",
            .dropDownList: "Rullemenu",
            .list: "Liste",
            .grid: "Gitter",
            .webView: "Webvisning",
            .heading: "Overskrift",
            .disabled: "deaktiveret",
            .selected: "valgt",
            .checked: "markeret",
            .notChecked: "ikke markeret",
            .on: "til",
            .off: "fra",
            .unlabelled: "Uden etiket",
            .doubleTap: "Tryk to gange",
            .activateHint: "%1 for at aktivere",
            .toggleHint: "%1 for at slå til eller fra",
            .editHint: "%1 for at redigere tekst",
            .changeHint: "%1 for at ændre",
        ],
        words: Words(
            roles: [
                .button: "+knap, +knappen",
                .image: """
                billede, billedet, ikon, ikonet, grafik, ~+billede, ~+billedet, ~foto, ~fotografi, ~illustration, \
                ~symbol
                """,
                .link: "link, linket, hyperlink",
                .textField: "+tekstfelt, +tekstfeltet, +redigeringsfelt, +indtastningsfelt, +inputfelt, ~felt",
                .slider: "+skydeknap, +skydekontrol, ~+skyder, ~+skyderen",
                .tab: "fane, fanen, +faneblad, +fanebladet",
                .switch: "omskifter, skifteknap, tænd sluk knap, til fra knap",
                .checkBox: "+afkrydsningsfelt, +afkrydsningsfeltet, +afkrydsningsboks, +tjekboks",
                .radioButton: "+alternativknap, +radioknap, +valgknap",
                .header: "+overskrift, +overskriften",
            ],
            leading: [.button, .slider, .checkBox],
            prepositions: "af, på, med, fra",
            determiners: """
                en, et, den, det, denne, dette, min, mit, din, dit, vores, jeres, deres, ingen, intet, hver, hvert, \
                anden, andet, hvilken
                """,
            roleFollowers: "til, for, der, som, med, på, og, i",
            verbs: """
                ny, nyt, nye, næste, forrige, kopier, kopiér, del, åbn, luk, send, gem, vælg, tag, tilføj, indsæt, \
                rediger, redigér, slet, fjern, opret, upload, hent, skift, vis, skjul, scan
                """,
            exceptions: """
                sideknap, sideknappen, handlingsknap, handlingsknappen, panikknap, nødknap, alarmknap, skjorteknap, knap \
                nok, knap så, knap og nap, forbillede, verdensbillede, sindbillede, fjendebillede, helhedsbillede, \
                stikkontakt
                """,
            vague: "klik her, tryk her, tap her, her, læs mere, læs videre, læs mere her, denne side, klik på linket",
            vagueOnLinks: """
                mere, vis mere, se mere, mere info, mere information, flere oplysninger, lær mere, få mere at vide, find \
                ud af mere, detaljer, se detaljer, vis detaljer, flere detaljer, se her
                """,
            chosen: "valgt, ikke valgt, fravalgt, markeret, ikke markeret, afkrydset, ikke afkrydset",
            switched: "til, fra, slået til, slået fra, aktiveret, deaktiveret, tændt, slukket",
            statesAtEnd: """
                slået til, slået fra, er slået til, er slået fra, aktiveret, deaktiveret, valgt, ikke valgt, markeret, \
                ikke markeret
                """,
            stateNames: """
                slå, slås, sæt, altid, når, hvis, log, automatisk, ikke, er, bliver, tag, skift, hold, intet, ingen, \
                alle, først, senest
                """,
            genericImages: "banner, logo, miniature, pladsholder, bannerbillede, pladsholderbillede",
            gestures: "tryk, tryk to gange, dobbelttryk, klik, dobbeltklik, stryg, swipe, tap, hold nede",
            gestureFollowers: "her, for, på, to, og, ned, igen, til, mod, op, dobbelt",
            doubled: "ha ha, hej hej, så så, nå nå, na na"),
        unmistakable: Words(
            roles: [
                .button: "knappen, knap",
                .image: "~foto, ~billede, ~billedet, ~ikonet",
                .textField: "tekstfelt, søgefelt, +tekstfelt, redigeringsfelt, indtastningsfelt",
                .slider: "skydeknap",
                .tab: "fanebladet",
                .checkBox: "+afkrydsningsfelt, +afkrydsningsfeltet",
                .radioButton: "alternativknap, radioknap",
                .header: "overskriften",
            ],
            prepositions: "af, på",
            determiners: """
                en, den, det, et, denne, dette, min, mit, din, dit, vores, jeres, deres, ingen, intet, hver, hvert, \
                anden, andet, hvilken
                """,
            vague: "læs mere, klik her, tryk her, denne side, læs videre, læs mere her, klik på linket",
            vagueOnLinks: """
                se mere, vis mere, flere detaljer, få mere at vide, flere oplysninger, se detaljer, vis detaljer
                """,
            chosen: "valgt, ikke valgt, afkrydset, ikke afkrydset, ikke markeret",
            switched: "aktiveret, deaktiveret, slået til, slået fra",
            statesAtEnd: "aktiveret, deaktiveret, valgt, ikke valgt, slået til, slået fra",
            stateNames: "altid, hvis, når"),
        lists: [
            .usualWords: """
            luk, gem, og, ikke, det, den, der, til, af, på, med, for, er, jeg, du, din, dit, dine, vi, hvad, hvordan, \
            hjælp, søg, konto, sprog, alle, mere, vis, log, ind, ud, køb, betal, ændringer, prøv, igen, ordre, \
            ordrer, levering, adresse, søgning, besked, beskeder, glemt, favoritter, historik, kalender, kort, dag, \
            morgen, går, kurv, kurven, kode, navn, telefon, pris, antal, tak, oplysninger, nyheder, venner, ny, nyt, \
            nye, en, et, har, kan, skal, vil, blev, bliver, fra, om, ved, eller, også, efter, før, nu, her, denne, \
            dette, mit, min, vores, deres, forrige, side, oversigt, forside, slå, spring, del, fjern, skjul, hent
            """,
            .ownWords: """
            annuller, slet, rediger, tilføj, tilbage, næste, indstillinger, notifikationer, acceptér, afvis, bekræft, \
            adgangskode, brugernavn, opdater, vælg, opret, indkøbskurv, fortsæt, afspil, meddelelser, åbn, nulstil, \
            bestil, tilmeld, afmeld, gentag, færdig, udfyld
            """,
            .sharedWithEnglish: """
            alarm, book, booking, chat, date, download, end, event, events, fare, feedback, filter, find, follow, \
            gift, hotel, image, import, information, journal, level, like, likes, mail, media, mode, part, pause, \
            pin, plan, post, posts, rate, rating, ratings, reset, ride, scan, scores, see, send, shop, show, sort, \
            start, status, stop, support, time, tip, tips, top, total, track, tracking, trip, type, update, upgrade, \
            version
            """,
            .commandLabels: """
            tilbage, næste, gem ændringer, slet, annuller, fortsæt, vis alle, vis mere, læs mere, log ind, log ud, \
            køb nu, betal nu, ikke nu, glemt adgangskode, opret konto, slet konto, prøv igen, vælg alle, rediger \
            profil, læg i kurv, til kassen, kom i gang, rediger, tilføj, vis alt, se alle, se alt, se mere, indlæs \
            flere, få mere at vide, senere, måske senere, spring over, opret en konto, glemt din adgangskode, skift \
            adgangskode, log på, log af, tilmeld dig, bekræft, acceptér alle, accepter alle, afvis alle, søg, \
            indstillinger, fortsæt som gæst, fortsæt med at handle, gå til kassen, gennemfør køb, afgiv ordre, læg i \
            kurven, se kurv, markér som læst, markér alle som læst, vælg alt, ryd alt, slet alle, send besked, skriv \
            en anmeldelse, rapportér et problem, vis detaljer, se detaljer, nulstil, færdig
            """,
            .commands: """
            gem, gem ændringer, send, indsend, annuller, fortsæt, bekræft, slet, slet konto, slet alle, fjern, \
            tilføj, læg i kurv, læg i kurven, rediger, redigér, log ind, log ud, log på, log af, tilmeld, opret \
            konto, registrer, køb, køb nu, betal, betal nu, til kassen, bestil, anvend, luk, færdig, udført, prøv \
            igen, kom i gang, download, hent, upload, accepter, acceptér, afvis, tillad, ikke nu, abonner, abonnér, \
            følg, book nu, reserver, spring over, næste
            """,
            .showAll: "vis alle, vis alt, se alle, se alt, vis mere, se mere, vis flere, se flere",
            .editingCommands: """
            fortryd, gentag, annuller fortryd, gå tilbage, gå frem, klip, kopier, kopiér, indsæt, fed, kursiv, \
            understreget, gennemstreget
            """,
            .pagingCommands: "tilbage, frem, forrige side, næste side, første side, sidste side, nulstil",
            .sendingCommands: "send, send besked, svar, besvar, udgiv",
            .iconEndings: "ikon, symbol",
            .documents: """
            vilkår og betingelser, handelsbetingelser, brugsvilkår, privatlivspolitik, cookiepolitik, \
            kontoindstillinger, notifikationsindstillinger
            """,
            .providerPrepositions: "med, via",
            .longWords: """
            indstillinger, notifikationer, adgangskode, oplysninger, opdateringer, favoritter, tilgængelighed
            """,
            .continuations: "læs mere, læs videre, læs mere her",
            .genericNames: "element, komponent, listeelement, listepunkt, menupunkt, uden etiket, uden navn",
            .genericImageNouns: "billede, ikon, grafik, foto",
            .numberedNames: "element",
            .fieldPrompts: """
            indtast tekst, skriv her, indtast her, skriv tekst, påkrævet, obligatorisk, skal udfyldes, obligatorisk \
            felt
            """,
            .disclosureIndicators: "frem, pil, højrepil, pil højre, pil til højre",
            .articles: "en",
            .decorative: """
            baggrund, baggrundsbillede, skillelinje, adskiller, separator, skygge, mellemrum, farveovergang, \
            gradient, dekoration, dekorativt billede, dekorativt element, pyntebillede
            """,
            .decorativeAnywhere: "baggrund, baggrundsbillede, skillelinje",
            .decorativeInCode: "linje, skygge",
            .draftNames: """
            pladsholder, pladsholdertekst, eksempeltekst, prøvetekst, testtekst, fyldtekst, testknap, tekst følger, \
            beskrivelse følger, indsæt titel, indsæt overskrift, indsæt tekst
            """,
            .draftImageNames: """
            billedbeskrivelse, beskrivelse af billede, beskrivelse af billedet, alternativ tekst, alt tekst, \
            billedtekst
            """,
            .draftMarkers: "udfyld, pladsholder",
            .draftNotes: "må ikke oversættes, skal ikke oversættes, oversæt ikke",
            .draftPlaces: "her",
            .draftTexts: """
            tekst, titel, undertitel, overskrift, underoverskrift, beskrivelse, billedtekst, indhold, etiket
            """,
            .draftFillers: "din, dit, jeres, indsæt, tilføj, skriv, indtast, en, et, angiv, kommer",
            .possibleDrafts: "titel, undertitel, overskrift, etiket, tekst, test, pladsholder, beskrivelse",
            .dateWords: "opdateret",
            .activations: "aktiveret, deaktiveret",
            .stateAdjectives: "udvidet, valgt, markeret, afkrydset",
            .notBeforeState: """
            ingen, intet, ikke, alle, er, blev, bliver, sidst, senest, slet, flyt, kopier, send, vis
            """,
            .disclosureStates: "udvidet, foldet ud, foldet sammen, skjult",
            .unavailableStates: "deaktiveret, ikke tilgængelig, utilgængelig, ikke tilgængeligt",
            .onOrOff: "slået til, slået fra, aktiveret, deaktiveret, tændt, slukket, på",
            .selectedAtStart: "aktuel fane, aktiv fane, valgt fane, ikke valgt, ikke markeret",
            .selectedAtEnd: "fane valgt, fanen er valgt, er valgt, ikke valgt, ikke markeret, ikke afkrydset",
            .conditions: "mindst, indtil, medmindre",
            .weakConditions: "kun hvis, skal, aktiver, deaktiveret",
            .positions: "af, fane, element",
            .demonstratives: "denne, dette, disse",
            .introductions: "dette er en, dette er et, det er en, det er et, her er",
            .gestureNames: "klik og hent, tap to pay",
            .gesturePhrases: """
            dobbelttryk for, tryk for at, tryk to gange, stryg for, hold nede, tryk her, klik her, klik for at, \
            dobbeltklik for, dobbelttryk her, tryk og hold, swipe for, træk for at
            """,
            .passwords: "adgangskode, kodeord, adgangskoden, password, pinkode",
            .passwordsInIdentifiers: "adgangskode, kodeord",
            .passwordsInCode: "adgangskode, kodeord",
            .pins: "indtast pin, ny pin, din pin, pinkode, indtast pinkode, bekræft pin, bekræft pinkode, ny pinkode",
            .passwordTails: "igen, gentag, påkrævet, valgfri, valgfrit",
            .visibility: "vis, skjul",
            .units: """
            minutter, minut, sekunder, sekund, dag, dage, uge, uger, måned, måneder, år, skridt, procent, stk, pct, \
            timers
            """,
            .currencies: "dkk, kr, kroner, krone, øre",
            .currencySigns: "kr, kr.",
        ])
}
