import AXEngine

extension Rule {
    /// Every rule there is, by id. A new rule is one file and one line here.
    public static let all: [Rule] = [
        a11yuitestsButtonLabel,
        a11yuitestsButtonTrait,
        a11yuitestsConflictingTraits,
        a11yuitestsControlOverlap,
        a11yuitestsControlSpacing,
        a11yuitestsDisabled,
        a11yuitestsDuplicated,
        a11yuitestsHeader,
        a11yuitestsImageLabel,
        a11yuitestsImageTrait,
        a11yuitestsLabelLength,
        a11yuitestsLabelPresence,
        a11yuitestsMinimumInteractiveSize,
        a11yuitestsMinimumSize,
        buttonTraitMissing,
        controlLabelMissing,
        controlOverlap,
        controlSpacing,
        elementTooSmall,
        headerMissing,
        imageLabelMissing,
        labelBlank,
        labelDuplicate,
        labelTooLong,
        labelTooShort,
        targetSize,
        textFieldPlaceholderOnly,
        treeEmpty,
    ]
}
