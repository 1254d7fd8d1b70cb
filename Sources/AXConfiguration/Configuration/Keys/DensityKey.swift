import AXEngine
import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `density`: the density of Android screens whose dump does not carry one.
    package static let density = ConfigurationKey(
        "density",
        example: #"[ { "paths": ["pixel/**"], "density": "420dpi" } ]"#,
        template: """
            // The density of Android screens whose dump does not tell it, as adb shell wm density prints it. Without it, sizes
            // are not checked. A number instead of the list is the density of all screens.
            "density": [
              // { "paths": ["pixel/**"], "density": 420 },
            ],
            """,
        schema: { _ in
            .anyOf([
                value,
                .array(
                    .closed(Schema.screenScope + [("density", value)], required: ["density"]),
                    summary: "The density of some Android screens."),
            ])
        },
        read: { reader, value in reader.densities(value).map(ScopedDensities.init) },
        show: { densities in
            densities.flatMap { densities in
                densities.entries.first.map { first in
                    EffectiveSetting(
                        "density", .word(densities.entries.map(\.written).joined(separator: ", ")),
                        setAt: first.location)
                }
            }
        },
        option: ScreenOption("density", "Density of Android screens, e.g. 420; outweighs capabilities") {
            text, overrides throws(ScreenOptionError) in
            guard let density = Density.parse(text) else { throw ScreenOptionError(expected: Density.expectation) }
            overrides.density = density
            return EffectiveSetting("density", .word(text.trimmed.printable), origin: "--density")
        } prepare: { screen, id, configuration, overrides in
            guard screen.hasFramesInPixels, let density = overrides.density ?? configuration.density(of: id) else {
                return
            }
            screen.setDensity(density)
        })

    private static let value = Schema.type(
        "string", "number",
        summary:
            "The density of Android screens whose dump does not give one, e.g. 420, \"420dpi\", 2.625 or \"xxhdpi\".")
}

/// The density of some Android screens.
struct ScopedDensity: Sendable {
    var scope = ScreenScope()
    /// In pixels per dp.
    var density: Double
    /// The density as written.
    var written: String
    var location: SettingLocation
}

/// The densities of a configuration. The last entry that fits a screen counts.
private struct ScopedDensities: Sendable {
    let entries: [ScopedDensity]
    private let scopes: ScreenScopeIndex

    init(_ entries: [ScopedDensity]) {
        self.entries = entries
        scopes = ScreenScopeIndex(entries.map(\.scope))
    }

    func density(of screen: ScreenID) -> Double? { scopes.containing(screen).last.map { entries[$0].density } }
}

extension Configuration {
    /// Returns the density of an Android screen whose dump does not carry one; the last entry that fits it counts.
    fileprivate func density(of screen: ScreenID) -> Double? {
        let densities: ScopedDensities? = value(of: .density)
        return densities?.density(of: screen)
    }
}

extension SettingsReader {
    fileprivate mutating func densities(_ value: JSONValue) -> [ScopedDensity]? {
        guard value.kind == .array else { return density(value).map { [$0] } }
        return value.items.compactMap { item in
            guard expect(.object, item, "an object with paths or screens, and density") else { return nil }
            let members = members(of: item, ["screens", "paths", "density"], "key of a density")
            let scope = screenScope(members)
            guard let at = members["density"] else {
                report(item, "this entry has no \"density\"; expected \(Density.expectation)")
                return nil
            }
            guard var density = density(at) else { return nil }
            density.scope = scope
            return density
        }
    }

    private mutating func density(_ value: JSONValue) -> ScopedDensity? {
        let text =
            switch value.kind {
            case .string, .number: value.content
            default: ""
            }
        guard let density = Density.parse(text) else {
            report(value, expected: Density.expectation)
            return nil
        }
        return ScopedDensity(density: density, written: text.printable(limit: 40), location: location(of: value))
    }
}
