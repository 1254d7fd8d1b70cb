extension ConfigurationKey {
    /// `include`: the files that are read from folders.
    static let include = ConfigurationKey(
        "include",
        example: #"["**/*.json"]"#,
        template: """
            // The files to read, and the files to exclude even if they are named on the command line.
            "include": ["**/*.json", "**/*.xml", "**/*.txt"],
            """,
        schema: { _ in .array(.type("string")).with("The files to read.") },
        read: { reader, value in reader.pathPatterns(value) })
}

extension Configuration {
    /// The files that are read from folders, or `nil` for every tree.
    package var include: PathPatterns? { value(of: .include) }
}
