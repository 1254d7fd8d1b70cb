extension ConfigurationKey {
    /// `$schema`, which editors read.
    static let schemaAddress = ConfigurationKey(
        "$schema",
        example: #""https://example.com/axaudit.schema.json""#,
        schema: { _ in .type("string") },
        read: { reader, value in reader.text(value, "the address of a schema") })
}
