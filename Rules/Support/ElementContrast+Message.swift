import AXEngine
import AXPictures

extension ElementContrast {
    /// What a finding says: the ratio, both colors, and the nearest color that would do.
    var message: String {
        guard let ratio, let foreground, let background else { return "has an unknown contrast" }
        let needed = isText ? Self.enough : Self.lowest
        var text =
            "has \(answer == .borderline ? "borderline " : "")contrast \(Self.rounded(ratio)):1 (\(foreground) on \(background))"
        text += "; the minimum is \(isText ? "4.5:1, for large text 3:1" : "3:1")"
        if let nearest = foreground.nearest(reaching: needed, against: background) {
            text += "; \(nearest) on \(background) reaches \(Self.rounded(nearest.contrast(with: background)))"
        }
        return text
    }

    /// The colors, by which findings on several screens are grouped.
    var style: String? {
        guard let foreground, let background else { return nil }
        return "\(foreground) on \(background)"
    }
}
