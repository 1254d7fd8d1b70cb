/// Findings that are known: so many of one rule, on one screen, on elements that nothing but position tells apart.
public struct BaselineEntry: Hashable, Sendable {
    /// What tells the entry from others.
    public struct Key: Hashable, Sendable {
        /// The name of the screen.
        public var screen: String
        /// The id of the rule.
        public var rule: String
        /// The elements; `screen` for the whole screen.
        public var key: String
        /// The message, for the rules whose messages are fixed and which may have several things to say of one element.
        public var message: String?

        /// A key of these parts.
        public init(screen: String, rule: String, key: String, message: String? = nil) {
            self.screen = screen
            self.rule = rule
            self.key = key
            self.message = message
        }
    }

    /// What tells it from others.
    public var key: Key
    /// How many findings are known, from 1.
    public var count: Int
    /// Where it is written; nil for one that is not yet.
    public var place: SettingPlace?

    /// So many findings of that key.
    public init(_ key: Key, count: Int, place: SettingPlace? = nil) {
        self.key = key
        self.count = count
        self.place = place
    }
}

extension BaselineEntry.Key: Comparable, CustomStringConvertible {
    /// By screen, rule, elements and message.
    public static func < (one: Self, other: Self) -> Bool {
        if one.screen != other.screen { return one.screen < other.screen }
        if one.rule != other.rule { return one.rule < other.rule }
        if one.key != other.key { return one.key < other.key }
        return one.message ?? "" < other.message ?? ""
    }

    /// `target-size at #close on screen "Checkout"`.
    public var description: String {
        let subject = key == Finding.screenKey ? "" : " at \(key)"
        return "\(rule)\(subject) on screen \"\(screen)\"" + (message.map { ": \($0)" } ?? "")
    }
}
