import AXSyntax

/// Names that nobody has written yet: what designers, developers and tools put in their place.
package enum DraftText {
    /// Returns whether the name of a control, an image or a header is such a text.
    package static func matches(_ label: String, _ folded: FoldedText, _ characters: TextCharacters) -> Bool {
        guard label.utf8.count <= longest else { return false }
        if names.contains(folded) { return true }
        if characters.areAll(in: charactersOfCodeNames), codeNames.contains(label) { return true }
        return characters.contains("[") && startsWithMarker(label, folded)
    }

    /// Returns whether a text may be one for which `isPhrase` is true, by its last character.
    package static func mayBePhrase(_ label: String, _ characters: TextCharacters) -> Bool {
        guard !label.isEmpty, label.utf8.count <= longest else { return false }
        let last = characters.lastByte
        guard last.isLetterOrDigit else { return true }
        return mayEndPhrase(UInt32(last.isUppercaseLetter ? last + 0x20 : last))
    }

    private static func mayEndPhrase(_ scalar: UInt32) -> Bool { notes[scalar] != nil || placesByEnd[scalar] != nil }

    /// Returns whether a text says where a text should be, or that it is not finished: `Headline here`.
    package static func isPhrase(_ label: String, _ folded: FoldedText) -> Bool {
        guard label.utf8.count <= longest, let last = folded.scalars.last, mayEndPhrase(last) else { return false }
        // "DRAFT – do not translate"; a whole "Do not translate" may be a command.
        if notes[last]?.contains(where: { folded.ends(with: $0) && folded.scalars.count > $0.scalars.count }) == true {
            return true
        }
        return placesByEnd[last]?.contains { folded.ends(with: $0) && isMadeOfPlaceholders(folded, before: $0) } == true
    }

    /// Returns whether the label of an image describes the description and not the image.
    package static func describesNothing(_ folded: FoldedText) -> Bool { imageNames.contains(folded) }

    /// Returns whether a word could be a draft on a button or a header, or be meant.
    package static func mayBeDraft(_ folded: FoldedText) -> Bool { possible.contains(folded) }

    private static let longest = 80

    /// Returns whether a short name begins with a mark of unfinished work in brackets.
    private static func startsWithMarker(_ label: String, _ folded: FoldedText) -> Bool {
        label.utf8.first == UInt8(ascii: "[") && label.utf8.contains(UInt8(ascii: "]"))
            && folded.scalars.count { $0 == 0x20 } <= 3 && markers.contains(folded.word(at: 0))
    }

    /// Returns whether the words before the place are those for a kind of text and for putting it there: `Add title here`.
    private static func isMadeOfPlaceholders(_ text: FoldedText, before place: FoldedText) -> Bool {
        let words = text.scalars.dropLast(place.scalars.count).split(separator: 0x20).map { FoldedText(scalars: $0) }
        return (1...4).contains(words.count) && words.contains(where: texts.contains)
            && words.allSatisfy { texts.contains($0) || fillers.contains($0) }
    }

    private static let names = FoldedSet(
        FoldedText.list(
            """
            placeholder, your title, your text, my label, hello blank fragment, change me, changeme, \
            replace me, replace this text, sample text, sample title, sample label, example text, \
            dummy, dummy text, dummy label, dummy title, filler text, label text, button text, button title, button label, \
            lorem, dolor sit amet, your text here, your title here, test button, test label, testlabel, testbutton, \
            insert title, insert headline, insert label, insert alt text, \
            insert description, my button, untitled button, title text, subtitle text, button 1 title, \
            platzhalter, platzhaltertext, beispieltext, mustertext, blindtext, titel einfügen, testtext, \
            texte d exemple, texte de remplacement, insérer le titre, espace réservé, marcador de posición, texto de ejemplo, \
            texto de prueba, insertar título, texto de exemplo, espaço reservado, inserir título, segnaposto, testo di esempio, \
            inserisci titolo, voorbeeldtekst, tijdelijke aanduiding, plaatshouder, yer tutucu, örnek metin, platshållare, \
            exempeltext, symbol zastępczy, przykładowy tekst, заполнитель, плейсхолдер, пример текста, текст заглушка, \
            نص تجريبي, عنصر نائب, प्लेसहोल्डर, नमूना टेक्स्ट, 플레이스홀더, 자리 표시자, 샘플 텍스트, 예시 텍스트, 더미 텍스트, 占位符, 占位文字, \
            占位文本, 示例文字, 示例文本, 测试文本, 测试按钮, 佔位符, 預留位置, 範例文字, 測試文字, 測試按鈕, 文案待定, 待补充, 待定, 待填写, descripción pendiente, texto pendiente, texto provisional, text folgt, beschreibung folgt, texte à venir, \
            deneme metni, текст будет позже, プレースホルダー, プレースホルダ, \
            サンプルテキスト, ダミーテキスト, ダミー, テストボタン, ここにテキスト, テキストが入ります, タイトルが入ります, 仮テキスト, teks contoh
            """))
    /// Words in small letters, as they are written in code.
    private static let codeNames: Set = [
        "tbd", "contentDescription", "accessibilityLabel", "accessibility label", "content description", "some label",
        "some text",
    ]
    private static let charactersOfCodeNames = ASCIISet(codeNames.joined())
    private static let imageNames = FoldedSet(
        FoldedText.list(
            """
            description, image description, picture description, alt, alt text, alternative text, image alt, image alt text, \
            image caption, bildbeschreibung, alternativtext, description de l image, texte alternatif, descripción, \
            descripción de la imagen, texto alternativo, descrição da imagem, descrizione immagine, testo alternativo, \
            图片描述, 替代文字, 圖片說明, 代替テキスト, 画像の説明, 이미지 설명, 대체 텍스트
            """))
    private static let markers = FoldedText.set(
        "wip, todo, tbd, fixme, dummy, placeholder, platzhalter, draft, insert, your, einfügen, insérer, insertar, inserir"
    )
    /// Notes at the end of a text, by last scalar.
    private static let notes = byEnd(
        "do not translate, don t translate, nicht übersetzen, ne pas traduire, no traducir, não traduzir")
    /// Where a text should be, by last scalar.
    private static let placesByEnd = byEnd("here, goes here, hier, ici, aquí, aqui, qui, här, tutaj")
    private static let texts = FoldedSet(
        FoldedText.list(
            """
            text, title, subtitle, headline, heading, caption, label, copy, description, content, titel, überschrift, beschreibung, \
            texte, titre, légende, texto, título, descripción, descrição, testo, titolo, descrizione, tekst, rubrik, tytuł
            """))
    private static let fillers = FoldedSet(
        FoldedText.list(
            """
            your, insert, add, enter, put, some, the, a, place, write, goes, button, image, alt, dein, deinen, ihr, ihren, einfügen, \
            votre, insérer, ajouter, tu, su, insertar, añadir, seu, inserir, tuo, il, inserisci, jouw, din, twój, main, sub
            """))
    /// Words that an app may mean.
    private static let possible = FoldedSet(
        FoldedText.list(
            """
            title, subtitle, label, text, value, heading, headline, placeholder, tbd, tbc, tba, new text, text view, test, teste, \
            titel, untertitel, überschrift, bezeichnung, beschriftung, titre, étiquette, texte, essai, título, etiqueta, texto, prueba, \
            rótulo, titolo, etichetta, testo, prova, tekst, başlık, etiket, metin, deneme, rubrik, etikett, tytuł, etykieta, заголовок, \
            метка, текст, тест, عنوان, تسمية, نص, اختبار, शीर्षक, लेबल, परीक्षण, 标题, 标签, 文本, 测试, 標題, 標籤, 文字, 測試, タイトル, ラベル, \
            テキスト, テスト, 제목, 레이블, 텍스트, 테스트, judul, teks
            """))

    private static func byEnd(_ words: String) -> PhraseTable {
        PhraseTable(grouping: FoldedText.list(words).sorted { $0.scalars.count > $1.scalars.count }) {
            $0.scalars[$0.scalars.count - 1]
        }
    }
}
