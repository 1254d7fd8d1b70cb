import AXDumps
import AXFormats
import AXPictures
import AXTree
import Foundation
import Testing

@testable import AXEngine

/// Dumps and pictures that are made of the same texts: the colors are known exactly.
@Suite("Drawn pairs of a dump and a picture")
struct DrawnPairTests {
    private static let size = Size(390, 844)
    private static let words = [
        "Total amount", "Delivery on Friday", "Free returns", "Opening hours", "Guided tours", "Weekly plan",
        "Window sensor", "Previous repairs", "Sheet music", "Leave at the door",
    ]

    /// Inks on backgrounds, light and dark.
    private static let colors: [(ink: UInt32, background: UInt32)] = [
        (0x000000, 0xFFFFFF), (0x8E8E93, 0xFFFFFF), (0xAAAAAA, 0xFFFFFF), (0x007AFF, 0xFFFFFF), (0xFFFFFF, 0x34C759),
        (0xFFFFFF, 0x0A3D62), (0x6B6B6B, 0xF2F2F7), (0xFFD60A, 0x1C1C1E), (0xC0392B, 0xFDEDEC), (0x767676, 0xFFFFFF),
    ]

    private static var texts: [DrawnText] {
        zip(words, colors).enumerated().map { row, pair in
            DrawnText(pair.0, pair.1.ink, on: pair.1.background, y: 60 + 64 * Double(row))
        }
    }

    /// Returns a dump of iOS.
    private static func screen(_ texts: [DrawnText], inList list: Rect? = nil) -> Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        if let list {
            var element = Element(.scrollView)
            element.frame = list
            element.isAccessibilityElement = false
            tree.open(element)
        }
        for text in texts {
            var element = Element(.staticText)
            element.label = text.label
            element.frame = text.frame
            element.isAccessibilityElement = true
            tree.add(element)
        }
        if list != nil { tree.close() }
        tree.close()
        return Screen(
            size: size, elements: tree.takeElements(), carries: [.type, .label, .frame, .isAccessibilityElement])
    }

    /// Returns a dump of Flutter's on Android: plain views with descriptions, in pixels.
    private static func flutter(_ texts: [DrawnText], scale: Double) throws -> Screen {
        func bounds(_ rect: Rect) -> String {
            let edges = [rect.x, rect.y, rect.maxX, rect.maxY].map { Int(($0 * scale).rounded()) }
            return "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]"
        }
        let whole = bounds(Rect(x: 0, y: 0, width: size.width, height: size.height))
        func node(_ name: String, _ description: String, _ bounds: String, _ contents: String) -> String {
            """
            <node index="0" text="" resource-id="" class="android.\(name)" package="org.example.garden" \
            content-desc="\(description)" checkable="false" checked="false" clickable="false" enabled="true" \
            focusable="true" focused="false" scrollable="false" long-clickable="false" password="false" \
            selected="false" bounds="\(bounds)">\(contents)</node>
            """
        }
        let leaves = texts.map {
            node("view.View", $0.label.replacing("\n", with: "&#10;"), bounds($0.frame), "")
        }.joined()
        let views = (0..<4).reduce(leaves) { contents, _ in node("view.View", "", whole, contents) }
        let xml =
            "<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation=\"0\">"
            + node("widget.FrameLayout", "", whole, views) + "</hierarchy>"
        return try #require(try TreeReader.read(Array(xml.utf8), file: "garden.xml").first)
    }

    private static func audit(_ screen: Screen, _ picture: DrawnPicture) throws -> PictureAudit {
        let input = PictureInput(file: "drawn.png", contents: .success(picture.picture))
        return try #require(PlatformAudit([], on: screen.platform).picture(input, of: screen))
    }

    /// Returns the contrast of a text in an audit.
    private static func contrast(_ text: DrawnText, _ screen: Screen, _ audit: PictureAudit) -> ElementContrast? {
        audit.contrasts.first {
            let element = screen.elements[$0.index]
            return element.label == text.label || element.view?.contentDescription == text.label
        }
    }

    /// The contrast ratio of two colors (WCAG 2.2, relative luminance).
    private static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        func luminance(_ color: UInt32) -> Double {
            let parts = [color >> 16, color >> 8, color].map { part -> Double in
                let value = Double(part & 0xFF) / 255
                return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    @Test("Colors and ratios are exact", arguments: [1.0, 2, 3], [false, true])
    func exact(scale: Double, isFlutter: Bool) throws {
        let texts = Self.texts
        let screen = isFlutter ? try Self.flutter(texts, scale: scale) : Self.screen(texts)
        let audit = try Self.audit(screen, DrawnPicture(Self.size, scale: scale, texts))
        #expect(audit.isUsed, "\(audit.reason ?? "")")
        for (text, color) in zip(texts, Self.colors) {
            let contrast = try #require(Self.contrast(text, screen, audit), "\(text.label)")
            #expect(contrast.foreground?.rgb == color.ink, "\(text.label)")
            #expect(contrast.background?.rgb == color.background, "\(text.label)")
            let expected = Self.ratio(color.ink, color.background)
            #expect(abs((contrast.ratio ?? 0) - expected) < 0.001, "\(text.label): \(contrast.refusal as Any)")
        }
    }

    @Test("A text with a caption of another color has no contrast", arguments: [1.0, 2, 3], [false, true])
    func twoInks(scale: Double, isFlutter: Bool) throws {
        let captions: [UInt32] = [0x8E8E93, 0x767676, 0x999999, 0x007AFF, 0xB0B0B0]
        let two = captions.enumerated().map { row, ink in
            DrawnText(Self.words[row], 0, caption: "Caption \(row) below", ink, y: 500 + 50 * Double(row))
        }
        let same = DrawnText("Insurance", 0x333333, caption: "Until delivery", 0x333333, y: 760)
        let texts = Self.texts[5..<10].enumerated().map { row, text in
            DrawnText(text.label, 0, y: 60 + 64 * Double(row))
        }
        let all = texts + two + [same]
        let screen = isFlutter ? try Self.flutter(all, scale: scale) : Self.screen(all)
        let audit = try Self.audit(screen, DrawnPicture(Self.size, scale: scale, all))
        #expect(audit.isUsed, "\(audit.reason ?? "")")
        for text in two {
            let contrast = Self.contrast(text, screen, audit)
            #expect(contrast?.ratio == nil, "\(text.label): \(contrast?.ratio ?? 0)")
        }
        let contrast = try #require(Self.contrast(same, screen, audit))
        #expect(contrast.foreground?.rgb == 0x333333)
        #expect(contrast.ratio.map { abs($0 - Self.ratio(0x333333, 0xFFFFFF)) < 0.001 } == true)
    }

    @Test("Three texts of a dialog are not those of another screen", arguments: [false, true])
    func dialog(isFlutter: Bool) throws {
        func texts(_ labels: [String]) -> [DrawnText] {
            labels.enumerated().map { DrawnText($1, 0x222222, x: 60, y: 360 + 40 * Double($0)) }
        }
        let dialog = texts(["Delete this draft?", "You cannot undo this", "Keep it for now"])
        let other = texts(["Two adults, one child", "From the old pier", "Choose a cabin"])
        let around = Array(Self.texts.prefix(4))
        let screen = isFlutter ? try Self.flutter(dialog, scale: 2) : Self.screen(dialog)
        #expect(try Self.audit(screen, DrawnPicture(Self.size, scale: 2, around + dialog)).isUsed)
        let moved = dialog.map { DrawnText($0.label, 0x222222, x: 60, y: $0.y + 7) }
        #expect(try !Self.audit(screen, DrawnPicture(Self.size, scale: 2, around + moved)).isUsed)
        let wider = other.map { DrawnText($0.label, 0x222222, x: 60, y: $0.y, size: 24) }
        #expect(try !Self.audit(screen, DrawnPicture(Self.size, scale: 2, around + wider)).isUsed)
    }

    @Test("Texts cut off by their list, and texts a point high, do not count against the picture")
    func cut() throws {
        let list = Rect(x: 0, y: 50, width: 390, height: 240)
        let whole = Self.words.prefix(4).enumerated().map { DrawnText($1, 0, y: 100 + 40 * Double($0)) }
        let cut = [DrawnText(Self.words[5], 0, y: 40), DrawnText(Self.words[6], 0, y: 276)]
        let texts = whole + cut
        // What scrolls is drawn within its frame only.
        let above = DrawnPicture(Self.size, scale: 2, texts)
        let cover = DrawnPicture(Self.size, scale: 2, whole)
        var picture = above.picture
        for y in 0..<picture.height where y < 100 || y >= 580 {
            for x in 0..<picture.width { picture[x, y] = 0xFFFF_FFFF }
        }
        let input = PictureInput(file: "drawn.png", contents: .success(picture))
        let screen = Self.screen(texts, inList: list)
        let audit = try #require(PlatformAudit([], on: screen.platform).picture(input, of: screen))
        #expect(audit.isUsed, "\(audit.reason ?? "")")
        var low = Self.screen(whole)
        var tree = ElementTree()
        for element in low.elements { tree.add(element) }
        for row in 0..<3 {
            var element = Element(.staticText)
            element.label = Self.words[7]
            element.frame = Rect(x: 20, y: 600 + 30 * Double(row), width: 120, height: 5)
            element.isAccessibilityElement = true
            tree.add(element)
        }
        low.elements = tree.takeElements()
        let used = try Self.audit(low, cover)
        #expect(used.isUsed, "\(used.reason ?? "")")
    }
}
