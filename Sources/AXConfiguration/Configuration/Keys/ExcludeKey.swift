extension ConfigurationKey {
    /// `exclude`: the files that are not read, even if they are named.
    package static let exclude = ConfigurationKey(
        "exclude",
        example: #"["Legacy/**"]"#,
        // Without a comment of its own: that of `include` describes both.
        template: #""exclude": [],"#,
        schema: { _ in .array(.type("string")).with("The files to exclude, even if they are named on the command line.")
        },
        read: { reader, value in reader.pathPatterns(value) },
        option: ScreenOption("glob", "Exclude files whose path or name matches", choosesFiles: true) {
            text, overrides in
            overrides.excluded.append(text)
            return nil
        })
}

extension Configuration {
    /// The files that are not read, even if they are named.
    package var exclude: PathPatterns? { value(of: .exclude) }
}
