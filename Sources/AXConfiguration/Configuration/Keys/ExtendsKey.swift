import AXSyntax

extension ConfigurationKey {
    /// `extends`: the configuration that this one is merged with.
    static let extends = ConfigurationKey(
        "extends",
        example: #""../.axaudit.json""#,
        schema: { _ in .type("string", summary: "The configuration to extend, as a path relative to this file.") },
        read: { reader, index in reader.basePath(at: index) })

    fileprivate static func isRelativePath(_ path: String) -> Bool {
        !path.isBlank && !path.contains("://") && !path.hasPrefix("/")
    }
}

extension SettingsReader {
    fileprivate mutating func basePath(at index: Int) -> String? {
        let expected = "a path relative to this file"
        guard let path = text(at: index, expected) else { return nil }
        if !ConfigurationKey.isRelativePath(path) { report(index, expected: expected) }
        return path
    }
}

extension Configuration {
    /// The path of the configuration that `bytes` extends, as written, or `nil` if there is none or it cannot be read.
    package static func base(of bytes: [UInt8], file: String) -> Located<String>? {
        guard let reader = try? SettingsReader(bytes, file: file), reader.kind(0) == .object,
            let index = reader.document.member(ConfigurationKey.extends.name, of: 0), reader.kind(index) == .string
        else { return nil }
        let path = reader.document.string(at: index)
        return ConfigurationKey.isRelativePath(path) ? Located(path, at: reader.location(of: index)) : nil
    }
}
