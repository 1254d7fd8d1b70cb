import AXEngine

extension ConfigurationKey {
    /// `sources`: the folders with the app's sources.
    static let sources = ConfigurationKey(
        "sources",
        example: #"["App"]"#,
        template: """
            // Folders with the app's sources, in which reports find the line that makes an element.
            // "sources": ["App"],
            """,
        schema: { _ in .array(.type("string")).with("Folders with the app's sources.") },
        read: { reader, value in
            reader.texts(value, "folder").map { Paths.absolute($0.text, in: reader.folder) }
        })
}

extension Configuration {
    /// The absolute paths of the folders with the app's sources.
    package var sources: [String] { value(of: .sources) ?? [] }
}
