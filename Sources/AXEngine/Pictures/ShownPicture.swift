import AXPictures
import AXTree

/// The picture of a screen as reports show it.
package struct ShownPicture: Hashable, Sendable {
    /// What reports contain.
    package enum Contents: Hashable, Sendable {
        /// A PNG without what secure fields show and without the metadata of the file, scaled down if the picture is
        /// large.
        case png([UInt8])
        /// A link to the file, which is shown as it is.
        case link
    }

    /// What reports contain.
    package let contents: Contents
    /// The part of the screen that it shows, in the unit of the frames.
    package let frame: Rect
    /// Whether reports contain it however large they become.
    package var isUnlimited = false

    /// The size in bytes from which a picture is scaled down.
    private static let largestSize = 300 << 10
    /// The number of times that a picture is halved at most.
    private static let mostHalvings = 3
    /// The color over secure fields.
    static let cover: UInt32 = 0xFF80_8080

    /// Creates the picture that an archive has.
    package init(_ contents: Contents, frame: Rect) {
        self.contents = contents
        self.frame = frame
    }

    /// Makes the copy of a picture that reports contain; `nil` if the picture was not used, or if it is not known where
    /// a secure field is.
    init?(copying drawings: ScreenPicture, _ screen: Screen) {
        guard drawings.reason == nil, let placement = drawings.placement, var picture = drawings.picture else {
            return nil
        }
        for element in screen.elements where element.isSecureField {
            guard let frame = element.frame else { return nil }
            picture.fill(placement.pixels(frame), with: Self.cover)
        }
        self.init(encoding: picture, frame: Self.frame(of: picture, placement))
    }

    /// Makes the picture that a test took, without what secure fields show; `nil` if it cannot be read or is turned. A
    /// small file is taken as it is: a test takes it itself, so its metadata is that of the system.
    package init?(_ captured: CapturedPicture) {
        guard let picture = try? PictureReader.read(captured.file),
            PicturePlacement(of: captured.frame, width: picture.width, height: picture.height) != nil
        else { return nil }
        if captured.file.count <= Self.largestSize {
            self.init(.png(captured.file), frame: captured.frame)
        } else {
            self.init(encoding: picture.halved(), frame: captured.frame)
        }
    }

    /// Makes a link to a picture; `nil` if the picture was not used.
    init?(linking drawings: ScreenPicture) {
        guard drawings.reason == nil, let placement = drawings.placement, let picture = drawings.picture else {
            return nil
        }
        frame = Self.frame(of: picture, placement)
        contents = .link
    }

    /// Encodes pixels, scaled down if they are many.
    private init(encoding picture: Picture, frame: Rect) {
        var picture = picture
        var file = PNGEncoder.encode(picture)
        for _ in 0..<Self.mostHalvings where file.count > Self.largestSize {
            picture = picture.halved()
            file = PNGEncoder.encode(picture)
        }
        self.init(.png(file), frame: frame)
    }

    private static func frame(of picture: Picture, _ placement: PicturePlacement) -> Rect {
        Rect(
            x: placement.left, y: placement.top, width: Double(picture.width) / placement.scale,
            height: Double(picture.height) / placement.scale)
    }
}
