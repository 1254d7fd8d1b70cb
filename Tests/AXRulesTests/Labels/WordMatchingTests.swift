import AXAudit
import Testing

/// Words for roles, states and gestures in every language, and words that only resemble them.
@Suite("Words by language")
struct WordMatchingTests {
    /// What a rule says of one element on a screen in a language.
    private func severity(
        _ rule: Rule, _ label: String, _ type: ElementType = .button, locale: String? = nil, hint: String? = nil,
        language: String? = nil
    ) -> Severity? {
        let traits: Traits =
            switch type {
            case .button: .button
            case .link: .link
            case .image: .image
            case .slider: .adjustable
            case .staticText: .staticText
            default: []
            }
        let node = Node(type, label, traits: traits).with {
            $0.hint = hint
            $0.language = language
        }
        var screen = Screen([node])
        screen.locale = locale
        return rule.audit(screen).findings.first?.severity
    }

    // MARK: Words for roles

    @Test(
        "The word for the element's own role at the end, or where a language puts it",
        arguments: [
            ("Play button", .button, "en"), ("PLAY BUTTON", .button, "en-GB"),
            ("Play (button)", .button, nil), ("Button: Play", .button, "en"),
            ("Volume slider", .slider, "en"), ("Wi-Fi toggle", .switch, "en"),
            ("Email text field", .textField, "en"), ("Email field", .textField, "en"),
            ("Home tab", .tab, "en"), ("Terms link", .link, "en"),
            ("Accept checkbox", .checkBox, "en"), ("Play button, large", .button, "en"),
            ("재생 버튼", .button, "ko"), ("재생버튼", .button, "ko"), ("재생 버튼을", .button, "ko"),
            ("재생 버튼입니다", .button, "ko-KR"), ("홈 탭", .tab, "ko"),
            ("이용약관 링크", .link, nil),
            ("设置按钮", .button, "zh-Hans"), ("設定按鈕", .button, "zh-TW"),
            ("设置，按钮", .button, "zh-CN"), ("設定按鈕", .button, nil),
            ("再生ボタン", .button, "ja"), ("再生ﾎﾞﾀﾝ", .button, "ja"),
            ("再生ホ\u{3099}タン", .button, nil), ("利用規約リンク", .link, "ja-JP"),
            ("Speichertaste", .button, "de"), ("Speichern-Schaltfläche", .button, "de"),
            ("Speichern Schaltfla\u{308}che", .button, "de-AT"),
            ("SPEICHERN SCHALTFLÄCHE", .button, "de"),
            ("Bouton Lecture", .button, "fr"), ("Lecture, bouton", .button, "fr-CA"),
            ("Onglet Accueil", .tab, "fr"), ("Botón reproducir", .button, "es"),
            ("Botón reproducir", .button, "es-419"), ("Botão reproduzir", .button, "pt-BR"),
            ("Pulsante Riproduci", .button, "it"), ("Afspeelknop", .button, "nl"),
            ("Кнопка воспроизведения", .button, "ru"), ("Воспроизвести кнопка", .button, nil),
            ("تشغيل زر", .button, "ar"), ("تشغيل الزر", .button, "ar"),
            ("تشغيل الزِّرّ", .button, nil), ("زر التشغيل", .button, "ar"),
            ("Oynat düğmesi", .button, "tr"), ("OYNAT DÜĞMESİ", .button, "tr"),
            ("Gizlilik bağlantısı", .link, "tr"), ("चलाएं बटन", .button, "hi"),
            ("Spelaknapp", .button, "sv"), ("Spela knappen", .button, "sv"),
            ("Przycisk odtwarzania", .button, "pl"), ("Odtwórz przycisk", .button, "pl"),
        ] as [(String, ElementType, String?)])
    func roles(label: String, type: ElementType, locale: String?) {
        #expect(severity(.labelRoleRedundant, label, type, locale: locale) == .warning)
    }

    @Test(
        "Words of another language than English where none is declared",
        arguments: [
            ("Bouton Imprimer", .labelRoleRedundant), ("Botão de imprimir", .labelRoleRedundant),
            ("Druckschaltfläche", .labelRoleRedundant), ("Yazdır butonu", .labelRoleRedundant),
            ("Tombol cetak", .labelRoleRedundant), ("Knop Afdrukken", .labelRoleRedundant),
            ("Przycisk", .labelRoleOnly), ("Botón", .labelRoleOnly), ("打印按钮", .labelRoleRedundant),
            ("Icône Fermer", .labelRoleRedundant), ("Ícono de guardar", .labelRoleRedundant),
            ("Ordner, ausgeklappt", .labelStateRedundant), ("Carpeta, seleccionada", .labelStateRedundant),
            ("Clicca qui", .labelNonDescriptive), ("di sini", .labelNonDescriptive),
            ("Segnaposto", .labelDebugText), ("Überschrift hier", .labelDebugText),
            ("Filters expanded", .labelStateRedundant), ("Optionen eingeklappt", .labelStateRedundant),
            ("Options repliées", .labelStateRedundant), ("Talla seleccionada", .labelStateRedundant),
            ("Lista zwinięta", .labelStateRedundant), ("Список свернут", .labelStateRedundant),
            ("菜单已收起", .labelStateRedundant),
            ("メニュー展開中", .labelStateRedundant), ("Selected: Blue", .labelStateRedundant),
            ("Heart, pressed", .labelStateRedundant),
            ("Les mer", .labelNonDescriptive), ("Lue lisää", .labelNonDescriptive),
            ("Klikněte zde", .labelNonDescriptive),
            ("Tallenna-painike", .labelRoleRedundant), ("Tasto avanti", .labelRoleRedundant),
            ("Button send", .labelRoleRedundant), ("Icon close", .labelRoleRedundant),
            ("排序图标", .labelRoleRedundant), ("再生アイコン", .labelRoleRedundant), ("좋아요 아이콘", .labelRoleRedundant),
            ("跳过键", .labelRoleRedundant),
            ("Trykk for å åpne", .labelGestureInstruction), ("Poklepejte dvakrát", .labelGestureInstruction),
            ("Mantén pulsado para grabar", .labelGestureInstruction), ("Add Add note", .labelRepeatsWords),
            ("Zum Zum Warenkorb", .labelRepeatsWords),
        ] as [(String, Rule)])
    func unmistakable(label: String, rule: Rule) {
        #expect(severity(rule, label) != nil)
    }

    @Test(
        "Names that such words resemble",
        arguments: [
            ("Bouton d'or", .labelRoleRedundant), ("Botón de acción", .labelRoleRedundant),
            ("Knopfler", .labelRoleRedundant),
            ("Añadir un botón", .labelRoleRedundant), ("App icon", .labelRoleRedundant),
            ("Icono de la app", .labelRoleRedundant),
            ("Button Colors", .labelRoleRedundant), ("Selected works", .labelStateRedundant),
            ("Hide unchecked", .labelStateRedundant), ("Selected: 4 songs", .labelStateRedundant),
            ("3 selected", .labelStateRedundant), ("Nothing selected", .labelStateRedundant),
            ("Archive selected", .labelStateRedundant),
            ("Alle ausgewählt", .labelStateRedundant), ("No file selected", .labelStateRedundant),
            ("Icon Theatre", .labelRoleRedundant), ("快捷键", .labelRoleRedundant), ("Home键", .labelRoleRedundant),
            ("删除键", .labelRoleRedundant), ("应用图标", .labelRoleRedundant), ("アプリアイコン", .labelRoleRedundant),
            ("Button Shapes", .labelRoleRedundant), ("Go Go Cafe", .labelRepeatsWords),
            ("Añadir más", .labelNonDescriptive),
            ("Qui Gon", .labelNonDescriptive), ("Ici Paris", .labelNonDescriptive),
            ("Here we go", .labelNonDescriptive),
            ("Placeholder Text", .labelDebugText), ("Test results", .labelDebugText),
            ("Title and author", .labelDebugText),
            ("Do not translate", .labelDebugText), ("[Live] Concert", .labelDebugText), ("Lane 3", .labelRoleOnly),
            ("Photo 3", .labelRoleOnly), ("Slide to Type", .labelGestureInstruction),
        ] as [(String, Rule)])
    func resemblesUnmistakable(label: String, rule: Rule) {
        #expect(severity(rule, label) == nil)
    }

    @Test(
        "Words that resemble the word for a role, or name the thing itself",
        arguments: [
            ("LinkedIn", .link, "en"), ("Blink", .link, "en"), ("Add a button", .button, "en"),
            ("Your button", .button, "en"),
            ("Buttonhole", .button, "en"), ("Button mushrooms", .button, "en"), ("Benjamin Button", .button, "en"),
            ("Springfield", .textField, "en"), ("Tabletop", .tab, "en"), ("New tab", .tab, "en"),
            ("Tab bar", .tab, "en"),
            ("Switch account", .switch, "en"), ("Link account", .link, "en"), ("Copy link", .link, "en"),
            ("Nintendo Switch", .switch, "en"), ("Play", .button, "en"), ("Button", .button, "en"),
            ("드링크", .link, "ko"), ("블링크", .link, "ko"), ("스탭", .tab, "ko"), ("탭댄스", .tab, "ko"),
            ("버튼 추가", .button, "ko"),
            ("链接设备", .link, "zh-Hans"), ("开关机", .switch, "zh-Hans"), ("复制链接", .link, "zh-Hans"),
            ("关闭标签页", .tab, "zh-Hans"), ("新增分頁", .tab, "zh-Hant"), ("새 탭", .tab, "ko"),
            ("ボタン電池", .button, "ja"), ("新規タブ", .tab, "ja"), ("スケートリンク", .link, "ja"), ("タブレット", .tab, "ja"),
            ("Kontraste", .button, "de"), ("Tastatur", .button, "de"), ("Tabelle", .tab, "de"), ("Flink", .link, "de"),
            ("Nach links", .link, "de"), ("Bielefeld", .textField, "de"), ("Lichtschalter", .switch, "de"),
            ("Ajouter un bouton", .button, "fr"), ("Bouton d’or", .button, "fr"), ("Julien", .link, "fr"),
            ("Copier le lien", .link, "fr"), ("Campo de fútbol", .textField, "es"), ("Añadir un botón", .button, "es"),
            ("Knooppunt", .button, "nl"), ("Kopieer link", .link, "nl"), ("Tabel", .tab, "nl"),
            ("Полезно", .textField, "ru"),
            ("Скопировать ссылку", .link, "ru"), ("نسخ الرابط", .link, "ar"), ("Yeni sekme", .tab, "tr"),
            ("टैबलेट", .tab, "hi"), ("Knapplös", .button, "sv"), ("Polecam", .textField, "pl"),
            ("Nowa karta", .tab, "pl"),
        ] as [(String, ElementType, String)])
    func notRoles(label: String, type: ElementType, locale: String) {
        #expect(severity(.labelRoleRedundant, label, type, locale: locale) == nil)
    }

    @Test("Only the word for the element's own role repeats it")
    func ownRole() {
        #expect(severity(.labelRoleRedundant, "Photo library button", .link) == nil)
        #expect(severity(.labelRoleRedundant, "Privacy link", .button) == nil)
        #expect(severity(.labelRoleRedundant, "Play button", .staticText) == nil)
        #expect(severity(.labelRoleRedundant, "Profile image", .image) == nil)
    }

    @Test(
        "Nothing but the word for a role",
        arguments: [
            ("Button", .button, "en", .failure), ("btn", .button, nil, .failure), ("Image", .image, "en", .failure),
            ("Image", .button, "en", .warning), ("Photo", .image, "en", .warning), ("Photo", .button, "en", nil),
            ("Link", .link, "en", .failure), ("Link", .button, "en", nil), ("Tab", .tab, "en", .failure),
            ("Tab", .button, "en", nil), ("Text field", .textField, "en", .failure), ("Switch", .button, "en", nil),
            ("버튼", .button, "ko", .failure),
            ("단추", .link, "ko", .failure), ("사진", .button, "ko", nil), ("画像", .image, "ja", .failure),
            ("按钮", .button, nil, .failure), ("Knopf", .button, "de", .failure), ("Bild", .image, "de", .failure),
            ("Bouton", .image, "fr", .failure), ("Кнопка", .button, "ru", .failure), ("الزر", .button, "ar", .failure),
            ("Button", .button, "fi", nil), ("Button", .staticText, "en", nil), ("Buttons", .button, "en", nil),
        ] as [(String, ElementType, String?, Severity?)])
    func alone(label: String, type: ElementType, locale: String?, expected: Severity?) {
        #expect(severity(.labelRoleOnly, label, type, locale: locale) == expected)
        #expect(severity(.labelRoleRedundant, label, type, locale: locale) == nil, "one finding for one cause")
    }

    @Test(
        "Words for images at an end of an image's label",
        arguments: [
            ("Image of a red kite", "en", .warning), ("A red kite, image", "en", .warning),
            ("Photo of Anna", "en", .warning),
            ("Weather icon", nil, .warning), ("강아지 이미지", "ko", .warning), ("강아지이미지", "ko", .warning),
            ("강아지 사진", "ko", .warning), ("产品图片", "zh-Hans", .warning), ("產品圖示", "zh-Hant", .warning),
            ("犬の画像", "ja", .warning), ("Bild von Anna", "de", .warning), ("Profilbild", "de", .warning),
            ("Image de profil", "fr", .warning), ("Icono de búsqueda", "es", .warning),
            ("Imagem do produto", "pt", .warning),
            ("Immagine del profilo", "it", .warning), ("Afbeelding van Anna", "nl", .warning),
            ("Изображение профиля", "ru", .warning), ("أيقونة البحث", "ar", .warning),
            ("Profil simgesi", "tr", .warning),
            ("कुत्ते की फोटो", "hi", .warning), ("Bild av Anna", "sv", .warning), ("Obraz profilu", "pl", .warning),
            ("Silicon", "en", nil), ("Demographics", "en", nil), ("Iconic poster", "en", nil),
            ("Photosynthesis", "en", nil),
            ("Photo Booth", "en", nil), ("Picture frame", "en", nil), ("Picture in Picture", "en", nil),
            ("그림책", "ko", nil), ("图片编辑器", "zh-Hans", nil),
            ("アイコニック", "ja", nil), ("Bildschirm", "de", nil), ("Bildung", "de", nil), ("Vorbild", "de", nil),
            ("Imagerie", "fr", nil), ("Fotocopia", "es", nil), ("фотосинтез", "ru", nil), ("صورتك", "ar", nil),
            ("Bildskärm", "sv", nil), ("Image of a red kite", "fi", nil),
        ] as [(String, String?, Severity?)])
    func images(label: String, locale: String?, expected: Severity?) {
        #expect(severity(.imageLabelRedundantWord, label, .image, locale: locale) == expected)
        #expect(severity(.imageLabelRedundantWord, label, .button, locale: locale) == nil, "a control is no image")
    }

    // MARK: Vague phrases

    @Test(
        "A label that says nothing, whole and never as a part",
        arguments: [
            ("Click here", "en", .failure, .warning), ("CLICK HERE!", "en", .failure, .warning),
            ("More", "en", .failure, nil), ("Details", "en", .failure, nil), ("Go", "en", .failure, nil),
            ("여기", "ko", .failure, .warning), ("더보기", "ko", .failure, nil), ("更多", "zh-Hans", .failure, nil),
            ("更多", nil, .failure, nil), ("こちら", "ja", .failure, .warning),
            ("Mehr erfahren", "de", .failure, nil),
            ("Weiter", "de", .failure, nil), ("En savoir plus", "fr", .failure, nil),
            ("Aquí", "es", .failure, .warning),
            ("Saiba mais", "pt", .failure, nil), ("Scopri di più", "it", .failure, nil),
            ("Lees meer", "nl", .failure, .warning), ("Ещё", "ru", .failure, nil),
            ("ЕЩЕ", "ru", .failure, nil),
            ("Далее", "ru", .failure, nil), ("المزيد", "ar", .failure, nil),
            ("اقرأ المزيد", "ar", .failure, .warning),
            ("TIKLAYIN", "tr", .failure, .warning), ("tıklayın", "tr", .failure, .warning),
            ("और", "hi", .failure, nil),
            ("Läs mer", "sv", .failure, .warning), ("Więcej", "pl", .failure, nil),
            ("Baltimore", "en", nil, nil), ("Sophomore", "en", nil, nil), ("More than 10", "en", nil, nil),
            ("Disney Plus", "fr", nil, nil),
            ("更多设置", "zh-Hans", nil, nil), ("ここから", "ja", nil, nil), ("चाय और कॉफी", "hi", nil, nil),
            ("Mehrere", "de", nil, nil),
            ("Turystyka", "pl", nil, nil), ("Mera", "sv", nil, nil), ("Demais", "pt", nil, nil),
            ("Más", "en", nil, nil),
            ("More", "fi", nil, nil), ("Meer", "de", nil, nil),
        ] as [(String, String?, Severity?, Severity?)])
    func vague(label: String, locale: String?, onLink: Severity?, onButton: Severity?) {
        #expect(severity(.labelNonDescriptive, label, .link, locale: locale) == onLink)
        #expect(severity(.labelNonDescriptive, label, .button, locale: locale) == onButton)
        #expect(severity(.labelNonDescriptive, label, .staticText, locale: locale) == nil)
    }

    @Test(
        "A segment and an item of a tab bar are not reported, and buttons that share a label are left to label-duplicate"
    )
    func vagueCompany() {
        for type in [ElementType.segmentedControl, .tabBar] {
            #expect(Rule.labelNonDescriptive.count(Node(type, exposed: false, [.button("Here")])) == 0)
        }
        #expect(Rule.labelNonDescriptive.count(.button("Here")) == 1)
        #expect(Rule.labelNonDescriptive.count(.button("Here"), .button("Here")) == 0)
        #expect(Rule.labelDuplicate.count(.button("Here"), .button("Here")) == 1)
        let link = Node(.link, "Here", traits: .link)
        #expect(Rule.labelNonDescriptive.count(link, link) == 2)
        #expect(Rule.labelDuplicate.count(link, link) == 0)
    }

    @Test(
        "A word for a role in a compound is no word for the role",
        arguments: [
            ("One-button alert", nil), ("Two-Button mouse for the office", nil),
            ("Play button for the trailer", .warning),
            ("E-mail button for the trailer", .warning), ("Save-button", nil),
        ] as [(String, Severity?)])
    func compounds(label: String, expected: Severity?) {
        #expect(severity(.labelRoleRedundant, label, locale: "en") == expected)
    }

    @Test(
        "The system's own hints are not the app's",
        arguments: [
            (ElementType.switch, "Double-tap to toggle setting", false),
            (.switch, "Double tap to toggle setting.", false),
            (.switch, "ダブルタップして設定を切り替えます。", false), (.switch, "Double tap to silence the alarm", true),
            (.button, "Double-tap to toggle setting", true), (.textField, "Double tap to edit", false),
            (.slider, "Swipe up or down with one finger to adjust the value.", false),
            (.slider, "Swipe up or down to adjust the volume", true),
        ])
    func systemHints(type: ElementType, hint: String, isReported: Bool) {
        let traits: Traits = type == .slider ? .adjustable : type == .button ? .button : []
        let node = Node(type, "Wi-Fi", traits: traits).with { $0.hint = hint }
        #expect(Rule.hintGesture.count(node) == (isReported ? 1 : 0))
    }

    @Test(
        "A page control is known by its value in every language",
        arguments: [
            ("page 1 of 3", true), ("Page 2 of 10", true), ("3ページ中1ページ目", true), ("第1页（共3页）", true),
            ("Seite 1 von 3", true), ("страница 1 из 3", true), ("صفحة ١ من ٣", true), ("40 %", false),
            ("page 1", false),
            ("1 of 3", false),
        ])
    func pageControls(value: String, isPageControl: Bool) {
        let slider = Node(.slider, traits: .adjustable).with { $0.value = value }
        #expect(Rule.controlLabelMissing.count(slider) == (isPageControl ? 0 : 1))
    }

    // MARK: Gestures and states

    @Test(
        "Gestures in hints",
        arguments: [
            ("Double tap to open", "en", true), ("Tap here", "en", true), ("Swipe up or down to adjust", "en", true),
            ("Opens the press releases", "en", false), ("Shows a tap water map", "en", false),
            ("두 번 탭하여 열기", "ko", true), ("다음 탭으로 이동", "ko", false), ("길게 누르면 삭제됩니다", "ko", true),
            ("클릭 수를 봅니다", "ko", false),
            ("双击打开", "zh-Hans", true), ("點兩下即可打開", "zh-Hant", true), ("打开设置", "zh-Hans", false),
            ("タップして開く", "ja", true), ("次のタブを開きます", "ja", false), ("押し入れを表示", "ja", false),
            ("Zum Öffnen doppeltippen", "de", true), ("Öffnet das Menü", "de", false),
            ("Appuyez pour ouvrir", "fr", true),
            ("Toca dos veces para abrir", "es", true), ("Toca la canción", "es", false),
            ("Toque para abrir", "pt", true),
            ("Tocca per aprire", "it", true), ("Tik om te openen", "nl", true), ("Нажмите, чтобы открыть", "ru", true),
            ("انقر للفتح", "ar", true), ("Açmak için dokunun", "tr", true), ("खोलने के लिए टैप करें", "hi", true),
            ("Tryck för att öppna", "sv", true), ("Stuknij, aby otworzyć", "pl", true), ("Tap to open", "fi", false),
            ("Opens the menu", "en", false),
        ])
    func hints(hint: String, locale: String, expected: Bool) {
        #expect((severity(.hintGesture, "Label", locale: locale, hint: hint) != nil) == expected)
    }

    @Test(
        "States after a separator, on what has a state",
        arguments: [
            ("Wi-Fi, on", "en", true), ("Wi-Fi (off)", "en", true), ("Wi-Fi - selected", "en", true),
            ("Wi-Fi: On", "en", true),
            ("Turn on", "en", false), ("Stand-on", "en", false), ("Sign-off", "en", false), (", on", "en", true),
            ("와이파이, 선택됨", "ko", true), ("와이파이（켬）", "ko", true), ("无线局域网，已选择", "zh-Hans", true),
            ("機内モード、オン", "ja", true), ("WLAN, ausgewählt", "de", true), ("Wi-Fi, sélectionnée", "fr", true),
            ("Wi-Fi, activado", "es", true), ("Wi-Fi, não selecionado", "pt", true), ("Wi-Fi, selezionata", "it", true),
            ("Wifi, geselecteerd", "nl", true), ("Wi-Fi, выбран", "ru", true), ("واي فاي، محدّد", "ar", true),
            ("Wi-Fi, seçildi", "tr", true), ("वाई-फ़ाई, चुना गया", "hi", true), ("Wi-Fi, markerad", "sv", true),
            ("Wi-Fi, zaznaczone", "pl", true), ("Wi-Fi, on", "fi", false),
        ])
    func states(label: String, locale: String, expected: Bool) {
        #expect((severity(.labelStateRedundant, label, .switch, locale: locale) != nil) == expected)
        #expect(severity(.labelStateRedundant, label, .staticText, locale: locale) == nil)
    }

    @Test(
        "States without a separator, on switches",
        arguments: [
            ("Wi-Fi on", "en", true), ("Sound off", "en", true), ("Turn sound off", "en", false),
            ("Always on", "en", false),
            ("와이파이 켬", "ko", true), ("자동 켬", "ko", false), ("Wi-Fiオン", "ja", true), ("蓝牙已开启", "zh-Hans", true),
            ("展开", "zh-Hans", false), ("藍牙已關閉", "zh-Hant", true), ("WLAN ein", "de", true),
            ("Schalte WLAN ein", "de", false),
            ("Son activé", "fr", true), ("Sonido activado", "es", true), ("Som ativado", "pt", true),
            ("Audio attivato", "it", true),
            ("Geluid uit", "nl", true), ("Звук выкл", "ru", true), ("الصوت مفعل", "ar", true), ("Ses açık", "tr", true),
            ("वाई-फ़ाई चालू", "hi", true), ("Ljud av", "sv", true), ("Stäng av", "sv", false),
            ("Dźwięk włączony", "pl", true),
        ])
    func statesAtEnd(label: String, locale: String, expected: Bool) {
        #expect((severity(.labelStateRedundant, label, .switch, locale: locale) != nil) == expected)
    }

    @Test(
        "Gestures at the end of a label",
        arguments: [
            ("Museum, double tap to open", "en", true), ("Museum. Tap here", "en", true), ("Museum, open", "en", false),
            ("News, press releases", "en", false), ("Shop, click and collect", "en", false),
            ("박물관, 두 번 탭하여 열기", "ko", true), ("博物馆，点按打开", "zh-Hans", true), ("博物館、タップして開く", "ja", true),
            ("スワイプ操作", "ja", false), ("Museum, tippen Sie zum Öffnen", "de", true),
            ("Musée, touchez pour ouvrir", "fr", true),
            ("Museo, toca para abrir", "es", true), ("Museu, toque para abrir", "pt", true),
            ("Museo, tocca per aprire", "it", true),
            ("Museum, tik om te openen", "nl", true), ("Музей, нажмите, чтобы открыть", "ru", true),
            ("Музей. Нажмите дважды", "ru", true), ("المتحف، انقر للفتح", "ar", true),
            ("Müze, açmak için dokunun", "tr", true),
            ("संग्रहालय, खोलने के लिए टैप करें", "hi", true), ("Museum, tryck för att öppna", "sv", true),
            ("Muzeum. Stuknij dwukrotnie", "pl", true), ("Przesuń do kosza", "pl", false),
        ])
    func gesturesAtEnd(label: String, locale: String, expected: Bool) {
        #expect((severity(.labelGestureInstruction, label, locale: locale) != nil) == expected)
    }

    // MARK: Languages

    @Test("The element's own language comes before the screen's")
    func languages() {
        #expect(severity(.labelRoleRedundant, "Speichertaste", locale: "en", language: "de") == .warning)
        #expect(severity(.labelRoleRedundant, "Speichertaste", locale: "de", language: "en") == nil)
        #expect(severity(.labelRoleRedundant, "Play button", locale: "de", language: "fi") == nil)
    }

    @Test("Scripts speak for themselves; Latin letters are English unless a language of theirs is declared")
    func scripts() {
        for locale in [nil, "en", "ko", "ja-JP", "zh-Hant", "ru", "ar", "hi"] {
            #expect(severity(.labelRoleRedundant, "Play button", locale: locale) == .warning)
            #expect(severity(.labelRoleRedundant, "재생 버튼", locale: locale) == .warning)
            #expect(severity(.labelRoleRedundant, "Speichertaste", locale: locale) == nil)
        }
        // Ukrainian has letters that Russian does not have; Belarusian and Persian have no list.
        for locale in [nil, "uk", "ru", "de"] {
            #expect(severity(.labelRoleRedundant, "Відтворити кнопка", locale: locale) == .warning)
        }
        #expect(severity(.labelRoleRedundant, "Закрыць кнопка", locale: "be") == nil)
        #expect(severity(.labelRoleRedundant, "پخش زر", locale: "fa") == nil)
        #expect(severity(.labelRoleRedundant, "เล่น button", locale: nil) == nil, "Thai, which has no list")
        #expect(severity(.labelRoleRedundant, "Play button", locale: "") == nil, "no language that is known here")
    }

    @Test("A text that shows the same words excuses the label")
    func visibleTitle() {
        let title = Node(.staticText, "Play button", exposed: false)
        #expect(Rule.labelRoleRedundant.count(Node(.button, "Play button", traits: .button, [title])) == 0)
        let other = Node(.staticText, "Play", exposed: false)
        #expect(Rule.labelRoleRedundant.count(Node(.button, "Play button", traits: .button, [other])) == 1)
    }
}
