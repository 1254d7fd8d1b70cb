import AXEngine

extension ConfigurationKey {
    /// `pictures`: how the gallery shows the pictures of the screens.
    static let pictures = ConfigurationKey(
        "pictures",
        example: #""none""#,
        template: """
            // How the gallery shows the pictures beside the dumps: \(PictureInclusion.allCases.map(\.rawValue).joined(separator: ", ")).
            "pictures": "embed",
            """,
        schema: { _ in
            .words(
                PictureInclusion.allCases.map(\.rawValue),
                summary: "How the gallery shows the pictures beside the dumps: inside (all: no limit), by path, none.")
        },
        read: { reader, value in reader.locatedChoice(value, "choice") as Located<PictureInclusion>? },
        show: {
            EffectiveSetting("pictures", .word(($0?.value ?? .embed).rawValue), setAt: $0?.location)
        })
}

extension Configuration {
    /// How the gallery shows the pictures of the screens, or `nil` for `embed`.
    package var pictures: Located<PictureInclusion>? { value(of: .pictures) }

    /// Whether reports that show screens contain their pictures, and tests write them.
    package var includesPictures: Bool { pictures?.value != PictureInclusion.none }
}
