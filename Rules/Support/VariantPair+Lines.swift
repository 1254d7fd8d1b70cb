import AXEngine
import AXTree

extension VariantPair {
    /// Whether the label ends in an ellipsis in the variant only.
    var endsInNewEllipsis: Bool { variant.plainLabel.endsInEllipsis && !base.plainLabel.endsInEllipsis }

    /// Whether the text of the variant ends in an ellipsis that the base does not have, or needs more lines than it has.
    func isCutOff(_ size: Screen.TextSize?, _ otherSize: Screen.TextSize?) -> Bool {
        endsInNewEllipsis || missingLines(size, otherSize) != nil
    }

    /// How many lines a text has in the variant, and how many it needs, if every text style says that it needs more;
    /// `nil` if it fits or if that is not known. A text on one line may have been made smaller to fit, by half at most.
    ///
    /// - Parameters:
    ///   - size: The text size of the base.
    ///   - otherSize: The text size of the variant.
    func missingLines(_ size: Screen.TextSize?, _ otherSize: Screen.TextSize?) -> (count: Int, needed: Int)? {
        guard base.platform == .iOS, base.type == .staticText, variant.type == .staticText,
            let frame = base.frame, let other = variant.frame
        else { return nil }
        let (size, otherSize) = (size ?? .large, otherSize ?? .large)
        // A text that does not grow is covered by text-does-not-grow.
        if size != otherSize, abs(frame.height - other.height) <= 1 { return nil }
        let explanations = TextLines(self, size, otherSize).explanations
        let areMissing = explanations.allSatisfy {
            $0.leastNeeded > $0.variantCount && ($0.variantCount > 1 || $0.usuallyNeeded > 2)
        }
        guard areMissing, let least = explanations.min(by: { $0.leastNeeded < $1.leastNeeded }) else { return nil }
        return (least.variantCount, max(least.leastNeeded, least.variantCount + 1))
    }
}
