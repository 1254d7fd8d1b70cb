extension Lexicon {
    /// Finnish.
    package static let finnish = Lexicon(
        "fi", "Finnish",
        talkBack: [
            .button: "Painike",
            .switchButton: "Valitsin",
            .checkBox: "Valintaruutu",
            .radioButton: "Valintanappi",
            .editBox: "Muokkauskenttä",
            .password: "salasana",
            .image: "Kuva",
            .slider: "Liukusäädin",
            .progressBar: "Etenemispalkki",
            .dropDownList: "Avattava luettelo",
            .list: "Lista",
            .grid: "Ruudukko",
            .webView: "Verkkonäkymä",
            .heading: "Otsikko",
            .disabled: "ei käytössä",
            .selected: "valittu",
            .checked: "valittu",
            .notChecked: "ei valittu",
            .on: "Päällä",
            .off: "Ei päällä",
            .unlabelled: "Nimetön",
            .doubleTap: "Kaksoisnapauta",
            .activateHint: "%1 aktivoidaksesi",
            .toggleHint: "%1 laittaaksesi päälle/pois",
            .editHint: "%1 muokataksesi tekstiä",
            .changeHint: "%1 muuttaaksesi",
        ],
        words: Words(
            roles: [
                .button: "+painike, +painikkeen, +painiketta, ~+nappi",
                .image: "kuva, kuvan, kuvake, kuvakkeen, ikoni, ~+kuva, ~+kuvake, ~grafiikka, ~symboli, ~piirros",
                .link: "linkki, linkin, hyperlinkki, ~+linkki",
                .textField: "+tekstikenttä, +muokkauskenttä, +syöttökenttä, muokattava kenttä, ~kenttä",
                .slider: "+liukusäädin, +liukusäätimen, ~säädin",
                .tab: "välilehti, välilehden, ~+välilehti",
                .switch: "kytkin, vaihtokytkin, ~+kytkin, ~valitsin",
                .checkBox: "+valintaruutu, +valintaruudun",
                .radioButton: "+valintanappi, radiopainike, radionappi",
                .header: "~+otsikko",
            ],
            leading: [.button, .slider, .checkBox],
            determiners: """
                tämä, tuo, se, tämän, tuon, sen, tätä, oma, jokin, joku, jokainen, toinen, muu, uusi, mikä, joka, eri, \
                kaikki, ei
                """,
            roleFollowers: "joka, jolla, ja, tai",
            verbs: """
                kopioi, jaa, lisää, avaa, sulje, lähetä, tallenna, valitse, ota, liitä, muokkaa, poista, luo, lataa, \
                vaihda, näytä, piilota, skannaa, siirrä, etsi, uusi, seuraava, edellinen
                """,
            exceptions: """
                elokuva, mielikuva, esikuva, ihmiskuva, maailmankuva, muotokuva, omakuva, kokonaiskuva, sivupainike, \
                toimintopainike, toimintonappi, hätäpainike, hätänappi, paniikkipainike, paniikkinappi, virtapainike, \
                hälytyspainike, valokytkin, virtakytkin, lentokenttä
                """,
            vague: """
                klikkaa tästä, napsauta tästä, paina tästä, napauta tästä, klikkaa tähän, napauta tähän, tästä, täältä, \
                lue lisää, lue lisää tästä, jatka lukemista, tämä sivu
                """,
            vagueOnLinks: """
                näytä lisää, katso lisää, lisätietoja, lisätietoa, lisätiedot, lue lisätietoja, lisää tietoa, tutustu, \
                yksityiskohdat, näytä tiedot, katso tiedot, näytä yksityiskohdat
                """,
            chosen: "valittu, ei valittu, valittuna, ei valittuna, merkitty, ei merkitty, rastitettu",
            switched: "päällä, pois päältä, ei päällä, käytössä, ei käytössä, pois käytöstä",
            statesAtEnd: """
                päällä, pois päältä, ei päällä, on päällä, on pois päältä, ei käytössä, pois käytöstä, valittu, ei \
                valittu
                """,
            stateNames: """
                aina, kun, jos, automaattisesti, kytke, laita, pidä, ota, jätä, kaikki, mitään, viimeksi, ei, on
                """,
            genericImages: "banneri, logo, pikkukuva, esikatselukuva, paikkamerkki",
            gestures: """
                napauta, kaksoisnapauta, napauta kahdesti, klikkaa, kaksoisklikkaa, napsauta, kaksoisnapsauta, paina, \
                pyyhkäise, kosketa
                """,
            doubled: "ha ha, hei hei, moi moi, no no, jaa jaa"),
        unmistakable: Words(
            roles: [
                .button: "+painike, +painikkeen, +painiketta",
                .image: "kuvake, ~kuvakkeen",
                .link: "hyperlinkki",
                .textField: "tekstikenttä, hakukenttä, +tekstikenttä, +muokkauskenttä, +syöttökenttä",
                .slider: "+liukusäädin",
                .tab: "välilehti",
                .switch: "vaihtokytkin",
                .checkBox: "+valintaruutu",
                .radioButton: "+valintanappi",
            ],
            vague: """
                lue lisää, tästä, klikkaa tästä, napsauta tästä, paina tästä, tämä sivu, napauta tästä, klikkaa tähän, \
                napauta tähän, jatka lukemista
                """,
            vagueOnLinks: "näytä lisää, lisätietoja, katso lisää, lisätiedot, lue lisätietoja",
            chosen: "valittu, ei valittu, ei valittuna",
            switched: "päällä, pois päältä, ei päällä, ei käytössä, pois käytöstä",
            statesAtEnd: "päällä, pois päältä, valittu, ei päällä, ei käytössä, pois käytöstä",
            stateNames: "aina, jos, kun"),
        lists: [
            .usualWords: """
            tai, sinun, omat, miten, mitä, apua, ohje, haku, hae, tili, kieli, kaikki, näytä, osta, maksa, muutokset, \
            yritä, uudelleen, tilaus, tilaukset, toimitus, osoite, tilauksesi, sovellus, ja, ei, tämä, tämän, uusi, \
            uudet, oma, suosikit, historia, kalenteri, kartta, tänään, eilen, huomenna, etusivu, viesti, viestit, \
            unohditko, unohtuiko, nimi, puhelin, hinta, yhteensä, kiitos, tiedot, uutiset, kaverit, ystävät, valmis, \
            aloita, lopeta, nyt, myöhemmin, sivu, kotiin, sisään, ulos, lisätietoja, voit, sinulla, ole, jos, kun, \
            vain, myös, sekä
            """,
            .ownWords: """
            peruuta, sulje, tallenna, poista, muokkaa, lisää, takaisin, seuraava, asetukset, ilmoitukset, hyväksy, \
            hylkää, vahvista, salasana, käyttäjätunnus, päivitä, valitse, luo, ostoskori, jatka, kirjaudu, lähetä, \
            avaa, jaa, lataa, piilota, edellinen, kumoa, rekisteröidy, ohita, tilaa, toista, kopioi, etsi, siirry, \
            ostoskoriin, yksityisyys, tietosuoja, käyttäjänimi
            """,
            .sharedWithEnglish: """
            chat, event, events, filter, inbox, like, likes, log, media, pin, sale, shop, show, status, tip, top
            """,
            .commandLabels: """
            takaisin, seuraava, edellinen, sulje, tallenna, poista, peruuta, jatka, näytä kaikki, näytä lisää, lue \
            lisää, kirjaudu sisään, kirjaudu ulos, osta nyt, maksa nyt, ei nyt, unohtuiko salasana, luo tili, poista \
            tili, yritä uudelleen, valitse kaikki, tallenna muutokset, muokkaa profiilia, lisää ostoskoriin, \
            kassalle, aloita, lähetä, muokkaa, hyväksy, hyväksy kaikki, hylkää, hylkää kaikki, vahvista, avaa, jaa, \
            etsi, hae, kirjaudu, luo uusi tili, rekisteröidy, unohditko salasanasi, unohditko salasanan, vaihda \
            salasana, asetukset, myöhemmin, ehkä myöhemmin, ohita, jatka vieraana, jatka ostoksia, siirry kassalle, \
            viimeistele tilaus, tee tilaus, lisää koriin, katso kaikki, lataa lisää, lisätietoja, näytä tiedot, \
            merkitse luetuksi, merkitse kaikki luetuiksi, tyhjennä kaikki, poista kaikki, lähetä viesti, kirjoita \
            arvostelu, ilmoita ongelmasta, valmis, lataa, kopioi, päivitä, tilaa, näytä ostoskori
            """,
            .commands: """
            tallenna, tallenna muutokset, lähetä, peruuta, jatka, vahvista, poista, poista tili, poista kaikki, \
            lisää, lisää ostoskoriin, lisää koriin, muokkaa, kirjaudu, kirjaudu sisään, kirjaudu ulos, rekisteröidy, \
            luo tili, osta, osta nyt, maksa, maksa nyt, kassalle, tilaa, tee tilaus, käytä, sulje, valmis, yritä \
            uudelleen, aloita, lataa, hyväksy, hylkää, salli, ei nyt, seuraa, varaa, ohita, seuraava
            """,
            .showAll: "näytä kaikki, katso kaikki, näytä lisää, katso lisää, kaikki näkyviin",
            .editingCommands: """
            kumoa, peru, tee sittenkin, tee uudelleen, leikkaa, kopioi, liitä, sijoita, lihavoi, lihavointi, \
            kursivointi, kursiivi, alleviivaus, alleviivaa, yliviivaus
            """,
            .pagingCommands: """
            takaisin, eteenpäin, edellinen sivu, seuraava sivu, ensimmäinen sivu, viimeinen sivu, nollaa, palauta \
            oletukset
            """,
            .sendingCommands: "lähetä, lähetä viesti, vastaa, julkaise",
            .iconEndings: "kuvake, ikoni",
            .documents: "tilin asetukset, ilmoitusten asetukset, yleiset ehdot",
            .longWords: """
            ilmoitukset, tietosuoja, asetukset, yksityisyys, suosikit, kirjautuminen, päivitykset, esteettömyys
            """,
            .continuations: "lue lisää, lue lisää tästä, jatka lukemista",
            .genericNames: "elementti, komponentti, luettelokohde, luettelon kohde, valikkokohde",
            .genericImageNouns: "kuva, kuvake, ikoni",
            .numberedNames: "elementti, kohde",
            .fieldPrompts: """
            kirjoita tekstiä, kirjoita teksti, kirjoita tähän, syötä teksti, syötä arvo, pakollinen, pakollinen \
            kenttä, vaaditaan
            """,
            .disclosureIndicators: "eteenpäin, nuoli, nuoli oikealle, oikea nuoli",
            .decorative: """
            tausta, taustakuva, erotin, erotinviiva, jakoviiva, erottava viiva, varjo, väli, liukuväri, väriliuku, \
            koriste, koristekuva, koriste-elementti, koristeellinen kuva
            """,
            .decorativeAnywhere: "tausta, taustakuva, erotin, koristekuva",
            .decorativeInCode: "varjo",
            .draftNames: """
            paikkamerkki, paikkamerkkiteksti, esimerkkiteksti, testiteksti, täyteteksti, testipainike, teksti tähän, \
            otsikko tähän, kuvaus tähän, lisää otsikko tähän
            """,
            .draftImageNames: "kuvan kuvaus, kuvaus kuvasta, vaihtoehtoinen teksti, alt teksti, kuvateksti",
            .draftMarkers: "täydennä",
            .draftNotes: "älä käännä, ei käännetä",
            .draftPlaces: "tähän",
            .draftTexts: "teksti, otsikko, alaotsikko, väliotsikko, kuvaus, kuvateksti, sisältö, nimike",
            .draftFillers: "sinun, oma, lisää, kirjoita, syötä, tulee, anna",
            .possibleDrafts: "otsikko, alaotsikko, teksti, kuvaus, nimike, testi, paikkamerkki",
            .stateAdjectives: "laajennettu, kutistettu, tiivistetty, valittu",
            .notBeforeState: "mitään, kaikki, oli, viimeksi, poista, siirrä, kopioi, lähetä, ei",
            .disclosureStates: "laajennettu, kutistettu, tiivistetty",
            .unavailableStates: "ei käytettävissä, ei saatavilla, ei käytössä, pois käytöstä",
            .onOrOff: "päällä, pois päältä, ei päällä, käytössä, ei käytössä, pois käytöstä",
            .selectedAtStart: "nykyinen välilehti, valittu välilehti, aktiivinen välilehti, ei valittu",
            .selectedAtEnd: "välilehti valittu, ei valittu, ei valittuna, on valittu",
            .conditions: "vähintään, kunnes, ellei",
            .weakConditions: "vain jos, täytyy, pitää",
            .positions: "välilehti, sivu, kohde",
            .demonstratives: "tämä, tämän, tätä, tällä, nämä",
            .introductions: "tämä on, se on, kyseessä on",
            .gesturePhrases: """
            kaksoisnapauta, napauta kahdesti, napauta avataksesi, pyyhkäise, napauta tästä, napauta tähän, klikkaa \
            tästä, klikkaa tähän, napsauta tästä, paina tästä, paina pitkään, kosketa pitkään
            """,
            .pageWords: "sivu",
            .passwords: "salasana, salasanasi, pin koodi",
            .passwordsAtStart: "salasana",
            .passwordsInIdentifiers: "salasana",
            .passwordsInCode: "salasana",
            .pins: """
            anna pin, syötä pin, uusi pin, pin koodi, pin tunnus, vahvista pin, syötä pin koodi, anna pin koodi
            """,
            .passwordTails: "uudelleen, uudestaan, vaaditaan, pakollinen, vahvistus",
            .visibility: "näytä, piilota",
            .units: """
            tunti, tuntia, minuutti, minuuttia, sekunti, sekuntia, päivä, päivää, viikko, viikkoa, kuukausi, \
            kuukautta, vuosi, vuotta, askel, askelta, prosenttia, kpl, pv, vk, kk
            """,
            .currencies: "eur, euroa, euro, senttiä",
        ])
}
