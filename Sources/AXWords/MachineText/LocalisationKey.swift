/// The keys of localisation tables, which a screen shows where the translation is missing.
package enum LocalisationKey {
    /// Returns whether a text is a key: `home.title`, `LOGIN_BUTTON_TITLE`, `loginButtonTitle`.
    package static func matches(_ text: String) -> Bool {
        guard text.utf8.allSatisfy(Self.isInKeys) else { return false }
        if isConstant(text) { return true }
        let isDotted = text.utf8.contains(UInt8(ascii: "."))
        guard isDotted || text.utf8.contains(UInt8(ascii: "_")) else {
            return text.utf8.allSatisfy(\.isLetter) && isCamelCaseKey(text)
        }
        let parts = text.split(separator: isDotted ? "." : "_", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.utf8.first?.isLetter == true || !isDotted && parts.count > 2 && isNumber($0) }),
            parts[0].utf8.first?.isLetter == true
        else { return false }
        if isDotted {
            let (first, last) = (parts[0].lowercased(), parts[parts.count - 1].lowercased())
            guard !hosts.contains(first), !domains.contains(last), !documents.contains(last) else { return false }
        }
        return parts.contains { part in
            part.split { $0 == "_" || $0 == "-" }.contains { words.contains($0.lowercased()) }
                || isDotted && isCamelCaseKey(String(part))
        }
    }

    /// Returns whether the label of a control, an image or a header is a key: `home.tabs.profile`, `common.ok`, `common:buttons.save`. In
    /// other texts it may be the name of a file, a permission or a user.
    package static func matchesName(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }.map(String.init)
        guard parts.count >= 2, !text.utf8.contains(UInt8(ascii: "-")),
            parts.allSatisfy({ $0.utf8.count >= 2 && $0.utf8.first?.isLowercaseLetter == true })
        else { return false }
        let last = parts[parts.count - 1]
        guard !hosts.contains(parts[0]), !documents.contains(last),
            !domains.contains(last) || parts.count > 2 && last.utf8.count > 3
        else { return false }
        let isNamespaced = namespaces.contains(parts[0])
        if parts.count == 2 { return isNamespaced && parts[1].humps.allSatisfy { isWord($0.lowercased()) } }
        return isNamespaced || parts.allSatisfy(isWord)
    }

    private static func isWord(_ word: String) -> Bool {
        word == "ok" || words.contains(word) || namespaces.contains(word) || InterfaceWords.contains(word)
            || InterfaceWords.isInPhrases(word)
    }

    /// Returns whether a text is a constant that generated code has for a key: `L10n.Profile.edit`, `R.string.cancel`,
    /// `kSaveButtonTitle`.
    private static func isConstant(_ text: String) -> Bool {
        if text == "app_name" { return true }
        if constants.contains(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }) {
            return !documents.contains(text.split(separator: ".").last.map(String.init) ?? "")
        }
        return text.utf8.first == UInt8(ascii: "k") && text.utf8.dropFirst().first?.isUppercaseLetter == true
            && text.dropFirst().humps.count >= 2 && camelCaseEndings.contains { text.hasSuffix($0) }
            && text.utf8.allSatisfy(\.isLetterOrDigit)
    }

    private static func isNumber(_ part: Substring) -> Bool { !part.isEmpty && part.utf8.allSatisfy(\.isDigit) }

    private static func isInKeys(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// Returns whether the last word of a name such as `loginButtonTitle` is one of a key.
    private static func isCamelCaseKey(_ text: String) -> Bool {
        guard text.utf8.dropFirst().contains(where: \.isUppercaseLetter) else { return false }
        var humps: [Substring] = []
        var rest = text[...]
        while let next = rest.dropFirst().firstIndex(where: \.isUppercase) {
            humps.append(rest[..<next])
            rest = rest[next...]
        }
        humps.append(rest)
        guard humps.count >= 2, humps.allSatisfy({ $0.count >= 2 }), let last = humps.last else { return false }
        let isLowerFirst = text.first?.isLowercase == true
        return (isLowerFirst || humps.count >= 3) && camelCaseEndings.contains(String(last))
    }

    private static let words = Set(
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
    private static let camelCaseEndings = Set(
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
    package static let domains = Set(
        wordsOf: """
            com org net edu gov io co app dev me tv us uk de fr es it nl se pl ru jp cn kr br in ca au at ch be eu info biz name pro \
            shop store online site tech blog cloud link live news page games video camera house photos photo email chat art bar club \
            design fm gg ai so to xyz st ly is no fi dk pt tr gl sh world zone center tools support software systems id my tw hk sg nz
            """)
}
