import AXAudit

/// What a dump of a planted screen is made in.
struct PlantedVariant: Hashable, Sendable {
    var textSize = Screen.TextSize.large
    var language: String?
    var isRightToLeft = false
    var isDark = false

    static let base = PlantedVariant()
    static let sizes = [Screen.TextSize.xxxLarge, .ax1, .ax2, .ax3, .ax5].map { PlantedVariant(textSize: $0) }
    static let languages = [
        PlantedVariant(language: "de"), PlantedVariant(language: "fr"),
        PlantedVariant(language: "ar", isRightToLeft: true),
    ]
    static let rightToLeft = PlantedVariant(isRightToLeft: true)
    static let all =
        sizes + languages + [rightToLeft, PlantedVariant(isDark: true), PlantedVariant(textSize: .ax3, language: "de")]

    /// The name in the dump.
    var name: String {
        [
            textSize == .large ? nil : textSize.name.lowercased(), language,
            isRightToLeft && language == nil ? "rtl" : nil, isDark ? "dark" : nil,
        ].compactMap(\.self).joined(separator: "~")
    }
}
