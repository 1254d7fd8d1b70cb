import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `density`: the density of Android screens whose dump does not carry one.
    static let density = ConfigurationKey(
        "density",
        example: #"[ { "paths": ["pixel/**"], "density": "420dpi" } ]"#,
        schema: { _ in
            .anyOf([
                value,
                .array(
                    .closed(Schema.screenScope + [("density", value)], required: ["density"]),
                    summary: "The density of some Android screens."),
            ])
        },
        read: { reader, index in reader.densities(at: index) },
        show: { densities in
            densities.map { EffectiveSetting("density", .word($0.map { $0.density.inPoints }.joined(separator: ", "))) }
        })

    private static let value = Schema.type(
        "string", summary: "The density of Android screens whose dump does not give one, e.g. 420dpi or 2.625.")
}

/// The density of some Android screens.
struct ScopedDensity: Sendable {
    var scope = ScreenScope()
    /// In pixels per dp.
    var density: Double
}

extension Configuration {
    /// Returns the density of an Android screen whose dump does not carry one; the last entry that fits it counts.
    func density(of screen: ScreenID) -> Double? {
        let densities: [ScopedDensity] = value(of: .density) ?? []
        return densities.last { $0.scope.contains(screen) }?.density
    }
}

extension SettingsReader {
    fileprivate mutating func densities(at index: Int) -> [ScopedDensity]? {
        guard kind(index) == .array else { return density(at: index).map { [ScopedDensity(density: $0)] } }
        return document.items(of: index).compactMap { item in
            guard expect(.object, at: item, "an object with paths or screens, and density") else { return nil }
            let members = members(of: item, ["screens", "paths", "density"], "key of a density")
            let scope = screenScope(members)
            guard let at = members["density"] else {
                report(item, "this entry has no \"density\"; expected \(Density.expectation)")
                return nil
            }
            return density(at: at).map { ScopedDensity(scope: scope, density: $0) }
        }
    }

    private mutating func density(at index: Int) -> Double? {
        let density = kind(index) == .string ? Density.parse(document.string(at: index)) : nil
        if density == nil { report(index, expected: Density.expectation) }
        return density
    }
}
