#if canImport(XCUIAutomation)
    import AXAudit

    /// The tests of A11yUITests.
    public enum A11yTests: CaseIterable, Sendable {
        /// An element is hardly larger than a dot.
        case minimumSize
        /// A control is smaller than a fingertip.
        case minimumInteractiveSize
        /// A label is missing, very short or all capitals.
        case labelPresence
        /// The label of a control is not worded as it should be.
        case buttonLabel
        /// The label of an image says that it is one, or is a file's name.
        case imageLabel
        /// A label is very long.
        case labelLength
        /// Several controls have the same label.
        case duplicated
        /// An image does not have the trait image.
        case imageTrait
        /// The screen has no heading.
        case header
        /// A button has neither the trait button nor link.
        case buttonTrait
        /// An element has traits that exclude each other.
        case conflictingTraits
        /// A control is disabled.
        case disabled
        /// Two controls stand very close to each other.
        case controlSpacing
        /// Two controls overlap.
        case controlOverlap

        /// The rule of the preset `a11yuitests` that is this test.
        var rule: Rule {
            switch self {
            case .minimumSize: .a11yuitestsMinimumSize
            case .minimumInteractiveSize: .a11yuitestsMinimumInteractiveSize
            case .labelPresence: .a11yuitestsLabelPresence
            case .buttonLabel: .a11yuitestsButtonLabel
            case .imageLabel: .a11yuitestsImageLabel
            case .labelLength: .a11yuitestsLabelLength
            case .duplicated: .a11yuitestsDuplicated
            case .imageTrait: .a11yuitestsImageTrait
            case .header: .a11yuitestsHeader
            case .buttonTrait: .a11yuitestsButtonTrait
            case .conflictingTraits: .a11yuitestsConflictingTraits
            case .disabled: .a11yuitestsDisabled
            case .controlSpacing: .a11yuitestsControlSpacing
            case .controlOverlap: .a11yuitestsControlOverlap
            }
        }
    }
#endif
