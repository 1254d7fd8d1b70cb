extension RuleWords {
    package static let italian = RuleWords(
        .italian, list: .italian,
        decorative: """
            sfondo, immagine di sfondo, separatore, linea di separazione, linea divisoria, divisore, ombra, spaziatore, \
            gradiente, sfumatura, decorazione, immagine decorativa
            """,
        sharedWithEnglish: """
            account accounts activity backup chat computer copy download downloads due feedback file files film filters follow \
            follower followers forward hotel inbox item items like likes link login logout monitor mouse network no notes \
            password post posts privacy reset sale shop show smartphone sport start status stop store switch tablet task \
            ticket tickets top track update upgrade upload user username volume web week weekend welcome wishlist zoom
            """)
}

extension WordList {
    package static let italian = WordList(
        roles: [
            .button: "pulsante, bottone, ~tasto",
            .image: "immagine, icona, ~foto, ~fotografia, ~grafico, ~figura",
            .link: "link, collegamento",
            .textField: "campo di testo, casella di testo, ~campo",
            .slider: "slider, ~cursore",
            .tab: "tab, ~scheda, ~pannello",
            .switch: "interruttore, pulsante di attivazione",
            .checkBox: "casella di controllo, casella di spunta, ~casella",
            .radioButton: "pulsante di opzione, pulsante radio",
            .adjustable: "regolabile",
            .header: "intestazione",
        ],
        leading: [.button, .slider, .checkBox, .textField, .tab, .link],
        putsRoleFirst: true,
        prepositions: "di, del, della, dello, dell, d, dei, degli, delle",
        determiners: """
            un, uno, una, il, lo, la, l, i, gli, le, questo, questa, quel, mio, mia, tuo, tua, suo, sua, del, al, ogni, nessun, \
            altro, altra
            """,
        verbs: """
            aggiungi, apri, chiudi, condividi, copia, crea, elimina, incolla, inserisci, invia, modifica, nuova, nuovo, rimuovi, \
            salva, scegli
            """,
        exceptions: "tasto azione, tasto laterale, pulsante antipanico, bottone d oro, campo di calcio",
        vague: "clicca qui, fai clic qui, tocca qui, premi qui, qui, leggi di più, leggi tutto, continua a leggere",
        vagueOnLinks: """
            altro, di più, scopri di più, ulteriori informazioni, maggiori informazioni, dettagli, \
            vedi, apri, mostra di più, vedi di più, più informazioni, vedi dettagli, approfondisci
            """,
        chosen: """
            selezionato, selezionata, non selezionato, non selezionata, spuntato, spuntata, deselezionato, deselezionata
            """,
        switched: "attivo, attiva, attivato, attivata, disattivato, disattivata",
        statesAtEnd: "attivato, attivata, disattivato, disattivata, selezionato, selezionata",
        stateNames: "sempre, se, quando, è",
        genericImages: "banner, logo, miniatura",
        gestures: "tocca, toccare, fai clic, clicca, cliccare, premi, premere, scorri, scorrere",
        gestureFollowers: """
            per, qui, due, il, lo, la, l, i, gli, le, su, sul, sulla, con, una, un, questo, questa, e, due volte, verso, sinistra, \
            destra
            """,
        doubled: "così così, piano piano, via via, man mano, ciao ciao, pian piano")
}
