/// How reports that show screens show their pictures.
package enum PictureInclusion: String, CaseIterable, Sendable {
    /// Reports contain the pictures, a gallery as many as its limit allows.
    case embed
    /// Reports contain the pictures, however large they become.
    case all
    /// Reports contain the paths of the pictures.
    case link
    /// Reports contain drawings only.
    case none
}
