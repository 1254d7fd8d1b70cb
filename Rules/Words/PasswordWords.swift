/// The words for a password, and for showing and hiding it, in all languages.
///
/// Dumps do not always name the language, so they are not divided by language.
enum PasswordWords {
    /// Returns whether a name is that of a field for a password: it ends with the word, or begins with it in languages that
    /// put the word first ("mot de passe actuel").
    static func names(_ text: String) -> Bool {
        let folded = FoldedText(text)
        guard !folded.isEmpty, folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= 0x3000 }) { return unspaced.contains(where: folded.contains) }
        return pins.contains(folded) || (last + first).contains(where: folded.ends)
            || first.contains(where: folded.starts)
    }

    /// Returns whether the resource name of a view of Android ends with a word for a password: `id/et_password`, `id/newPwd`.
    static func areInIdentifier(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= longestName, let entry = identifier.split(separator: "/").last else {
            return false
        }
        let lowered = entry.lowercased()
        return inIdentifiers.contains { lowered.hasSuffix($0) }
    }

    /// Returns whether a name is that of a control that shows or hides what was entered.
    static func namesVisibilityControl(_ text: String) -> Bool {
        let folded = FoldedText(text)
        guard folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= 0x3000 }) {
            return unspacedVisibility.contains(where: folded.contains)
        }
        return folded.text.split(separator: " ").contains { visibility.contains(String($0)) }
    }

    /// The number of scalars of the longest name that is compared.
    private static let longestName = 80

    private static func folded(_ text: String) -> [FoldedText] {
        text.split(separator: ",").map { FoldedText(String($0)) }
    }

    /// English, German, Dutch, Russian, Turkish, Hindi, Swedish.
    private static let last = folded(
        """
        password,passwort,kennwort,wachtwoord,пароль,şifre,şifreniz,parola,parolanız,पासवर्ड,lösenord,lösenordet,passcode
        """)
    /// French, Spanish, Portuguese, Italian, Arabic, Polish, and Russian.
    private static let first = folded(
        """
        mot de passe,contraseña,senha,palavra passe,password attuale,كلمة المرور,كلمة السر,hasło,пароль,mevcut şifre
        """)
    /// Names of fields for a PIN. In India a PIN code is that of a place.
    private static let pins = Set(
        folded(
            """
            pin,enter pin,enter your pin,your pin,new pin,confirm pin,card pin,pin eingeben,deine pin,ihre pin,code pin,\
            saisir le code pin,pin actual,nuevo pin,ingresa tu pin,introduce tu pin,digite seu pin,inserisci il pin,pin girin,пин код
            """))
    private static let inIdentifiers = [
        "password", "passwd", "passcode", "pwd", "passwort", "kennwort", "contrasena", "motdepasse", "mot_de_passe",
        "senha",
        "wachtwoord", "sifre",
    ]
    /// Korean, Chinese, Japanese.
    private static let unspaced = folded("비밀번호,패스워드,암호,密码,密碼,パスワード,暗証番号")

    private static let visibility = Set(
        wordsOf: """
            show hide reveal unmask visible visibility eye toggle anzeigen verbergen ausblenden einblenden zeigen afficher masquer \
            montrer mostrar ocultar exibir esconder mostra nascondi toon tonen verberg verbergen показать скрыть اظهار اخفاء عرض göster \
            gizle दिखाएं दिखाएँ छिपाएं छिपाएँ visa dölj pokaż ukryj
            """)
    private static let unspacedVisibility = folded("보기,보이기,표시,숨기기,가리기,显示,隐藏,顯示,隱藏,表示,非表示,隠す")
}
