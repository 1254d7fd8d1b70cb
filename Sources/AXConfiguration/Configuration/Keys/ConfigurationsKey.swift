import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `configurations`: what the configurations of a test plan set, by name.
    static let configurations = ConfigurationKey(
        "configurations",
        example: #"{ "German": { "locale": "de" } }"#,
        schema: { _ in
            .object([
                ("description", .text("What the configurations of a test plan set, by name.")),
                ("type", .text("object")),
                (
                    "additionalProperties",
                    .closed(
                        [("locale", .type("string", summary: "The language in this configuration, e.g. de."))],
                        required: ["locale"])
                ),
            ])
        },
        read: { reader, value in reader.testConfigurations(value) },
        merge: { base, own in base.merging(own) { _, own in own } },
        show: { locales in
            locales.map { locales in
                let pairs = locales.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
                return EffectiveSetting("configurations", .word(pairs.joined(separator: ", ")))
            }
        })
}

extension Configuration {
    /// Returns the language in the configuration of a test's run, or `nil` if none is set.
    func locale(of test: TestOrigin?) -> String? {
        guard let name = test?.configuration else { return nil }
        let locales: [String: String]? = value(of: .configurations)
        return locales?[name]
    }
}

extension SettingsReader {
    fileprivate mutating func testConfigurations(_ value: JSONValue) -> [String: String]? {
        guard expect(.object, value, "an object with the names of configurations") else { return nil }
        var locales: [String: String] = [:]
        for entry in entries(of: value) {
            guard expect(.object, entry.value, "an object with locale") else { continue }
            let members = members(of: entry.value, ["locale"], "key of a configuration of a test plan")
            guard let locale = members["locale"] else {
                report(entry.value, "this entry has no \"locale\"; expected a language tag, e.g. en or pt-BR")
                continue
            }
            locales[entry.name] = languageTag(locale)
        }
        return locales
    }
}
