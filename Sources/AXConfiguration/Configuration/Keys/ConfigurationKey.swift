import AXEngine
import AXSyntax

/// A top-level key of `.axaudit.json`, with everything that the parser, the JSON Schema, the template of `config init`
/// and `config show` need to know about it.
///
/// To add a key, declare it in a file of its own next to this one and add it to `ConfigurationKey.all`.
package struct ConfigurationKey: Sendable {
    /// The key in the file.
    package let name: String
    /// A valid value, as JSON. Tests read it for every key.
    package let example: String
    /// The lines that `config init` writes, or `nil` if the template leaves the key out. A blank line precedes them if
    /// they begin with a comment.
    package let template: String?
    /// Whether the value defines rules. It is then read before the keys that may name those rules.
    let definesRules: Bool
    /// The schema of the value. The parameter is the list of known rules.
    package let schema: @Sendable ([Rule]) -> Schema
    /// Reads the value. Reports errors to the reader.
    let read: @Sendable (inout SettingsReader, JSONValue) -> (any Sendable)?
    /// Combines the value of an extended configuration with the value of the configuration that extends it.
    let merge: @Sendable (_ base: any Sendable, _ own: any Sendable) -> any Sendable
    /// The option that outweighs the key, of what is about screens; `nil` if there is none.
    package let option: ScreenOption?
    /// The row of `config show`, or `nil` if there is none.
    let effectiveSetting: @Sendable (Configuration) -> EffectiveSetting?

    /// Declares a key whose value is read as a `Value`.
    ///
    /// Unless `merge` is given, the value of a configuration replaces that of the configuration it extends. `show`
    /// receives `nil` if the key is not set.
    init<Value: Sendable>(
        _ name: String,
        example: String,
        template: String? = nil,
        definesRules: Bool = false,
        schema: @escaping @Sendable ([Rule]) -> Schema,
        read: @escaping @Sendable (inout SettingsReader, JSONValue) -> Value?,
        merge: @escaping @Sendable (_ base: Value, _ own: Value) -> Value = { _, own in own },
        show: @escaping @Sendable (Value?) -> EffectiveSetting? = { _ in nil },
        option: ScreenOption? = nil
    ) {
        self.name = name
        self.example = example
        self.template = template
        self.definesRules = definesRules
        self.schema = schema
        self.option = option
        self.read = { reader, value in read(&reader, value) }
        self.merge = { base, own in
            guard let base = base as? Value, let own = own as? Value else { return own }
            return merge(base, own)
        }
        effectiveSetting = { configuration in show(configuration.value(named: name)) }
    }
}
