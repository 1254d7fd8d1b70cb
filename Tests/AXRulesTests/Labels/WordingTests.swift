import AXAudit
import Testing

/// How names are written: capitals, full stops, spaces, signs, what is said twice.
@Suite("Wording")
struct WordingTests {
    private func speaks(_ rule: Rule, _ label: String, _ type: ElementType = .button) -> Bool {
        let traits: Traits = type == .button ? .button : type == .image ? .image : type == .link ? .link : .staticText
        return rule.count(Node(type, label, traits: traits)) == 1
    }

    @Test(
        "Capitals throughout",
        arguments: [
            ("SIGN IN NOW", true), ("EINSTELLUNGEN", true), ("ÄNDERUNGEN", true), ("НАСТРОЙКИ", true),
            ("ΡΥΘΜΙΣΕΙΣ", true),
            ("PHYSICAL AND MOTOR", true), ("SIGN OUT", true), ("GO LIVE", true), ("USA UK", false),
            ("淘宝 SOFTWARE", false), ("GOD OF GAMES® III", false), ("EXAMPLE SOFTWARE LTD", false), ("INC", false),
            ("DON'T ALLOW", true), ("E\u{301}COUTER", true), ("İSTANBUL'DA", true),
            ("OK", false), ("FAQ", false), ("USA", false), ("USA & UK", false), ("NASDAQ", false), ("UNESCO", false),
            ("Sign In", false),
            ("ORDER-2F7K9", false), ("A1B2C3D4", false), ("확인하세요", false), ("设置", false), ("设置 WIFI", false),
            ("مرحبا", false), ("ßSTRASSE", false),
            ("iOS", false), ("12345", false), ("🎉🎉🎉🎉🎉", false), ("", false), ("ＳＥＴＴＩＮＧＳ", true),
        ])
    func uppercase(label: String, expected: Bool) { #expect(speaks(.labelUppercase, label) == expected) }

    @Test(
        "A small letter at the start",
        arguments: [
            ("play", true), ("öffnen", true), ("открыть", true), ("e\u{301}couter", true), ("see all", true),
            ("don’t allow", true), (" play", true),
            ("Play", false), ("iPhone", false), ("eBay shop", false), ("macOS", false), ("adidas", false),
            ("확인", false), ("中", false), ("ب", false),
            ("3 items", false), ("🎉 party", false), ("npr.org", false), ("@anna", false), ("a", false), ("x2", false),
            ("#play", false), ("ﬁ", false),
            ("ǅ", false), ("user_name", false), ("", false),
        ])
    func capitalisation(label: String, expected: Bool) {
        #expect(speaks(.labelCapitalisation, label) == expected)
        #expect(!speaks(.labelCapitalisation, label, .link) && !speaks(.labelCapitalisation, label, .staticText))
    }

    @Test("Words in small letters are a warning; the name of an image is left to the rules on names")
    func severityOfSmallLetters() {
        func findings(_ label: String) -> [Finding] {
            Rule.labelCapitalisation.audit(Screen([.button(label)])).findings
        }
        #expect(findings("username").map(\.severity) == [.warning])
        #expect(findings("effects off").map(\.message) == ["label \"effects off\" starts with a lowercase letter"])
        #expect(findings("common visibility off").isEmpty)
    }

    @Test(
        "White space between words is counted, also if there is more at the ends",
        arguments: [
            ("Anna Verified.    Hello            1 day ago. ", "contains 12 spaces in a row"),
            ("Save ", "ends with white space"),
            (" Save", "begins with white space"), ("Save\tall", "contains a tab"),
        ])
    func spaceMessage(label: String, expected: String) {
        let messages = Rule.labelLeadingTrailingSpace.audit(Screen([.button(label)])).findings.map(\.message)
        #expect(messages.count == 1 && messages[0].hasSuffix(expected))
    }

    @Test(
        "A full stop at the end",
        arguments: [
            ("Delete.", true), ("Delete. ", true), ("削除。", true), ("हटाएं।", true), ("حذف۔", true),
            ("Turn on Wi-Fi.", true), ("Delete,", true), ("Delete;", true), ("삭제、", true), ("Email:", false),
            ("Yahoo!", false), ("10,", false),
            ("Delete", false), ("Loading...", false), ("Loading…", false), ("Move to….", false), ("Apple Inc.", false),
            ("Call Dr.", false), ("9 a.m.", false),
            ("U.S.", false), ("Anna K.", false), ("4.5", false), ("v2.0", false), ("npr.org", false),
            ("Step 1.", false), ("No!", false), ("Really?", false),
            ("Wi-Fi, on.", false), ("Saved. Undo.", false), ("保存しました。元に戻す。", false), (".", false),
            ("I agree to the terms of service of this app.", false),
        ])
    func trailingPeriod(label: String, expected: Bool) {
        #expect(speaks(.labelTrailingPeriod, label) == expected)
        #expect(!speaks(.labelTrailingPeriod, label, .link) && !speaks(.labelTrailingPeriod, label, .staticText))
    }

    @Test(
        "White space that is left over",
        arguments: [
            (" Save", true), ("Save ", true), ("Save\n", true), ("Save\u{A0}", true), ("\u{3000}保存", true),
            ("Save  all", true), ("Save\u{200B}", true),
            ("\u{FEFF}Save", true), ("Save\nall", false), ("Save\tall", true), ("Save  ·  all", false),
            ("Save  | all", false), (", Save", true), ("、保存", true), (",", false), ("Save", false),
            ("Save all", false), ("Save\u{A0}all", false),
            ("Anna\nPaid\nToday", false),
            ("Anna, paid\ntoday", false), (" ", false), ("\u{200B}", false), ("👨‍👩‍👧", false), ("می‌خواهم", false),
        ])
    func space(label: String, expected: Bool) { #expect(speaks(.labelLeadingTrailingSpace, label) == expected) }

    @Test(
        "What is said twice",
        arguments: [
            ("Close, Close", true), ("Close Close", true), ("Save changes Save changes", true),
            ("Open Open settings", true), ("CLOSE, close", true),
            ("⏰⏰⏰ Book now", true), ("🍎🍏🍐🍊 Sign up 🍎🍏", true), ("🎈🎈🎈 立即购买", true), ("🍎🍏 Sign up", false),
            ("👩‍👩‍👧‍👦 Sign up", false), ("🥂🥂🥂 Cheers, Ann", false), ("🇫🇷🇩🇪🇮🇹 Sign up", false),
            ("Menu - Menu", true), ("排序. 排序.", true), ("A - A", false),
            ("Close\nClose", true), ("닫기, 닫기", true), ("閉じる、閉じる", true), ("إغلاق، إغلاق", true),
            ("Anna, Close, Close", true), ("Anna, Close, Anna, Close", true), ("1, 2, 1, 2", false),
            ("A, Close, B, Close", false),
            ("Close", false), ("Close, Close all", false), ("Bye bye", false), ("New York, New York", false),
            ("Duran Duran", false), ("빨리 빨리", false),
            ("10, 10", false), ("10 10", false), ("A, A", false), ("ha ha ha ha", false), ("Close. Closed", false),
            ("人々", false), ("yo-yo", false),
            ("धीरे धीरे", false), ("ช้า ช้า", false), ("", false), (",", false), ("Tom and Tom", false),
        ])
    func twice(label: String, expected: Bool) { #expect(speaks(.labelRepeatsWords, label) == expected, "\(label)") }

    @Test("Emoji beside words that are no command are content; a text may repeat a command of several words")
    func emoji() {
        #expect(speaks(.labelRepeatsWords, "🎁🎁🎁 Order now", .staticText))
        #expect(!speaks(.labelRepeatsWords, "🎁🎁🎁 Stop", .staticText))
        #expect(!speaks(.labelRepeatsWords, "🎁🎁🎁 Merry Christmas, Ann", .staticText))
    }

    @Test(
        "A name that is cut off within a word",
        arguments: [
            ("Create accou…", true), ("Forgot your passw...", true), ("Continuar con Micros…", true),
            ("Politique de confiden…", true), ("Gizlilik politi…", true), ("Sign in with Face…", false),
            ("Create account…", false), ("Terms of…", false), ("Add to list…", false), ("Travel with Ann…", false),
            ("Record with mic…", false), ("Upload logo…", false), ("Spell check…", false),
        ])
    func cutOff(label: String, expected: Bool) { #expect(speaks(.labelIncomplete, label) == expected, "\(label)") }

    @Test("An arrow at an end is reported with signs; quotation marks are no arrows")
    func drawnSigns() {
        func count(_ label: String) -> Int { Rule.labelIncomplete.count(.button(label), set: ["signs": .flag(true)]) }
        #expect(count("Next >") == 1)
        #expect(count("Weiter »") == 1)
        #expect(count("Ouvrir « Mes listes »") == 0)
    }

    @Test(
        "The position of a tab, which is announced",
        arguments: [
            ("Radio, 1 of 4", true), ("Suche (3 von 4)", true), ("Recherche, onglet 3 sur 4", true),
            ("Buscar, 3 de 4", true), ("Cerca, 3 di 4", true), ("Zoeken, 3 van 4", true), ("我, 第3项，共4项", true),
            ("検索、4個中3番目", true), ("검색, 4개 중 3번째", true), ("Ara, 4 sekmeden 3.", true),
            ("Search\nTab 3 of 4", false), ("Chats, 3 unread", false), ("Level 2 of 5", false), ("Tasks, 3/4", false),
            ("Scores, 3 to 4", false), ("May, 12 of 2026", false),
        ])
    func position(label: String, expected: Bool) {
        #expect(speaks(.labelRoleRedundant, label, .tab) == expected, "\(label)")
        #expect(!speaks(.labelRoleRedundant, label))
    }

    @Test("Plurals of Indonesian are the word said twice")
    func plurals() {
        var screen = Screen([.button("anak anak")])
        #expect(Rule.labelRepeatsWords.audit(screen).findings.isEmpty == false)
        screen.locale = "id-ID"
        #expect(Rule.labelRepeatsWords.audit(screen).findings.isEmpty)
    }

    @Test(
        "Neither a letter nor a digit",
        arguments: [
            ("×", true), ("›", true), ("…", true), ("+", true), ("🎉", true), ("👍🏽", true), ("❤️", true), ("🇰🇷", true),
            ("—", true), ("∞", true), ("。", true),
            ("Close ×", false), ("7", false), ("٣", false), ("½", false), ("C++", false), ("ㄱ", false), ("々", false),
            ("中", false), ("", false), (" ", false),
            ("Ⅳ", false), ("ª", false), ("ก", false), ("ℵ", false),
        ])
    func signs(label: String, expected: Bool) {
        #expect(speaks(.labelSymbolOnly, label) == expected)
        #expect(!speaks(.labelSymbolOnly, label, .staticText))
        #expect(!expected || !speaks(.labelTooShort, label), "one finding for one cause")
    }

    @Test(
        "Letters with spaces between them",
        arguments: [
            ("S A L E", true), ("s a l e", true), ("С К И Д К А", true), ("S A L", false), ("A B C D", false),
            ("E\u{301} T E\u{301} S", true), ("S  A L E", false), ("Sale", false), ("S I G N  U P", true),
            ("W D L  G F", false),
            ("1 2 3 4", false), ("U.S.S.R.", false), ("세 일 합 니 다", false), ("I a m here", false), ("S A L E ", false),
        ])
    func spacedLetters(label: String, expected: Bool) {
        #expect(speaks(.labelSpacedLetters, label, .staticText) == expected)
    }

    @Test("A value that the label says already")
    func values() {
        func count(_ label: String, _ value: String, _ type: ElementType = .slider) -> Int {
            Rule.valueRepeatsLabel.count(Node(type, label, traits: .adjustable).with { $0.value = value })
        }
        #expect(count("Volume 40 %", "40 %") == 1)
        #expect(count("Volume, 40%", "40 %") == 1, "signs cannot be heard")
        #expect(count("음량 40퍼센트", "40퍼센트") == 1)
        #expect(count("Volume", "40 %") == 0)
        #expect(count("Volume 140", "40") == 0, "part of another number")
        #expect(count("Alarm 1", "1") == 0)
        #expect(count("Blackout", "out") == 0)
        #expect(count("Total", "Total", .staticText) == 0)
        #expect(count("—", "—") == 0)
        #expect(count("Kim", "Kim", .textField) == 0, "text-field-label-masks-value's")
        #expect(Rule.textFieldLabelMasksValue.count(Node(.textField, "Kim").with { $0.value = "Kim" }) == 1)
    }

    @Test(
        "A hint that repeats the label",
        arguments: [
            ("Save", "Save", true), ("Save", "Saves.", true), ("Push", "pushes", true), ("저장", "저장", true),
            ("SAVE", "save!", true), ("Save", "Saves it", false),
            ("Save", "Sav", false), ("Save", "", false), ("—", "—", false), ("Save", "Keeps the draft", false),
        ])
    func hints(label: String, hint: String, expected: Bool) {
        #expect((Rule.hintRepeatsLabel.count(Node.button(label).with { $0.hint = hint }) == 1) == expected)
    }

    @Test("A field without label and placeholder; one finding for one cause")
    func fields() {
        for type in [ElementType.textField, .secureTextField] {
            #expect(Rule.textFieldLabelMissing.audit(Screen([Node(type)])).findings.map(\.severity) == [.failure])
            #expect(Rule.textFieldLabelMissing.count(Node(type).with { $0.placeholder = "Email" }) == 0)
            #expect(Rule.textFieldLabelMissing.count(Node(type, " ")) == 0, "label-blank's")
            #expect(Rule.textFieldPlaceholderOnly.count(Node(type)) == 0)
            #expect(Rule.controlLabelMissing.count(Node(type)) == 0)
        }
        #expect(Rule.textFieldLabelMissing.audit(Screen([Node(.searchField)])).findings.map(\.severity) == [.warning])
        #expect(Rule.textFieldLabelMissing.count(Node(.textView)) == 0)
        #expect(Rule.textFieldLabelMissing.count(Node(.button)) == 0)
    }
}
