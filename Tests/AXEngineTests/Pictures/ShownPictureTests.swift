import AXTree
import Testing

@testable import AXEngine
@testable import AXPictures

/// The pictures that reports show.
@Suite("Pictures in reports")
struct ShownPictureTests {
    private static let labels = ["Total amount", "Delivery on Friday", "Free returns"]

    /// A screen of texts with a secure field below them.
    private static let screen = makeScreen(withField: true)
    /// The same screen without the field.
    private static let openScreen = makeScreen(withField: false)

    private static func makeScreen(withField hasField: Bool) -> Screen {
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
        if hasField { tree.add(field) }
        tree.close()
        return Screen(
            name: "Login", size: Size(300, 260), elements: tree.takeElements(),
            carries: [.type, .label, .frame, .isAccessibilityElement])
    }

    private static func audit(
        _ screen: Screen, _ picture: Picture, _ inclusion: PictureInclusion, canBeLinked: Bool = true
    ) -> PictureAudit? {
        var audit = PlatformAudit([], on: screen.platform)
        audit.picture = PictureInput(file: "login.png", contents: .success(picture), canBeLinked: canBeLinked)
        audit.pictureInclusion = inclusion
        return audit(screen).picture
    }

    private static func sketch(scale: Double) -> Picture {
        var sketch = PictureSketch(Size(300, 260), scale: scale)
        for (element, label) in zip(screen.elements.dropFirst(), labels) {
            sketch.draw(label, in: element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0), size: 17, with: RGBColor(0))
        }
        sketch.draw("secret", in: Rect(x: 16, y: 200, width: 260, height: 44), size: 17, with: RGBColor(0x123456))
        return sketch.picture
    }

    @Test("Secure fields are painted over", arguments: [1.0, 2.0])
    func secure(scale: Double) throws {
        let shown = try #require(Self.audit(Self.screen, Self.sketch(scale: scale), .embed)?.shown)
        guard case .png(let bytes) = shown.contents else {
            Issue.record("no copy")
            return
        }
        let picture = try PNGDecoder.decode(bytes)
        #expect(shown.frame == Rect(x: 0, y: 0, width: 300, height: 260))
        #expect(!picture.pixels.contains(0xFF12_3456), "the password")
        #expect(picture.pixels.contains(0xFF00_0000), "the texts")
        #expect(picture[Int(100 * scale), Int(220 * scale)] == 0xFF80_8080)
    }

    @Test("A picture that was not measured, or is not asked for, is not embedded")
    func none() throws {
        let blank = PictureSketch(Size(300, 260), scale: 1).picture
        for inclusion in PictureInclusion.allCases {
            let audit = Self.audit(Self.openScreen, blank, inclusion)
            #expect(audit?.isUsed == false)
            #expect(audit?.shown == nil && audit?.reasonNotToLink == nil)
        }
        #expect(Self.audit(Self.openScreen, Self.sketch(scale: 1), .none)?.shown == nil)
    }

    @Test("A secure field without a frame cannot be painted over, so the picture is not shown")
    func secureWithoutFrame() {
        var screen = Self.screen
        screen.elements[screen.elements.count - 1].frame = nil
        let audit = Self.audit(screen, Self.sketch(scale: 1), .embed)
        #expect(audit?.isUsed == true && audit?.shown == nil)
    }

    @Test("A picture is linked unless that shows a secure field, or something else than the screen")
    func linked() {
        let picture = Self.sketch(scale: 2)
        let audit = Self.audit(Self.openScreen, picture, .link)
        #expect(audit?.shown == ShownPicture(.link, frame: Rect(x: 0, y: 0, width: 300, height: 260)))
        #expect(audit?.reasonNotToLink == nil)
        let refused = [
            Self.audit(Self.screen, picture, .link), Self.audit(Self.openScreen, picture, .link, canBeLinked: false),
            Self.audit(Self.openScreen, picture.turned(clockwise: true), .link),
        ]
        #expect(refused.allSatisfy { $0?.shown == nil && $0?.isUsed == true })
        #expect(
            refused.map { $0?.reasonNotToLink } == [
                "the screen has secure fields", "a browser cannot show the file", "it is rotated",
            ])
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
