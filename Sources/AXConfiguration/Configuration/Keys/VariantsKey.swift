import AXEngine
import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `variants`: the files that are variants of the same screens.
    static let variants = ConfigurationKey(
        "variants",
        example: ##"{ "base": "base/*", "ax5": { "path": "ax5/*", "textSize": "AX5" } }"##,
        template: """
            // Dumps of the same screens in several variants, which are compared: text sizes, languages, directions.
            // "variants": { "base": "base/*", "ax5": { "path": "ax5/*", "textSize": "AX5" }, "de": { "path": "de/*", "locale": "de" } },
            """,
        schema: { _ in
            let text = Schema.type("string")
            let variant = Schema.anyOf([
                text.with("A pattern for file paths, relative to this file."),
                .closed(
                    [
                        ("path", text.with("A pattern for file paths, relative to this file.")),
                        ("textSize", text.with("The text size: L, AX1 to AX5 or a font scale such as 1.3.")),
                        ("locale", text.with("The language, e.g. de.")),
                        ("direction", .words(Screen.LayoutDirection.allCases.map(\.rawValue))),
                        ("appearance", .words(Screen.Appearance.allCases.map(\.rawValue))),
                        ("orientation", .words(Orientation.allCases.map(\.rawValue))),
                        ("device", text.with("The kind of device, e.g. pad.")),
                    ], required: ["path"]),
            ])
            return .object([
                ("type", .text("object")), ("required", .list([.text(ScreenVariant.base)])),
                ("additionalProperties", variant),
            ]).with("The variants of the same screens, by name. The others are compared to base.")
        },
        read: { reader, value in reader.variants(value).map(ConfiguredVariants.init) },
        show: { variants in
            variants.flatMap { variants in
                variants.location.map {
                    EffectiveSetting("variants", .word(variants.names.joined(separator: ", ")), setAt: $0)
                }
            }
        })
}

extension Configuration {
    /// The variants of screens, or `nil` if the configuration has none.
    package var variants: ConfiguredVariants? { value(of: .variants) }
}

extension SettingsReader {
    fileprivate mutating func variants(_ value: JSONValue) -> [ConfiguredVariants.Entry]? {
        guard expect(.object, value, "an object with a pattern for each variant") else { return nil }
        let entries = entries(of: value).compactMap { variant($0) }
        if !value.members.contains(where: { $0.name == ScreenVariant.base }) {
            report(value, "found no \"base\", expected the variant to which the others are compared")
        }
        return entries
    }

    private mutating func variant(_ member: JSONMember) -> ConfiguredVariants.Entry? {
        let location = location(of: member.key)
        let id = member.name
        if id.isBlank { report(member.key, "found an empty name, expected the name of a variant") }
        var traits = ScreenVariant(suffix: id) ?? ScreenVariant(id: id)
        let path: String?
        if member.value.kind == .object {
            let keys = ["path", "textSize", "locale", "direction", "appearance", "orientation", "device"]
            let members = members(of: member.value, keys, "key of a variant")
            if members["path"] == nil {
                report(member.value, "this variant has no \"path\"; expected a pattern for its files")
            }
            path = members["path"].flatMap { text($0, "a pattern") }
            traits.textSize = members["textSize"].flatMap { textSize($0) } ?? traits.textSize
            traits.locale = members["locale"].flatMap { languageTag($0) } ?? traits.locale
            traits.direction = members["direction"].flatMap { choice($0, "direction") } ?? traits.direction
            traits.appearance = members["appearance"].flatMap { choice($0, "appearance") } ?? traits.appearance
            traits.orientation = members["orientation"].flatMap { choice($0, "orientation") } ?? traits.orientation
            traits.device = members["device"].flatMap { text($0, "a kind of device") } ?? traits.device
        } else {
            path = text(member.value, "a pattern, or an object with path")
        }
        return path.map {
            ConfiguredVariants.Entry(variant: traits, pattern: PathPatterns([$0], in: folder), location: location)
        }
    }

    private mutating func textSize(_ value: JSONValue) -> Screen.TextSize? {
        let expected = "one of \(Screen.TextSize.names.joined(separator: ", ")), or a font scale such as 1.3"
        if value.kind == .number, let size = Screen.TextSize(value.content) { return size }
        guard let name = text(value, expected) else { return nil }
        let size = Screen.TextSize(name)
        if size == nil { report(value, expected: expected) }
        return size
    }
}
