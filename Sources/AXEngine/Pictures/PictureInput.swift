import AXPictures
import AXSyntax
import AXTree

/// The picture beside a dump, as it was read.
package struct PictureInput: Sendable {
    /// The path of the file, for messages.
    package let file: String
    /// The SHA-256 of the file in hexadecimal digits; `nil` if it was not computed.
    package let digest: String?
    /// The pixels, or why the file cannot be read.
    package let contents: Result<Picture, PictureError>
    /// Whether a page can show the file as it is, by its path.
    package let canBeLinked: Bool
    /// The part of the screen that it shows; `nil` for all of it.
    package let part: Rect?

    /// The error of a file that is there and is no whole picture; `nil` for a picture, and for a file that is not read
    /// by design.
    package var error: InputError? {
        guard case .failure(let error) = contents, !error.isRefusal else { return nil }
        return InputError(file: file, message: "cannot be read: \(error)")
    }

    /// Creates an input.
    package init(
        file: String, digest: String? = nil, contents: Result<Picture, PictureError>, canBeLinked: Bool = false,
        part: Rect? = nil
    ) {
        self.file = file
        self.digest = digest
        self.part = part
        self.contents = contents
        self.canBeLinked = canBeLinked
    }
}
