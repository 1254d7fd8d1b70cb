/// What distinguishes a screen from the other variants of the same screen: text size, language, layout direction,
/// appearance, orientation, device. A property is `nil` if neither the dump nor the name of the variant says it.
package struct ScreenVariant: Hashable, Sendable {
    /// The name in reports and configurations: `base`, `ax5`, `de`.
    package var id: String
    /// The text size.
    package var textSize: Screen.TextSize?
    /// The language of the app, as a BCP 47 tag.
    package var locale: String?
    /// The layout direction.
    package var direction: Screen.LayoutDirection?
    /// The appearance.
    package var appearance: Screen.Appearance?
    /// The orientation.
    package var orientation: Orientation?
    /// The kind of device, in lower case: `pad`.
    package var device: String?

    /// The name of the variant to which the others are compared.
    package static let base = "base"

    /// Creates a variant of which nothing is known but its name.
    package init(id: String) { self.id = id }

    /// Creates the variant that a suffix of a name says, without its separator: `ax5`, `de`, `rtl`, `ax5~dark`. Returns
    /// `nil` if a part of the suffix is not known.
    package init?(suffix: String) {
        self.init(id: suffix)
        let parts = suffix.utf8.split(omittingEmptySubsequences: false) { VariantName.separators.contains($0) }
        for part in parts {
            guard add(String(Substring(part))) else { return nil }
        }
    }

    /// Creates the variant of a screen: by what the dump says, then by the name that it was given.
    package init(_ screen: Screen) {
        let id = screen.variant ?? Self.base
        self = ScreenVariant(suffix: id) ?? ScreenVariant(id: id)
        textSize = screen.textSize ?? textSize
        locale = screen.locale ?? locale
        appearance = screen.appearance ?? appearance
        device = screen.idiom?.rawValue ?? device
        if screen.direction == .rightToLeft { direction = .rightToLeft }
        direction = direction ?? locale.map { Self.isRightToLeft($0) ? .rightToLeft : .leftToRight }
        // A square has no orientation.
        if let size = screen.size, size.width != size.height {
            orientation = size.width > size.height ? .landscape : .portrait
        }
    }

    /// Whether it is the variant to which the others are compared, by its name.
    package var isBase: Bool { id == Self.base || Self.baseWords.contains(id.lowercased()) }

    /// Whether nothing is known that differs from the usual: default text size, left to right, light, upright.
    package var isUsual: Bool {
        textSize.map { $0.bodyScale == 1 } ?? true && direction != .rightToLeft && appearance != .dark
            && orientation != .landscape
    }

    /// The language without region and script: `pt` for `pt-BR`.
    package var language: String? { locale.map { Self.language(of: $0) } }

    /// What is known, in words: `text size AX5, language de`.
    package var description: String {
        [
            textSize.map { "text size \($0.name)" }, locale.map { "language \($0)" },
            direction == .rightToLeft ? "right to left" : nil, appearance.map(\.rawValue), orientation?.rawValue,
            device,
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns what is unusual and not the same in all of these variants, as in a suffix: `AX5~dark`.
    package func shortName(among variants: [ScreenVariant]) -> String {
        func differs<Value: Hashable>(_ property: KeyPath<ScreenVariant, Value>) -> Bool {
            Set(variants.map { $0[keyPath: property] }).count > 1
        }
        return [
            textSize.flatMap { $0.bodyScale == 1 ? nil : $0.name }, differs(\.locale) ? locale : nil,
            direction == .rightToLeft && !differs(\.locale) ? Screen.LayoutDirection.rightToLeft.rawValue : nil,
            appearance == .dark ? Screen.Appearance.dark.rawValue : nil,
            orientation == .landscape ? Orientation.landscape.rawValue : nil, differs(\.device) ? device : nil,
        ].compactMap(\.self).joined(separator: "~")
    }

    // MARK: Words

    /// Words that are a suffix by themselves, without languages, of which there are many with two letters.
    package static let suffixes =
        Screen.TextSize.names.map { $0.lowercased() }.filter { $0.count > 1 }
        + Screen.LayoutDirection.allCases.map(\.rawValue)
        + Screen.Appearance.allCases.map(\.rawValue) + Orientation.allCases.map(\.rawValue) + devices.sorted()
        + pseudoLanguages.keys.sorted()

    private static let baseWords: Set = ["base", "default", "reference"]
    private static let devices: Set = ["phone", "pad", "tablet", "watch", "tv", "mac", "foldable"]
    private static let otherDevices = ["iphone": "phone", "ipad": "pad"]
    /// Languages for tests that Xcode and Android Studio make of the app's own: longer or accented words.
    private static let pseudoLanguages = ["double": "x-double", "accented": "en-XA", "bounded": "x-bounded"]

    /// Adds what a word of a suffix says. Returns `false` if the word is not known.
    private mutating func add(_ part: String) -> Bool {
        let word = part.lowercased()
        if Self.baseWords.contains(word) { return true }
        if let size = Self.textSize(word) {
            textSize = size
        } else if let direction = Screen.LayoutDirection(rawValue: word) {
            self.direction = direction
        } else if let appearance = Screen.Appearance(rawValue: word) {
            self.appearance = appearance
        } else if let orientation = Orientation(rawValue: word) {
            self.orientation = orientation
        } else if let device = Self.otherDevices[word] ?? (Self.devices.contains(word) ? word : nil) {
            self.device = device
        } else if let tag = Self.pseudoLanguages[word] {
            locale = tag
        } else if Self.isLanguageTag(word) {
            locale = part
            if Self.isRightToLeft(word) { direction = .rightToLeft }
        } else {
            return false
        }
        return true
    }

    /// The text size of a word: `ax5`, `1.3`, `font2`. A whole number alone is none: a file can be a numbered copy.
    private static func textSize(_ word: String) -> Screen.TextSize? {
        if word.hasPrefix("font") { return Screen.TextSize(String(word.dropFirst(4))) }
        guard let size = Screen.TextSize(word) else { return nil }
        if case .fontScale = size, !word.contains(".") { return nil }
        return size
    }

    // MARK: Languages

    /// Returns the language of a BCP 47 tag, in lower case.
    package static func language(of tag: String) -> String {
        String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    }

    /// Returns whether the language of a BCP 47 tag is written from right to left. `ar-XB` is Android's
    /// pseudo-language.
    package static func isRightToLeft(_ tag: String) -> Bool { rightToLeftLanguages.contains(language(of: tag)) }

    /// Arabic, Hebrew, Persian, Urdu, Pashto, Sindhi, Uyghur, Yiddish, Divehi and Central Kurdish.
    package static let rightToLeftLanguages: Set = [
        "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb",
    ]

    /// Whether a word in lower case is a language of two letters with regions or scripts: `de`, `pt-br`, `zh-hant-tw`.
    private static func isLanguageTag(_ word: String) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, languages.contains(String(first)) else { return false }
        return parts.dropFirst().allSatisfy { part in
            2...4 ~= part.count && part.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0"..."9" ~= $0 }
        }
    }

    /// The languages of ISO 639-1 that apps are commonly translated to.
    private static let languages = Set(
        """
        af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it iw ja ka kk km \
        kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn no or pa pl ps pt ro ru sd si sk sl sq sr sv sw ta te th tl tr ug uk \
        ur uz vi yi zh zu
        """.split(separator: " ").map(String.init))
}
