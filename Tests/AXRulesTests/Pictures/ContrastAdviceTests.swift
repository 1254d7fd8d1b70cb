import AXEngine
import AXPictures
import Foundation
import Testing

@testable import AXAudit
@testable import AXAuditCore

/// What the message of text-contrast advises.
@Suite("Advice on contrast")
struct ContrastAdviceTests {
    private static func message(_ ink: UInt32, on background: UInt32) throws -> String {
        let frame = Rect(x: 40, y: 100, width: 180, height: 40)
        var sketch = PictureSketch(300 × 300, scale: 2)
        sketch.fill(frame, with: RGBColor(background))
        sketch.draw("Start the tour", in: frame, size: 17, with: RGBColor(ink))
        let screen = Screen([Node(.staticText, "Start the tour", at: frame)], size: 300 × 300)
        let input = PictureInput(file: "tour.png", contents: .success(sketch.picture))
        let audit = Audit(rules: [.textContrast])(screen, picture: input)
        return try #require(audit.findings.first, "\(audit.notChecked)").message
    }

    /// The colors of a message, in its order.
    private static func colors(_ message: String) -> [UInt32] {
        message.split(separator: "#").dropFirst().compactMap { UInt32($0.prefix(6), radix: 16) }
    }

    @Test(
        "White on a brand color gets a darker background of the same hue beside another text color",
        arguments: [UInt32(0x34C759), 0xFF9500, 0x1DA1F2, 0xFF2D55])
    func brand(background: UInt32) throws {
        let message = try Self.message(0xFFFFFF, on: background)
        let colors = Self.colors(message)
        // Found pair, text on the background, white on another background.
        #expect(colors.count == 6, "\(message)")
        let darker = try #require(colors.last)
        #expect(colors[4] == 0xFFFFFF, "\(message)")
        #expect(RGBColor(darker).contrast(with: RGBColor(0xFFFFFF)) >= 4.5)
        func parts(_ color: UInt32) -> [Double] { [color >> 16, color >> 8, color].map { Double($0 & 0xFF) } }
        // Every component is darker by the same factor.
        let factor = (parts(darker).max() ?? 0) / (parts(background).max() ?? 1)
        #expect(factor < 1)
        for (one, other) in zip(parts(background), parts(darker)) {
            #expect(abs(one * factor - other) <= 2, "\(message)")
        }
    }

    @Test(
        "Other texts get another text color only",
        arguments: [(UInt32(0xAAAAAA), UInt32(0xFFFFFF)), (0xFFFFFF, 0xBBBBBB)])
    func others(ink: UInt32, background: UInt32) throws {
        let message = try Self.message(ink, on: background)
        #expect(Self.colors(message).count == 4, "\(message)")
    }
}
