import AXPictures
import AXTree

/// The picture of a screen as reports contain it: without what secure fields show and without the metadata of the file, and scaled down
/// if it is large.
package struct EmbeddedPicture: Hashable, Sendable {
    /// The PNG.
    package let png: [UInt8]
    /// The part of the screen that it shows, in the unit of the frames.
    package let frame: Rect

    /// The size in bytes from which a picture is scaled down.
    private static let largestSize = 300 << 10
    /// The number of times that a picture is halved at most.
    private static let mostHalvings = 3
    /// The color over secure fields.
    static let cover: UInt32 = 0xFF80_8080

    /// Creates the picture that an archive has.
    package init(png: [UInt8], frame: Rect) {
        self.png = png
        self.frame = frame
    }

    /// Makes the picture of a screen; `nil` if the picture was not used.
    init?(_ drawings: ScreenPicture, _ screen: Screen) {
        guard drawings.reason == nil, let placement = drawings.placement, var picture = drawings.picture else {
            return nil
        }
        for element in screen.elements where element.isSecureField {
            if let frame = element.frame { picture.fill(placement.pixels(frame), with: Self.cover) }
        }
        self.init(
            picture,
            frame: Rect(
                x: placement.left, y: placement.top, width: Double(picture.width) / placement.scale,
                height: Double(picture.height) / placement.scale))
    }

    /// Makes the picture that a test took, without what secure fields show; `nil` if it cannot be read or is turned. A small file is
    /// taken as it is: a test takes it itself, so its metadata is that of the system.
    package init?(_ captured: CapturedPicture) {
        guard let picture = try? PictureReader.read(captured.file),
            PicturePlacement(of: captured.frame, width: picture.width, height: picture.height) != nil
        else { return nil }
        if captured.file.count <= Self.largestSize {
            self.init(png: captured.file, frame: captured.frame)
        } else {
            self.init(picture.halved(), frame: captured.frame)
        }
    }

    /// Writes pixels, scaled down if they are many.
    private init(_ picture: Picture, frame: Rect) {
        var picture = picture
        self.frame = frame
        var file = PNGEncoder.encode(picture)
        for _ in 0..<Self.mostHalvings where file.count > Self.largestSize {
            picture = picture.halved()
            file = PNGEncoder.encode(picture)
        }
        png = file
    }
}
