extension RuleWords {
    package static let german = RuleWords(
        .german, list: .german,
        decorative: """
            hintergrund, hintergrundbild, trenner, trennlinie, trennstrich, schatten, schlagschatten, abstandhalter, \
            farbverlauf, verlauf, dekoration, dekoratives bild, platzhalterbild
            """,
        sharedWithEnglish: """
            alarm all activity archive book city comment company coupons details download downloads export feedback filter filters follower \
            followers forward general hotel import information inbox image installer item items like likes live login logout \
            name network notes not newest off open optional partner person personal pause performance post posts profile \
            quiz rate report reset retour sale shop show sport start status stop store support switch team test text ticket \
            tickets title top track update upgrade upload users version video view views volume watch warnung wishlist zoom
            """)
}

extension WordList {
    package static let german = WordList(
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
            ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, dieser, diese, dieses, diesen, mein, meine, \
            dein, deine, ihr, ihre, kein, keine, keinen, jede, jeden, jeder
            """,
        verbs: "neuer, neues, neue, nächster, nächstes, vorheriger, vorheriges",
        exceptions: """
            vorbild, leitbild, sternbild, weltbild, abbild, sinnbild, feindbild, menschenbild, berufsbild, wappenbild, \
            wahrzeichen symbol, aktionstaste, action taste, seitentaste, panikknopf, lichtschalter, hosenknopf, jackenknopf, knopf im ohr, taste of, taste the
            """,
        vague: """
            hier klicken, klicken sie hier, hier tippen, tippen sie hier, hier, mehr lesen, weiterlesen, \
            klick hier, hier weiterlesen, weiter lesen, diese seite
            """,
        vagueOnLinks: """
            mehr, mehr erfahren, mehr anzeigen, mehr infos, mehr informationen, weiter, details, \
            mehr dazu, mehr sehen, mehr info, weitere informationen, weitere infos, zum artikel, hier mehr
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
            tippen, tippe, antippen, doppeltippen, doppelt tippen, klicken, klicke, anklicken, drücken, drücke, wischen, \
            wische, streichen
            """,
        doubled: "die die, der der, das das, sie sie, baden baden, tam tam, na na, so so, hoppe hoppe")
}
