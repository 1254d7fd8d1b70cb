/// The beginnings of usual names in all languages that end within a word.
package enum CutOffNames {
    /// Returns whether a text without its ellipsis is the beginning of a usual name of several words, or ends within the name of a
    /// provider of accounts: `Continue with Goo`.
    package static func contain(_ text: FoldedText) -> Bool {
        let last = FoldedText(scalars: text.scalars.split(separator: 0x20).last ?? [])
        guard text.wordCount > 1, last.scalars.count >= 2, !words.contains(last) else { return false }
        if text.scalars.count >= 10,
            names.contains(where: { $0.scalars.count > text.scalars.count && $0.startsAnywhere(with: text) })
        {
            return true
        }
        return providers.contains { $0.scalars.count > last.scalars.count && $0.startsAnywhere(with: last) }
            && (last.scalars.count >= 4 || last == google)
            && prepositions.contains(text.word(before: text.scalars.count - last.scalars.count))
    }

    private static let names =
        CommandLabels.lists.flatMap(FoldedText.list).filter { $0.wordCount > 1 } + FoldedText.list(documents)
    /// Whole words, of which none is cut off.
    private static let words = FoldedSet(
        names.flatMap { $0.scalars.split(separator: 0x20).map { FoldedText(scalars: $0) } }
            + FoldedText.list(
                "face, link, micro, insta, car, pass, shop, form, all, new, art, men, back, out, in"))
    /// The shortest beginning of the name of a provider that is no word.
    private static let google = FoldedText("goo")
    private static let providers = FoldedText.list("google, facebook, apple, microsoft, twitter, linkedin, instagram")
    private static let prepositions = FoldedText.set("with, mit, avec, con, com, met, med, via, über, dengan")
    private static let documents =
        """
        terms of use, terms of service, terms and conditions, privacy policy, cookie policy, privacy settings, account settings, \
        notification settings, allgemeine geschäftsbedingungen, rechtliche hinweise, conditions d utilisation, \
        conditions générales, politique de confidentialité, mentions légales, paramètres du compte, condiciones de uso, \
        términos y condiciones, términos de uso, política de privacidad, aviso legal, termos de uso, termos e condições, \
        termos de serviço, política de privacidade, condizioni d uso, termini di servizio, termini e condizioni, \
        informativa sulla privacy, algemene voorwaarden, kullanım koşulları, gizlilik politikası, hizmet şartları, \
        warunki korzystania, polityka prywatności, условия использования, политика конфиденциальности, syarat dan ketentuan, \
        kebijakan privasi, điều khoản sử dụng, chính sách bảo mật
        """
}
