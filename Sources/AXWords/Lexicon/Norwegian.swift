extension Lexicon {
    /// Norwegian.
    package static let norwegian = Lexicon(
        "nb", "Norwegian",
        talkBack: [
            .button: "Knapp",
            .switchButton: "Bryter",
            .checkBox: "Avmerkingsboks",
            .radioButton: "Alternativknapp",
            .editBox: "Redigeringsfelt",
            .password: "passord",
            .image: "Bilde",
            .slider: "Glidebryter",
            .progressBar: "Fremdriftslinje",
            .dropDownList: "Rullegardinliste",
            .list: "Liste",
            .grid: "Rutenett",
            .webView: "Nettvisning",
            .heading: "Overskrift",
            .disabled: "slått av",
            .selected: "valgt",
            .checked: "avmerket",
            .notChecked: "ikke valgt",
            .on: "på",
            .off: "av",
            .unlabelled: "Umerket",
            .doubleTap: "Dobbelttrykk",
            .activateHint: "%1 for å aktivere",
            .toggleHint: "%1 for å slå av/på",
            .editHint: "%1 for å redigere tekst",
            .changeHint: "%1 for å endre",
        ],
        words: Words(
            roles: [
                .button: "+knapp, +knappen",
                .image: """
                bilde, bildet, ikon, ikonet, grafikk, ~+bilde, ~+bildet, ~foto, ~fotografi, ~illustrasjon, ~symbol
                """,
                .link: "lenke, lenken, link, linken, hyperkobling",
                .textField: "+tekstfelt, +tekstfeltet, +redigeringsfelt, +inndatafelt, +skrivefelt, ~felt",
                .slider: "glidebryter, glidebryteren, +skyveknapp, ~skyvebryter",
                .tab: "fane, fanen, +arkfane",
                .switch: "bryter, bryteren, ~+bryter, vekslebryter, av på knapp",
                .checkBox: "+avmerkingsboks, +avmerkingsboksen, +avkrysningsboks, +avkryssingsboks, +sjekkboks",
                .radioButton: "+alternativknapp, +radioknapp, +valgknapp",
                .header: "+overskrift, +overskriften",
            ],
            leading: [.button, .slider, .checkBox],
            prepositions: "av, på, med, fra",
            determiners: """
                en, ei, et, den, det, denne, dette, min, mitt, din, ditt, vår, vårt, deres, ingen, hver, hvert, annen, \
                annet, hvilken
                """,
            roleFollowers: "for, til, som, med, på, og, i",
            verbs: """
                ny, nytt, nye, neste, forrige, kopier, del, åpne, lukk, send, lagre, velg, ta, legg, lim, sett, rediger, \
                endre, slett, fjern, opprett, last, hent, bytt, vis, skjul, skann
                """,
            exceptions: """
                sideknapp, sideknappen, handlingsknapp, handlingsknappen, panikknapp, nødknapp, alarmknapp, skjorteknapp, \
                knapp nok, forbilde, verdensbilde, sinnbilde, fiendebilde, helhetsbilde, lysbryter, strømbryter
                """,
            vague: "klikk her, trykk her, her, les mer, les videre, les mer her, denne siden, klikk på lenken",
            vagueOnLinks: """
                mer, vis mer, se mer, mer info, mer informasjon, lær mer, finn ut mer, detaljer, se detaljer, vis \
                detaljer, flere detaljer, se her
                """,
            chosen: """
                valgt, ikke valgt, merket, ikke merket, avmerket, ikke avmerket, avkrysset, ikke avkrysset, markert, ikke \
                markert
                """,
            switched: "på, av, slått på, slått av, aktivert, deaktivert",
            statesAtEnd: """
                slått på, slått av, er slått på, er slått av, aktivert, deaktivert, valgt, ikke valgt, avmerket, ikke \
                avmerket, avkrysset, ikke avkrysset
                """,
            stateNames: """
                slå, slås, skru, sett, alltid, når, hvis, logg, start, ta, automatisk, ikke, bli, blir, legg, gå, se, \
                hold, stol, ingen, alle, koble, spill
                """,
            genericImages: "banner, logo, miniatyr, miniatyrbilde, plassholder, bannerbilde, plassholderbilde",
            gestures: "trykk, trykk to ganger, dobbelttrykk, klikk, dobbeltklikk, sveip, dra, hold inne",
            gestureFollowers: "her, for, på, to, og, ned, igjen, til, mot, opp, dobbelt",
            doubled: "ha ha, hei hei, så så, nei nei, ja ja, na na"),
        unmistakable: Words(
            roles: [
                .button: "knappen, knapp, lagreknapp, lukkeknapp",
                .image: "~foto, ~bilde, ~bildet",
                .link: "lenken",
                .textField: "tekstfelt, søkefelt, +tekstfelt, redigeringsfelt, skrivefelt",
                .slider: "glidebryter, skyveknapp",
                .switch: "bryteren",
                .checkBox: "+avmerkingsboks, +avmerkingsboksen, +avkrysningsboks",
                .radioButton: "alternativknapp, radioknapp",
            ],
            prepositions: "av, på",
            determiners: """
                en, den, det, ei, et, denne, dette, min, mitt, din, ditt, vår, vårt, deres, ingen, hver, hvert, annen, \
                annet, hvilken
                """,
            vague: "les mer, klikk her, trykk her, denne siden, les videre, les mer her, klikk på lenken",
            vagueOnLinks: "vis mer, se mer, flere detaljer, finn ut mer, mer informasjon, se detaljer, vis detaljer",
            chosen: "valgt, ikke valgt, avkrysset, avmerket, ikke avmerket, ikke avkrysset, ikke markert",
            switched: "aktivert, deaktivert, slått på, slått av",
            statesAtEnd: "aktivert, deaktivert, valgt, ikke valgt, slått på, slått av",
            stateNames: "alltid, hvis"),
        lists: [
            .usualWords: """
            neste, og, ikke, det, den, der, til, av, på, med, for, er, jeg, du, din, ditt, dine, vi, hva, hvordan, \
            hjelp, søk, konto, språk, alle, mer, vis, logg, inn, ut, kjøp, betal, endringer, prøv, igjen, ordre, \
            bestilling, bestillinger, levering, adresse, legg, fjern, skjul, endre, lenke, melding, glemt, \
            favoritter, historikk, kalender, kart, dag, morgen, går, navn, telefon, pris, antall, takk, opplysninger, \
            nyheter, venner, ny, nytt, nye, en, et, har, kan, skal, vil, ble, blir, fra, om, ved, eller, også, etter, \
            før, nå, her, denne, dette, min, mitt, vår, vårt, deres, forrige, side, oversikt, hjem, slå, hopp, del, \
            ferdig, varsel, ned, spill
            """,
            .ownWords: """
            avbryt, lukk, lagre, slett, rediger, tilbake, innstillinger, varsler, godta, avslå, bekreft, passord, \
            brukernavn, oppdater, velg, opprett, handlekurv, fortsett, åpne, tilbakestill, personvern, handlekurven, \
            meldinger, bestill, nullstill
            """,
            .sharedWithEnglish: """
            alarm, booking, chat, date, due, end, event, events, fare, feedback, filter, gift, import, journal, like, \
            likes, mail, mode, notes, part, pause, plan, post, posts, rate, rating, reset, ride, scan, send, sort, \
            start, status, stop, support, time, tips, total, track, tracking, type, update, upgrade
            """,
            .commandLabels: """
            tilbake, lukk, lagre, lagre endringer, slett, avbryt, fortsett, vis alle, vis mer, les mer, logg inn, \
            logg ut, kjøp nå, betal nå, ikke nå, glemt passord, opprett konto, slett konto, prøv igjen, velg alle, \
            rediger profil, legg i handlekurv, til kassen, kom i gang, rediger, endre, legg til, fjern, vis alt, se \
            alle, se alt, se mer, last inn flere, finn ut mer, senere, kanskje senere, hopp over, opprett en konto, \
            glemt passordet, har du glemt passordet, bytt passord, endre passord, logg på, logg av, registrer deg, \
            bekreft, godta alle, avslå alle, avvis alle, søk, innstillinger, fortsett som gjest, fortsett å handle, \
            gå til kassen, gå til betaling, fullfør kjøp, send bestilling, legg i handlekurven, se handlekurv, merk \
            som lest, merk alle som lest, velg alt, tøm alt, slett alle, send melding, skriv en anmeldelse, rapporter \
            et problem, vis detaljer, se detaljer, tilbakestill, ferdig, last ned, spill av
            """,
            .commands: """
            lagre, lagre endringer, send, send inn, avbryt, fortsett, bekreft, slett, slett konto, slett alle, fjern, \
            legg til, legg i handlekurv, legg i handlekurven, rediger, endre, logg inn, logg ut, logg på, logg av, \
            registrer deg, registrer, opprett konto, kjøp, kjøp nå, betal, betal nå, til kassen, bestill, bruk, lukk, \
            ferdig, prøv igjen, kom i gang, last ned, last opp, godta, avslå, avvis, tillat, ikke nå, abonner, følg, \
            reserver, hopp over, neste
            """,
            .showAll: "vis alle, vis alt, se alle, se alt, vis mer, se mer, vis flere, se flere",
            .editingCommands: """
            angre, gjør om, utfør likevel, gå tilbake, gå fram, gå fremover, klipp ut, kopier, lim inn, fet, kursiv, \
            understreket, gjennomstreket
            """,
            .pagingCommands: """
            tilbake, fram, frem, forrige side, neste side, første side, siste side, tilbakestill, nullstill
            """,
            .sendingCommands: "send, send melding, svar, publiser, legg ut",
            .iconEndings: "ikon, symbol",
            .documents: """
            vilkår og betingelser, kjøpsvilkår, bruksvilkår, vilkår for bruk, personvernerklæring, retningslinjer for \
            personvern, kontoinnstillinger, varslingsinnstillinger
            """,
            .providerPrepositions: "med, via",
            .longWords: """
            innstillinger, varslinger, personvern, meldinger, opplysninger, oppdateringer, favoritter, \
            tilgjengelighet
            """,
            .continuations: "les mer, les videre, les mer her",
            .genericNames: "element, komponent, listeelement, menyelement, umerket, uten etikett, uten navn",
            .genericImageNouns: "bilde, ikon, grafikk, foto",
            .numberedNames: "element",
            .fieldPrompts: """
            skriv inn tekst, skriv her, skriv inn her, angi tekst, påkrevd, obligatorisk, må fylles ut, obligatorisk \
            felt
            """,
            .disclosureIndicators: "fram, frem, pil, høyrepil, pil høyre, pil til høyre",
            .articles: "en",
            .decorative: """
            bakgrunn, bakgrunnsbilde, skillelinje, skilleelement, separator, skygge, mellomrom, fargeovergang, \
            gradient, dekorasjon, dekorativt bilde, dekorativt element, pyntebilde
            """,
            .decorativeAnywhere: "skillelinje, bakgrunn, bakgrunnsbilde, dekorativt bilde",
            .decorativeInCode: "linje, skygge",
            .draftNames: """
            plassholder, plassholdertekst, eksempeltekst, prøvetekst, testtekst, fylltekst, testknapp, tekst kommer, \
            beskrivelse kommer, sett inn tittel, sett inn overskrift, sett inn tekst
            """,
            .draftImageNames: """
            bildebeskrivelse, beskrivelse av bilde, beskrivelse av bildet, alternativ tekst, alt tekst, bildetekst
            """,
            .draftMarkers: "plassholder, fyll",
            .draftNotes: "skal ikke oversettes, ikke oversett, må ikke oversettes",
            .draftPlaces: "her",
            .draftTexts: "tekst, tittel, undertittel, overskrift, beskrivelse, bildetekst, innhold, etikett",
            .draftFillers: "din, ditt, sett, inn, legg, til, skriv, angi, en, et, kommer",
            .possibleDrafts: "tittel, undertittel, overskrift, etikett, tekst, test, plassholder, beskrivelse",
            .dateWords: "oppdatert",
            .activations: "aktivert, deaktivert",
            .stateAdjectives: "utvidet, valgt, avmerket, avkrysset, markert",
            .notBeforeState: """
            ingen, intet, ikke, alle, er, ble, blir, sist, senest, slett, flytt, kopier, send, vis, ingenting
            """,
            .disclosureStates: "utvidet, vises, skjules, skjult",
            .unavailableStates: "deaktivert, ikke tilgjengelig, utilgjengelig",
            .onOrOff: "på, av, slått på, slått av, aktivert, deaktivert",
            .selectedAtStart: "gjeldende fane, aktiv fane, valgt fane, ikke valgt, ikke avmerket",
            .selectedAtEnd: """
            fane valgt, fanen er valgt, er valgt, ikke valgt, ikke avmerket, ikke avkrysset, ikke markert
            """,
            .conditions: "minst, inntil, med mindre",
            .weakConditions: "bare hvis, kun hvis, må, aktiver, deaktivert",
            .positions: "av, fane, element",
            .demonstratives: "denne, dette, disse",
            .introductions: "dette er en, dette er et, det er en, det er et",
            .gestureNames: "klikk og hent, trykk og hent",
            .gesturePhrases: """
            dobbelttrykk for, trykk for å, trykk to ganger, sveip for, hold nede, trykk her, klikk her, klikk for å, \
            dobbeltklikk for, dobbelttrykk her, trykk og hold, hold inne for, dra for å
            """,
            .passwords: "passord, passordet, pinkode",
            .passwordsInIdentifiers: "passord",
            .passwordsInCode: "passord",
            .pins: """
            skriv inn pin, ny pin, din pin, pinkode, pin kode, skriv inn pinkode, bekreft pin, bekreft pinkode, ny \
            pinkode
            """,
            .passwordTails: "igjen, gjenta, obligatorisk, påkrevd, valgfritt",
            .visibility: "vis, skjul",
            .units: """
            minutter, minutt, sekunder, sekund, dag, dager, uke, uker, måned, måneder, år, skritt, prosent, stk
            """,
            .currencies: "nok, kr, kroner, krone, øre",
            .currencySigns: "kr, kr.",
        ])
}
