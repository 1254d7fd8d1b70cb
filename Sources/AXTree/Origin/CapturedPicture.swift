/// The picture of a screen that a test took at the moment of the tree.
package struct CapturedPicture: Hashable, Sendable {
    /// The file: a PNG.
    package var file: [UInt8]
    /// The part of the screen that it shows, in the unit of the frames.
    package var frame: Rect
    /// The name of the file that a test attaches.
    package static let fileName = "axaudit-screen.png"

    /// Creates a picture.
    package init(file: [UInt8], frame: Rect) {
        self.file = file
        self.frame = frame
    }
}
