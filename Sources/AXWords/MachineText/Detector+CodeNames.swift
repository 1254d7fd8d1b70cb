import AXSyntax

extension Detector {
    /// Names in code that are the whole label of a control, an image or a header. In a text or a row they may be what a
    /// user entered.
    package static let codeNames = [testName, icon, keyOfName, taggedName, viewName]

    /// Returns whether a text is spelled like a name in code: with a sign, a digit or a capital letter after the first.
    static func isSpelledInCode(_ text: String) -> Bool {
        text.utf8.count <= 80 && text.isAll(\.isLetterOrDigit, or: "-_.:")
            && (text.dropFirst().has(\.isUppercaseLetter) || text.has { !$0.isLetter })
    }

    /// A name that says that it is one for tests, or has the form of a name in style sheets.
    package static let testName = Detector(
        "name for tests", matches: ["test-id-login", "checkout__submit--primary", "qa_close"],
        ignores: ["test", "__init__-a", "test id", "block__element"]
    ) { text in
        guard isSpelledInCode(text) else { return false }
        let lowered = text.lowercased()
        if testMarks.contains(where: { lowered.hasPrefix($0) && lowered.utf8.count > $0.utf8.count }) { return true }
        guard lowered.has("-"), let block = lowered.firstRange(of: "__") else { return false }
        return block.lowerBound > lowered.startIndex && lowered[block.upperBound...].begins(with: \.isLetter)
    }

    /// A name and a constant of code that was appended to it.
    package static let taggedName = Detector(
        "name with a tag", in: "|", matches: ["Home|FINANCE_TAB1", "Главная|MAIN_TAB"],
        ignores: ["Yes|No", "A|B_", "Home|TAB", "HOME_1|Home"]
    ) { text in
        guard let bar = text.lastIndex(of: "|"), bar > text.startIndex else { return false }
        let parts = text[text.index(after: bar)...].split(separator: "_", omittingEmptySubsequences: false)
        return parts.count >= 2 && parts[0].begins(with: \.isUppercaseLetter)
            && parts.allSatisfy { !$0.isEmpty && $0.isAll { $0.isUppercaseLetter || $0.isDigit } }
    }

    private static let testMarks = [
        "test-id", "test_id", "data-testid", "testid", "test_", "data-test", "data-cy", "data-qa", "qa-", "qa_", "e2e-",
        "e2e_", "e2e.", "uitest", "ui-test-", "ui_test_", "automation_", "automation-", "accessibility-id", "a11y-id",
        "a11y_id", "a11yid",
    ]

    /// The name of an icon of a font or of a set of icons, in camel case, or as code refers to it. A name in capitals
    /// of other words may be that of an app.
    package static let icon = Detector(
        "icon", matches: ["fa-trash", "share-2", "arrowLeft", "ArrowBackIosNew", "Icons.Filled.Close", "mdi-account"],
        ignores: ["ArrowLeft", "gift-card", "Icons.", "arrow", "pi-ano2x"]
    ) { text in
        guard isSpelledInCode(text) else { return false }
        if text.hasPrefix("Icons.") { return text.utf8.count > 8 && !text.hasSuffix(".") }
        if text.has("-") { return isHyphenatedIcon(text) }
        guard text.isAll(\.isLetterOrDigit) else { return false }
        let words = text.humps.map { $0.lowercased() }
        return words.count >= 2 && isDrawn(words[0], words[1])
            && (text.begins(with: \.isLowercaseLetter) || words.count > 2)
    }

    /// The name of a view, a class or a function: two or more words of interfaces in the spelling of code, one of which
    /// says what a view is or does.
    package static let viewName = Detector(
        "view",
        matches: [
            "CloseButton", "openNavDrawer", "close_modal", "btn2", "tv_total", "T_CART_EMPTY", "HomeScreen",
            "base-go-back-toolbar", "NativeVideoTsView", "FINANCE_TAB1",
        ],
        ignores: ["one-button-mouse", "OpenTable", "menu-bar", "Button", "easyJet", "dark_mode", "john_doe", "YouTube"]
    ) { text in
        guard isSpelledInCode(text), !text.has("."), !text.has(":") else { return false }
        if text.isAll(\.isLetterOrDigit) {
            return isViewInCamelCase(text) || isNumberedView(text) || isScreen(text)
        }
        let words = text.lowercased().parts("-", "_")
        guard words[0].begins(with: \.isLetter) else { return false }
        let hasUnderscore = text.has("_")
        if hasUnderscore, kinds.contains(words[0]) && !words[1].isEmpty || isResource(text, words) { return true }
        if isConstant(text, words) { return true }
        guard words.allSatisfy({ isKnown($0) || isNumber($0) }) else { return isHyphenatedName(text, words) }
        if views.contains(words[0]), words.dropFirst().allSatisfy(isNumber) { return true }
        // A compound such as menu-bar is a word for people, and words with an underscore may be the name of a user.
        let isHyphenated = text.has("-")
        return words.contains { kinds.contains($0) || !isHyphenated && views.contains($0) }
            || !isHyphenated && words.count > 2 && verbs.contains(words[0])
    }

    /// Returns whether a text is the name of a resource of Android or of a part of a block in style sheets: `tv_total`,
    /// `header__close`.
    private static func isResource(_ text: String, _ words: [String]) -> Bool {
        let parts = words.filter { !$0.isEmpty }
        let isPrefixed = viewPrefixes.contains(words[0])
        return text.begins(with: \.isLowercaseLetter) && (isPrefixed || words.contains("")) && parts.count >= 2
            && words.last != ""
            && parts.dropFirst(isPrefixed ? 1 : 0).allSatisfy { isKnown($0) || isNumber($0) || others.contains($0) }
    }

    /// Returns whether a text is three or more words in small letters with hyphens, one of which says what a view is:
    /// `transfer-button-shared`. Compounds such as `one-button-mouse` have words of their own.
    private static func isHyphenatedName(_ text: String, _ words: [String]) -> Bool {
        words.count >= 3 && text.isCode && (words.last == "toolbar" || !words.contains(where: compounds.contains))
            && words.contains { kinds.contains($0) || $0 == "toolbar" || $0 == "navbar" }
    }

    /// Returns whether a text in camel case is such a name. Names of products consist of words of interfaces, too, such
    /// as OpenTable, so that two words have to be usual in code.
    private static func isViewInCamelCase(_ text: String) -> Bool {
        let humps = text.humps
        let words = humps.map { $0.lowercased().trimmingDigits }
        guard humps.count >= 2, humps.allSatisfy({ $0.count >= 2 && $0.count - $0.trimmingDigits.count <= 2 }),
            words.allSatisfy({ $0.count >= 2 && $0.isAll(\.isLetter) })
        else { return false }
        let (first, last) = (words[0], words[words.count - 1])
        if codeEndings.contains(last), words.dropLast().allSatisfy(isKnown) { return true }
        if words.count > 2, layoutEndings.contains(last) { return true }
        let isLong = words.count > 2 || words.allSatisfy { $0.count > 2 }
        if isLong, kinds.contains(first) || kinds.contains(last) { return true }
        let isLowerFirst = text.begins(with: \.isLowercaseLetter)
        guard !pronouns.contains(first), words.allSatisfy(isKnown) || isLowerFirst && words.count > 2 else {
            return false
        }
        if isLowerFirst || views.contains(first) || views.contains(last) { return true }
        if words.count > 2 { return verbs.contains(first) || ambiguousViews.contains(last) }
        return certainVerbs.contains(first) && !nouns.contains(first + last)
            || verbs.contains(first) && objects.contains(last)
    }

    /// Returns whether a text is the abbreviation of a kind of view with a number: `btn2`.
    private static func isNumberedView(_ text: String) -> Bool {
        let word = text.lowercased().trimmingDigits
        return word != text.lowercased()
            && ["btn", "img", "icn", "lbl", "txt", "textview", "imageview"].contains(word)
    }

    /// Returns whether a text is a constant in capitals whose words are mostly those of interfaces: `T_CART_EMPTY`.
    private static func isConstant(_ text: String, _ words: [String]) -> Bool {
        let words = words.filter { !$0.isEmpty }
        return words.count >= 2 && text.has("_") && text.begins(with: \.isUppercaseLetter)
            && text.isAll { $0.isUppercaseLetter || $0.isDigit || $0 == "_" }
            && words.count { isKnown($0.trimmingDigits) } * 2 > words.count - 1
    }

    /// Returns whether a text is a class for a screen or a button of an app: `HomeScreen`, `CTAButton`.
    private static func isScreen(_ text: String) -> Bool {
        if text.hasSuffix("Screen") { return screens.contains(String(text.dropLast("Screen".count))) }
        guard let ending = ["Button", "Component", "Fragment"].first(where: text.hasSuffix) else { return false }
        let rest = text.dropLast(ending.count)
        return 2...4 ~= rest.utf8.count && rest.isAll(\.isUppercaseLetter)
            || ending == "Component" && rest.humps.count > 1 && rest.begins(with: \.isUppercaseLetter)
    }

    private static func isKnown(_ word: String) -> Bool {
        word.utf8.count >= 2
            && (InterfaceWords.contains(word) || InterfaceWords.isInPhrases(word) || kinds.contains(word)
                || views.contains(word) || ambiguousViews.contains(word) || verbs.contains(word)
                || smallWords.contains(word))
    }

    private static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.isAll(\.isDigit) }

    /// A name for tests, which React Native, Flutter and others put into the content description: two words or more in
    /// the spelling of code, one of which names a kind of view.
    package static let testID = Detector(
        "id for tests", matches: ["button-login", "loginBtn", "login_button", "login-screen"],
        ignores: ["full-screen", "push-button", "LoginBtn", "button", "text-to-speech", "login button"]
    ) { text in
        guard text.utf8.count <= 80, text.isAll(\.isLetterOrDigit, or: "-_") else { return false }
        let isSeparated = text.has("-") || text.has("_")
        // A name in camel case that begins with a capital letter may be that of a product.
        guard isSeparated || text.begins(with: \.isLowercaseLetter) else { return false }
        let words = (isSeparated ? text.parts("-", "_") : text.humps).map { $0.lowercased() }
        guard words.count >= 2, words.allSatisfy({ $0.utf8.count >= (isSeparated ? 1 : 2) }) else { return false }
        let isCompound = words.contains(where: compounds.contains)
        if words.contains(where: kindsInIDs.contains) { return words.count > 2 || !isCompound }
        // Words that are also parts of compounds, such as screen in full-screen.
        return !isCompound
            && (ambiguousKindsInIDs.contains(words[0]) || ambiguousKindsInIDs.contains(words[words.count - 1]))
    }

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
    /// The kinds of view with which a name of three words and more ends in code, and of no product.
    private static let layoutEndings = Set(wordsOf: "view layout fragment container")
    /// The kinds of view that no name for people begins or ends with, with abbreviations and the words of other
    /// languages.
    private static let kinds = Lexicon.texts(.elementsInCode)
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
    private static let kindsInIDs = Set(
        wordsOf: "button btn input container textfield textview edittext imageview checkbox dropdown wrapper lbl txt")
    private static let ambiguousKindsInIDs = Set(wordsOf: "screen view label switch text field icon")
    /// The other words of compounds such as `full-screen`, `push-button`, `text-to-speech` and `white-label`.
    private static let compounds = Set(
        wordsOf: """
            to in on off of and or by the a up out only based free full half split touch home lock wide big small large multi \
            single dual second green blue silver sun wind smoke street tree bird eye pre re inter over world point plain rich \
            alt sub hyper long short body white black private own open red kill nintendo dip light power auto push one two three \
            self data mid air corn mine back force play bold speech call all more less shot share time saver trip pack maker
            """)
}

extension String {
    /// The text without the digits at its end.
    fileprivate var trimmingDigits: String {
        String(self[..<(lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex)])
    }
}
