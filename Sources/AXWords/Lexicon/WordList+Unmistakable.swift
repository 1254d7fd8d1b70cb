extension WordList {
    /// Words in Latin letters that mean a role or a state in the language that has them, and nothing in any other: they are found
    /// also in a label whose language is not declared.
    package static let unmistakable = WordList(
        roles: [
            .button: """
            +schaltfläche, +schaltflaeche, bouton, botón, botão, pulsante, knop, +knoppen, przycisk, knappen, düğmesi, \
            düğme, butonu, tombol, tlačítko, tlačidlo, zoekknop, +painike, tasto, gumb, dugme, buton, gomb, knap, knapp, sparaknapp, \
            tillbakaknapp, lagreknapp
            """,
            .image: """
            abbildung, icône, icono, ícono, ícone, icona, imagen, imagem, immagine, afbeelding, obrazek, görseli, \
            simgesi, gambar, ~bild, ~foto, ~fotografía, ~fotografia, ~billede, ~bilde, ~zdjęcie, ~obrázek, ~resmi, ~fotoğrafı
            """,
            .link: "hyperlien, hipervínculo, hiperligação, bağlantısı, odnośnik, hyperlänk",
            .textField: """
            +textfeld, +eingabefeld, champ de texte, champ de saisie, zone de texte, campo de texto, cuadro de texto, \
            caixa de texto, campo di testo, casella di testo, +tekstveld, +invoerveld, metin alanı, metin kutusu, +textfält, \
            pole tekstowe, +suchfeld, tekstvak, +zoekveld, tekstfelt, søkefelt, søgefelt, tekstikenttä, hakukenttä, textové pole
            """,
            .slider: """
            +schieberegler, control deslizante, controle deslizante, barra deslizante, schuifregelaar, schuifknop, kaydırıcı, \
            kaydırıcısı, +skjutreglage, suwak
            """,
            .tab: "+registerkarte, onglet, pestaña, +tabblad, sekmesi, fliken, zakładka",
            .switch: "interrupteur, interruptor, interruttore, przełącznik, geçiş düğmesi",
            .checkBox: """
            +kontrollkästchen, case à cocher, casilla de verificación, caixa de seleção, caixa de verificação, \
            casella di controllo, +selectievakje, onay kutusu, +kryssruta, +kryssrutan, pole wyboru, kotak centang
            """,
            .radioButton: """
            +optionsfeld, bouton radio, botón de opción, botón de radio, botão de opção, botão de rádio, pulsante di opzione, \
            keuzerondje, radyo düğmesi, +alternativknapp, przycisk opcji, tombol radio
            """,
            .header: "+überschrift",
        ],
        leading: [.button, .textField, .slider, .tab, .switch, .checkBox, .radioButton],
        putsRoleFirst: true,
        prepositions: """
            von, vom, eines, einer, des, de, d, du, des, del, do, da, di, dell, della, van, av, af, på, que, mit, représentant, montrant, mostrando, dari
            """,
        determiners: """
            ein, eine, einen, einem, einer, der, die, das, den, dem, diese, dieser, dieses, un, une, le, la, les, ce, cet, cette, \
            una, el, los, las, este, esta, um, uma, o, a, os, as, uno, il, lo, questo, questa, een, de, het, deze, dit, bir, bu, \
            ten, ta, to, jeden, jedna, en, ett, den, det
            """,
        verbs: """
            neue, neuer, neues, ajouter, créer, nouveau, nouvel, añadir, agregar, crear, nuevo, nueva, adicionar, criar, novo, \
            nova, aggiungi, crea, nuovo, nuova, nieuw, nieuwe, yeni, ny, nytt, nowy, nowa, nowe, dodaj, elegir, escolher, choisir, \
            cambiar, changer, alterar, cambia, scegli, wybierz, zmień, kies, wijzig, seleccionar, selecionar
            """,
        exceptions: """
            bouton d or, boutons d or, bouton action, bouton latéral, bouton photo, botón de acción, botón lateral, botão ação, \
            botão de ação, botão lateral, actieknop, zijknop, przycisk czynności, przycisk boczny, bouton de manchette, bouton de rose, bouton de fièvre, botón de oro, botão de rosa, \
            botón de pánico, botão de pânico, bouton de panique, interruptor de luz, zone de texte libre, tasto di azione, tasto azione, tasto laterale, tasto destro, tasto sinistro
            """,
        vague: """
            hier, hier klicken, hier tippen, klicken sie hier, tippen sie hier, ici, cliquez ici, cliquer ici, appuyez ici, \
            touchez ici, aquí, haz clic aquí, haga clic aquí, clic aquí, pulsa aquí, pulse aquí, toca aquí, toque aquí, aqui, \
            clique aqui, toque aqui, clicca qui, fai clic qui, tocca qui, premi qui, klik hier, tik hier, buraya tıklayın, \
            buraya tıkla, buraya dokunun, klicka här, tryck här, kliknij tutaj, stuknij tutaj, dotknij tutaj, tutaj, \
            klik di sini, ketuk di sini, di sini, diese seite, cette page, esta página, questa pagina, deze pagina, bu sayfa, \
            mehr lesen, weiterlesen, weiter lesen, klick hier, lire plus, lire la suite, leer más, seguir leyendo, sigue leyendo, leia mais, ler mais, leggi di più, leggi tutto, \
            continua a leggere, lees meer, lees verder, devamını oku, läs mer, läs vidare, læs mere, les mer, lue lisää, czytaj więcej, číst dále, číst více, \
            citește mai mult, tovább olvasom, baca selengkapnya, xem thêm, här, tästä, zde, klik her, tryk her, klikk her, trykk her, klikkaa tästä, napsauta tästä, \
            paina tästä, klikněte zde, klikni zde, apasă aici, kattints ide, nhấn vào đây, denne side, denne siden, den här sidan, tämä sivu
            """,
        vagueOnLinks: """
            mehr, mehr erfahren, mehr anzeigen, mehr infos, mehr informationen, mehr dazu, weitere informationen, en savoir plus, voir plus, \
            afficher plus, plus d infos, plus d informations, ver más, saber más, más información, más info, mostrar más, saiba mais, \
            saber mais, ver mais, mostrar mais, mais informações, scopri di più, vedi di più, maggiori informazioni, ulteriori informazioni, \
            più informazioni, meer weten, meer informatie, meer info, bekijk meer, toon meer, visa mer, mer information, se mere, vis mere, \
            vis mer, se mer, flere detaljer, näytä lisää, lisätietoja, więcej, pokaż więcej, zobacz więcej, dowiedz się więcej, více, \
            více informací, zobrazit více, zjistit více, daha fazla, daha fazla bilgi, daha fazlası, burada, burda, ayrıntılar, află mai multe, \
            mai mult, további információ, selengkapnya, lihat selengkapnya, tìm hiểu thêm
            """,
        chosen: """
            ausgewählt, nicht ausgewählt, angehakt, nicht angehakt, sélectionné, sélectionnée, non sélectionné, non sélectionnée, \
            coché, cochée, non coché, non cochée, décoché, décochée, seleccionado, seleccionada, no seleccionado, \
            no seleccionada, desmarcado, desmarcada, selecionado, selecionada, não selecionado, não selecionada, selezionato, \
            selezionata, non selezionato, non selezionata, deselezionato, geselecteerd, niet geselecteerd, aangevinkt, \
            niet aangevinkt, seçildi, seçili, seçili değil, seçilmedi, markerad, inte markerad, ikryssad, zaznaczone, zaznaczony, \
            niezaznaczone, niezaznaczony, dipilih, tidak dipilih, terpilih, \
            abgewählt, valgt, ikke valgt, valittu, ei valittu, vybráno, nevybráno, vybraný, vybraná, zaškrtnuto, avkrysset, afkrydset, selectat, kiválasztva, \
            đã chọn
            """,
        switched: """
            eingeschaltet, ausgeschaltet, deaktiviert, activé, activée, désactivé, désactivée, activado, activada, desactivado, \
            desactivada, activados, activadas, desactivados, desactivadas, ativado, ativada, desativado, desativada, attivato, \
            attivata, disattivato, disattivata, ingeschakeld, uitgeschakeld, włączone, włączony, wyłączone, wyłączony, \
            aktiviert, aktiverad, avaktiverad, inaktiverad, aktiveret, deaktiveret, aktivert, deaktivert, włączona, wyłączona, zapnuto, vypnuto, \
            päällä, etkin
            """,
        statesAtEnd: """
            eingeschaltet, ausgeschaltet, deaktiviert, ausgewählt, activé, activée, désactivé, désactivée, sélectionné, \
            sélectionnée, activado, activada, desactivado, desactivada, activados, activadas, desactivados, desactivadas, \
            seleccionado, seleccionada, ativado, ativada, desativado, desativada, ativados, ativadas, desativados, desativadas, \
            selecionado, selecionada, attivato, attivata, disattivato, disattivata, selezionato, selezionata, ingeschakeld, \
            uitgeschakeld, geselecteerd, seçildi, zaznaczone, zaznaczony, włączone, wyłączone, \
            aktiviert, aktiverad, avaktiverad, inaktiverad, aktiveret, deaktiveret, aktivert, deaktivert, activées, désactivées, activés, désactivés, \
            päällä, pois päältä, zapnuto, zapnutý, zapnutá, vypnuto, vypnutý, vypnutá, włączona, wyłączona, włączony, wyłączony, etkin, devre dışı, \
            valgt, ikke valgt, valittu, vybráno, nevybráno
            """,
        stateNames: """
            immer, wenn, automatisch, siempre, si, cuando, está, toujours, quand, est, sempre, se, quando, è, altijd, als, \
            wanneer, nicht, no, não, ne, non, zawsze, jeśli, gdy
            """,
        genericImages: "",
        gestures: "")
}
