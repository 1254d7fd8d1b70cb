import AXWords
import Foundation
import TestSupport
import Testing

/// Texts as words are compared.
@Suite("Folded texts")
struct FoldedTextTests {
    @Test(
        "Case, signs, width and spelling that make no difference are gone",
        arguments: [
            ("Play", "play"), ("  Play,  NOW! ", "play now"), ("l’image", "l image"), ("e-mail", "e mail"), ("", ""),
            ("…", ""),
            ("STRASSE", "strasse"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ещё", "еще"), ("ЁЖ", "еж"),
            ("Й", "й"),
            ("TIKLAYIN", "tiklayin"), ("tıklayın", "tiklayin"), ("İPTAL", "iptal"), ("Düğme", "düğme"),
            ("DÜĞME", "düğme"),
            ("ŁĄCZE", "łącze"), ("Źródło", "źródło"), ("Ÿ", "ÿ"), ("ĹŇ", "ĺň"), ("Ｐｌａｙ１", "play1"), ("ﾎﾞﾀﾝ", "ボタン"),
            ("ﾊﾟｯｸ", "パック"),
            ("ｳﾞ", "ヴ"), ("محدّد", "محدد"), ("محـــدد", "محدد"), ("أإآا", "اااا"), ("على", "علي"), ("फ़ोटो", "फोटो"),
            ("चेक।", "चेक"),
            ("设置，按钮。", "设置 按钮"), ("イラスト・写真", "イラスト 写真"), ("人々", "人々"), ("Go\u{200B}od\u{AD}bye", "goodbye"),
            ("🎉 Party 🎉", "party"),
            ("👨‍👩‍👧 Family", "family"), ("3️⃣ items", "3 items"), ("snake_case", "snake case"), ("ΑΒΓ", "αβγ"),
            ("ȘTERGE, ȚARĂ", "şterge ţară"), ("şterge ţară", "şterge ţară"), ("ƠƯ", "ơư"), ("ỆẤ", "ệấ"),
            ("Ґанок", "ґанок"),
            ("Її ЄІ", "її єі"), ("пам’ять, памʼять", "пам ять пам ять"), ("ΡΥΘΜΊΣΕΙΣ", "ρυθμισεισ"),
            ("Ρυθμίσεις;", "ρυθμισεισ"), ("ΆΈΉΊΌΎΏ", "αεηιουω"), ("Καΐρι, προϊόν·", "καιρι προιον"), ("ŐŰ", "őű"),
            ("≠\u{338}", ""), ("\u{301}a", "\u{301}a"), ("x\u{301}", "x\u{301}"),
        ])
    func folding(text: String, expected: String) {
        // Strings compare by canonical equivalence; scalars must not.
        #expect(Array(FoldedText(text).text.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "Composed and decomposed are the same",
        arguments: [
            "Schaltfläche", "réglette", "icône", "botón", "não", "seçildi", "düğmesi", "şu", "łącze", "zaznaczyć",
            "źródło",
            "żółw", "länk", "på", "Ещё", "Йогурт", "버튼을 누르세요", "밟다", "ボタン", "パック", "ガギグゲゴ", "ヴ", "びょういん", "أيقونة",
            "फ़ोटो",
            "Größe", "hyperłącze", "ouïe", "Ação", "čeština",
            "Ștergeți țara", "Kőröstűz", "Її ґанок", "Ρυθμίσεις, ΐ", "Đặt lại mật khẩu", "Từ chối", "İptal",
            "Tiếng Việt",
        ])
    func canonical(text: String) {
        let composed = FoldedText(text.precomposedStringWithCanonicalMapping)
        let decomposed = FoldedText(text.decomposedStringWithCanonicalMapping)
        #expect(composed.scalars == decomposed.scalars)
        #expect(!composed.isEmpty)
    }

    @Test("Folding twice changes nothing in any text")
    func idempotent() {
        var numbers = SeededRandom(7)
        for _ in 0..<Cases.of(3_000) {
            let scalars = (0..<Int.random(in: 0...12, using: &numbers)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &numbers) ? 0x3FF : 0x1FFFF), using: &numbers))
            }
            let once = FoldedText(String(String.UnicodeScalarView(scalars)))
            #expect(FoldedText(once.text) == once, "\(scalars.map(\.value))")
            #expect(!once.text.hasPrefix(" ") && !once.text.hasSuffix(" ") && !once.text.contains("  "))
        }
    }

    @Test(
        "A text that is too long is cut, and no word is found at the end of the cut text", arguments: ["a", "ä"])
    func length(letter: String) {
        let longest = FoldedText(String(repeating: "\(letter) ", count: 50_000))
        #expect(longest.scalars.count == 99_999 && longest.ends(with: FoldedText(letter)))
        let cut = FoldedText(String(repeating: "\(letter) ", count: 500_000) + "button")
        #expect(cut.scalars.count < 100_010)
        #expect(cut.starts(with: FoldedText(letter)))
        #expect(!cut.ends(with: FoldedText(letter)) && !cut.ends(with: FoldedText("button")))
    }

    @Test("Words are whole tokens at an end, or anywhere where a writing knows no spaces")
    func places() {
        let text = FoldedText("Play the button")
        #expect(text.ends(with: FoldedText("button")) && text.ends(with: FoldedText("the button")))
        #expect(text.starts(with: FoldedText("play")) && !text.starts(with: FoldedText("pla")))
        #expect(!text.ends(with: FoldedText("utton")) && text.ends(with: FoldedText("utton"), .anywhere))
        #expect(text.firstIndex(of: FoldedText("the")) == 5 && text.firstIndex(of: FoldedText("he")) == nil)
        #expect(text.contains(FoldedText("he b")))
        #expect(text.ends(with: text) && text.starts(with: text))
        let none = FoldedText()
        #expect(
            !text.ends(with: none) && !none.ends(with: none) && !text.contains(none) && text.firstIndex(of: none) == nil
        )
        #expect(
            text.start(of: FoldedText("play"), endingAt: 4) == 0
                && text.start(of: FoldedText("play"), endingAt: 3) == nil
        )
    }
}
