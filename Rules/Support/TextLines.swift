import AXEngine
import AXPictures
import AXTree

/// How many lines a text of Apple's text styles has in its frame, and how many it needs. The font is not known, so each
/// text style whose lines fill the frames is a possible explanation.
struct TextLines {
    /// What a text style says of a text in the base and in a variant.
    struct Explanation {
        /// The lines that the frame has in the base and in the variant.
        let baseCount: Int
        let variantCount: Int
        /// The least number of lines that the text of the variant needs, and the usual one.
        let leastNeeded: Int
        let usuallyNeeded: Int
    }

    /// The possible explanations; none if the frames are no frames of lines.
    let explanations: [Explanation]

    /// The sizes of the text styles from the largest to the smallest: Large Title, Title 1 to 3, Body, Callout, Subhead,
    /// Footnote, Caption 1 and 2 (Apple's Human Interface Guidelines, Typography).
    private static let sizes: [Screen.TextSize: [Double]] = [
        .xSmall: [31, 25, 19, 17, 14, 13, 12, 12, 11, 11], .small: [32, 26, 20, 18, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 15, 14, 12, 11, 11], .large: [34, 28, 22, 20, 17, 16, 15, 13, 12, 11],
        .xLarge: [36, 30, 24, 22, 19, 18, 17, 15, 14, 13], .xxLarge: [38, 32, 26, 24, 21, 20, 19, 17, 16, 15],
        .xxxLarge: [40, 34, 28, 26, 23, 22, 21, 19, 18, 17], .ax1: [44, 38, 34, 31, 28, 26, 25, 23, 22, 20],
        .ax2: [48, 43, 39, 37, 33, 32, 30, 27, 26, 24], .ax3: [52, 48, 44, 43, 40, 38, 36, 33, 32, 29],
        .ax4: [56, 53, 50, 49, 47, 44, 42, 38, 37, 34], .ax5: [60, 58, 56, 55, 53, 51, 49, 44, 43, 40],
    ]

    /// The height of a line as a multiple of the font size: 20.3 points for 17.
    private static let lineHeight = 1.196
    /// The narrowest and the widest that a text is, compared with the usual widths of its letters.
    private static let (narrow, wide) = (0.85, 1.2)

    /// Finds the explanations of a text with these labels and frames.
    init(_ pair: VariantPair, _ baseSize: Screen.TextSize, _ variantSize: Screen.TextSize) {
        guard let sizes = Self.sizes[baseSize], let others = Self.sizes[variantSize], let frame = pair.base.frame,
            let other = pair.variant.frame, !frame.isEmpty, !other.isEmpty
        else {
            explanations = []
            return
        }
        let (label, otherLabel) = (LetterWidths(pair.base.plainLabel), LetterWidths(pair.variant.plainLabel))
        explanations = zip(sizes, others).compactMap { size, otherSize in
            guard let count = Self.count(in: frame.height, size),
                let otherCount = Self.count(in: other.height, otherSize),
                label.leastLines(within: frame.width / size / Self.narrow) <= count,
                label.lines(within: frame.width / size / Self.wide) >= count
            else { return nil }
            return Explanation(
                baseCount: count, variantCount: otherCount,
                leastNeeded: otherLabel.leastLines(within: other.width / otherSize / Self.narrow),
                usuallyNeeded: otherLabel.lines(within: other.width / otherSize))
        }
    }

    /// Returns whether a text has several lines in its frame, by some text style.
    static func areSeveral(_ text: ElementView, _ textSize: Screen.TextSize) -> Bool {
        guard let sizes = sizes[textSize], let frame = text.frame, !frame.isEmpty else { return false }
        let label = LetterWidths(text.plainLabel)
        return sizes.contains { size in
            guard let count = count(in: frame.height, size), count > 1 else { return false }
            return label.leastLines(within: frame.width / size / narrow) <= count
                && label.lines(within: frame.width / size / wide) >= count
        }
    }

    /// Returns how many lines of a font size are as high as a frame; `nil` if no number of them is.
    private static func count(in height: Double, _ size: Double) -> Int? {
        let line = size * lineHeight
        let count = (height / line).rounded()
        guard 1...40 ~= count, abs(height - count * line) <= max(1, 0.025 * height) else { return nil }
        return Int(count)
    }
}

extension StringProtocol {
    /// The usual width on one line, in multiples of the font size.
    var usualWidth: Double { unicodeScalars.reduce(0) { $0 + TextShape.width($1) } }
}

/// The usual widths of the words of a text, in multiples of the font size.
private struct LetterWidths {
    private let words: [Double]
    private static let space = 0.28
    /// The number of lines of a text that does not fit.
    private static let most = 10_000

    init(_ label: String) {
        // A text of many pages is no text of a few lines.
        words =
            label.utf8.count > 1_000
            ? []
            : label.split(whereSeparator: \.isWhitespace).map(\.usualWidth)
    }

    /// Returns the number of lines that the letters fill, if words are divided at the ends of the lines.
    func leastLines(within width: Double) -> Int {
        guard width > 0.1 else { return Self.most }
        let length = words.reduce(0, +) + Self.space * Double(max(words.count - 1, 0))
        return Int((length / width).rounded(.up))
    }

    /// Returns the number of lines on which the text fits, with whole words.
    func lines(within width: Double) -> Int {
        // Less than a letter is no room for a text.
        guard width > 0.1 else { return Self.most }
        var (lines, end) = (0, Double.infinity)
        for word in words {
            if end + Self.space + word <= width {
                end += Self.space + word
            } else {
                // A word that is wider than a line goes on on the next one, as texts without spaces do.
                let whole = Int(word / width)
                lines += word > width * Double(whole) || whole == 0 ? whole + 1 : whole
                end = word - width * Double(whole)
            }
        }
        return lines
    }
}
