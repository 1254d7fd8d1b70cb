import AXPictures
import AXTree

/// The contrast of what is drawn for an element, or why it cannot be told.
package struct ElementContrast: Hashable, Sendable {
    /// What the contrast is enough for.
    package enum Answer: String, CaseIterable, Sendable {
        /// Less than 3:1, which is too low for any text and any icon.
        case low
        /// From 3:1 to 4.5:1, which is enough for large texts only. The text is not known to be large.
        case borderline
        /// Enough: 4.5:1, or 3:1 for large texts and icons.
        case enough
        /// It cannot be told.
        case unknown
    }

    /// The index of the element.
    package var index: Int
    /// Whether it is a text; otherwise an icon.
    package var isText: Bool
    /// The answer.
    package var answer: Answer
    /// The contrast ratio; `nil` if it is unknown.
    package var ratio: Double?
    /// The color of the strokes; `nil` if the contrast is unknown.
    package var foreground: RGBColor?
    /// The color around them; `nil` if the contrast is unknown.
    package var background: RGBColor?
    /// Why the contrast is unknown.
    package var refusal: ContrastRefusal?

    /// The least size of a large text in points or dp, of any weight: 18 pt in CSS (WCAG 2.2, "large scale").
    package static let largeText = 24.0
    /// The ratio that large texts and icons need (WCAG 2.2, 1.4.3 and 1.4.11).
    package static let lowest = 3.0
    /// The ratio that other texts need (WCAG 2.2, 1.4.3).
    package static let enough = 4.5

    /// The ratio that the element needs.
    package var required: Double { isText && answer != .low ? Self.enough : Self.lowest }

    /// Returns a ratio with two decimals, rounded down so that 4.499 is not 4.50.
    package static func rounded(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100 + 1e-6)
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Creates the contrast that an archive has.
    package init(index: Int, isText: Bool, answer: Answer) {
        self.index = index
        self.isText = isText
        self.answer = answer
    }

    /// Creates the contrast of an element that was measured; `nil` if there is nothing to say about it.
    ///
    /// - Parameter scale: The pixels of a point or dp; `nil` if it is unknown.
    init?(_ item: ScreenPicture.Item, scale: Double?) {
        // What may be a text counts as one if it is drawn like one.
        isText = item.subject.kind == .text || item.subject.kind == .label && item.agrees == true
        if item.subject.kind == .label, item.agrees != true, !item.subject.mayBeIcon { return nil }
        index = item.subject.index
        answer = .unknown
        guard let ratio = item.drawing.ratio else {
            refusal = item.drawing.refusal ?? .noInk
            return
        }
        self.ratio = ratio
        foreground = item.drawing.foreground
        background = item.drawing.background
        let size = scale.map { item.textSize / $0 } ?? 0
        if ratio < Self.lowest {
            answer = .low
        } else {
            answer = !isText || ratio >= Self.enough || size >= Self.largeText ? .enough : .borderline
        }
    }
}
