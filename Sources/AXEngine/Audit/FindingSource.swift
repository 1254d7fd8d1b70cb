/// A tool that found a defect.
package enum FindingSource: String, CaseIterable, Sendable {
    /// A rule of axaudit.
    case axaudit
    /// Apple's accessibility audit.
    case apple
}
