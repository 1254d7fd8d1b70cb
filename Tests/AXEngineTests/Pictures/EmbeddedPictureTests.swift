import AXPictures
import AXTree
import Testing

@testable import AXEngine

/// The pictures that reports contain.
@Suite("Embedded pictures")
struct EmbeddedPictureTests {
    private static let labels = ["Total amount", "Delivery on Friday", "Free returns"]

    /// A screen of texts with a secure field below them.
    private static var screen: Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        for (row, label) in labels.enumerated() {
            var element = Element(.staticText)
            element.label = label
            element.frame = Rect(x: 16, y: 20 + 50 * Double(row), width: 260, height: 44)
            element.isAccessibilityElement = true
            tree.add(element)
        }
        var field = Element(.secureTextField)
        field.frame = Rect(x: 16, y: 200, width: 260, height: 44)
        field.isAccessibilityElement = true
        tree.add(field)
        tree.close()
        return Screen(
            name: "Login", size: Size(300, 260), elements: tree.takeElements(),
            carries: [.type, .label, .frame, .isAccessibilityElement])
    }

    private static func embedded(scale: Double) throws -> EmbeddedPicture {
        var sketch = PictureSketch(Size(300, 260), scale: scale)
        for (element, label) in zip(screen.elements.dropFirst(), labels) {
            sketch.draw(label, in: element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0), size: 17, with: RGBColor(0))
        }
        sketch.draw("secret", in: Rect(x: 16, y: 200, width: 260, height: 44), size: 17, with: RGBColor(0x123456))
        var audit = PlatformAudit([], on: screen.platform)
        audit.picture = PictureInput(file: "login.png", contents: .success(sketch.picture))
        audit.embedsPicture = true
        return try #require(audit(screen).picture?.embedded)
    }

    @Test("Secure fields are painted over", arguments: [1.0, 2.0])
    func secure(scale: Double) throws {
        let embedded = try Self.embedded(scale: scale)
        let picture = try PNGDecoder.decode(embedded.png)
        #expect(embedded.frame == Rect(x: 0, y: 0, width: 300, height: 260))
        #expect(!picture.pixels.contains(0xFF12_3456), "the password")
        #expect(picture.pixels.contains(0xFF00_0000), "the texts")
        #expect(picture[Int(100 * scale), Int(220 * scale)] == 0xFF80_8080)
    }

    @Test("A picture that was not measured, or is not asked for, is not embedded")
    func none() throws {
        var audit = PlatformAudit([], on: Self.screen.platform)
        let blank = PictureSketch(Size(300, 260), scale: 1).picture
        audit.picture = PictureInput(file: "login.png", contents: .success(blank))
        audit.embedsPicture = true
        #expect(audit(Self.screen).picture?.isUsed == false)
        #expect(audit(Self.screen).picture?.embedded == nil)
    }

    @Test("Half a picture has the means of four pixels")
    func halved() {
        var picture = Picture(width: 3, height: 2, filledWith: 0xFFFF_FFFF)
        picture[0, 0] = 0xFF00_0000
        picture[1, 1] = 0xFF00_0000
        let half = picture.halved()
        #expect(half.width == 1 && half.height == 1)
        #expect(half[0, 0] == 0xFF80_8080)
    }
}
