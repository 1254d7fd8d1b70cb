extension ConfigurationKey {
    /// `$schema`, which editors read.
    static let schemaAddress = ConfigurationKey(
        "$schema",
        example: #""https://example.com/axaudit.schema.json""#,
        schema: { _ in .type("string") },
        read: { reader, index in reader.text(at: index, "the address of a schema") })
}
