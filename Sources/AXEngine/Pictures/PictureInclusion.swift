/// How reports that show screens show their pictures.
package enum PictureInclusion: String, CaseIterable, Sendable {
    /// Reports contain the pictures.
    case embed
    /// Reports contain the paths of the pictures.
    case link
    /// Reports contain drawings only.
    case none
}
