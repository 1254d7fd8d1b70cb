extension Lexicon {
    /// Italian.
    package static let italian = Lexicon(
        "it", "Italian",
        voiceOver: [
            .selected: "Selezionato.",
            .selectedElement: "Selezionato: %1",
            .dimmed: "Oscurato.",
            .on: "Attivo.",
            .off: "Non attivo.",
            .mixed: "Misto.",
            .isEditing: "Modifica in corso.",
            .expanded: "Espanso.",
            .collapsed: "Compresso.",
            .button: "Pulsante.",
            .backButton: "Pulsante Indietro.",
            .back: "Indietro",
            .switchButton: "Pulsante di attivazione.",
            .tab: "Pannello.",
            .textField: "Campo di testo.",
            .secureTextField: "Campo di testo protetto.",
            .searchField: "Campo di ricerca.",
            .heading: "Intestazione.",
            .headingLevel: "Intestazione di livello %1.",
            .link: "Link.",
            .adjustable: "Regolabile.",
            .image: "Immagine.",
            .position: "%1 di %2.",
            .listStart: "Inizio elenco.",
            .listEnd: "Fine elenco.",
            .landmark: "Punto di riferimento.",
            .landmarkEnd: "Fine.",
            .row: "Riga %1.",
            .column: "Colonna %1.",
            .actionsAvailable: "Azioni disponibili.",
            .moreContent: "Altri contenuti disponibili.",
            .switchHint: "Tocca due volte per cambiare l’impostazione.",
            .editHint: "Tocca due volte per modificare.",
            .editingHint: "Usa il rotore per accedere a Parole con errori di ortografia",
            .adjustHint: "Scorri verso l’alto o verso il basso con un dito per regolare il valore.",
        ],
        talkBack: [
            .button: "Pulsante",
            .switchButton: "Opzione",
            .checkBox: "Casella di controllo",
            .radioButton: "Pulsante di opzione",
            .editBox: "Casella di modifica",
            .password: "password",
            .image: "Immagine",
            .slider: "Cursore",
            .progressBar: "Barra di avanzamento",
            .dropDownList: "Elenco a discesa",
            .list: "Elenco",
            .grid: "Griglia",
            .webView: "Visualizzazione Web",
            .heading: "Intestazione",
            .disabled: "disattivato",
            .selected: "selezionata",
            .checked: "selezionato",
            .notChecked: "non selezionato",
            .on: "attivato",
            .off: "disattivato",
            .unlabelled: "Senza etichetta",
            .doubleTap: "Tocca due volte",
            .activateHint: "%1 per attivare",
            .toggleHint: "%1 per attivare/disattivare",
            .editHint: "%1 per modificare il testo",
            .changeHint: "%1 per cambiare",
        ],
        words: Words(
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
                un, uno, una, il, lo, la, l, i, gli, le, questo, questa, quel, mio, mia, tuo, tua, suo, sua, del, al, \
                ogni, nessun, altro, altra
                """,
            verbs: """
                aggiungi, apri, chiudi, condividi, copia, crea, elimina, incolla, inserisci, invia, modifica, nuova, \
                nuovo, rimuovi, salva, scegli
                """,
            exceptions: "tasto azione, tasto laterale, pulsante antipanico, bottone d oro, campo di calcio",
            vague: """
                clicca qui, fai clic qui, tocca qui, premi qui, qui, leggi di più, leggi tutto, continua a leggere
                """,
            vagueOnLinks: """
                altro, di più, scopri di più, ulteriori informazioni, maggiori informazioni, dettagli, vedi, apri, \
                mostra di più, vedi di più, più informazioni, vedi dettagli, approfondisci
                """,
            chosen: """
                selezionato, selezionata, non selezionato, non selezionata, spuntato, spuntata, deselezionato, \
                deselezionata
                """,
            switched: "attivo, attiva, attivato, attivata, disattivato, disattivata",
            statesAtEnd: "attivato, attivata, disattivato, disattivata, selezionato, selezionata",
            stateNames: "sempre, se, quando, è",
            genericImages: "banner, logo, miniatura",
            gestures: "tocca, toccare, fai clic, clicca, cliccare, premi, premere, scorri, scorrere",
            gestureFollowers: """
                per, qui, due, il, lo, la, l, i, gli, le, su, sul, sulla, con, una, un, questo, questa, e, due volte, \
                verso, sinistra, destra
                """,
            doubled: "così così, piano piano, via via, man mano, ciao ciao, pian piano"),
        unmistakable: Words(
            roles: [
                .button: "pulsante, tasto",
                .image: "icona, immagine, ~foto, ~fotografia",
                .textField: "campo di testo, casella di testo",
                .switch: "interruttore",
                .checkBox: "casella di controllo",
                .radioButton: "pulsante di opzione",
            ],
            prepositions: "d, del, da, di, dell, della, mostrando",
            determiners: "un, le, la, una, uno, il, lo, questo, questa",
            verbs: "aggiungi, crea, nuovo, nuova, cambia, scegli",
            exceptions: "tasto di azione, tasto azione, tasto laterale, tasto destro, tasto sinistro",
            vague: """
                clicca qui, fai clic qui, tocca qui, premi qui, questa pagina, leggi di più, leggi tutto, \
                continua a leggere
                """,
            vagueOnLinks: """
                scopri di più, vedi di più, maggiori informazioni, ulteriori informazioni, più informazioni
                """,
            chosen: "selezionato, selezionata, non selezionato, non selezionata, deselezionato",
            switched: "attivato, attivata, disattivato, disattivata",
            statesAtEnd: "attivato, attivata, disattivato, disattivata, selezionato, selezionata",
            stateNames: "sempre, se, quando, è, no, non"),
        lists: [
            .usualWords: """
            salva, modifica, indietro, avanti, successivo, precedente, cerca, ricerca, accetta, conferma, esci, \
            utente, aiuto, scegli, crea, nuovo, nuova, mostra, attiva, paga, chiama, preferiti, cronologia, \
            lingua, calendario, mappa, oggi, ieri, domani, tutto, tutti, tutte, continua, salta, apri, inizia, \
            adesso, messaggi, negozio, il, lo, la, gli, le, una, un, uno, del, della, dei, delle, dello, al, \
            alla, per, con, che, non, di, da, sono, più, in, tuo, tua, tuoi, mio, mia, questo, questa, si, vedi, \
            informazioni
            """,
            .ownWords: """
            annulla, chiudi, aggiungi, rimuovi, condividi, impostazioni, notifiche, rifiuta, accedi, registrati, \
            dimenticata, riproduci, scarica, aggiorna, seleziona, nascondi, disattiva, carrello, acquista, \
            riprova, elimina, invia
            """,
            .sharedWithEnglish: """
            account, accounts, activity, backup, chat, computer, copy, download, downloads, due, feedback, file, \
            files, film, filters, follow, follower, followers, forward, hotel, inbox, item, items, like, likes, \
            link, login, logout, monitor, mouse, network, no, notes, password, post, posts, privacy, reset, sale, \
            shop, show, smartphone, sport, start, status, stop, store, switch, tablet, task, ticket, tickets, \
            top, track, update, upgrade, upload, user, username, volume, web, week, weekend, welcome, wishlist, \
            zoom
            """,
            .commandLabels: """
            indietro, vedi tutto, vedi tutti, mostra tutto, mostra altro, carica altro, scopri di più, \
            leggi di più, leggi tutto, aggiungi al carrello, acquista ora, compra ora, paga ora, non ora, \
            più tardi, password dimenticata, crea account, crea un account, elimina account, invia messaggio, \
            continua gli acquisti, procedi al pagamento, effettua l ordine, riprova, seleziona tutto, \
            salva modifiche, modifica profilo, torna indietro, torna alla home, accedi, esci, inizia ora
            """,
            .commands: """
            salva, invia, annulla, continua, conferma, elimina, elimina account, aggiungi, aggiungi al carrello, \
            modifica, accedi, esci, registrati, crea account, acquista, compra, paga, applica, chiudi, fine, \
            riprova, scarica, carica, accetta, rifiuta, non ora, abbonati, segui, salta
            """,
            .showAll: "mostra tutto, mostra tutti, vedi tutto, vedi tutti",
            .editingCommands: "annulla, ripeti, taglia, copia, incolla, grassetto, corsivo, sottolineato",
            .pagingCommands: "pagina precedente, pagina successiva, prima pagina, ultima pagina",
            .sendingCommands: "invia, pubblica, rispondi",
            .iconCommands: "ricerca, altro",
            .iconBeginnings: "icona",
            .iconEndings: "icona",
            .iconPrepositions: "d, da, di, del, per",
            .documents: "condizioni d uso, termini di servizio, termini e condizioni, informativa sulla privacy",
            .providerPrepositions: "con, via",
            .longWords: "impostazioni, notifiche, navigazione, preferiti, riservatezza",
            .continuations: "leggi di più, leggi tutto, continua a leggere",
            .genericNames: "elemento",
            .numberedNames: "elemento",
            .fieldPrompts: "inserisci testo, scrivi qui, obbligatorio, campo obbligatorio",
            .disclosureIndicators: "avanti, freccia, freccia destra",
            .scrollBars: "barra di scorrimento",
            .articles: "un, una",
            .logoWords: "logo, simbolo",
            .decorative: """
            sfondo, immagine di sfondo, separatore, linea di separazione, linea divisoria, divisore, ombra, \
            spaziatore, gradiente, sfumatura, decorazione, immagine decorativa
            """,
            .decorativeAnywhere: """
            immagine decorativa, decorazione, elemento decorativo, immagine di sfondo, sfondo, separatore, \
            linea di separazione
            """,
            .decorativeInCode: "linea, ombra",
            .draftNames: "segnaposto, testo di esempio, inserisci titolo",
            .draftImageNames: "descrizione immagine, testo alternativo",
            .draftPlaces: "qui",
            .draftTexts: "testo, titolo, descrizione",
            .draftFillers: "tuo, il, inserisci",
            .possibleDrafts: "titolo, etichetta, testo, prova",
            .elementsInCode: "pulsante",
            .dateWords: "aggiornato, creato, modificato, scade",
            .greetings: "ciao",
            .activations: "attivato, attivata, disattivato, disattivata, disabilitato",
            .stateAdjectives: """
            espanso, espansa, espansi, compresso, compressa, compressi, selezionato, selezionata, deselezionato
            """,
            .notBeforeState: "no, nessuno, nessuna, nulla, tutti, tutto, non",
            .disclosureStates: "espanso, espansa, compresso, compressa",
            .unavailableStates: "disattivato, disattivata, disabilitato",
            .onOrOff: "attivo, disattivo, attivato, disattivato",
            .selectedAtStart: "scheda attiva, scheda selezionata, non selezionato",
            .selectedAtEnd: "scheda selezionata, non selezionato, non selezionata",
            .conditions: "almeno",
            .positions: "di, su, scheda",
            .demonstratives: "questo, questa",
            .introductions: "è un, è una, questo è un, questa è una",
            .gestureNames: "premi per te, tocca per pagare",
            .gesturePhrases: """
            tocca per, tocca due volte, tocca qui, fai clic per, fai clic qui, fai clic su, fai doppio clic, \
            clicca per, clicca qui, clicca su, premi per, scorri per, tieni premuto, trascina per
            """,
            .switchHints: """
            Tocca due volte per modificare l’impostazione, \
            Tocca due volte per attivare o disattivare l’impostazione
            """,
            .textFieldHints: "Tocca due volte per modificare",
            .adjustableHints: "Scorri verso l’alto o verso il basso con un dito per regolare il valore",
            .pageWords: "pagina",
            .accessoryNames: "Altre info, Maggiori informazioni",
            .clearButtonNames: "Cancella testo",
            .passwordsAtStart: "password attuale",
            .pins: "inserisci il pin",
            .visibility: "mostra, nascondi",
            .units: "ore, minuti, secondi, giorni, settimane, mesi, anni, passi",
            .currencies: "euro, lira",
        ])
}
