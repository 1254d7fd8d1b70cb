import AXEngine
import AXSyntax
import AXTree

/// The picture of a screen as an image of a page.
struct PictureImage {
    private let picture: ShownPicture
    /// The text of the URL of the file.
    private let link: String

    init(_ picture: ShownPicture, link: String) {
        self.picture = picture
        self.link = link
    }

    /// The image, with the part of the screen that it shows, over which the script draws.
    var markup: Markup {
        let frame = [picture.frame.x, picture.frame.y, picture.frame.width, picture.frame.height].map(\.inPoints)
        return
            "<img class=\"photo\" alt=\"Picture of the screen\" data-frame=\"\(frame.joined(separator: " "))\" src=\"\(source)\"/>"
    }

    private var source: Markup {
        switch picture.contents {
        // Base64 has no character with a meaning in markup, and texts in markup are cut.
        case .png(let bytes): "data:image/png;base64,\(Markup(stringLiteral: Base64.text(bytes)))"
        case .link: "\(link, limit: 20_000)"
        }
    }
}
