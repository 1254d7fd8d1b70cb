import AXTree

/// A kind of defect: a small change of a clean screen, and the rules of which one has to find it.
struct SeededDefect: Sendable {
    /// The name in the printed table.
    let name: String
    /// The ids of the rules that find the defect.
    let rules: Set<String>
    /// The slots that the change concerns. A finding on any other element is a finding elsewhere.
    let slots: [String]
    /// The attributes in which the defect is. A dump that lacks one of them does not show it.
    let attributes: AttributeSet
    /// The languages of the screens that can have it, or `nil` for all.
    let locales: [String]?
    /// By form, the reason why its dump does not show the defect although it carries the attributes.
    let unseen: [SeededForm: String]
    /// Whether only `strict` finds the kind, although the rule is in `recommended` too.
    let isStrict: Bool
    /// The change.
    let seed: @Sendable (inout CleanScreen) -> Void

    init(
        _ name: String, _ rules: String..., at slots: [String], in attributes: AttributeSet,
        locales: [String]? = nil, unseen: [SeededForm: String] = [:],
        isStrict: Bool = false, seed: @escaping @Sendable (inout CleanScreen) -> Void
    ) {
        self.name = name
        self.rules = Set(rules)
        self.slots = slots
        self.attributes = attributes
        self.locales = locales
        self.unseen = unseen
        self.isStrict = isStrict
        self.seed = seed
    }

    /// A change of one element.
    static func element(
        _ name: String, _ rule: String, _ slot: String, in attributes: AttributeSet, locales: [String]? = nil,
        unseen: [SeededForm: String] = [:], isStrict: Bool = false,
        _ change: @escaping @Sendable (inout Element, CleanScreenTexts) -> Void
    ) -> SeededDefect {
        SeededDefect(
            name, rule, at: [slot], in: attributes, locales: locales, unseen: unseen, isStrict: isStrict
        ) { screen in
            let texts = screen.texts
            screen.change(slot) { change(&$0, texts) }
        }
    }

    /// A label in place of that of one element.
    static func label(
        _ name: String, _ rule: String, _ slot: String = "primary", locales: [String]? = nil,
        in attributes: AttributeSet = [.label], unseen: [SeededForm: String] = [:], isStrict: Bool = false,
        _ label: @escaping @Sendable (CleanScreenTexts, String) -> String?
    ) -> SeededDefect {
        element(
            name, rule, slot, in: attributes, locales: locales, unseen: unseen, isStrict: isStrict
        ) { element, texts in
            element.label = label(texts, element.label ?? "")
        }
    }

    /// The kinds that are words of the screen's language. Where the language is written in Latin letters, a dump shows
    /// them only if it says which language that is.
    private static let ofWords: Set<String> = [
        "role word", "gesture", "state word", "hint role word", "hint gesture", "gesture in other words",
        "state without a separator",
    ]

    /// Returns the attributes in which the defect is on a screen in this language.
    func attributes(in locale: String) -> AttributeSet {
        Self.ofWords.contains(name) && ["de", "fr"].contains(locale) ? attributes.union([.language]) : attributes
    }

    /// All kinds.
    static let all = labels + others + states + structure + further + wording + arrangement

    /// The greatest number of screens into which a kind is seeded.
    private static let screensPerKind = 5

    /// All defects: each kind on five screens, from another one on for each kind.
    static let seeded = all.enumerated().flatMap { number, kind -> [(kind: SeededDefect, screen: Int)] in
        let count = CleanScreen.all.count
        let possible = (0..<count).map { ($0 + number * 5) % count }
            .filter { kind.locales?.contains(CleanScreen.all[$0].locale) ?? true }
        return possible.prefix(screensPerKind).map { (kind, $0) }
    }
}
