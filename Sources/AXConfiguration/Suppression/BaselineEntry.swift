import AXEngine

/// A number of known findings of one rule, on one screen, on elements with the same key.
package struct BaselineEntry: Hashable, Sendable {
    /// The identity of an entry.
    package struct Key: Hashable, Sendable {
        /// The name of the screen.
        package var screen: String
        /// The id of the rule.
        package var rule: String
        /// The key of the elements, or `screen` for the whole screen.
        package var key: String
        /// The message, for rules that may report several fixed messages for one element.
        package var message: String?

        /// An identity of these parts.
        package init(screen: String, rule: String, key: String, message: String? = nil) {
            self.screen = screen
            self.rule = rule
            self.key = key
            self.message = message
        }

        /// Names of screens are paths of files, and two files can have names that differ in their Unicode form only.
        package static func == (one: Self, other: Self) -> Bool {
            one.screen.utf8.elementsEqual(other.screen.utf8) && one.rule == other.rule && one.key == other.key
                && one.message == other.message
        }
    }

    /// The identity of the entry.
    package var key: Key
    /// The number of known findings, at least 1.
    package var count: Int
    /// The location in the baseline file, or `nil` for an entry that was not read from a file.
    package var location: SettingLocation?

    /// A number of known findings.
    package init(_ key: Key, count: Int, location: SettingLocation? = nil) {
        self.key = key
        self.count = count
        self.location = location
    }
}

extension BaselineEntry.Key: Comparable, CustomStringConvertible {
    /// Compares screen, rule, elements and message, in this order.
    package static func < (first: Self, second: Self) -> Bool {
        if first.screen != second.screen { return first.screen < second.screen }
        if first.rule != second.rule { return first.rule < second.rule }
        if first.key != second.key { return first.key < second.key }
        if first.message != second.message { return first.message ?? "" < second.message ?? "" }
        return first.screen.utf8.lexicographicallyPrecedes(second.screen.utf8)
    }

    /// `target-size at #close on screen "Checkout"`.
    package var description: String {
        let subject = key == Finding.screenKey ? "" : " at \(key)"
        return "\(rule)\(subject) on screen \"\(screen)\"" + (message.map { ": \($0)" } ?? "")
    }
}
