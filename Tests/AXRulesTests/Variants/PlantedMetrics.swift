import AXAudit

/// The widths and heights of drawn texts: Helvetica's widths, and the sizes of Apple's text styles (Human Interface
/// Guidelines, Typography). They are written down here so that the tests do not measure with the code that they test.
struct PlantedMetrics: Sendable {
    /// A text style.
    enum Style: Int, CaseIterable, Sendable { case title2, body, subhead, footnote }

    /// By text size: the sizes of the styles.
    private static let sizes: [Screen.TextSize: [Double]] = [
        .large: [22, 17, 15, 13], .xxxLarge: [28, 23, 21, 19], .ax1: [34, 28, 25, 23], .ax2: [39, 33, 30, 27],
        .ax3: [44, 40, 36, 33], .ax5: [56, 53, 49, 44],
    ]

    let textSize: Screen.TextSize

    func size(_ style: Style) -> Double { Self.sizes[textSize]?[style.rawValue] ?? 17 }

    /// The height of a line, to thirds of a point.
    func lineHeight(_ style: Style) -> Double { (size(style) * 1.193 * 3).rounded() / 3 }

    /// The width of a text on one line.
    func width(_ text: String, _ style: Style) -> Double {
        text.unicodeScalars.reduce(0) { $0 + Self.width($1) } * size(style) / 1000
    }

    /// The widths of the lines of a text that is wrapped between words, and within words that are wider than a line.
    func lines(_ text: String, _ style: Style, within width: Double) -> [Double] {
        var lines: [Double] = []
        let space = self.width(" ", style)
        for word in text.split(separator: " ") {
            var rest = self.width(String(word), style)
            if let last = lines.last, last + space + rest <= width {
                lines[lines.count - 1] = last + space + rest
                continue
            }
            while rest > width {
                lines.append(width)
                rest -= width
            }
            lines.append(rest)
        }
        return lines
    }

    /// Returns the widths of Adobe's font metrics of Helvetica, in thousandths of the font size.
    private static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "'", "’": 222
        case "f", "t", "I", " ", ".", ",", ":", "/", "!", "(", ")": 278
        case "r", "-": 333
        case "c", "k", "s", "v", "x", "y", "z", "J": 500
        case "m", "M": 833
        case "w", "C", "D", "H", "N", "R", "U": 722
        case "A", "B", "E", "K", "P", "S", "V", "X", "Y", "&": 667
        case "F", "T", "Z": 611
        case "G", "O", "Q": 778
        case "W": 944
        case "…": 1000
        case _ where scalar.value >= 0x600 && scalar.value < 0x700: 430
        default: 556
        }
    }
}
