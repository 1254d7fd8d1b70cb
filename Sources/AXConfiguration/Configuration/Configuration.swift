import AXEngine
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

    /// Returns a screen with the locale and density that overrides, or else the configuration, give it, and with the
    /// configured types of custom components. No other code sets these of a screen that was read.
    package func prepared(
        _ screen: Screen, as id: ScreenID, _ overrides: ScreenOverrides = ScreenOverrides()
    ) -> Screen {
        var screen = screen
        setVariant(of: &screen, as: id)
        Self.completeVisibility(of: &screen)
        for key in ConfigurationKey.all { key.option?.prepare(&screen, id, self, overrides) }
        guard let typeOverrides else { return screen }
        for index in screen.elements.indices {
            guard let type = typeOverrides.type(of: screen.elements[index]) else { continue }
            screen.elements[index].type = type
            screen.hasConfiguredTypes = true
        }
        return screen
    }

    /// Sets unknown visibility to visible where the dump carries it. An archive says it so, and a run and its archive
    /// have to draw the same.
    private static func completeVisibility(of screen: inout Screen) {
        guard screen.carries.contains(.visible) else { return }
        for index in screen.elements.indices where screen.elements[index].isVisible == nil {
            screen.elements[index].isVisible = true
        }
    }

    /// Sets what the configuration says of the variant of a screen, unless the dump says it itself.
    private func setVariant(of screen: inout Screen, as id: ScreenID) {
        guard screen.group == nil, let (group, variant) = variants?.variant(of: id.path) else { return }
        screen.group = group
        screen.variant = variant.id
        screen.textSize = screen.textSize ?? variant.textSize
        screen.appearance = screen.appearance ?? variant.appearance
        screen.locale = screen.locale ?? variant.locale
        if variant.direction == .rightToLeft { screen.direction = .rightToLeft }
    }
}
