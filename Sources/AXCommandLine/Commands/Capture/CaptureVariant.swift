import AXAudit

/// A variant of a screen that `axaudit capture --variants` makes by a setting of the device.
enum CaptureVariant: Hashable, Sendable {
    case textSize(Screen.TextSize)
    case dark
    case rightToLeft

    /// Reads the list of the option: `ax5,dark,rtl`.
    static func all(in list: String) throws(UsageError) -> [CaptureVariant] {
        var variants: [CaptureVariant] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let word = String(part).trimmed
            guard let variant = CaptureVariant(word.lowercased()) else {
                let words = Screen.TextSize.names.map { $0.lowercased() } + [Screen.Appearance.dark.rawValue, "rtl"]
                var error = UsageError(unknown: "variant", word, among: words)
                error.messages = error.messages.map { "--variants: \($0), or a font scale such as 1.3" }
                throw error
            }
            if !variants.contains(variant) { variants.append(variant) }
        }
        return variants
    }

    private init?(_ word: String) {
        switch word {
        case Screen.Appearance.dark.rawValue: self = .dark
        case Screen.LayoutDirection.rightToLeft.rawValue: self = .rightToLeft
        default:
            guard let size = Screen.TextSize(word) else { return nil }
            self = .textSize(size)
        }
    }

    /// The word of the option.
    var word: String {
        switch self {
        case .textSize(let size): size.name.lowercased()
        case .dark: Screen.Appearance.dark.rawValue
        case .rightToLeft: Screen.LayoutDirection.rightToLeft.rawValue
        }
    }

    /// Whether the tree of a screen differs in the variant. The appearance changes only the picture.
    var changesTree: Bool { self != .dark }
}
