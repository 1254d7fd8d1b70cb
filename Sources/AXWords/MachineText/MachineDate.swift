import AXSyntax

/// Points in time as databases store them, after a word that says what happened: `Updated 20240915`, `Created: 1717430400`.
///
/// A number alone, or after another word, may be that of an order.
package enum MachineDate {
    /// Returns the number in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.containsAny(of: .digits), characters.contains(" "), 12...60 ~= text.utf8.count,
            characters.lastByte.isDigit, text.utf8.suffix(8).allSatisfy(\.isDigit)
        else { return nil }
        let count = text.utf8.reversed().prefix(while: \.isDigit).count
        guard count == 8 || count == 10 || count == 13 else { return nil }
        let (before, digits) = (text.dropLast(count), String(text.suffix(count)))
        guard before.last == " ", count == 8 ? isDate(digits) : "14"..."19" ~= String(digits.prefix(2)) else {
            return nil
        }
        return words.contains(where: FoldedText(String(before)).ends) ? digits : nil
    }

    /// Whether eight digits are a date: a year, a month and a day.
    private static func isDate(_ digits: String) -> Bool {
        guard let number = Int(digits) else { return false }
        return 1970...2099 ~= number / 10_000 && 1...12 ~= number / 100 % 100 && 1...31 ~= number % 100
    }

    private static let words = FoldedText.list(
        """
        updated, updated at, created, created at, modified, modified at, published, joined, since, until, expires, expires at, expired, \
        due, due date, last seen, last login, last sync, synced, timestamp, start date, end date, delivered, scheduled for, aktualisiert, \
        erstellt, geändert, veröffentlicht, seit, bis, gültig bis, fällig, zuletzt, mis à jour, créé, modifié, publié, depuis, expire, \
        actualizado, creado, modificado, publicado, desde, hasta, caduca, atualizado, criado, até, expira, aggiornato, creato, modificato, \
        scade, bijgewerkt, gemaakt, gewijzigd, sinds, verloopt, uppdaterad, skapad, opdateret, oppdatert, zaktualizowano, utworzono, \
        обновлено, создано, изменено, güncellendi, oluşturuldu, 更新日, 作成日, 更新时间, 创建时间, 更新時間, 업데이트, 생성일
        """)
}
