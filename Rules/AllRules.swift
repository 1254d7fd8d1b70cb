import AXEngine

extension Rule {
    /// Every rule there is, by id. A new rule is one file and one line here.
    public static let all: [Rule] = [
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
