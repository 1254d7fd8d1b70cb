import AXSyntax
import AXTree

extension Configuration {
    /// Reads `.axaudit.json`.
    ///
    /// `file` is the name in messages. Paths in the file are relative to `folder`, an absolute path. `rules` are the
    /// rules that the file may name besides its own: the built-in ones and those of a configuration that it extends.
    ///
    /// - Throws: Every error in the file, in the order of their locations.
    package init(parsing bytes: [UInt8], file: String, folder: String, rules: RuleIndex) throws(SettingsErrors) {
        try self.init(parsing: bytes, file: file, folder: folder, rules: rules, keys: ConfigurationKey.all)
    }

    /// Reads a configuration that has these keys.
    package init(
        parsing bytes: [UInt8], file: String, folder: String, rules: RuleIndex, keys: [ConfigurationKey]
    ) throws(SettingsErrors) {
        var reader = try SettingsReader(bytes, file: file, folder: folder, rules: rules)
        self.init()
        if reader.expect(.object, reader.root, "an object with the configuration") {
            let members = reader.members(of: reader.root, keys.map(\.name), "key")
            read(keys.filter(\.definesRules), members, &reader)
            reader.rules = self.rules(beside: rules)
            read(keys.filter { !$0.definesRules }, members, &reader)
        }
        guard reader.errors.isEmpty else { throw SettingsErrors(reader.errors.sorted(by: Self.isBefore)) }
    }

    private mutating func read(
        _ keys: [ConfigurationKey], _ members: [String: JSONValue], _ reader: inout SettingsReader
    ) {
        for key in keys {
            if let member = members[key.name], let value = key.read(&reader, member) { set(key, to: value) }
        }
    }

    private static func isBefore(_ first: SettingsError, _ second: SettingsError) -> Bool {
        let (first, second) = (first.location.location, second.location.location)
        return (first?.line ?? 0, first?.column ?? 0) < (second?.line ?? 0, second?.column ?? 0)
    }
}
