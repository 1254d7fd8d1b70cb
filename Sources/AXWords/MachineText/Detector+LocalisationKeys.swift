extension Detector {
    /// The key of a localisation table, which a screen shows where the translation is missing.
    package static let localisationKey = Detector(
        "localisation key",
        matches: [
            "home.title", "LOGIN_BUTTON_TITLE", "loginButtonTitle", "L10n.Profile.edit", "kSaveButtonTitle", "app_name",
        ],
        ignores: ["www.title", "label.com", "title.txt", "Title", "saveTitle.", "home_page", "L10n."]
    ) { text in
        guard text.isAll(\.isLetterOrDigit, or: "._-") else { return false }
        if text == "app_name" || isConstantOfKey(text) { return true }
        let isDotted = text.has(".")
        guard isDotted || text.has("_") else { return text.isAll(\.isLetter) && isKeyInCamelCase(text) }
        let parts = text.parts(isDotted ? "." : "_")
        let hasNumbers = !isDotted && parts.count > 2
        guard parts[0].begins(with: \.isLetter),
            parts.allSatisfy({ $0.begins(with: \.isLetter) || hasNumbers && !$0.isEmpty && $0.isAll(\.isDigit) })
        else { return false }
        if isDotted {
            let last = parts[parts.count - 1].lowercased()
            if hosts.contains(parts[0].lowercased()) || domains.contains(last) || documents.contains(last) {
                return false
            }
        }
        return parts.contains { part in
            part.split { $0 == "_" || $0 == "-" }.contains { keyWords.contains($0.lowercased()) }
                || isDotted && isKeyInCamelCase(part)
        }
    }

    /// Returns whether a text is a constant that generated code has for a key: `L10n.Profile.edit`, `R.string.cancel`,
    /// `kSaveButtonTitle`.
    private static func isConstantOfKey(_ text: String) -> Bool {
        if constants.contains(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }) {
            return !documents.contains(text.split(separator: ".").last.map(String.init) ?? "")
        }
        let name = text.dropFirst()
        return text.hasPrefix("k") && name.begins(with: \.isUppercaseLetter) && name.isAll(\.isLetterOrDigit)
            && name.humps.count >= 2 && endingsOfKeys.contains(where: text.hasSuffix)
    }

    /// Returns whether the last word of a name such as `loginButtonTitle` is one of a key.
    private static func isKeyInCamelCase(_ text: String) -> Bool {
        guard text.dropFirst().has(\.isUppercaseLetter) else { return false }
        let humps = text.humps
        return humps.allSatisfy { $0.count >= 2 } && humps.count >= (text.first?.isLowercase == true ? 2 : 3)
            && endingsOfKeys.contains(humps[humps.count - 1])
    }

    /// The label of a control, an image or a header that is a key. In other texts it may be the name of a file, a
    /// permission or a user.
    package static let keyOfName = Detector(
        "localisation key of a name", matches: ["home.tabs.profile", "common.ok", "common:buttons.save"],
        ignores: ["report.pdf", "example.com", "common.xyzzy", "a.b", "Common.ok"]
    ) { text in
        guard isSpelledInCode(text), !text.has("-") else { return false }
        let parts = text.parts(".", ":")
        let (first, last) = (parts[0], parts[parts.count - 1])
        guard parts.count >= 2, parts.allSatisfy({ $0.utf8.count >= 2 && $0.begins(with: \.isLowercaseLetter) }),
            !hosts.contains(first), !documents.contains(last),
            !domains.contains(last) || parts.count > 2 && last.utf8.count > 3
        else { return false }
        if parts.count == 2 {
            return namespaces.contains(first) && last.humps.allSatisfy { isWordOfKey($0.lowercased()) }
        }
        return namespaces.contains(first) || parts.allSatisfy(isWordOfKey)
    }

    private static func isWordOfKey(_ word: String) -> Bool {
        word == "ok" || keyWords.contains(word) || namespaces.contains(word) || InterfaceWords.contains(word)
            || InterfaceWords.isInPhrases(word)
    }

    private static let keyWords = Set(
        wordsOf: """
            title subtitle label button btn text msg message key placeholder hint header footer description desc caption tooltip error \
            alert dialog prompt cta heading headline navbar tabbar toolbar lbl a11y accessibility screen
            """)
    /// What the constants of generated code for keys begin with.
    private static let constants = [
        "L10n.", "R.string.", "R.plurals.", "i18n.", "I18n.", "l10n.", "strings.", "Strings.", "Localizable.",
        "LocaleKeys.", "S.of.",
        "AppLocalizations.", "translation.", "translations.",
    ]
    /// The first parts of keys with full stops.
    private static let namespaces = Set(
        wordsOf: """
            common general global shared app ui core main home auth login logout signup signin register onboarding welcome profile account \
            settings preferences nav navigation menu tab tabs tabbar header footer button buttons btn action actions label labels title \
            titles message messages error errors alert alerts dialog dialogs modal popup form forms field fields input validation placeholder \
            placeholders screen screens page pages view views list item items cart checkout payment order orders product products search \
            filter filters notification notifications accessibility a11y component components feature features widget toast empty user users translation translations strings locale
            """)
    private static let endingsOfKeys = Set(
        wordsOf: "Title Subtitle Label Button Btn Text Message Msg Key Placeholder Hint Caption Description")
    private static let hosts = Set(wordsOf: "www com org net")
    private static let documents = Set(
        wordsOf:
            """
            txt json xml html htm pdf csv md rtf doc docx xls xlsx ppt pptx key pages zip mp3 mp4 mov m4a wav swift js css yml yaml toml py \
            java kt go rs rb php sh log lock db sqlite ini conf cfg plist strings ts tsx jsx png jpg jpeg gif svg webp heic apk ipa epub bak
            """
    )

    /// The last labels of host names that are also words.
    static let domains = Set(
        wordsOf: """
            com org net edu gov io co app dev me tv us uk de fr es it nl se pl ru jp cn kr br in ca au at ch be eu info biz name pro \
            shop store online site tech blog cloud link live news page games video camera house photos photo email chat art bar club \
            design fm gg ai so to xyz st ly is no fi dk pt tr gl sh world zone center tools support software systems id my tw hk sg nz
            """)
}
