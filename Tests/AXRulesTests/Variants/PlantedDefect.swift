import AXAudit

/// A defect that is planted in one variant of a screen.
enum PlantedDefect: String, CaseIterable, Sendable {
    case fixedText, fixedTwoLines, cappedTwoLines, oneLine, ellipsis, fixedCard
    case lostControl, outsideWindow, overTheSide, overlap, overlapBelowFold, smallTarget, smallTargetBelowFold
    case headingLost, buttonBecomesText, buttonBecomesTextInLanguage, switchValue
    case lostControlInLanguage, ellipsisInLanguage, cutWordInLanguage
    case untranslatedButton, untranslatedCell, halfTranslated, halfTranslatedEnd, leftoverKey
    case unmirroredPair, unmirroredRow

    /// The variants in which it can be planted.
    var variants: [PlantedVariant] {
        switch self {
        case .fixedText, .fixedTwoLines, .cappedTwoLines, .oneLine:
            [PlantedVariant(textSize: .ax3), PlantedVariant(textSize: .ax5)]
        case .ellipsis, .fixedCard, .lostControl, .outsideWindow, .overTheSide, .overlap, .overlapBelowFold,
            .smallTarget, .smallTargetBelowFold, .headingLost, .buttonBecomesText, .switchValue:
            [PlantedVariant(textSize: .ax1), PlantedVariant(textSize: .ax3), PlantedVariant(textSize: .ax5)]
        case .lostControlInLanguage, .buttonBecomesTextInLanguage, .ellipsisInLanguage, .cutWordInLanguage,
            .untranslatedButton, .untranslatedCell, .halfTranslated, .halfTranslatedEnd, .leftoverKey:
            [PlantedVariant(language: "de"), PlantedVariant(language: "fr")]
        case .unmirroredPair, .unmirroredRow:
            [PlantedVariant.rightToLeft, PlantedVariant(language: "ar", isRightToLeft: true)]
        }
    }

    /// Whether a form of dumps shows the defect in a variant.
    func isSeen(in form: PlantedForm, _ variant: PlantedVariant) -> Bool {
        switch self {
        // Nothing but an identifier tells which of two buttons is which in another language.
        case .unmirroredPair: variant.language == nil || form == .tree || form == .visible
        // A flat list does not say what is in a scroll view or a card.
        case .outsideWindow, .fixedCard, .overTheSide: form != .flat
        default: true
        }
    }
}
