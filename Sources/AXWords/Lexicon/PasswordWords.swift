/// The words for a password, and for showing and hiding it, in all languages.
///
/// Dumps do not always name the language, so they are not divided by language.
package enum PasswordWords {
    /// Returns whether a name is that of a field for a password: it ends with the word, or begins with it in languages that
    /// put the word first ("mot de passe actuel"). What is in parentheses, and words such as "again" at the end, do not count.
    package static func names(_ text: String) -> Bool {
        let main = FoldedText(String(text.prefix { $0 != "(" && $0 != "（" }))
        let folded = main.isEmpty ? FoldedText(text) : main
        guard !folded.isEmpty, folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= 0x3000 }) { return unspaced.contains(where: folded.contains) }
        let name = withoutTail(folded)
        return pins.contains(folded) || (last + first).contains(where: name.ends) || first.contains(where: name.starts)
    }

    /// Returns whether the resource name of a view of Android ends with a word for a password: `id/et_password`, `id/newPwd`.
    package static func areInIdentifier(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= longestName, let entry = identifier.split(separator: "/").last else {
            return false
        }
        let lowered = entry.lowercased()
        return inIdentifiers.contains { lowered.hasSuffix($0) }
    }

    /// Returns whether an identifier in code is that of a field for a password: `login_password`, `newPasswordField`.
    package static func identifies(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= longestName else { return false }
        let words = identifier.wordsOfCode
        return words.contains(where: inCode.contains) && inOtherCode.isDisjoint(with: words)
    }

    /// Returns whether a name that has a word for showing or hiding is about a password: it has a word for it, or no other word.
    package static func isAboutPassword(_ text: String) -> Bool {
        let folded = FoldedText(text)
        if folded.scalars.contains(where: { $0 >= 0x3000 }) {
            return folded.scalars.count <= 4 || unspaced.contains(where: folded.contains)
        }
        return !folded.text.contains(" ") || (last + first).contains { folded.firstIndex(of: $0) != nil }
    }

    /// Returns a name without a word at its end that says what to do in the field.
    private static func withoutTail(_ name: FoldedText) -> FoldedText {
        guard let tail = tails.first(where: name.ends) else { return name }
        return FoldedText(scalars: name.scalars.dropLast(tail.scalars.count + 1))
    }

    /// Returns whether a name is that of a control that shows or hides what was entered.
    package static func namesVisibilityControl(_ text: String) -> Bool {
        let folded = FoldedText(text)
        guard folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= 0x3000 }) {
            return unspacedVisibility.contains(where: folded.contains)
        }
        return folded.text.split(separator: " ").contains { visibility.contains(String($0)) }
    }

    /// The number of scalars of the longest name that is compared.
    private static let longestName = 80

    /// English, German, Dutch, Russian, Turkish, Hindi, Swedish.
    private static let last = FoldedText.list(
        """
        password,passwort,kennwort,wachtwoord,пароль,şifre,şifreniz,parola,parolanız,पासवर्ड,lösenord,lösenordet,passcode,passphrase,\
        adgangskode,kodeord,passord,salasana,heslo,geheimzahl,jelszó,parolă,lozinka,mật khẩu,kata sandi
        """)
    /// French, Spanish, Portuguese, Italian, Arabic, Polish, and Russian.
    private static let first = FoldedText.list(
        """
        mot de passe,contraseña,senha,palavra passe,password attuale,كلمة المرور,كلمة السر,hasło,пароль,mevcut şifre
        """)
    /// Names of fields for a PIN. In India a PIN code is that of a place.
    private static let pins = FoldedSet(
        FoldedText.list(
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
    private static let unspaced = FoldedText.list("비밀번호,패스워드,암호,密码,密碼,パスワード,暗証番号")

    /// Words that may follow the word for a password: "again", "required", and verbs of languages that put them last.
    private static let tails = FoldedText.list(
        """
        again,confirmation,required,optional,here,eingeben,bestätigen,wiederholen,erforderlich,nochmals,erneut eingeben,\
        invoeren,bevestigen,herhalen,girin,giriniz,tekrar,tekrarı,दर्ज करें,igen,ponownie
        """)

    /// Words for a password in identifiers, and words of identifiers of something else about one.
    private static let inCode: Set<String> = [
        "password", "passwd", "passcode", "pwd", "passwort", "contrasena", "senha",
    ]
    private static let inOtherCode: Set<String> = [
        "hint", "reminder", "length", "count", "name", "email", "username", "search", "label", "title",
    ]

    private static let visibility = Set(
        wordsOf: """
            show hide reveal unmask visible visibility eye toggle anzeigen verbergen ausblenden einblenden zeigen afficher masquer \
            montrer mostrar ocultar exibir esconder mostra nascondi toon tonen verberg verbergen показать скрыть اظهار اخفاء عرض göster \
            gizle दिखाएं दिखाएँ छिपाएं छिपाएँ visa dölj pokaż ukryj
            """)
    private static let unspacedVisibility = FoldedText.list("보기,보이기,표시,숨기기,가리기,显示,隐藏,顯示,隱藏,表示,非表示,隠す")
}

extension String {
    /// The words of an identifier in code, in small letters: `login`, `password` of `loginPassword` or `login_password`.
    fileprivate var wordsOfCode: [String] {
        var words = [""]
        var isAfterSmallLetter = false
        for scalar in unicodeScalars {
            let isLarge = scalar.properties.isUppercase
            if !scalar.properties.isAlphabetic || isLarge && isAfterSmallLetter { words.append("") }
            isAfterSmallLetter = scalar.properties.isLowercase
            if scalar.properties.isAlphabetic { words[words.count - 1] += scalar.properties.lowercaseMapping }
        }
        return words.filter { !$0.isEmpty }
    }
}
