/// The effective value of a top-level key, as `config show` prints it.
package struct EffectiveSetting: Sendable {
    /// A value, by the way it is printed. `config show` lists words first, then files, then counts.
    package enum Value: Sendable {
        /// A word.
        case word(String)
        /// The absolute path of a file.
        case file(String)
        /// The number of entries of a list.
        case count(Int)
    }

    /// The name in the first column.
    package var name: String
    /// The value in the second column.
    package var value: Value
    /// The origin in the third column: a location, `default`, an option, or nothing.
    package var origin: String

    /// A value with its origin in words.
    package init(_ name: String, _ value: Value, origin: String = "") {
        self.name = name
        self.value = value
        self.origin = origin
    }

    /// A value that is set at a location, or the default.
    init(_ name: String, _ value: Value, setAt location: SettingLocation?) {
        self.init(name, value, origin: location?.description ?? "default")
    }
}

extension Configuration {
    /// The effective values of the keys, in the order in which `config show` prints them.
    ///
    /// `replacements` are the values by key that the configuration does not decide: those of the command line, and of
    /// files that are found without it.
    package func effectiveSettings(
        _ keys: [ConfigurationKey] = ConfigurationKey.all, replacements: [String: EffectiveSetting] = [:]
    ) -> [EffectiveSetting] {
        let settings = keys.compactMap { replacements[$0.name] ?? $0.effectiveSetting(self) }
        let words = settings.filter { if case .word = $0.value { true } else { false } }
        let files = settings.filter { if case .file = $0.value { true } else { false } }
        let counts = settings.filter { if case .count = $0.value { true } else { false } }
        return words + files + counts
    }
}
