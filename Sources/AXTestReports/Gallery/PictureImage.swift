import AXEngine
import AXPictures
import AXSyntax
import AXTree

/// The picture of a screen as an image of a page.
package struct PictureImage {
    private let picture: ShownPicture
    /// The text of the URL of the file.
    private let link: String
    /// Where it differs from the picture beside it; `nil` if there is none.
    private let difference: PictureDifference?

    package init(_ picture: ShownPicture, link: String, _ difference: PictureDifference? = nil) {
        self.picture = picture
        self.link = link
        self.difference = difference
    }

    /// The image, with the part of the screen that it shows, over which the script draws. With outlines it is an SVG
    /// image in the unit of the screen.
    package var markup: Markup {
        let frame = Self.numbers(picture.frame)
        guard let difference, !difference.areas.isEmpty else {
            return
                "<img class=\"photo\" alt=\"Picture of the screen\" data-frame=\"\(frame.joined(separator: " "))\" src=\"\(source)\"/>"
        }
        let (x, y, width, height) = (frame[0], frame[1], frame[2], frame[3])
        // As large as the script draws it.
        let scale = min(1, 780 / max(picture.frame.height, 1), 560 / max(picture.frame.width, 1))
        let shown = [picture.frame.width, picture.frame.height].map { Int(($0 * scale).rounded()) }
        let label = "Picture of the screen, \(Wording.count(difference.areas.count, "changed area")) outlined"
        var markup: Markup = """
            <svg class="photo" role="img" aria-label="\(label)" viewBox="\(frame.joined(separator: " "))" width="\(shown[0])" height="\(shown[1])"><image class="photo" href="\(source)" x="\(x)" y="\(y)" width="\(width)" height="\(height)" preserveAspectRatio="none"/>
            """
        for area in difference.areas { markup += outline(area, difference, distance: Self.distance / scale) }
        markup += "</svg>"
        return markup
    }

    /// Returns two rectangles around an area, so that the outline is seen on every color.
    private func outline(_ area: PixelRect, _ difference: PictureDifference, distance: Double) -> Markup {
        let across = picture.frame.width / Double(max(difference.size.width, 1))
        let down = picture.frame.height / Double(max(difference.size.height, 1))
        let numbers = Self.numbers(
            Rect(
                x: picture.frame.x + Double(area.x) * across - distance,
                y: picture.frame.y + Double(area.y) * down - distance,
                width: Double(area.width) * across + 2 * distance,
                height: Double(area.height) * down + 2 * distance))
        return ["edge", "area"].reduce(into: Markup()) { markup, name in
            markup +=
                "<rect class=\"\(name)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" rx=\"3\"/>"
        }
    }

    /// The distance of an outline from what changed, on the page.
    private static let distance = 3.0

    private static func numbers(_ frame: Rect) -> [String] {
        [frame.x, frame.y, frame.width, frame.height].map(\.inPoints)
    }

    private var source: Markup {
        switch picture.contents {
        // Base64 has no character with a meaning in markup, and texts in markup are cut.
        case .png(let bytes): "data:image/png;base64,\(Markup(stringLiteral: Base64.text(bytes)))"
        case .link: "\(link, limit: 20_000)"
        }
    }
}
