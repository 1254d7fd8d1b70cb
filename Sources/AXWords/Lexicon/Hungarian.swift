extension Lexicon {
    /// Hungarian.
    package static let hungarian = Lexicon(
        "hu", "Hungarian",
        talkBack: [
            .button: "Gomb",
            .switchButton: "Váltás",
            .checkBox: "Jelölőnégyzet",
            .radioButton: "Választógomb",
            .editBox: "Szerkesztőmező",
            .password: "jelszó",
            .image: "Kép",
            .slider: "Csúszka",
            .progressBar: "Folyamatjelző",
            .dropDownList: "Legördülő lista",
            .list: "Lista",
            .grid: "Rács",
            .webView: "Webes nézet",
            .heading: "Címsor",
            .disabled: "kikapcsolva",
            .selected: "bejelölve",
            .checked: "bejelölve",
            .notChecked: "nincs bejelölve",
            .on: "be",
            .off: "ki",
            .unlabelled: "Jelöletlen",
            .doubleTap: "Dupla koppintás",
            .activateHint: "%1 az aktiváláshoz",
            .toggleHint: "%1 a váltáshoz",
            .editHint: "Szöveg szerkesztéséhez tegye ezt: %1",
            .changeHint: "A módosításhoz tegye a következőt: %1",
        ],
        words: Words(
            roles: [
                .button: "+gomb, +gombot, +gombra",
                .image: "kép, képe, ikon, ikonja, ~+kép, ~+ikon, ~grafika, ~fotó, ~illusztráció, ~ábra, ~szimbólum",
                .link: "link, linkje, hivatkozás, hiperhivatkozás, hiperlink",
                .textField: "+szövegmező, +szerkesztőmező, szövegdoboz, beviteli mező, ~mező",
                .slider: "+csúszka",
                .tab: "~lap, ~fül, lapfül",
                .switch: "kapcsoló, váltógomb, váltókapcsoló, ~+kapcsoló",
                .checkBox: "+jelölőnégyzet",
                .radioButton: "+választógomb, +rádiógomb",
                .header: "~címsor, ~fejléc",
            ],
            determiners: "a, az, egy, ez, ezt, ezen, azon, minden, másik, más, új, melyik, saját, semmilyen",
            roleFollowers: "amely, ami, amellyel, és, vagy",
            verbs: """
                új, következő, előző, másolja, másold, ossza, oszd, adja, adj, válasszon, válassz, nyissa, nyisd, küldje, \
                küldd
                """,
            exceptions: """
                térkép, jelkép, látkép, arckép, önarckép, csillagkép, példakép, összkép, kórkép, pillanatkép, \
                műveletgomb, oldalgomb, oldalsó gomb, pánikgomb, vészgomb, vészhelyzeti gomb, riasztógomb, \
                bekapcsológomb, főgomb, inggomb, villanykapcsoló, lámpakapcsoló, főkapcsoló
                """,
            vague: """
                kattintson ide, kattints ide, ide kattintva, koppintson ide, koppints ide, itt, ide, tovább olvasom, \
                olvass tovább, olvasson tovább, tovább olvasás, ez az oldal
                """,
            vagueOnLinks: """
                több, több információ, további információ, további információk, tudj meg többet, tudjon meg többet, \
                bővebben, részletek, részletekért, további részletek, részletek megtekintése, részletek megjelenítése, \
                több megjelenítése, továbbiak
                """,
            chosen: """
                kijelölve, nincs kijelölve, kiválasztva, nincs kiválasztva, bejelölve, nincs bejelölve, kipipálva, nincs \
                kipipálva
                """,
            switched: "be, ki, bekapcsolva, kikapcsolva, be van kapcsolva, ki van kapcsolva, engedélyezve, letiltva",
            statesAtEnd: """
                bekapcsolva, kikapcsolva, be van kapcsolva, ki van kapcsolva, kijelölve, nincs kijelölve, kiválasztva, \
                nincs kiválasztva, bejelölve, nincs bejelölve
                """,
            stateNames: "mindig, ha, amikor, automatikusan, nem, nincs, semmi, minden, legutóbb, maradjon",
            genericImages: "banner, logó, bélyegkép, miniatűr, helyőrző, előnézeti kép",
            gesturesComeLast: true,
            gestures: """
                koppintson, koppints, koppintson duplán, koppints duplán, kattintson, kattints, érintse meg, érintsd meg, \
                nyomja meg, nyomd meg, nyomja meg hosszan, húzza el, csúsztassa el, pöccintsen
                """,
            doubled: "ha ha, na na, nem nem, egy egy, be be, jó jó, no no"),
        unmistakable: Words(
            roles: [
                .button: "gomb",
                .link: "hivatkozás, hiperhivatkozás",
                .textField: "szövegmező, szerkesztőmező",
                .slider: "csúszka",
                .switch: "kapcsoló",
                .checkBox: "jelölőnégyzet",
                .radioButton: "választógomb, rádiógomb",
            ],
            vague: "tovább olvasom, kattints ide, kattintson ide, koppints ide, koppintson ide, olvass tovább",
            vagueOnLinks: "további információ, további információk, bővebben, részletek, tudj meg többet",
            chosen: "kiválasztva, kijelölve, nincs kijelölve, bejelölve, nincs bejelölve, nincs kiválasztva",
            switched: "bekapcsolva, kikapcsolva",
            statesAtEnd: "bekapcsolva, kikapcsolva",
            stateNames: "mindig, nincs"),
        lists: [
            .usualWords: """
            és, nem, vagy, egy, hogy, az, ez, itt, több, összes, új, fiók, fiókom, nyelv, segítség, holnap, tegnap, \
            főoldal, kezdőlap, üzenet, üzenetek, kedvencek, előzmények, naptár, térkép, név, telefon, ár, ára, kész, \
            tovább, később, van, nincs, lesz, kell, csak, már, még, minden, saját, oldal, adatok, cím, kosár, \
            vásárlás, fizetés, rendelés, rendelések, megtekintése, módosítások, próbálja, újra, elfelejtett, \
            köszönjük, kérjük, adja, meg, válassza, írja, hozzá, alkalmazás, információ, szállítás
            """,
            .ownWords: """
            mégse, mentés, törlés, bezárás, beállítások, mégsem, szerkesztés, módosítás, hozzáadás, eltávolítás, \
            küldés, megosztás, keresés, vissza, következő, előző, folytatás, elfogadás, elutasítás, megerősítés, \
            bejelentkezés, kijelentkezés, regisztráció, jelszó, felhasználónév, kosárba, letöltés, feltöltés, \
            frissítés, létrehozás, megjelenítés, elrejtés, kihagyás, értesítések, adatvédelem, megnyitás, \
            kiválasztás, visszavonás, lejátszás
            """,
            .sharedWithEnglish: """
            chat, export, hotel, import, inbox, item, like, likes, log, part, pin, shop, shopping, start, stop, top
            """,
            .commandLabels: """
            vissza, tovább, mégse, mentés, törlés, bezárás, folytatás, összes megtekintése, bejelentkezés, \
            kijelentkezés, kosárba, vásárlás, próbálja újra, beállítások, módosítások mentése, mégsem, szerkesztés, \
            hozzáadás, eltávolítás, küldés, megosztás, keresés, következő, előző, elfogadás, elutasítás, összes \
            elfogadása, összes elutasítása, megerősítés, regisztráció, fiók létrehozása, fiók törlése, elfelejtett \
            jelszó, elfelejtette a jelszavát, elfelejtetted a jelszavad, jelszó módosítása, kosárba teszem, kosárba \
            rakom, tovább a pénztárhoz, pénztár, fizetés, rendelés leadása, megrendelés, megveszem, vásárlás \
            folytatása, folytatás vendégként, most nem, később, talán később, kihagyás, próbáld újra, újra, több \
            megjelenítése, továbbiak betöltése, további információ, részletek megjelenítése, összes kijelölése, \
            összes törlése, olvasottnak jelölés, üzenet küldése, értékelés írása, hiba bejelentése, letöltés, \
            frissítés, kezdés, kezdjük, kész, kilépés, belépés, profil szerkesztése
            """,
            .commands: """
            mentés, módosítások mentése, küldés, elküldés, beküldés, mégse, mégsem, folytatás, tovább, megerősítés, \
            törlés, fiók törlése, eltávolítás, hozzáadás, kosárba, kosárba teszem, szerkesztés, bejelentkezés, \
            belépés, kijelentkezés, kilépés, regisztráció, fiók létrehozása, vásárlás, megvásárlás, fizetés, rendelés \
            leadása, megrendelés, alkalmaz, bezárás, kész, próbálja újra, próbáld újra, kezdés, letöltés, feltöltés, \
            elfogadás, elfogadom, elutasítás, engedélyezés, most nem, feliratkozás, követés, foglalás, kihagyás, \
            következő
            """,
            .showAll: """
            összes megtekintése, összes megjelenítése, az összes megtekintése, az összes megjelenítése, összes \
            mutatása, több megjelenítése, továbbiak megjelenítése
            """,
            .editingCommands: """
            visszavonás, ismétlés, mégis, kivágás, másolás, beillesztés, félkövér, dőlt, aláhúzott, áthúzott
            """,
            .pagingCommands: """
            vissza, előre, előző oldal, következő oldal, első oldal, utolsó oldal, visszaállítás, alaphelyzet
            """,
            .sendingCommands: "küldés, üzenet küldése, válasz, közzététel",
            .iconEndings: "ikon, ikonja",
            .documents: """
            általános szerződési feltételek, felhasználási feltételek, adatvédelmi irányelvek, adatvédelmi \
            tájékoztató, adatvédelmi nyilatkozat, süti szabályzat, fiókbeállítások, értesítési beállítások
            """,
            .longWords: """
            beállítások, értesítések, bejelentkezés, adatvédelem, hozzáadás, szerkesztés, eltávolítás, megosztás, \
            regisztráció, megjelenítés
            """,
            .continuations: "tovább olvasom, olvass tovább, olvasson tovább, tovább olvasás",
            .genericNames: "elem, komponens, listaelem, menüpont",
            .genericImageNouns: "kép, ikon, grafika, ábra",
            .numberedNames: "elem",
            .fieldPrompts: """
            szöveg megadása, írjon be szöveget, írj ide, írjon ide, ide írjon, adja meg, kötelező, kötelező mező, \
            kötelezően kitöltendő
            """,
            .disclosureIndicators: "előre, nyíl, jobbra nyíl, jobb nyíl, nyíl jobbra",
            .decorative: """
            háttér, háttérkép, elválasztó, elválasztó vonal, elválasztóvonal, árnyék, térköz, színátmenet, dekoráció, \
            dekoratív kép, dekoratív elem, díszítőelem, díszítés
            """,
            .decorativeAnywhere: "háttér, elválasztó",
            .draftNames: """
            helyőrző, helyőrző szöveg, mintaszöveg, példaszöveg, tesztszöveg, próbaszöveg, vakszöveg, teszt gomb, \
            tesztgomb, ide jön a szöveg, ide kerül a szöveg, ide jön a cím, szöveg helye, cím helye
            """,
            .draftImageNames: """
            képleírás, a kép leírása, kép leírása, alternatív szöveg, alt szöveg, helyettesítő szöveg
            """,
            .draftMarkers: "kitöltendő, helyőrző",
            .draftNotes: "ne fordítsa le, nem fordítandó, ne fordítsd le",
            .draftPlaces: "ide, itt",
            .draftTexts: "szöveg, cím, alcím, címsor, leírás, felirat, tartalom, képaláírás",
            .draftFillers: "az, ön, írja, írd, jön, kerül, adja, add, meg",
            .possibleDrafts: "cím, alcím, címke, szöveg, felirat, leírás, teszt, próba",
            .activations: "bekapcsolva, kikapcsolva, engedélyezve, letiltva",
            .stateAdjectives: "kibontva, összecsukva, kijelölve, kiválasztva, bejelölve",
            .notBeforeState: "nem, nincs, semmi, minden, összes, legutóbb, volt, lesz",
            .disclosureStates: "kibontva, összecsukva, kinyitva, becsukva, lenyitva",
            .unavailableStates: "nem elérhető, nem érhető el, letiltva, inaktív, kikapcsolva",
            .onOrOff: "bekapcsolva, kikapcsolva, be ki",
            .selectedAtStart: "aktuális lap, aktív lap, kijelölt lap, kiválasztott lap, nincs kijelölve",
            .selectedAtEnd: "lap kijelölve, lap kiválasztva, nincs kijelölve, nincs kiválasztva, nincs bejelölve",
            .conditions: "legalább, amíg, kivéve",
            .weakConditions: "csak akkor, csak ha, kell",
            .positions: "lap, oldal, elem, fül",
            .demonstratives: "ez, ezt, ezen, ennek, ezzel, ezek",
            .introductions: "ez egy, ez a, ez az",
            .gesturePhrases: """
            koppintson ide, koppints ide, kattintson ide, kattints ide, koppintson duplán, koppints duplán, \
            koppintson kétszer, koppints kétszer, érintse meg kétszer, nyomja meg hosszan, nyomja meg és tartsa, \
            csúsztassa el, húzza el
            """,
            .lastWordsOfGestures: """
            koppintson, koppints, kattintson, kattints, koppintson duplán, koppints duplán, érintse meg, érintsd meg
            """,
            .pageWords: "oldal",
            .passwords: "jelszó, jelszava, jelszavad, jelkód",
            .passwordsAtStart: "jelszó",
            .passwordsInIdentifiers: "jelszo",
            .passwordsInCode: "jelszo",
            .pins: """
            pin kód, pinkód, új pin, adja meg a pin kódot, add meg a pin kódot, pin megadása, pin kód megadása
            """,
            .passwordTails: "ismét, újra, megerősítése, megadása, kötelező",
            .visibility: "mutatása, megjelenítése, elrejtése, mutat, megjelenítés, elrejtés",
            .units: "óra, perc, másodperc, mp, hónap, év, lépés, százalék, db, darab",
            .currencies: "huf, ft, forint",
            .currencySigns: "Ft",
        ])
}
