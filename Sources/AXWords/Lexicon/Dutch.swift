extension Lexicon {
    /// Dutch.
    package static let dutch = Lexicon(
        "nl", "Dutch",
        voiceOver: [
            .selected: "Geselecteerd.",
            .selectedElement: "Geselecteerd: %1",
            .dimmed: "Grijs weergegeven.",
            .on: "Aan.",
            .off: "Uit.",
            .mixed: "Gemengd.",
            .isEditing: "Wordt bewerkt.",
            .expanded: "Uitgevouwen.",
            .collapsed: "Samengevouwen.",
            .button: "Knop.",
            .backButton: "Terugknop.",
            .back: "Terug",
            .switchButton: "Schakelknop.",
            .tab: "Tabblad.",
            .textField: "Tekstveld.",
            .secureTextField: "Beveiligd tekstveld.",
            .searchField: "Zoekveld.",
            .heading: "Koptekst.",
            .headingLevel: "Koptekst niveau %1.",
            .link: "Link.",
            .adjustable: "Aanpasbaar.",
            .image: "Afbeelding.",
            .position: "%1 van %2.",
            .listStart: "Begin van lijst.",
            .listEnd: "Einde van lijst.",
            .landmark: "Oriëntatiepunt.",
            .landmarkEnd: "Einde.",
            .row: "Rij %1.",
            .column: "Kolom %1.",
            .actionsAvailable: "Acties beschikbaar.",
            .moreContent: "Meer inhoud beschikbaar.",
            .switchHint: "Tik dubbel om de instelling te wijzigen.",
            .editHint: "Tik dubbel om te wijzigen.",
            .editingHint: "Gebruik de rotor voor toegang tot Verkeerd gespelde woorden",
            .adjustHint: "Veeg met één vinger omhoog of omlaag om de waarde aan te passen.",
        ],
        talkBack: [
            .button: "Knop",
            .switchButton: "Schakelaar",
            .checkBox: "Selectievakje",
            .radioButton: "Keuzerondje",
            .editBox: "Bewerkingsvak",
            .password: "wachtwoord",
            .image: "Afbeelding",
            .slider: "Schuifregelaar",
            .progressBar: "Voortgangsbalk",
            .dropDownList: "Dropdownmenu",
            .list: "Lijst",
            .grid: "Raster",
            .webView: "Webweergave",
            .heading: "Kop",
            .disabled: "uitgezet",
            .selected: "geselecteerd",
            .checked: "aangevinkt",
            .notChecked: "niet aangevinkt",
            .on: "aan",
            .off: "uit",
            .unlabelled: "Geen label",
            .doubleTap: "Dubbeltik",
            .activateHint: "%1 om te activeren",
            .toggleHint: "%1 om te schakelen",
            .editHint: "%1 om tekst te bewerken",
            .changeHint: "%1 om te wijzigen",
        ],
        words: Words(
            roles: [
                .button: "+knop",
                .image: "afbeelding, icoon, pictogram, ~plaatje, ~foto, ~symbool, ~grafiek",
                .link: "link, koppeling, hyperlink",
                .textField: "+tekstveld, +invoerveld, ~veld",
                .slider: "schuifknop, schuifregelaar",
                .tab: "tab, +tabblad",
                .switch: "+schakelaar, schakelknop",
                .checkBox: "+selectievakje, +aankruisvak",
                .radioButton: "keuzerondje, +radioknop",
                .adjustable: "aanpasbaar, instelbaar",
                .header: "koptekst, ~kop",
            ],
            leading: [.button, .slider, .checkBox],
            prepositions: "van, met",
            determiners: """
                een, de, het, deze, dit, die, dat, mijn, jouw, je, uw, onze, ons, geen, elke, ieder, iedere, andere
                """,
            verbs: """
                nieuw, nieuwe, volgende, vorige, kopieer, deel, voeg, open, sluit, stuur, bewaar, kies, plak, wijzig, \
                verwijder
                """,
            exceptions: "actieknop, zijknop, paniekknop, lichtschakelaar",
            vague: "klik hier, tik hier, hier, lees meer, lees verder, meer lezen",
            vagueOnLinks: """
                meer, meer informatie, meer info, meer weten, bekijk meer, details, toon meer, bekijk, meer details, \
                ontdek meer
                """,
            chosen: "geselecteerd, niet geselecteerd, aangevinkt, uitgevinkt, niet aangevinkt",
            switched: "aan, uit, ingeschakeld, uitgeschakeld",
            statesAtEnd: "aan, uit, ingeschakeld, uitgeschakeld, geselecteerd",
            stateNames: "zet, zetten, schakel, schakelt, altijd, automatisch, als, wanneer, log, meld, doe, ga",
            genericImages: "banner, logo, miniatuur",
            gestures: "tik, tikken, dubbeltik, klik, klikken, druk, veeg, vegen",
            gestureFollowers: """
                om, hier, op, en, de, het, een, voor, twee, tweemaal, dubbel, naar, met, links, rechts, omhoog, \
                omlaag, deze
                """),
        unmistakable: Words(
            roles: [
                .button: "knop, +knoppen, zoekknop",
                .image: "afbeelding, ~foto",
                .textField: "+tekstveld, +invoerveld, tekstvak, +zoekveld",
                .slider: "schuifregelaar, schuifknop",
                .tab: "+tabblad",
                .checkBox: "+selectievakje",
                .radioButton: "keuzerondje",
            ],
            prepositions: "van",
            determiners: "een, de, het, deze, dit",
            verbs: "nieuw, nieuwe, kies, wijzig",
            exceptions: "actieknop, zijknop",
            vague: "hier, klik hier, tik hier, deze pagina, lees meer, lees verder",
            vagueOnLinks: "meer weten, meer informatie, meer info, bekijk meer, toon meer",
            chosen: "geselecteerd, niet geselecteerd, aangevinkt, niet aangevinkt",
            switched: "ingeschakeld, uitgeschakeld",
            statesAtEnd: "ingeschakeld, uitgeschakeld, geselecteerd",
            stateNames: "automatisch, altijd, als, wanneer"),
        lists: [
            .usualWords: """
            volgende, vorige, delen, zoeken, startpagina, hulp, downloaden, kiezen, aanmaken, nieuw, nieuwe, \
            tonen, bestellen, kopen, bellen, favorieten, geschiedenis, taal, vandaag, gisteren, morgen, meer, \
            alle, openen, beginnen, gereed, klaar, berichten, vergeten, het, een, van, voor, met, op, niet, uw, \
            je, jouw, naar, bij, ook, de, en, te, aan, uit, dit, dat, geen, om, zijn
            """,
            .ownWords: """
            annuleren, sluiten, opslaan, bewaren, verwijderen, bewerken, toevoegen, terug, verzenden, versturen, \
            instellingen, meldingen, accepteren, weigeren, bevestigen, inloggen, uitloggen, aanmelden, afmelden, \
            registreren, wachtwoord, gebruikersnaam, afspelen, bijwerken, selecteren, weergeven, verbergen, \
            inschakelen, uitschakelen, winkelwagen, betalen, doorgaan, overslaan
            """,
            .sharedWithEnglish: """
            account, accounts, alarm, all, back, balance, basis, begin, best, bestand, browse, book, check, \
            checkout, coupons, contact, contacts, cover, dag, delete, details, device, download, downloads, due, \
            email, end, error, extra, favorite, feedback, filter, filters, gift, general, groep, help, hotel, \
            import, in, inbox, item, items, kaart, last, like, likes, link, live, login, logout, loop, network, \
            open, over, optional, order, orders, pending, password, pauze, performance, permanent, plan, play, \
            post, posts, preview, product, privacy, profiel, quiz, reset, review, reviews, reminder, retour, \
            route, sale, samen, scan, service, share, shop, show, size, sport, start, status, stop, store, \
            support, switch, team, test, ticket, tickets, tips, top, total, track, trip, trips, type, update, \
            updates, upgrade, upload, user, version, video, view, want, warm, was, watch, water, week, weekend, \
            wishlist
            """,
            .commandLabels: """
            volgende, vorige, bekijk alles, alles bekijken, toon alles, toon meer, meer laden, meer tonen, \
            meer weten, lees meer, lees verder, nu kopen, nu betalen, nu bestellen, niet nu, later misschien, \
            wachtwoord vergeten, account aanmaken, account verwijderen, in winkelwagen, in winkelmand, \
            naar de kassa, verder winkelen, bestelling plaatsen, opnieuw proberen, probeer opnieuw, \
            alles selecteren, wijzigingen opslaan, profiel bewerken, bericht versturen, aan de slag, ga verder
            """,
            .commands: """
            opslaan, versturen, verzenden, annuleren, doorgaan, bevestigen, verwijderen, toevoegen, \
            in winkelwagen, bewerken, inloggen, uitloggen, registreren, account aanmaken, kopen, betalen, \
            bestellen, toepassen, sluiten, gereed, opnieuw proberen, accepteren, weigeren, niet nu, abonneren, \
            volgen, overslaan
            """,
            .showAll: "alles weergeven, toon alles, bekijk alles, alles bekijken",
            .iconCommands: "zoeken, meer",
            .iconEndings: "pictogram",
            .documents: "algemene voorwaarden",
            .providerPrepositions: "met, via",
            .longWords: "instellingen, meldingen, verwijderen",
            .continuations: "lees meer, lees verder, meer lezen",
            .fieldPrompts: "voer tekst in, typ hier, verplicht, verplicht veld",
            .disclosureIndicators: "vooruit, pijl, pijl rechts",
            .scrollBars: "schuifbalk",
            .articles: "een",
            .logoWords: "logo",
            .decorative: """
            achtergrond, achtergrondafbeelding, scheidingslijn, scheidingsteken, verdeler, schaduw, \
            afstandhouder, verloop, kleurverloop, decoratie, decoratieve afbeelding
            """,
            .decorativeAnywhere: """
            decoratie, decoratieve afbeelding, kleurverloop, achtergrondafbeelding, scheidingslijn, achtergrond
            """,
            .decorativeInCode: "lijn, schaduw",
            .draftNames: "voorbeeldtekst, tijdelijke aanduiding, plaatshouder",
            .draftPlaces: "hier",
            .draftTexts: "titel, tekst",
            .draftFillers: "jouw",
            .possibleDrafts: "titel, tekst",
            .elementsInCode: "knop",
            .dateWords: "bijgewerkt, gemaakt, gewijzigd, sinds, verloopt",
            .greetings: "hallo",
            .activations: "ingeschakeld, uitgeschakeld",
            .stateAdjectives: """
            uitgevouwen, samengevouwen, uitgeklapt, ingeklapt, geselecteerd, aangevinkt, uitgevinkt
            """,
            .notBeforeState: "geen, niets, niet, alles",
            .disclosureStates: "uitgevouwen, samengevouwen, uitgeklapt, ingeklapt",
            .unavailableStates: "uitgeschakeld, niet beschikbaar",
            .onOrOff: "aan, uit",
            .selectedAtStart: "huidig tabblad, geselecteerd tabblad, niet geselecteerd",
            .selectedAtEnd: "tabblad geselecteerd, niet geselecteerd, niet aangevinkt",
            .positions: "van, tabblad",
            .demonstratives: "deze, dit",
            .introductions: "dit is een",
            .gesturePhrases: """
            tik om, tik hier, tik twee keer, tik tweemaal, dubbeltik om, dubbelklik om, klik om, klik hier, \
            veeg naar, druk om, houd ingedrukt
            """,
            .switchHints: "Tik dubbel om de instelling te wijzigen, Tik twee keer om de instelling te wijzigen",
            .textFieldHints: "Tik dubbel om te bewerken, Tik twee keer om te wijzigen",
            .adjustableHints: "Veeg met één vinger omhoog of omlaag om de waarde aan te passen",
            .pageWords: "pagina",
            .accessoryNames: "Meer info",
            .clearButtonNames: "Wis tekst",
            .passwords: "wachtwoord",
            .passwordsInIdentifiers: "wachtwoord",
            .passwordTails: "invoeren, bevestigen, herhalen",
            .visibility: "toon, tonen, verberg, verbergen",
            .units: "minuten, uur, uren, seconden, dagen, weken, maanden, jaar, stappen",
            .currencies: "euro, dollar",
        ])
}
