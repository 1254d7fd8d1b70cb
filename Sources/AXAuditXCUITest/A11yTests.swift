#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore

    /// The tests of A11yUITests.
    public enum A11yTests: CaseIterable, Sendable {
        /// Every element has a minimum size.
        case minimumSize
        /// Every control has a minimum size.
        case minimumInteractiveSize
        /// A label is present, not too short and not in uppercase.
        case labelPresence
        /// The label of a control is descriptive, begins with an uppercase letter and has no type name or full stop.
        case buttonLabel
        /// The label of an image does not say that it is an image and is not a file name.
        case imageLabel
        /// A label is not too long.
        case labelLength
        /// No two controls have the same label.
        case duplicated
        /// An image has the image trait.
        case imageTrait
        /// The screen has an element with the header trait.
        case header
        /// A button has the button trait or the link trait.
        case buttonTrait
        /// An element has no conflicting traits.
        case conflictingTraits
        /// A control is enabled.
        case disabled
        /// Controls keep a minimum distance.
        case controlSpacing
        /// Controls do not overlap.
        case controlOverlap

        /// The rule in the preset `a11yuitests` that implements this test.
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
