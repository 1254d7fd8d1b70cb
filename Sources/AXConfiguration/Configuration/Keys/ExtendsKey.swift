import AXSyntax

extension ConfigurationKey {
    /// `extends`: the configuration that this one is merged with.
    static let extends = ConfigurationKey(
        "extends",
        example: #""../.axaudit.json""#,
        schema: { _ in .type("string", summary: "The configuration to extend, as a path relative to this file.") },
        read: { reader, value in reader.basePath(value) })

    fileprivate static func isRelativePath(_ path: String) -> Bool {
        !path.isBlank && !path.contains("://") && !path.hasPrefix("/")
    }
}

extension SettingsReader {
    fileprivate mutating func basePath(_ value: JSONValue) -> String? {
        let expected = "a path relative to this file"
        guard let path = text(value, expected) else { return nil }
        if !ConfigurationKey.isRelativePath(path) { report(value, expected: expected) }
        return path
    }
}

extension Configuration {
    /// The path of the configuration that `bytes` extends, as written, or `nil` if there is none or it cannot be read.
    package static func base(of bytes: [UInt8], file: String) -> Located<String>? {
        guard var reader = try? SettingsReader(bytes, file: file),
            let value = reader.root[ConfigurationKey.extends.name], let path = value.text
        else { return nil }
        return ConfigurationKey.isRelativePath(path) ? Located(path, at: reader.location(of: value)) : nil
    }
}
