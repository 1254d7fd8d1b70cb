import AXEngine
import AXPictures

extension ElementContrast {
    /// What a finding says: the ratio, both colors, and the nearest color that would do; for white on a color, also the
    /// nearest darker background, because a brand's buttons keep their white text.
    var message: String {
        guard let ratio, let foreground, let background else { return "has an unknown contrast" }
        let needed = isText ? Self.enough : Self.lowest
        var text =
            "has \(answer == .borderline ? "borderline " : "")contrast \(Self.rounded(ratio)):1 (\(foreground) on \(background))"
        text += "; the minimum is \(isText ? "4.5:1, for large text 3:1" : "3:1")"
        if let nearest = foreground.nearest(reaching: needed, against: background) {
            text += "; \(nearest) on \(background) reaches \(Self.rounded(nearest.contrast(with: background)))"
        }
        if foreground.isNearlyWhite, background.isColored,
            let nearest = background.nearest(reaching: needed, against: foreground)
        {
            text += ", \(foreground) on \(nearest) \(Self.rounded(nearest.contrast(with: foreground)))"
        }
        return text
    }

    /// The colors, by which findings on several screens are grouped.
    var style: String? {
        guard let foreground, let background else { return nil }
        return "\(foreground) on \(background)"
    }
}

extension RGBColor {
    private var components: [UInt32] { [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF] }

    /// Whether it is white, or as good as white.
    fileprivate var isNearlyWhite: Bool { components.allSatisfy { $0 >= 0xF0 } }

    /// Whether it has a hue, and is no gray.
    fileprivate var isColored: Bool { (components.max() ?? 0) - (components.min() ?? 0) >= 0x20 }
}
