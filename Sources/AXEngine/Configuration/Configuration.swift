import AXTree

/// The settings of a project: the contents of `.axaudit.json`.
///
/// Each `ConfigurationKey` declares the property with its value; a key that is not set has its default.
package struct Configuration: Sendable {
    /// A key and the value that is set for it.
    private struct Setting: Sendable {
        var key: ConfigurationKey
        var value: any Sendable

        func extending(_ base: Setting) -> Setting { Setting(key: key, value: key.merge(base.value, value)) }
    }

    /// The keys that are set, by name.
    private var settings: [String: Setting] = [:]

    /// A configuration in which nothing is set.
    package init() {}

    /// The value of a key, or `nil` if it is not set.
    func value<Value>(of key: ConfigurationKey) -> Value? { value(named: key.name) }

    /// The value of the key with this name, or `nil` if it is not set.
    func value<Value>(named name: String) -> Value? { settings[name]?.value as? Value }

    mutating func set(_ key: ConfigurationKey, to value: any Sendable) {
        settings[key.name] = Setting(key: key, value: value)
    }

    /// The configuration merged with the one that it extends, key by key.
    package func extending(_ base: Configuration) -> Configuration {
        var result = self
        result.settings.merge(base.settings) { own, base in own.extending(base) }
        return result
    }

    /// The screen with the configured types of custom components, and with the configured language and density if it has
    /// none.
    package func prepared(_ screen: Screen, as id: ScreenID) -> Screen {
        let (locale, typeOverrides) = (locale, typeOverrides)
        let density = screen.hasFramesInPixels ? density(of: id) : nil
        guard !typeOverrides.isEmpty || locale != nil || density != nil else { return screen }
        var screen = screen
        if let density { screen.setDensity(density) }
        screen.locale = screen.locale ?? locale
        for index in screen.elements.indices where !typeOverrides.isEmpty {
            let type = typeOverrides.last { $0.element.matches(screen.elements[index]) }?.type
            guard let type else { continue }
            screen.elements[index].type = type
            screen.hasConfiguredTypes = true
        }
        return screen
    }
}
