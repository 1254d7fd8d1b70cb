extension Lexicon {
    /// Polish.
    package static let polish = Lexicon(
        "pl", "Polish",
        voiceOver: [
            .selected: "Zaznaczone.",
            .selectedElement: "Zaznaczone: %1",
            .dimmed: "Wyszarzone.",
            .on: "Włączone.",
            .off: "Wyłączone.",
            .mixed: "Mieszane.",
            .isEditing: "Edycja.",
            .expanded: "Rozwinięte.",
            .collapsed: "Zwinięte.",
            .button: "Przycisk.",
            .backButton: "Przycisk wstecz.",
            .back: "Wstecz",
            .switchButton: "Przełącznik.",
            .tab: "Karta.",
            .textField: "Pole tekstowe.",
            .secureTextField: "Bezpieczne pole tekstowe.",
            .searchField: "Pole wyszukiwania.",
            .heading: "Nagłówek.",
            .headingLevel: "Nagłówek poziomu %1.",
            .link: "Łącze.",
            .adjustable: "Regulowane.",
            .image: "Obrazek.",
            .position: "%1 z %2.",
            .listStart: "Początek listy.",
            .listEnd: "Koniec listy.",
            .landmark: "Punkt orientacyjny.",
            .landmarkEnd: "Koniec.",
            .row: "Wiersz %1.",
            .column: "Kolumna %1.",
            .actionsAvailable: "Dostępne czynności.",
            .moreContent: "Dostępne dodatkowe treści.",
            .switchHint: "Stuknij dwukrotnie, aby przełączyć ustawienie.",
            .editHint: "Stuknij dwukrotnie, aby edytować.",
            .adjustHint: "Przesuń jednym palcem w górę lub w dół, aby dostosować wartość.",
        ],
        talkBack: [
            .button: "Przycisk",
            .switchButton: "Przełącz",
            .checkBox: "Pole wyboru",
            .radioButton: "Przycisk opcji",
            .editBox: "Pole edycji",
            .password: "hasło",
            .image: "Zdjęcie",
            .slider: "Suwak",
            .progressBar: "Pasek postępu",
            .dropDownList: "Lista",
            .list: "Lista",
            .grid: "Siatka",
            .webView: "Komponent WebView",
            .heading: "Nagłówek",
            .disabled: "wyłączono",
            .selected: "wybrano",
            .checked: "zaznaczono",
            .notChecked: "nie zaznaczono",
            .on: "włączono",
            .off: "wył.",
            .unlabelled: "Bez etykiety",
            .doubleTap: "Kliknij dwukrotnie",
            .activateHint: "%1, aby uaktywnić",
            .toggleHint: "%1, aby przełączyć",
            .editHint: "%1, aby edytować tekst",
            .changeHint: "%1, aby zmienić",
        ],
        words: Words(
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
                dodaj, edytuj, kopiuj, nowa, nowe, nowy, otwórz, skopiuj, udostępnij, usuń, utwórz, wklej, wstaw, \
                wybierz, wyślij, zamknij, zapisz, zmień, następna, poprzednia
                """,
            exceptions: """
                ikona stylu, ikona mody, obraz olejny, przycisk alarmowy, przycisk czynności, przycisk boczny
                """,
            vague: """
                kliknij tutaj, kliknij, stuknij tutaj, dotknij tutaj, naciśnij tutaj, tutaj, tu, czytaj więcej, \
                czytaj dalej
                """,
            vagueOnLinks: """
                więcej, pokaż więcej, zobacz więcej, dowiedz się więcej, szczegóły, więcej informacji, \
                zobacz szczegóły, pokaż szczegóły
                """,
            chosen: """
                zaznaczone, zaznaczony, zaznaczona, niezaznaczone, niezaznaczony, niezaznaczona, wybrany, wybrana, \
                wybrane, niewybrane
                """,
            switched: "włączone, włączony, włączona, wyłączone, wyłączony, wyłączona",
            statesAtEnd: """
                włączone, włączony, włączona, wyłączone, wyłączony, wyłączona, zaznaczone, zaznaczony, zaznaczona
                """,
            stateNames: "zawsze, jeśli, gdy",
            genericImages: "baner, logo, miniatura",
            gestures: "stuknij, stuknij dwukrotnie, kliknij, dotknij, naciśnij, przesuń, przesuń palcem",
            doubled: "ha ha"),
        unmistakable: Words(
            roles: [
                .button: "przycisk",
                .image: "obrazek, ~foto, ~fotografia, ~zdjęcie",
                .link: "odnośnik",
                .textField: "pole tekstowe",
                .slider: "suwak",
                .tab: "zakładka",
                .switch: "przełącznik",
                .checkBox: "pole wyboru",
                .radioButton: "przycisk opcji",
            ],
            determiners: "ten, ta, to, jeden, jedna",
            verbs: "nowy, nowa, nowe, dodaj, wybierz, zmień",
            exceptions: "przycisk czynności, przycisk boczny",
            vague: "kliknij tutaj, stuknij tutaj, dotknij tutaj, tutaj, czytaj więcej",
            vagueOnLinks: "więcej, pokaż więcej, zobacz więcej, dowiedz się więcej",
            chosen: "zaznaczone, zaznaczony, niezaznaczone, niezaznaczony",
            switched: "włączone, włączony, wyłączone, wyłączony, włączona, wyłączona",
            statesAtEnd: "zaznaczone, zaznaczony, włączone, wyłączone, włączona, wyłączona, włączony, wyłączony",
            stateNames: "zawsze, jeśli, gdy"),
        lists: [
            .usualWords: """
            wstecz, dalej, następny, poprzedni, akceptuj, się, konto, użytkownik, pomoc, aktualizuj, nowy, nowa, \
            nowe, koszyk, kup, zamów, zadzwoń, ulubione, historia, język, kalendarz, mapa, dzisiaj, dziś, \
            wczoraj, jutro, wszystkie, wszystko, ponów, gotowe, wiadomości, więcej, na, do, nie, jest, dla, oraz, \
            lub, od, po, za, czy, to
            """,
            .ownWords: """
            anuluj, zamknij, zapisz, usuń, edytuj, dodaj, wyślij, udostępnij, wyszukaj, ustawienia, \
            powiadomienia, odrzuć, potwierdź, zaloguj, wyloguj, zarejestruj, hasło, prywatność, odtwórz, pobierz, \
            wybierz, utwórz, pokaż, ukryj, wyłącz, włącz, koszyka, zapłać, kontynuuj, pomiń, otwórz, rozpocznij, \
            szukaj
            """,
            .sharedWithEnglish: """
            alarm, album, blog, film, filter, hotel, import, link, login, post, reset, start, status, stop, test, \
            transfer, top, video
            """,
            .commandLabels: """
            wstecz, dalej, następny, poprzedni, pokaż więcej, pokaż wszystko, zobacz wszystko, zobacz więcej, \
            czytaj więcej, zaloguj się, wyloguj się, kup teraz, zapłać teraz, nie teraz, zapomniałem hasła, \
            nie pamiętasz hasła, utwórz konto, usuń konto, spróbuj ponownie, zaznacz wszystko, zapisz zmiany, \
            edytuj profil, dodaj do koszyka, do kasy, rozpocznij
            """,
            .commands: """
            zapisz, wyślij, anuluj, kontynuuj, dalej, potwierdź, usuń, usuń konto, dodaj, dodaj do koszyka, \
            edytuj, zaloguj się, zaloguj, wyloguj się, wyloguj, zarejestruj się, utwórz konto, kup, kup teraz, \
            zapłać, zamów, zastosuj, zamknij, gotowe, spróbuj ponownie, pobierz, prześlij, akceptuj, odrzuć, \
            nie teraz, subskrybuj, obserwuj, pomiń
            """,
            .showAll: "pokaż wszystko, zobacz wszystko",
            .iconCommands: "szukaj",
            .iconBeginnings: "ikona",
            .iconEndings: "ikona",
            .documents: "warunki korzystania, polityka prywatności",
            .longWords: "powiadomienia, ustawienia",
            .continuations: "czytaj więcej, czytaj dalej",
            .genericImageNouns: "obraz",
            .fieldPrompts: "wpisz tekst, wpisz tutaj, wymagane, pole wymagane",
            .disclosureIndicators: "do przodu, strzałka",
            .scrollBars: "pasek przewijania",
            .logoWords: "logo",
            .decorative: """
            tło, obraz tła, separator, linia oddzielająca, linia rozdzielająca, rozdzielacz, cień, odstęp, \
            gradient, dekoracja, obraz dekoracyjny
            """,
            .decorativeAnywhere: "dekoracja, obraz dekoracyjny, obraz tła, tło, linia oddzielająca",
            .decorativeInCode: "linia, cień",
            .draftNames: "symbol zastępczy, przykładowy tekst",
            .draftPlaces: "tutaj",
            .draftTexts: "tekst, tytuł",
            .draftFillers: "twój",
            .possibleDrafts: "tekst, tytuł, etykieta",
            .elementsInCode: "przycisk",
            .dateWords: "zaktualizowano, utworzono",
            .activations: "włączone, włączony, włączona, wyłączone, wyłączony, wyłączona",
            .stateAdjectives: """
            rozwinięte, rozwinięty, rozwinięta, zwinięte, zwinięty, zwinięta, zaznaczone, zaznaczony, zaznaczona, \
            wybrany, wybrana, wybrane
            """,
            .notBeforeState: "brak, nic, nie, wszystkie",
            .disclosureStates: "rozwinięte, rozwinięty, zwinięte, zwinięty",
            .unavailableStates: "wyłączone, wyłączony, niedostępne, niedostępny",
            .onOrOff: "włączone, wyłączone, wł, wył",
            .selectedAtStart: "bieżąca karta, wybrana karta",
            .selectedAtEnd: "karta wybrana, niezaznaczone",
            .positions: "z, ze, karta",
            .demonstratives: "ten, ta, tę, to, tego, tej, tym",
            .introductions: "to jest",
            .gestureNames: "przesuń do, przesuń na",
            .gesturePhrases: """
            stuknij aby, stuknij dwukrotnie, kliknij aby, kliknij tutaj, kliknij dwukrotnie, dotknij aby, \
            dotknij dwukrotnie, przesuń aby, przytrzymaj aby, naciśnij aby
            """,
            .gesturesAfter: "dwukrotnie … stuknij, dwukrotnie … kliknij, dwukrotnie … dotknij, dwukrotnie … naciśnij",
            .switchHints: "Stuknij dwukrotnie aby przełączyć ustawienie, Stuknij dwukrotnie aby zmienić ustawienie",
            .textFieldHints: "Stuknij dwukrotnie aby edytować",
            .adjustableHints: "Przesuń jednym palcem w górę lub w dół aby zmienić wartość",
            .pageWords: "strona",
            .accessoryNames: "Więcej informacji",
            .clearButtonNames: "Wyczyść tekst",
            .passwordsAtStart: "hasło",
            .passwordTails: "ponownie",
            .visibility: "pokaż, ukryj",
            .units: "godz, godziny, minut, sekund, dni, tygodni, miesięcy, lat, kroków",
            .currencies: "zł, euro, złotych",
            .currencySigns: "zł",
        ])
}
