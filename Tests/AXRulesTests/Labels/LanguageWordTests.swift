import AXAudit
import Testing

/// Words of languages whose neighbours write nearly the same, and texts of the neighbours.
@Suite("Words of neighbouring languages")
struct LanguageWordTests {
    private func finds(_ rule: Rule, _ label: String, _ type: ElementType, _ locale: String?) -> Bool {
        let traits: Traits =
            switch type {
            case .button: .button
            case .link: .link
            case .image: .image
            default: []
            }
        var screen = Screen([Node(type, label, traits: traits)])
        screen.locale = locale
        return !rule.audit(screen).findings.isEmpty
    }

    @Test(
        "The word for the element's own role",
        arguments: [
            ("Tlačítko Zavřít", .button, "cs"), ("Zavřít tlačítko", .button, "cs"), ("Obrázek psa", .image, "cs"),
            ("Tilbage knap", .button, "da"), ("Lukknap", .button, "da-DK"), ("Profilbillede", .image, "da"),
            ("Lukkeknapp", .button, "nb"), ("Tilbake-knapp", .button, "no"), ("Vilkår lenke", .link, "nb-NO"),
            ("Sulje-painike", .button, "fi"), ("Toistopainike", .button, "fi"), ("Ehdot linkki", .link, "fi"),
            ("Bezárás gomb", .button, "hu"), ("Bezárógomb", .button, "hu"), ("Hangerő csúszka", .slider, "hu"),
            ("Tombol tutup", .button, "id"), ("Tombol tutup", .button, "in_ID"), ("Gambar kucing", .image, "id"),
            ("Кнопка Закрити", .button, "uk"), ("Кнопка Їжа", .button, nil), ("Закрити кнопка", .button, "uk"),
            ("Κουμπί Κλείσιμο", .button, "el"), ("ΚΛΕΙΣΙΜΟ ΚΟΥΜΠΙ", .button, nil), ("Όροι σύνδεσμος", .link, "el"),
            ("Butonul Închide", .button, "ro"), ("Casetă de selectare Termeni", .checkBox, "ro"),
            ("Pictogramă coș", .image, "ro"), ("Nút Đóng", .button, "vi"), ("Thanh trượt âm lượng", .slider, "vi"),
        ] as [(String, ElementType, String?)])
    func roles(label: String, type: ElementType, locale: String?) {
        let rule: Rule = type == .image ? .imageLabelRedundantWord : .labelRoleRedundant
        #expect(finds(rule, label, type, locale))
    }

    @Test(
        "Words that mean something else, and those of a neighbour",
        arguments: [
            ("Knap 2 timer", .button, "da"), ("Hold siden", .button, "da"), ("Knapp tid", .button, "nb"),
            ("Přidat obrázek", .image, "cs"),
            ("Térkép", .image, "hu"), ("Kép hozzáadása", .button, "hu"), ("Elokuva", .image, "fi"),
            ("Butang tutup", .button, "id"), ("Tindakan", .button, "id"), ("Горячая кнопка", .button, "ru"),
            ("Тривожна кнопка", .button, "uk"), ("Кнопка живлення", .button, "uk"), ("Закрыть", .button, "uk"),
            ("Προσθήκη εικόνας", .image, "el"), ("Κουμπί πανικού", .button, "el"), ("Adaugă imagine", .image, "ro"),
            ("Butonul lateral", .button, "ro"), ("Thêm ảnh", .image, "vi"), ("Nút thắt cổ chai", .button, "vi"),
        ] as [(String, ElementType, String?)])
    func otherWords(label: String, type: ElementType, locale: String?) {
        let rule: Rule = type == .image ? .imageLabelRedundantWord : .labelRoleRedundant
        #expect(!finds(rule, label, type, locale))
    }

    @Test(
        "Labels that describe nothing",
        arguments: [
            ("Klikněte zde", "cs"), ("Více informací", "cs"), ("Klik her", "da"), ("Få mere at vide", "da"),
            ("Klikk her", "nb"), ("Finn ut mer", "nb"), ("Lue lisää", "fi"), ("Lisätietoja", "fi"),
            ("Kattintson ide", "hu"), ("További információ", "hu"), ("Klik di sini", "id"), ("Selengkapnya", "id"),
            ("Натисніть тут", "uk"), ("Детальніше", "uk"), ("Натисніть тут", nil), ("Детальніше", "ru"),
            ("Πατήστε εδώ", "el"), ("ΠΕΡΙΣΣΟΤΕΡΑ", "el"), ("Apasă aici", "ro"), ("Aflați mai multe", "ro"),
            ("AFLAŢI MAI MULTE", "ro"), ("Nhấn vào đây", "vi"), ("Xem thêm", "vi"),
        ] as [(String, String?)])
    func vague(label: String, locale: String?) { #expect(finds(.labelNonDescriptive, label, .link, locale)) }

    @Test(
        "States after a separator, on what has a state",
        arguments: [
            ("Wi-Fi, zapnuto", "cs"), ("Wi-Fi, slået til", "da"), ("Wi-Fi, slått av", "nb"), ("Wi-Fi, päällä", "fi"),
            ("Wi-Fi, bekapcsolva", "hu"), ("Wi-Fi, dinonaktifkan", "id"), ("Wi-Fi, увімкнено", "uk"),
            ("Wi-Fi, ενεργοποιημένο", "el"), ("Wi-Fi, dezactivat", "ro"), ("Wi-Fi, đang bật", "vi"),
        ])
    func states(label: String, locale: String) {
        #expect(finds(.labelStateRedundant, label, .switch, locale))
        #expect(!finds(.labelStateRedundant, label, .staticText, locale))
    }

    @Test(
        "Instructions to perform a gesture",
        arguments: [
            ("Muzeum, poklepejte dvakrát", "cs"), ("Museum, tryk to gange for at åbne", "da"),
            ("Museum, trykk for å åpne", "nb"), ("Museo, napauta avataksesi", "fi"),
            ("Múzeum, koppintson duplán", "hu"), ("Museum, ketuk untuk membuka", "id"),
            ("Музей, двічі торкніться, щоб відкрити", "uk"), ("Μουσείο, πατήστε για άνοιγμα", "el"),
            ("Muzeu, apăsați pentru a deschide", "ro"), ("Bảo tàng, nhấn đúp để mở", "vi"),
        ])
    func gestures(label: String, locale: String) {
        #expect(finds(.labelGestureInstruction, label, .button, locale))
    }

    @Test(
        "Usual labels in a language are none of these",
        arguments: [
            ("cs", ["Zavřít", "Karta", "Nastavení", "Vybrané položky", "Zpět na přehled", "Ikona módy"]),
            ("da", ["Luk", "Log på", "Indstillinger", "Fra København", "Til Aarhus", "Slå lyden til"]),
            ("nb", ["Lukk", "Logg på", "Slå av", "Spill av", "Innstillinger", "Meld deg på"]),
            ("sv", ["Stäng", "Logga in", "Slå på", "Inställningar", "Spela upp", "Till kassan"]),
            ("fi", ["Sulje", "Asetukset", "Tallennustilaa käytössä", "Lisää koriin", "Muotokuva"]),
            ("hu", ["Bezárás", "Jelentkezz be", "Lépj ki", "Térkép", "Link másolása", "Beállítások"]),
            ("id", ["Tutup", "Pesanan aktif", "Pengaturan", "Salin tautan", "Foto-foto"]),
            ("ms", ["Tutup", "Tetapan", "Butang", "Ketuk di sini"]),
            ("uk", ["Закрити", "Налаштування", "Вибране", "Увімкнути звук", "Поле чудес"]),
            ("ru", ["Закрыть", "Настройки", "Избранное", "Включить звук"]),
            ("el", ["Κλείσιμο", "Ρυθμίσεις", "Λογαριασμός ενεργός", "Αντιγραφή συνδέσμου"]),
            ("ro", ["Închide", "Setări", "Text selectat", "Motor oprit", "Copiază linkul"]),
            ("vi", ["Đóng", "Cài đặt", "Mục đã chọn", "Bật", "Thêm vào giỏ hàng"]),
            ("sk", ["Zavrieť", "Nastavenia", "Späť"]),
        ])
    func usual(locale: String, labels: [String]) {
        for label in labels {
            for rule in [Rule.labelRoleRedundant, .labelStateRedundant, .labelGestureInstruction, .labelNonDescriptive]
            {
                #expect(!finds(rule, label, .button, locale), "\(rule) \(label)")
            }
        }
    }
}
