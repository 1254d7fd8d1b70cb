/// The exposed elements that a rule over elements is about. A rule is not asked about others, so it need not look at
/// each of them.
public enum RuleSubjects: Int, CaseIterable, Sendable {
    /// All of them.
    case all
    /// Those with a label.
    case labelled
    /// Controls and images with a label.
    case named
    /// Controls.
    case controls
    /// Those with a value.
    case valued
    /// Those with a hint.
    case hinted
}

extension ElementView {
    /// Whether it is a control or an image, whose label is a name rather than a text to read.
    package var isNamed: Bool { isControl || type == .image || traits?.contains(.image) == true }

    /// Returns whether it belongs to the subjects.
    func isAmong(_ subjects: RuleSubjects) -> Bool {
        switch subjects {
        case .all: true
        case .labelled: label?.isEmpty == false
        case .named: label?.isEmpty == false && isNamed
        case .controls: isControl
        case .valued: value?.isEmpty == false
        case .hinted: hint?.isEmpty == false
        }
    }
}
