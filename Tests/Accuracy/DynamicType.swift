import AXTree

/// The published sizes of Apple's text styles (Human Interface Guidelines, Typography, "Dynamic Type sizes").
enum DynamicType: CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1, caption2

    /// The points at L, AX1, AX3 and AX5.
    private var points: (Double, Double, Double, Double) {
        switch self {
        case .largeTitle: (34, 44, 52, 60)
        case .title1: (28, 38, 48, 58)
        case .title2: (22, 34, 44, 56)
        case .title3: (20, 31, 43, 55)
        case .headline, .body: (17, 28, 40, 53)
        case .callout: (16, 26, 38, 51)
        case .subhead: (15, 25, 36, 49)
        case .footnote: (13, 23, 33, 44)
        case .caption1: (12, 22, 32, 43)
        case .caption2: (11, 20, 29, 40)
        }
    }

    /// The line heights at L.
    private var lineHeight: Double {
        switch self {
        case .largeTitle: 41
        case .title1: 34
        case .title2: 28
        case .title3: 25
        case .headline, .body: 22
        case .callout: 21
        case .subhead: 20
        case .footnote: 18
        case .caption1: 16
        case .caption2: 13
        }
    }

    /// Returns the size in points.
    func points(at size: Screen.TextSize) -> Double {
        switch size {
        case .ax1: points.1
        case .ax3: points.2
        case .ax5: points.3
        default: points.0
        }
    }

    /// Returns the height of one line, in proportion to the size.
    func lineHeight(at size: Screen.TextSize) -> Double {
        (lineHeight * points(at: size) / points(at: .large)).rounded()
    }
}
