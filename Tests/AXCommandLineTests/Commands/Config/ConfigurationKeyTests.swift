import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine
@testable import AXConfiguration

/// Every key of `.axaudit.json`, and one that only this file declares.
@Suite("Configuration keys")
struct ConfigurationKeyTests {
    private static let keys = ConfigurationKey.all

    private func configuration(
        _ text: String, keys: [ConfigurationKey] = ConfigurationKey.all
    ) throws(SettingsErrors) -> Configuration {
        try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: .all, keys: keys)
    }

    private func errors(_ text: String, keys: [ConfigurationKey] = ConfigurationKey.all) -> [String] {
        do throws(SettingsErrors) {
            _ = try configuration(text, keys: keys)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    private func json(_ schema: Schema) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    }

    // MARK: Every key

    @Test("Names are unique")
    func names() {
        #expect(Set(Self.keys.map(\.name)).count == Self.keys.count)
    }

    @Test("The example is read", arguments: keys.map(\.name))
    func example(name: String) throws {
        let key = try #require(Self.keys.first { $0.name == name })
        #expect(errors("{ \"\(name)\": \(key.example) }") == [])
        let value: (any Sendable)? = try configuration("{ \"\(name)\": \(key.example) }").value(of: key)
        #expect(value != nil)
    }

    @Test("A number is not a valid value, and the error has its location", arguments: keys.map(\.name))
    func number(name: String) {
        let errors = errors("{\n  \"\(name)\": 7\n}")
        #expect(errors.count == 1)
        // The column of 7 in `  "name": 7`.
        let column = 2 + 1 + name.count + 3 + 1
        #expect(errors.first?.hasPrefix("c.json:2:\(column): found 7, expected ") == true, "\(errors)")
    }

    @Test("A value is kept on either side of extends", arguments: keys.map(\.name))
    func merging(name: String) throws {
        let key = try #require(Self.keys.first { $0.name == name })
        let set = try configuration("{ \"\(name)\": \(key.example) }")
        let inherited: (any Sendable)? = Configuration().extending(set).value(of: key)
        let own: (any Sendable)? = set.extending(Configuration()).value(of: key)
        #expect(inherited != nil)
        #expect(own != nil)
    }

    @Test("Lists are appended to those of the extended configuration, and other values replace them")
    func mergedValues() throws {
        let base = try configuration(
            """
            { "locale": "de", "include": ["a"], "elements": [ { "element": "#a", "type": "link" } ],
              "overrides": [ { "screens": ["A"], "rules": {} } ],
              "snapshot": { "style": "json", "redact": [ { "element": "#a", "with": "<a>" } ] } }
            """)
        let own = try configuration(
            """
            { "locale": "en", "include": ["b"], "elements": [ { "element": "#b", "type": "link" } ],
              "overrides": [ { "screens": ["B"], "rules": {} } ],
              "snapshot": { "attributes": ["label"], "redact": [ { "element": "#b", "with": "<b>" } ] } }
            """)
        let merged = own.extending(base)
        #expect(merged.locale == "en")
        #expect(merged.include?.matches("/p/a") == false && merged.include?.matches("/p/b") == true)
        #expect(merged.typeOverrides?.entries.map(\.element.text) == ["#a", "#b"])
        #expect(ScreenScopeIndex(merged.overrides.map(\.scope)).containing(ScreenID(name: "A")) == [0])
        #expect(merged.snapshot.style == .json)
        #expect(merged.snapshot.attributes == [.label])
        #expect(merged.snapshot.redactions.map(\.replacement) == ["<a>", "<b>"])
    }

    @Test("The schema has every key")
    func schema() throws {
        let properties = try #require(json(.configuration(Rule.all))["properties"] as? [String: Any])
        #expect(Set(properties.keys) == Set(Self.keys.map(\.name)))
    }

    @Test("The template is read, and names only known keys")
    func template() {
        #expect(errors(ConfigurationTemplate.text()) == [])
        for key in Self.keys {
            #expect(key.template?.contains("\"\(key.name)\": ") ?? true, "\(key.name)")
        }
    }

    // MARK: One more key

    /// A key that nothing but this test knows.
    private static let color = ConfigurationKey(
        "color",
        example: #""red""#,
        template: """
            // The favorite color.
            "color": "blue",
            """,
        schema: { _ in .type("string", summary: "The favorite color.") },
        read: { reader, value in reader.text(value, "a color") },
        merge: { base, own in "\(base) and \(own)" },
        show: { color in EffectiveSetting("color", .word(color ?? "none")) })

    private static let keysWithColor = keys + [color]

    @Test("A new key is read, and errors name it")
    func newKeyIsRead() throws {
        let color: String? = try configuration(#"{ "color": "red" }"#, keys: Self.keysWithColor).value(of: Self.color)
        #expect(color == "red")
        #expect(
            errors(#"{ "color": 7 }"#, keys: Self.keysWithColor) == ["c.json:1:12: found 7, expected a color"])
        #expect(
            errors(#"{ "colour": "red" }"#, keys: Self.keysWithColor) == [
                "c.json:1:3: unknown key \"colour\"; did you mean \"color\"?"
            ])
        #expect(errors(#"{ "color": "red" }"#) != [])
    }

    @Test("A new key is merged")
    func newKeyIsMerged() throws {
        let base = try configuration(#"{ "color": "red" }"#, keys: Self.keysWithColor)
        let own = try configuration(#"{ "color": "blue" }"#, keys: Self.keysWithColor)
        #expect(own.extending(base).value(of: Self.color) == "red and blue")
        #expect(Configuration().extending(base).value(of: Self.color) == "red")
    }

    @Test("A new key is in the schema")
    func newKeyInSchema() throws {
        let schema = try json(.configuration(Rule.all, keys: Self.keysWithColor))
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(properties["color"]?["description"] as? String == "The favorite color.")
    }

    @Test("A new key is in the template")
    func newKeyInTemplate() {
        let text = ConfigurationTemplate.text(Self.keysWithColor)
        #expect(text.hasSuffix("\n\n  // The favorite color.\n  \"color\": \"blue\",\n}\n"))
        #expect(errors(text, keys: Self.keysWithColor) == [])
    }

    @Test("config show prints a new key")
    func newKeyIsShown() throws {
        let configuration = try configuration(#"{ "color": "red", "preset": "all" }"#, keys: Self.keysWithColor)
        let rows = configuration.effectiveSettings(Self.keysWithColor)
        #expect(rows.map(\.name) == ["preset", "failOn", "pictures", "color"])
        #expect(rows.map(\.origin) == ["c.json:1:29", "default", "default", ""])
        let replaced = configuration.effectiveSettings(
            Self.keysWithColor, replacements: ["color": EffectiveSetting("color", .word("red"), origin: "--color")])
        #expect(replaced.last?.origin == "--color")
    }
}
