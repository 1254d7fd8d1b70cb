/// Whether somebody wants the picture of a screen that is being made.
///
/// An assertion that makes its screen knows it. Where no assertion does, nobody knows yet which rules will run, so the
/// picture is taken.
package enum PictureDemand {
    /// Returns whether the picture of a screen is wanted; `nil` outside of an assertion.
    @TaskLocal package static var isWanted: (@Sendable (Screen) -> Bool)?
}

extension Screen {
    /// Takes the picture of the screen if it is wanted.
    package mutating func capture(_ picture: () -> CapturedPicture?) {
        if PictureDemand.isWanted?(self) ?? true { origin.captured = picture() }
    }
}
