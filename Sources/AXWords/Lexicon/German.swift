extension Lexicon {
    /// German. AccessibilitySnapshot misspells `editingHint`, which is corrected here.
    package static let german = Lexicon(
        "de", "German",
        voiceOver: [
            .selected: "Auswahl.",
            .selectedElement: "Auswahl: %1",
            .dimmed: "Grau dargestellt.",
            .on: "Ein.",
            .off: "Aus.",
            .mixed: "Gemischt.",
            .isEditing: "Bearbeiten",
            .expanded: "Erweitert.",
            .collapsed: "Reduziert.",
            .button: "Taste.",
            .backButton: "Zurück Taste.",
            .back: "Zurück",
            .switchButton: "Umschalttaste.",
            .tab: "Tabulator.",
            .textField: "Textfeld.",
            .secureTextField: "Sicheres Textfeld.",
            .searchField: "Suchfeld.",
            .heading: "Überschrift.",
            .headingLevel: "Überschrift Ebene %1.",
            .link: "Hyperlink.",
            .adjustable: "Einstellbar.",
            .image: "Bild.",
            .position: "%1 von %2.",
            .listStart: "Anfang der Liste.",
            .listEnd: "Ende der Liste.",
            .landmark: "Orientierungspunkt.",
            .landmarkEnd: "Ende.",
            .row: "Zeile %1.",
            .column: "Spalte %1.",
            .actionsAvailable: "Aktionen verfügbar.",
            .moreContent: "Weitere Inhalte verfügbar.",
            .switchHint: "Zum Umschalten Doppeltippen.",
            .editHint: "Zum Bearbeiten doppeltippen.",
            .editingHint: "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
            .adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
        ],
        talkBack: [
            .button: "Schaltfläche",
            .switchButton: "Schalter",
            .checkBox: "Kästchen",
            .radioButton: "Optionsfeld",
            .editBox: "Bearbeitungsfeld",
            .password: "Passwort",
            .image: "Bild",
            .slider: "Schieberegler",
            .progressBar: "Statusleiste",
            .dropDownList: "Drop-down-Liste",
            .list: "Liste",
            .grid: "Raster",
            .webView: "Webansicht",
            .heading: "Überschrift",
            .disabled: "deaktiviert",
            .selected: "ausgewählt",
            .checked: "aktiviert",
            .notChecked: "nicht aktiviert",
            .on: "an",
            .off: "aus",
            .unlabelled: "Unbenannt",
            .doubleTap: "doppeltippen",
            .activateHint: "Zum Aktivieren %1",
            .toggleHint: "Zum Wechseln %1",
            .editHint: "Zum Bearbeiten von Text %1",
            .changeHint: "Zum Ändern %1",
        ],
        words: Words(
            roles: [
                .button: "+taste, +schaltfläche, +button, +knopf",
                .image: "bild, ~+bild, abbildung, icon, grafik, ~+foto, ~+symbol, ~+icon",
                .link: "link, hyperlink, verknüpfung",
                .textField: "+textfeld, +eingabefeld, ~feld",
                .slider: "+schieberegler, ~regler",
                .tab: "+registerkarte, tab, ~reiter, ~tabulator",
                .switch: "+schalter, umschalttaste",
                .checkBox: "+kontrollkästchen, +checkbox, ~kästchen",
                .radioButton: "+optionsfeld, +optionsschaltfläche, +auswahlschaltfläche",
                .adjustable: "einstellbar, anpassbar",
                .header: "+überschrift",
            ],
            leading: [.button, .slider, .checkBox],
            prepositions: "von, vom, des, der, mit, eines, einer",
            determiners: """
                ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, dieser, diese, dieses, diesen, \
                mein, meine, dein, deine, ihr, ihre, kein, keine, keinen, jede, jeden, jeder
                """,
            verbs: "neuer, neues, neue, nächster, nächstes, vorheriger, vorheriges",
            exceptions: """
                vorbild, leitbild, sternbild, weltbild, abbild, sinnbild, feindbild, menschenbild, berufsbild, \
                wappenbild, wahrzeichen symbol, aktionstaste, action taste, seitentaste, panikknopf, lichtschalter, \
                hosenknopf, jackenknopf, knopf im ohr, taste of, taste the
                """,
            vague: """
                hier klicken, klicken sie hier, hier tippen, tippen sie hier, hier, mehr lesen, weiterlesen, \
                klick hier, hier weiterlesen, weiter lesen, diese seite
                """,
            vagueOnLinks: """
                mehr, mehr erfahren, mehr anzeigen, mehr infos, mehr informationen, weiter, details, mehr dazu, \
                mehr sehen, mehr info, weitere informationen, weitere infos, zum artikel, hier mehr
                """,
            chosen: "ausgewählt, nicht ausgewählt, mit häkchen, ohne häkchen, markiert, nicht markiert, angehakt",
            switched: "ein, aus, an, aktiviert, deaktiviert, eingeschaltet, ausgeschaltet",
            statesAtEnd: "an, aus, ein, eingeschaltet, ausgeschaltet, aktiviert, deaktiviert, ausgewählt",
            stateNames: """
                schalte, schalten, schaltet, mach, mache, stell, stelle, melde, log, logge, immer, wenn, automatisch, \
                nicht, beim, bei, zeige, zeigt
                """,
            genericImages: "banner, logo, vorschaubild, platzhalter, bannerbild",
            gestures: """
                tippen, tippe, antippen, doppeltippen, doppelt tippen, klicken, klicke, anklicken, drücken, drücke, \
                wischen, wische, streichen
                """,
            doubled: "die die, der der, das das, sie sie, baden baden, tam tam, na na, so so, hoppe hoppe"),
        unmistakable: Words(
            roles: [
                .button: "+schaltfläche, +schaltflaeche",
                .image: "abbildung, ~bild, ~foto",
                .textField: "+textfeld, +eingabefeld, +suchfeld",
                .slider: "+schieberegler",
                .tab: "+registerkarte",
                .checkBox: "+kontrollkästchen",
                .radioButton: "+optionsfeld",
                .header: "+überschrift",
            ],
            prepositions: "von, vom, eines, einer, des, mit",
            determiners: "ein, eine, einen, einem, einer, der, die, das, den, dem, diese, dieser, dieses",
            verbs: "neue, neuer, neues",
            vague: """
                hier, hier klicken, hier tippen, klicken sie hier, tippen sie hier, diese seite, mehr lesen, \
                weiterlesen, weiter lesen, klick hier
                """,
            vagueOnLinks: """
                mehr, mehr erfahren, mehr anzeigen, mehr infos, mehr informationen, mehr dazu, weitere informationen
                """,
            chosen: "ausgewählt, nicht ausgewählt, angehakt, nicht angehakt, abgewählt",
            switched: "eingeschaltet, ausgeschaltet, deaktiviert, aktiviert",
            statesAtEnd: "eingeschaltet, ausgeschaltet, deaktiviert, ausgewählt, aktiviert",
            stateNames: "immer, wenn, automatisch, nicht"),
        lists: [
            .usualWords: """
            weiter, fertig, suchen, suche, nachricht, vergessen, konto, hilfe, neu, neue, neuer, neues, \
            favoriten, verlauf, sprache, kalender, karte, heute, gestern, morgen, mehr, alle, allen, und, der, \
            das, den, dem, für, mit, von, vom, zum, zur, nicht, ist, auf, ein, eine, einen, einem, einer, sie, \
            ihr, ihre, ihren, wird, werden, noch, kein, keine, über, nach, beim, oder, jetzt, nur, alles, \
            ansehen, ändern, annehmen, bestellen, kaufen, anrufen, menü, bitte, aus, an, im, am, es, ich, du, \
            wir, als, auch, bei, bis, durch, unter, zwischen, seite, datei, ordner, bild, bilder, wählen, \
            eingeben, allgemein
            """,
            .ownWords: """
            abbrechen, abmelden, anmelden, registrieren, schliessen, öffnen, speichern, löschen, bearbeiten, \
            hinzufügen, entfernen, zurück, einstellungen, benachrichtigungen, benachrichtigung, übersicht, \
            startseite, nachrichten, passwort, kennwort, benutzername, datenschutz, herunterladen, hochladen, \
            aktualisieren, auswählen, bestätigen, ablehnen, übernehmen, erstellen, anzeigen, ausblenden, \
            einblenden, aktivieren, deaktivieren, warenkorb, bezahlen, fortfahren, überspringen, wiederholen, \
            rückgängig, abspielen, anhören, durchsuchen, verwalten, teilen, senden, einfügen
            """,
            .sharedWithEnglish: """
            alarm, all, activity, archive, book, city, comment, company, coupons, details, download, downloads, \
            export, feedback, filter, filters, follower, followers, forward, general, hotel, import, information, \
            inbox, image, installer, item, items, like, likes, live, login, logout, name, network, notes, not, \
            newest, off, open, optional, partner, person, personal, pause, performance, post, posts, profile, \
            quiz, rate, report, reset, retour, sale, shop, show, sport, start, status, stop, store, support, \
            switch, team, test, text, ticket, tickets, title, top, track, update, upgrade, upload, users, \
            version, video, view, views, volume, watch, warnung, wishlist, zoom
            """,
            .commandLabels: """
            weiter, fertig, suchen, mehr laden, mehr anzeigen, mehr erfahren, weiter zur kasse, zur kasse, \
            zum warenkorb, in den warenkorb, jetzt kaufen, jetzt bestellen, jetzt bezahlen, bestellung aufgeben, \
            alle anzeigen, alles anzeigen, alle ansehen, passwort vergessen, später, nicht jetzt, \
            konto erstellen, konto löschen, erneut versuchen, nochmal versuchen, erneut senden, \
            zurück zur übersicht, los geht s, jetzt starten, ausloggen, einloggen, auswählen, \
            als gelesen markieren, weiterlesen, weiter einkaufen, merken, abonnieren, folgen, abspielen, drucken, \
            ausdrucken, verstanden, alle löschen, alle auswählen, karte anzeigen, route berechnen, \
            nachricht schreiben, bewertung schreiben
            """,
            .commands: """
            speichern, änderungen speichern, senden, absenden, abbrechen, weiter, fortfahren, bestätigen, \
            löschen, konto löschen, entfernen, hinzufügen, in den warenkorb, bearbeiten, anmelden, einloggen, \
            abmelden, ausloggen, registrieren, konto erstellen, kaufen, jetzt kaufen, bezahlen, zur kasse, \
            bestellen, anwenden, schließen, fertig, erneut versuchen, herunterladen, hochladen, akzeptieren, \
            ablehnen, nicht jetzt, abonnieren, folgen, überspringen
            """,
            .showAll: "alle anzeigen, alle ansehen, mehr anzeigen",
            .editingCommands: """
            rückgängig, wiederholen, ausschneiden, kopieren, einsetzen, einfügen, fett, kursiv, unterstrichen
            """,
            .pagingCommands: """
            zurück, vorwärts, vorherige seite, nächste seite, erste seite, letzte seite, zurücksetzen
            """,
            .sendingCommands: "senden, nachricht senden, antworten",
            .iconCommands: "suche, such, menü, schliessen, mehr",
            .iconEndings: "symbol",
            .documents: "allgemeine geschäftsbedingungen, rechtliche hinweise",
            .providerPrepositions: "mit, via, über",
            .shortCommands: "zur, zum, zu, alle, neu",
            .longWords: """
            navigation, einstellungen, benachrichtigungen, datenschutz, nachrichten, suchergebnisse, startseite, \
            warenkorb, kontoeinstellungen, hinzufügen, bearbeiten, speichern, navigationsleiste, favoriten, \
            herunterladen, aktualisieren, sicherheit
            """,
            .valuePrepositions: "von",
            .wordsBeforeTotal: "von",
            .continuations: "mehr lesen, weiterlesen",
            .genericNames: "listenelement",
            .genericImageNouns: "bild, grafik",
            .fieldPrompts: "text eingeben, hier eingeben, eingabe, eingeben, pflichtfeld, erforderlich",
            .disclosureIndicators: "vorwärts, pfeil, pfeil rechts, winkel",
            .scrollBars: "rollbalken, bildlaufleiste",
            .articles: "ein, eine",
            .logoWords: "logo, symbol",
            .decorative: """
            hintergrund, hintergrundbild, trenner, trennlinie, trennstrich, schatten, schlagschatten, \
            abstandhalter, farbverlauf, verlauf, dekoration, dekoratives bild, platzhalterbild
            """,
            .decorativeAnywhere: """
            hintergrund, farbverlauf, dekoration, deko, dekoratives bild, dekoratives element, dekorative linie, \
            schmuckbild, hintergrundbild, trennlinie, trennstrich, abstandhalter, schlagschatten
            """,
            .decorativeInCode: "linie, schatten",
            .draftNames: """
            platzhalter, platzhaltertext, beispieltext, mustertext, blindtext, titel einfügen, testtext, \
            text folgt, beschreibung folgt
            """,
            .draftImageNames: "bildbeschreibung, alternativtext",
            .draftMarkers: "platzhalter, einfügen",
            .draftNotes: "nicht übersetzen",
            .draftPlaces: "hier",
            .draftTexts: "text, titel, überschrift, beschreibung",
            .draftFillers: "dein, deinen, ihr, ihren, einfügen",
            .possibleDrafts: "text, test, titel, untertitel, überschrift, bezeichnung, beschriftung",
            .screenshotNames: "bildschirmfoto",
            .elementsInCode: "schaltflaeche",
            .dateWords: "aktualisiert, erstellt, geändert, veröffentlicht, seit, bis, gültig bis, fällig, zuletzt",
            .greetings: "hallo",
            .notBeforeNull: "zu, auf, unter, über, gleich, bei, von, stunde, mal, plus, minus, ist, grad, um",
            .notAfterNull: "grad, euro, uhr",
            .activations: "aktiviert, deaktiviert",
            .stateAdjectives: "ausgeklappt, eingeklappt, aufgeklappt, zugeklappt, ausgewählt, abgewählt, angehakt",
            .notBeforeState: "nichts, keine, kein, alle, alles, nicht, zuletzt, wurde, ist",
            .disclosureStates: "ausgeklappt, eingeklappt, aufgeklappt, zugeklappt",
            .unavailableStates: "deaktiviert, nicht verfügbar, ausgegraut",
            .onOrOff: "ein, aus, an, aktiviert, deaktiviert",
            .selectedAtStart: "aktueller tab, aktiver tab, ausgewählter tab, nicht ausgewählt",
            .selectedAtEnd: "tab ausgewählt, nicht ausgewählt, nicht angehakt",
            .conditions: "mindestens, solange",
            .weakConditions: "nur wenn, muss, müssen, aktivieren, deaktiviert",
            .positions: "von, registerkarte, reiter",
            .demonstratives: "diese, dieser, diesen, dieses, diesem",
            .introductions: "dies ist ein, dies ist eine, das ist ein, das ist eine",
            .gesturePhrases: """
            doppeltippen um, doppeltippen zum, doppelt tippen um, doppelt tippen zum, antippen um, antippen zum, \
            tippen sie hier, tippen sie um, tippe hier, tippe um, tippen um, tippen zum, klicken sie hier, \
            klicken sie auf, klicken sie um, wischen sie nach, wischen sie um, lange drücken für, \
            lange drücken um, gedrückt halten zum, gedrückt halten um, gedrückt halten für
            """,
            .gesturesAtEnd: """
            zum … doppeltippen, zum … doppelt tippen, zum … antippen, zum … tippen, zum … anklicken, \
            zum … klicken, zum … wischen
            """,
            .switchHints: "Zum Umschalten doppeltippen, Doppeltippen um die Einstellung zu ändern",
            .textFieldHints: "Zum Bearbeiten doppeltippen, Doppeltippen zum Bearbeiten",
            .adjustableHints: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
            .pageWords: "Seite",
            .accessoryNames: "Weitere Informationen, Weitere Infos",
            .clearButtonNames: "Text löschen",
            .passwords: "passwort, kennwort, geheimzahl",
            .passwordsInIdentifiers: "passwort, kennwort",
            .passwordsInCode: "passwort",
            .pins: "pin eingeben, deine pin, ihre pin",
            .passwordTails: "eingeben, bestätigen, wiederholen, erforderlich, nochmals, erneut eingeben",
            .visibility: "anzeigen, verbergen, ausblenden, einblenden, zeigen",
            .units: "std, stunden, stunde, minuten, sekunden, tage, tag, wochen, monate, jahre, schritte, prozent",
            .currencies: "euro, dollar",
            .currencySigns: "Fr.",
            .abbreviations: "usw, bzw",
        ])
}
