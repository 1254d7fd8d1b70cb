import AXEngine
import AXPictures
import AXTree

extension TestOutcome {
    /// Returns the picture that was taken of a screen as it can be written, with secure fields painted over; `nil` if
    /// there is none, or if the fields cannot be painted over, which a note says.
    mutating func pictureToWrite(of screen: Screen) -> CapturedPicture? {
        do throws(PictureError) { return try screen.captured?.withoutSecureFields(of: screen) } catch {
            notes.append("\(screen.title): the picture is not written: \(error)")
            return nil
        }
    }

    /// Adds the picture of the screen if there are issues and the screen has one.
    mutating func attachPicture(of screen: Screen) {
        guard !issues.isEmpty, let picture = pictureToWrite(of: screen) else { return }
        attachments.append(Attachment(picture))
    }
}

extension TestOutcome.Attachment {
    /// Creates the file of a picture.
    ///
    /// - Parameter variant: The variant that it shows, if there are several.
    init(_ picture: CapturedPicture, variant: String? = nil, isKeptAlways: Bool = false) {
        var name = CapturedPicture.fileName
        if let variant { name = name.replacing(".png", with: "-\(SnapshotStore.fileName(variant)).png") }
        self.init(name: name, bytes: picture.file, isKeptAlways: isKeptAlways)
    }
}
