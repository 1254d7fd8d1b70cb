/// Whether reports that show screens contain their pictures.
package enum PictureInclusion: String, CaseIterable, Sendable {
    /// Reports contain the pictures.
    case embed
    /// Reports contain drawings only.
    case none
}
