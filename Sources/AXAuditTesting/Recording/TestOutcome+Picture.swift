import AXEngine
import AXPictures
import AXTree

extension TestOutcome {
    /// Returns the picture that was taken of a screen as it can be written, with secure fields painted over; `nil` if
    /// there is none, or if the fields cannot be painted over, which a note says.
    mutating func pictureToWrite(of screen: Screen) -> CapturedPicture? {
        do throws(PictureError) { return try screen.origin.captured?.withoutSecureFields(of: screen) } catch {
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
    /// Creates the picture of a screen with marks at its findings: drawn on its picture where UIKit can do that, else
    /// from its tree. `nil` if there is nothing to mark.
    init?(marking audit: ScreenAudit, on picture: CapturedPicture?, variant: String?) {
        var file: [UInt8]?
        #if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
            file = picture.flatMap { AnnotatedPicture(picture: $0, audit: audit).file() }
        #endif
        guard let file = file ?? FindingsSketch(audit: audit).file() else { return nil }
        self.init(name: Self.name("axaudit-findings.png", variant), bytes: file)
    }

    /// Creates the file of a picture.
    ///
    /// - Parameter variant: The variant that it shows, if there are several.
    init(_ picture: CapturedPicture, variant: String? = nil, isKeptAlways: Bool = false) {
        self.init(
            name: Self.name(CapturedPicture.fileName, variant), bytes: picture.file, isKeptAlways: isKeptAlways)
    }

    private static func name(_ file: String, _ variant: String?) -> String {
        variant.map { file.replacing(".png", with: "-\(SnapshotStore.fileName($0)).png") } ?? file
    }
}
