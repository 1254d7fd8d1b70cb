import AXSyntax

/// A name in code that is the whole label of a control, an image or a header. In a text or a row it may be what a user entered.
package enum CodeName {
    /// The name of a view for tests: `test-id-login`.
    case test
    /// The name of a view, a class or a function: `CloseButton`, `openNavDrawer`, `close_modal`.
    case view
    /// A key of a localisation table: `common.ok`.
    case key
    /// The name of an icon of a font or a design system: `fa-trash`, `share-2`.
    case icon

    /// Creates the kind of name that a text of these characters is; `nil` for words.
    package init?(_ text: String, _ characters: TextCharacters) {
        guard !characters.hasOthers, !characters.contains(" "), text.utf8.count <= Self.longest,
            characters.containsAny(of: Self.signs) || text.utf8.dropFirst().contains(where: \.isUppercaseLetter),
            text.utf8.allSatisfy({ $0.isLetterOrDigit || "-_.:".utf8.contains($0) })
        else { return nil }
        if TestID.isMarked(text) {
            self = .test
        } else if Self.isSymbol(text) {
            self = .icon
        } else if LocalisationKey.matchesName(text) {
            self = .key
        } else if characters.contains("-") && SymbolName.isHyphenatedIcon(text) {
            self = .icon
        } else if Self.isView(text) {
            self = .view
        } else {
            return nil
        }
    }

    /// Returns whether a text is the name of an icon in camel case, or as code refers to one: `arrowLeft`, `ArrowBackIosNew`,
    /// `Icons.Filled.Close`. A name in capitals of other words may be that of an app.
    private static func isSymbol(_ text: String) -> Bool {
        if text.hasPrefix("Icons.") { return text.utf8.count > 8 && !text.hasSuffix(".") }
        guard text.utf8.allSatisfy(\.isLetterOrDigit), let first = text.utf8.first else { return false }
        let words = text.humps.map { $0.lowercased() }
        guard words.count >= 2 else { return false }
        if SymbolName.drawn[words[0]]?.contains(words[1]) == true {
            return first.isLowercaseLetter || words.count > 2
        }
        return false
    }

    /// Returns whether a text is two or more words of interfaces in the spelling of code, one of which says what a view is or does.
    private static func isView(_ text: String) -> Bool {
        if text.utf8.allSatisfy(\.isLetterOrDigit) { return isCamelCase(text) || isNumbered(text) || isScreen(text) }
        guard !text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else { return false }
        let words = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(
            String.init)
        guard words.count >= 2, words[0].utf8.first?.isLetter == true else { return false }
        if text.utf8.contains(UInt8(ascii: "_")), kinds.contains(words[0]), !words[1].isEmpty { return true }
        let parts = words.filter { !$0.isEmpty }
        // `tv_total`, `header__close`
        if text.utf8.contains(UInt8(ascii: "_")), text.utf8.first?.isLowercaseLetter == true,
            viewPrefixes.contains(words[0]) || words.contains(""), parts.count >= 2
        {
            let rest = viewPrefixes.contains(words[0]) ? parts.dropFirst() : parts[...]
            if words.last != "", rest.allSatisfy({ isKnown($0) || isNumber($0) || others.contains($0) }) { return true }
        }
        if isConstant(text, parts) { return true }
        guard words.allSatisfy({ isKnown($0) || isNumber($0) }) else { return false }
        if views.contains(words[0]), words.dropFirst().allSatisfy(isNumber) { return true }
        // A compound such as menu-bar is a word for people, and words with an underscore may be the name of a user.
        let isHyphenated = text.utf8.contains(UInt8(ascii: "-"))
        return words.contains { kinds.contains($0) || !isHyphenated && views.contains($0) }
            || !isHyphenated && words.count > 2 && verbs.contains(words[0])
    }

    /// Returns whether a text in camel case is such a name. Names of products consist of words of interfaces, too, such as OpenTable,
    /// so that two words have to be usual in code.
    private static func isCamelCase(_ text: String) -> Bool {
        let humps = text.humps
        guard humps.count >= 2, humps.allSatisfy({ $0.utf8.count >= 2 }),
            humps.allSatisfy({ $0.utf8.count - $0.trimmingDigits.utf8.count <= 2 })
        else { return false }
        let words = humps.map { $0.lowercased().trimmingDigits }
        guard words.allSatisfy({ $0.utf8.count >= 2 && $0.utf8.allSatisfy(\.isLetter) }) else { return false }
        let isLong = words.count > 2 || words.allSatisfy { $0.utf8.count > 2 }
        if codeEndings.contains(words[words.count - 1]), words.dropLast().allSatisfy(isKnown) { return true }
        if isLong, kinds.contains(words[0]) || kinds.contains(words[words.count - 1]) { return true }
        let isLowerFirst = text.utf8.first?.isLowercaseLetter == true
        guard !pronouns.contains(words[0]), words.allSatisfy(isKnown) || isLowerFirst && words.count > 2 else {
            return false
        }
        if isLowerFirst { return true }
        let last = words[words.count - 1]
        if views.contains(words[0]) || views.contains(last) { return true }
        if words.count > 2 { return verbs.contains(words[0]) || ambiguousViews.contains(last) }
        return certainVerbs.contains(words[0]) && !nouns.contains(words[0] + last)
            || verbs.contains(words[0]) && objects.contains(last)
    }

    /// Returns whether a text is the abbreviation of a kind of view with a number: `btn2`.
    private static func isNumbered(_ text: String) -> Bool {
        let word = text.lowercased().trimmingDigits
        return word.utf8.count < text.utf8.count
            && ["btn", "img", "icn", "lbl", "txt", "textview", "imageview"].contains(word)
    }

    /// Returns whether a text is a constant in capitals whose words are mostly those of interfaces: `T_CART_EMPTY`.
    private static func isConstant(_ text: String, _ words: [String]) -> Bool {
        words.count >= 2 && text.utf8.contains(UInt8(ascii: "_")) && text.utf8.first?.isUppercaseLetter == true
            && text.utf8.allSatisfy { $0.isUppercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
            && words.count(where: isKnown) * 2 > words.count - 1
    }

    /// Returns whether a text is a class for a screen or a button of an app: `HomeScreen`, `CTAButton`.
    private static func isScreen(_ text: String) -> Bool {
        if text.hasSuffix("Screen") { return screens.contains(String(text.dropLast("Screen".utf8.count))) }
        guard let ending = ["Button", "Component", "Fragment"].first(where: { text.hasSuffix($0) }) else {
            return false
        }
        let rest = text.dropLast(ending.utf8.count)
        return 2...4 ~= rest.utf8.count && rest.utf8.allSatisfy(\.isUppercaseLetter)
            || ending == "Component" && rest.humps.count > 1 && rest.utf8.first?.isUppercaseLetter == true
    }

    private static func isKnown(_ word: String) -> Bool {
        word.utf8.count >= 2
            && (InterfaceWords.contains(word) || InterfaceWords.isInPhrases(word) || kinds.contains(word)
                || views.contains(word)
                || ambiguousViews.contains(word) || verbs.contains(word) || smallWords.contains(word))
    }

    private static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.utf8.allSatisfy(\.isDigit) }

    private static let longest = 80
    private static let screens = Set(
        wordsOf: """
            Home Login Settings Profile Cart Checkout Search Welcome Detail Details Main Onboarding Signup SignUp Register Payment Order \
            Orders Product Products Dashboard Account Notifications
            """)
    /// The prefixes of resource names of Android views.
    private static let viewPrefixes = Set(
        wordsOf: "tv et iv ib rl ll rv cl fl sv vp cv cb rb sw pb tl til bnv ly lay action")
    /// Other words of such names.
    private static let others = Set(
        wordsOf: "root parent container content holder wrapper cta id value amount name desc empty")
    /// The kinds of parts of an app with which a class ends, and no name of a product.
    private static let codeEndings = Set(wordsOf: "fragment viewmodel viewholder composable presenter repository")
    private static let signs = ASCIISet("-_.:0123456789")
    /// The kinds of view that no name for people begins or ends with, with abbreviations and the words of other languages.
    private static let kinds = Set(
        wordsOf: """
            button btn icon icn img lbl txt textview imageview textfield edittext viewcontroller boton bouton botao knop pulsante \
            przycisk knopka schaltflaeche checkbox radiobutton fab lnk ddl listview gridview
            """)
    /// Views that are also words for people, but rarely the end of the name of a product.
    private static let views = Set(
        wordsOf:
            "item menu tab bar drawer modal dialog toolbar navbar header footer nav avatar badge popup banner cell row pic field"
    )
    /// Views with which names of products end, too.
    private static let ambiguousViews = Set(
        wordsOf:
            "view list card page tile link text label screen image logo section container wrapper sheet toggle switch input title"
    )
    private static let verbs = Set(
        wordsOf: """
            close open go show hide toggle navigate edit send delete add save cancel submit search select sign log view share remove \
            create refresh reload download upload scroll expand collapse dismiss confirm handle
            """)
    /// Verbs with which no name of a product of two words of interfaces begins.
    private static let certainVerbs = Set(
        wordsOf: "close navigate toggle delete edit cancel submit remove dismiss expand collapse handle")
    /// What the other verbs open, show or send in names of functions.
    private static let objects = Set(
        wordsOf: """
            settings items profile all more details message messages photo photos image images file files options changes filters back \
            page comment comments account list
            """)
    /// Two words with such a verb that name a product.
    private static let nouns = Set(wordsOf: "editplus closefriends")
    private static let pronouns = Set(wordsOf: "my your our i e the we you a to all it")
    private static let smallWords = Set(
        wordsOf: """
            up in out all now to of on off nav left right top bottom main home white black grey gray dark light filled outline outlined \
            selected unselected active inactive disabled pressed normal small large big default primary secondary form forms panel grid app \
            login signup ok
            """)
}

extension String {
    /// The text without the digits at its end.
    fileprivate var trimmingDigits: String {
        String(self[..<(lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex)])
    }
}
