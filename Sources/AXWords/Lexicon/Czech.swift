extension Lexicon {
    /// Czech.
    package static let czech = Lexicon(
        "cs", "Czech",
        talkBack: [
            .button: "Tlačítko",
            .switchButton: "Přepínač",
            .checkBox: "Zaškrtávací políčko",
            .radioButton: "Přepínací políčko",
            .editBox: "Textové pole",
            .password: "heslo",
            .image: "Obrázek",
            .slider: "Posuvník",
            .progressBar: "Ukazatel postupu",
            .dropDownList: "Rozbalovací seznam",
            .list: "Seznam",
            .grid: "Mřížkové zobrazení",
            .webView: "Webové zobrazení",
            .heading: "Nadpis",
            .disabled: "deaktivováno",
            .selected: "vybráno",
            .checked: "zaškrtnuto",
            .notChecked: "nezaškrtnuto",
            .on: "zapnuto",
            .off: "vypnuto",
            .unlabelled: "Bez popisku",
            .doubleTap: "dvojitým klepnutím",
            .activateHint: "Aktivujete %1",
            .toggleHint: "Přepnete %1",
            .editHint: "Text upravíte %1",
            .changeHint: "Změnu provedete %1",
        ],
        words: Words(
            roles: [
                .button: "tlačítko, tlačítka, tlačítku, tlačítkem",
                .image: """
                obrázek, ikona, ikony, ikonka, grafika, ~obrázku, ~obraz, ~fotka, ~fotografie, ~foto, ~ilustrace, \
                ~symbol
                """,
                .link: "odkaz, odkazu, hypertextový odkaz",
                .textField: "textové pole, vstupní pole, ~pole",
                .slider: "posuvník, posuvníku",
                .tab: "~karta, ~záložka",
                .switch: "přepínač, přepínače, ~vypínač",
                .checkBox: "zaškrtávací políčko, zaškrtávací pole, ~políčko",
                .radioButton: "přepínací políčko, přepínací tlačítko, tlačítko volby",
                .header: "nadpis, ~záhlaví",
            ],
            leading: [.button, .slider, .checkBox, .image, .tab],
            putsRoleFirst: true,
            determiners: """
                ten, ta, to, tento, tato, toto, tohoto, této, tuto, můj, moje, tvůj, tvoje, váš, vaše, každý, každá, \
                každé, jiný, jiná, jiné, žádný, žádná, žádné, nový, nová, nové
                """,
            verbs: """
                přidat, přidejte, kopírovat, zkopírovat, sdílet, vložit, vytvořit, upravit, smazat, odstranit, otevřít, \
                zavřít, odeslat, poslat, uložit, vybrat, změnit, nahrát, stáhnout, zobrazit, skrýt, vyfotit, nový, nová, \
                nové, další, předchozí
                """,
            exceptions: """
                tlačítko akce, akční tlačítko, boční tlačítko, postranní tlačítko, nouzové tlačítko, tísňové tlačítko, \
                panické tlačítko, módní ikona, ikona stylu, ikona módy, olejový obraz, magnetické pole, silové pole
                """,
            vague: """
                klikněte zde, klikněte sem, klikni zde, klikni sem, klepněte zde, klepněte sem, klepni sem, ťukněte sem, \
                stiskněte zde, zde, tady, sem, číst dále, číst dál, číst více, čtěte více, čtěte dále, tato stránka
                """,
            vagueOnLinks: """
                více, víc, více informací, více info, další informace, zobrazit více, zjistit více, dozvědět se více, \
                podrobnosti, detaily, detail, zobrazit detail, zobrazit detaily, zobrazit podrobnosti, více zde, celý \
                článek
                """,
            chosen: """
                vybráno, nevybráno, vybraný, vybraná, vybrané, nevybraný, nevybraná, nevybrané, není vybráno, zaškrtnuto, \
                nezaškrtnuto, zaškrtnutý, zaškrtnutá, zaškrtnuté, nezaškrtnutý, nezaškrtnutá, nezaškrtnuté, označeno, \
                neoznačeno
                """,
            switched: "zapnuto, vypnuto, zapnutý, zapnutá, zapnuté, vypnutý, vypnutá, vypnuté",
            statesAtEnd: """
                zapnuto, vypnuto, zapnutý, zapnutá, zapnuté, vypnutý, vypnutá, vypnuté, vybráno, nevybráno, zaškrtnuto, \
                nezaškrtnuto
                """,
            stateNames: """
                vždy, když, pokud, automaticky, není, nejsou, nic, vše, bylo, byl, byla, bude, zůstane, naposledy
                """,
            genericImages: "banner, logo, miniatura",
            gestures: """
                klepněte, klepni, klepnutím, poklepejte, dvakrát klepněte, dvojitým klepnutím, dvojitým poklepáním, \
                klikněte, klikni, kliknutím, stiskněte, přejeďte, přejetím, ťukněte, podržte
                """,
            doubled: "ha ha, ťuk ťuk, haf haf, no no"),
        unmistakable: Words(
            roles: [
                .button: "tlačítko, tlačítkem",
                .image: "~foto, ~obrázek, ~ikonka",
                .textField: "textové pole, vstupní pole",
                .slider: "posuvník",
                .switch: "přepínač",
                .checkBox: "zaškrtávací políčko",
                .radioButton: "přepínací políčko",
            ],
            vague: """
                číst dále, číst více, zde, klikněte zde, klikni zde, klikněte sem, klepněte zde, klepněte sem, klikni \
                sem, číst dál, čtěte více, tato stránka
                """,
            vagueOnLinks: """
                více, více informací, zobrazit více, zjistit více, dozvědět se více, další informace, podrobnosti, \
                zobrazit podrobnosti
                """,
            chosen: "vybráno, nevybráno, vybraný, vybraná, zaškrtnuto, nezaškrtnuto, není vybráno",
            switched: """
                zapnuto, vypnuto, zapnutý, zapnutá, zapnuté, vypnutý, vypnutá, vypnuté, nezaškrtnuto, zaškrtnuto
                """,
            statesAtEnd: """
                zapnuto, zapnutý, zapnutá, vypnuto, vypnutý, vypnutá, vybráno, nevybráno, zapnuté, vypnuté, nezaškrtnuto, \
                zaškrtnuto
                """,
            stateNames: "vždy, když, pokud"),
        lists: [
            .usualWords: """
            není, nebo, vaše, váš, jak, pomoc, hledat, účet, jazyk, vše, všechny, zobrazit, koupit, zaplatit, změny, \
            zkusit, znovu, objednávka, objednávky, doručení, adresa, dnes, zítra, včera, otevřít, hotovo, více, nový, \
            nová, nové, můj, moje, tento, tato, toto, které, který, jsou, jsme, máte, můžete, při, také, ještě, \
            vyberte, zadejte, stránka, obchod, oblíbené, historie, kalendář, jméno, příjmení, cena, celkem, platba, \
            nabídka, zprávy, začít, dokončit, později, nyní, teď, domů, přes, podle, pokud, žádné, uživatel
            """,
            .ownWords: """
            zrušit, zavřít, uložit, smazat, upravit, přidat, zpět, další, nastavení, oznámení, přijmout, odmítnout, \
            potvrdit, heslo, uživatelské, aktualizovat, vybrat, vytvořit, košík, pokračovat, přihlásit, odhlásit, \
            odstranit, odeslat, sdílet, vyhledat, vyhledávání, zaregistrovat, registrovat, přeskočit, přehrát, \
            stáhnout, nahrát, skrýt, zapnout, vypnout, povolit, objednat, obnovit, předchozí, soukromí, košíku
            """,
            .sharedWithEnglish: """
            alarm, export, filter, hotel, import, inbox, item, like, likes, list, log, media, pin, plan, play, post, \
            reset, restart, start, status, stop, text, top, transfer, update, upgrade
            """,
            .commandLabels: """
            zpět, další, předchozí, zavřít, uložit, smazat, zrušit, pokračovat, zobrazit vše, zobrazit více, číst \
            dále, přihlásit se, odhlásit se, koupit nyní, zaplatit, teď ne, zapomenuté heslo, vytvořit účet, smazat \
            účet, zkusit znovu, vybrat vše, uložit změny, upravit profil, přidat do košíku, k pokladně, odeslat, \
            upravit, hledat, nastavení, přidat, odstranit, sdílet, koupit, objednat, dokončit objednávku, zapomněli \
            jste heslo, změnit heslo, zaregistrovat se, registrovat se, pokračovat jako host, pokračovat v nákupu, \
            přeskočit, možná později, zkusit to znovu, načíst další, zjistit více, více informací, zobrazit \
            podrobnosti, vymazat vše, smazat vše, označit jako přečtené, poslat zprávu, odeslat zprávu, potvrdit, \
            přijmout vše, odmítnout vše, souhlasím, rozumím, stáhnout, začít, napsat recenzi, nahlásit problém, \
            zobrazit košík, přihlásit, odhlásit
            """,
            .commands: """
            uložit, uložit změny, odeslat, poslat, zrušit, pokračovat, potvrdit, smazat, smazat účet, smazat vše, \
            odstranit, přidat, přidat do košíku, upravit, přihlásit se, přihlásit, odhlásit se, odhlásit, registrovat \
            se, zaregistrovat se, vytvořit účet, koupit, koupit nyní, zaplatit, objednat, dokončit objednávku, \
            použít, zavřít, hotovo, zkusit znovu, začít, stáhnout, nahrát, přijmout, odmítnout, povolit, teď ne, \
            odebírat, sledovat, rezervovat, ověřit, přeskočit, další
            """,
            .showAll: "zobrazit vše, zobrazit všechny, zobrazit všechno, zobrazit více, ukázat vše",
            .editingCommands: """
            odvolat akci, opakovat akci, vyjmout, kopírovat, vložit, tučné, kurzíva, podtržené, přeškrtnuté
            """,
            .pagingCommands: """
            předchozí stránka, další stránka, první stránka, poslední stránka, obnovit výchozí, resetovat, vpřed
            """,
            .sendingCommands: "odeslat, poslat, odeslat zprávu, poslat zprávu, odpovědět, zveřejnit, publikovat",
            .iconBeginnings: "ikona, ikonka",
            .iconEndings: "ikona, ikonka",
            .documents: """
            podmínky použití, obchodní podmínky, všeobecné obchodní podmínky, zásady ochrany osobních údajů, ochrana \
            osobních údajů, nastavení účtu, nastavení oznámení
            """,
            .providerPrepositions: "přes, pomocí",
            .longWords: """
            nastavení, oznámení, vyhledávání, přihlášení, registrace, aktualizovat, odstranit, soukromí, předvolby
            """,
            .continuations: "číst dále, číst dál, číst více, čtěte více, čtěte dále, pokračovat ve čtení",
            .genericNames: "prvek, komponenta, položka seznamu, položka nabídky, bez popisku",
            .genericImageNouns: "obrázek, ikona, obr, obraz",
            .numberedNames: "prvek, položka",
            .fieldPrompts: "zadejte text, napište text, zadejte hodnotu, pište sem, povinné, povinné pole",
            .disclosureIndicators: "vpřed, šipka, šipka vpravo, šipka doprava, pravá šipka",
            .decorative: """
            pozadí, obrázek na pozadí, obrázek pozadí, oddělovač, oddělovací čára, dělicí čára, stín, mezera, \
            přechod, barevný přechod, gradient, dekorace, dekorativní obrázek, dekorativní prvek, ozdobný obrázek
            """,
            .decorativeAnywhere: "pozadí, obrázek na pozadí, oddělovač, dekorativní obrázek",
            .decorativeInCode: "stín",
            .draftNames: """
            zástupný text, ukázkový text, vzorový text, testovací text, výplňový text, testovací tlačítko, text bude \
            doplněn, popis bude doplněn, bude doplněno, vložte název, vložte nadpis, vložte titulek
            """,
            .draftImageNames: "popis obrázku, alternativní text, alternativní popis",
            .draftMarkers: "doplnit",
            .draftNotes: "nepřekládat",
            .draftPlaces: "zde, sem",
            .draftTexts: "text, titulek, nadpis, podnadpis, popis, popisek, název, obsah",
            .draftFillers: "váš, vaše, vložte, vložit, zadejte, doplňte, přidejte, přijde, bude",
            .possibleDrafts: "titulek, nadpis, podnadpis, popisek, štítek, text, test, název",
            .activations: "zapnuto, vypnuto, aktivováno, deaktivováno, povoleno, zakázáno",
            .stateAdjectives: """
            rozbaleno, rozbalený, rozbalená, rozbalené, sbaleno, sbalený, sbalená, sbalené, vybráno, nevybráno, \
            zaškrtnuto, nezaškrtnuto, vybraný, vybraná
            """,
            .notBeforeState: """
            žádný, žádná, žádné, nic, vše, všechno, všechny, není, nejsou, bylo, byl, byla, bude, naposledy, smazat, \
            přesunout, kopírovat, odeslat, použít
            """,
            .disclosureStates: """
            rozbaleno, sbaleno, rozbalený, sbalený, rozbalená, sbalená, výběr je rozbalen, výběr je sbalen
            """,
            .unavailableStates: """
            nedostupné, nedostupný, nedostupná, není k dispozici, není dostupné, deaktivováno, neaktivní
            """,
            .onOrOff: "zapnuto, vypnuto, zap, vyp",
            .selectedAtStart: "aktuální karta, aktivní karta, vybraná karta, není vybráno, nevybráno",
            .selectedAtEnd: "karta vybrána, záložka vybrána, není vybráno, nevybráno, nezaškrtnuto, není zaškrtnuto",
            .conditions: "alespoň, nejméně, dokud",
            .weakConditions: "pouze pokud, musíte, musí",
            .positions: "z, ze, karta, záložka, položka, stránka",
            .demonstratives: "tento, tato, toto, tohoto, této, tomto, tuto, touto",
            .introductions: "toto je, tohle je, to je, jedná se o",
            .gestureNames: "klepnutím zaplatit, plaťte klepnutím",
            .gesturePhrases: """
            poklepejte dvakrát, poklepáním, klepněte dvakrát, klepnutím, klepněte pro, přejetím, podržte pro, \
            klepněte sem, klepněte zde, klikněte sem, klikněte zde, klikněte pro, dvojitým klepnutím, dvojitým \
            poklepáním, dvakrát klepněte, dvakrát poklepejte, ťukněte pro, přejeďte prstem
            """,
            .gesturesAfter: "pro … klepněte, pro … poklepejte, pro … klikněte, pro … stiskněte, pro … přejeďte",
            .pageWords: "stránka, strana",
            .passwords: "heslo",
            .passwordsAtStart: "heslo",
            .passwordsInIdentifiers: "heslo",
            .passwordsInCode: "heslo",
            .pins: "zadejte pin, nový pin, váš pin, pin kód, potvrďte pin, potvrdit pin, pin karty",
            .passwordTails: "znovu, povinné, zopakovat",
            .visibility: "zobrazit, skrýt, ukázat",
            .units: """
            hod, hodina, hodiny, hodin, minuta, minut, sekunda, sekundy, sekund, vteřin, dny, dnů, dní, týden, týdny, \
            týdnů, měsíc, měsíce, měsíců, rok, roky, roků, kroků, kroky, procent, ks
            """,
            .currencies: "czk, kč, korun, koruny, koruna",
            .currencySigns: "Kč",
        ])
}
