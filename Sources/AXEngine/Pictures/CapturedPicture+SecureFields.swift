import AXPictures
import AXTree

extension CapturedPicture {
    /// Returns the picture without what the secure fields of the screen show: the same file if the screen has none.
    ///
    /// - Throws: Why the fields cannot be painted over. The picture must then not be written anywhere.
    package func withoutSecureFields(of screen: Screen) throws(PictureError) -> CapturedPicture {
        let fields = screen.elements.filter(\.isSecureField)
        if fields.isEmpty { return self }
        var picture = try PictureReader.read(file)
        guard let placement = PicturePlacement(of: frame, width: picture.width, height: picture.height) else {
            throw PictureError("it is not known where its secure fields are")
        }
        for field in fields {
            guard let frame = field.frame else { throw PictureError("a secure field has no frame") }
            picture.fill(placement.pixels(frame), with: ShownPicture.cover)
        }
        return CapturedPicture(file: PNGEncoder.encode(picture), frame: self.frame)
    }
}
