import AXPictures
import AXTree

/// What the picture of a screen tells about it.
package struct PictureAudit: Sendable {
    /// The path of the file, for messages.
    package var file: String
    /// The SHA-256 of the file in hexadecimal digits; `nil` if it was not computed.
    package var digest: String?
    /// The pixels of a unit of the screen's frames; `nil` if the sizes do not fit.
    package var scale: Double?
    /// The share of the texts that are where the dump says; `nil` if none could be compared.
    package var agreement: Double?
    /// Why the picture was not used; `nil` if it was.
    package var reason: String?
    /// The contrast of the elements, by index; empty if the picture was not used.
    package var contrasts: [ElementContrast] = []

    /// The picture as reports show it; `nil` if none does.
    package var shown: ShownPicture?
    /// Why reports contain no link to the picture, although they should; `nil` if they contain one, or should not.
    package var reasonNotToLink: String?

    /// Whether the picture was measured.
    package var isUsed: Bool { reason == nil }

    /// Creates the result of a picture that was read from an archive.
    package init(file: String) { self.file = file }

    /// Creates the result of a picture.
    init(_ input: PictureInput, _ drawings: ScreenPicture?, _ screen: Screen) {
        file = input.file
        digest = input.digest
        if case .failure(let error) = input.contents { reason = "the picture \(file) cannot be read: \(error)" }
        guard let drawings else { return }
        scale = drawings.placement?.scale
        agreement = drawings.agreement
        reason = drawings.reason
        guard isUsed else { return }
        let scale = screen.hasFramesInPixels ? nil : drawings.placement?.scale
        contrasts = drawings.items.compactMap { ElementContrast($0, scale: scale) }
    }

    /// Returns how many texts, or icons, have an answer.
    package func count(_ answer: ElementContrast.Answer, isText: Bool) -> Int {
        contrasts.count { $0.answer == answer && $0.isText == isText }
    }
}

extension PictureAudit {
    /// Sets how reports show the picture.
    mutating func show(
        _ input: PictureInput, _ drawings: ScreenPicture, _ inclusion: PictureInclusion, _ screen: Screen
    ) {
        switch inclusion {
        case .embed, .all:
            shown = ShownPicture(copying: drawings, screen)
            shown?.isUnlimited = inclusion == .all
        case .link:
            reasonNotToLink = Self.reasonNotToLink(input, drawings, screen)
            if reasonNotToLink == nil { shown = ShownPicture(linking: drawings) }
        case .none: break
        }
    }

    /// Returns why reports must not link a picture; `nil` if they can, or if the picture was not used.
    private static func reasonNotToLink(_ input: PictureInput, _ drawings: ScreenPicture, _ screen: Screen) -> String? {
        guard drawings.reason == nil, case .success(let original) = input.contents else { return nil }
        if screen.elements.contains(where: \.isSecureField) { return "the screen has secure fields" }
        if !input.canBeLinked { return "a browser cannot show the file" }
        return drawings.picture?.width == original.width ? nil : "it is rotated"
    }
}
