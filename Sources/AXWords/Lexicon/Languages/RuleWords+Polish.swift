extension RuleWords {
    package static let polish = RuleWords(
        .polish, list: .polish,
        decorative: """
            tło, obraz tła, separator, linia oddzielająca, linia rozdzielająca, rozdzielacz, cień, odstęp, gradient, dekoracja, \
            obraz dekoracyjny
            """,
        sharedWithEnglish: """
            alarm album blog film filter hotel import link login post reset start status stop test transfer top video
            """)
}

extension WordList {
    package static let polish = WordList(
        roles: [
            .button: "przycisk, przycisku, przyciskiem",
            .image: "obraz, obrazek, ikona, ikony, grafika, ~obrazu, ~zdjęcie, ~fotografia, ~ilustracja",
            .link: "łącze, link, odnośnik",
            .textField: "pole tekstowe, ~pole",
            .slider: "suwak, suwaka",
            .tab: "zakładka, ~karta",
            .switch: "przełącznik, przełącznika",
            .checkBox: "pole wyboru",
            .radioButton: "przycisk opcji, przycisk radiowy",
            .adjustable: "regulowany, regulowane, dostosowywalny",
            .header: "nagłówek",
        ],
        leading: [.button, .slider, .checkBox, .image, .tab],
        putsRoleFirst: true,
        determiners: "ten, ta, to, tę, tego, tej, mój, moja, twój, twoja, każdy, każda, inny, inna, nowy",
        verbs: """
            dodaj, edytuj, kopiuj, nowa, nowe, nowy, otwórz, skopiuj, udostępnij, usuń, utwórz, wklej, wstaw, wybierz, wyślij, \
            zamknij, zapisz, zmień, następna, poprzednia
            """,
        exceptions: "ikona stylu, ikona mody, obraz olejny, przycisk alarmowy, przycisk czynności, przycisk boczny",
        vague: """
            kliknij tutaj, kliknij, stuknij tutaj, dotknij tutaj, naciśnij tutaj, tutaj, tu, czytaj więcej, \
            czytaj dalej
            """,
        vagueOnLinks: """
            więcej, pokaż więcej, zobacz więcej, dowiedz się więcej, szczegóły, \
            więcej informacji, zobacz szczegóły, pokaż szczegóły
            """,
        chosen: """
            zaznaczone, zaznaczony, zaznaczona, niezaznaczone, niezaznaczony, niezaznaczona, wybrany, wybrana, wybrane, niewybrane
            """,
        switched: "włączone, włączony, włączona, wyłączone, wyłączony, wyłączona",
        statesAtEnd: """
            włączone, włączony, włączona, wyłączone, wyłączony, wyłączona, zaznaczone, zaznaczony, zaznaczona
            """,
        stateNames: "zawsze, jeśli, gdy",
        genericImages: "baner, logo, miniatura",
        gestures: "stuknij, stuknij dwukrotnie, kliknij, dotknij, naciśnij, przesuń, przesuń palcem",
        doubled: "ha ha")
}
