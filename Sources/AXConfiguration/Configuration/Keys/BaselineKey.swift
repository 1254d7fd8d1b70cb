import AXEngine

extension ConfigurationKey {
    /// `baseline`: the file with the known findings.
    static let baseline = ConfigurationKey(
        "baseline",
        example: "\"\(Baseline.defaultFileName)\"",
        template: """
            // The baseline file, created by axaudit baseline create.
            // "baseline": "\(Baseline.defaultFileName)",
            """,
        schema: { _ in .type("string", summary: "The baseline file.") },
        read: { reader, value in
            reader.text(value, "the path of a baseline").map {
                Located(Paths.absolute($0, in: reader.folder), at: reader.location(of: value))
            }
        },
        show: { path in path.map { EffectiveSetting("baseline", .file($0.value), setAt: $0.location) } })
}

extension Configuration {
    /// The absolute path of the baseline.
    package var baseline: Located<String>? { value(of: .baseline) }
}
