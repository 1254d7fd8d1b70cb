import AXPictures
import AXTree

/// The picture beside a dump, as it was read.
package struct PictureInput: Sendable {
    /// The path of the file, for messages.
    package let file: String
    /// The SHA-256 of the file in hexadecimal digits; `nil` if it was not computed.
    package let digest: String?
    /// The pixels, or why the file cannot be read.
    package let contents: Result<Picture, PictureError>
    /// The part of the screen that it shows; `nil` for all of it.
    package let part: Rect?

    /// Creates an input.
    package init(
        file: String, digest: String? = nil, contents: Result<Picture, PictureError>, part: Rect? = nil
    ) {
        self.file = file
        self.digest = digest
        self.part = part
        self.contents = contents
    }
}
