import AXPictures

/// The picture beside a dump, as it was read.
package struct PictureInput: Sendable {
    /// The path of the file, for messages.
    package let file: String
    /// The SHA-256 of the file in hexadecimal digits; `nil` if it was not computed.
    package let digest: String?
    /// The pixels, or why the file cannot be read.
    package let contents: Result<Picture, PictureError>

    /// Creates an input.
    package init(file: String, digest: String? = nil, contents: Result<Picture, PictureError>) {
        self.file = file
        self.digest = digest
        self.contents = contents
    }
}
