/// A reason why a picture could not be read.
package struct PictureError: Error, Hashable, Sendable {
    /// The byte offset of the error in the file, or `nil` if it concerns the file as a whole.
    package var offset: Int?
    /// What was found and what was expected: one sentence without a full stop, safe to print on a terminal.
    package var message: String
    /// Whether the file can be as it should be, and is not read by design: one of another kind or beyond a limit.
    package var isRefusal = false

    /// Creates an error.
    package init(at offset: Int? = nil, _ message: String, isRefusal: Bool = false) {
        self.offset = offset
        self.message = message
        self.isRefusal = isRefusal
    }
}

extension PictureError: CustomStringConvertible {
    /// The error as messages have it after the name of the file: `byte 33: the chunk IDAT has a wrong checksum`.
    package var description: String { offset.map { "byte \($0): \(message)" } ?? message }
}
