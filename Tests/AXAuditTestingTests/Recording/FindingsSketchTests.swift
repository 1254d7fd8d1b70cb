import AXPictures
import Testing

@testable import AXAuditTesting

/// The picture of a screen with its findings that is drawn from the tree.
@Suite("Findings drawn from the tree")
struct FindingsSketchTests {
    private static let failure: UInt32 = 0xFFB8_1C1C
    private static let white: UInt32 = 0xFFFF_FFFF

    private func outcome(
        _ frames: [Rect?], size: Size = Size(300, 200), rules: [Rule] = [.controlLabelMissing]
    ) -> TestOutcome {
        var tree = ElementTree()
        tree.open(Element(.application))
        for frame in frames {
            var button = Element(.button)
            button.frame = frame
            button.isAccessibilityElement = true
            tree.add(button)
        }
        tree.close()
        let screen = Screen(
            name: "Cart", size: size, elements: tree.takeElements(),
            carries: [.type, .label, .frame, .isAccessibilityElement])
        return AuditAssertion.verify(
            [screen], AuditSettings([.withoutConfiguration] + rules.map { .only($0) }),
            Caller(fileID: "Shop/CartTests.swift", file: #filePath, function: "pays()", line: 7, column: 5))
    }

    private func picture(_ outcome: TestOutcome) throws -> Picture {
        let file = try #require(outcome.attachments.first { $0.name == "axaudit-findings.png" })
        return try PNGDecoder.decode(file.bytes)
    }

    private static let one = ["..#..", ".##..", "..#..", "..#..", "..#..", "..#..", ".###."]
    private static let two = [".###.", "#...#", "....#", "...#.", "..#..", ".#...", "#####"]

    /// Returns five columns and seven rows of a picture, with `#` for what has a color.
    private func dots(_ picture: Picture, _ x: Int, _ y: Int, _ ink: UInt32) -> [String] {
        (y..<y + 7).map { y in String((x..<x + 5).map { picture[$0, y] == ink ? "#" : "." }) }
    }

    private func button(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 44, height: 44) }

    @Test("Each element of a finding has an outline with its number; the legend follows below the screen")
    func marks() throws {
        let picture = try picture(outcome([button(20, 30), button(120, 30)]))
        #expect(picture.width == 300 && picture.height == 200 + 3 * 12)
        for x in [20, 120] {
            #expect(picture[x, 30] == Self.failure && picture[x + 43, 73] == Self.failure, "corners")
            #expect(picture[x + 22, 60] != Self.failure, "inside")
        }
        #expect(dots(picture, 22, 32, Self.white) == Self.one)
        #expect(dots(picture, 122, 32, Self.white) == Self.two)
        #expect(dots(picture, 6, 206, Self.failure) == Self.one)
        #expect(dots(picture, 6, 218, Self.failure) == Self.two)
        // "failure" begins at the third character.
        #expect(dots(picture, 18, 206, Self.failure).first == "..##.")
        #expect(picture[250, 210] == Self.white, "the end of the legend")
    }

    @Test("Two findings on one element have their numbers side by side")
    func sideBySide() throws {
        let picture = try picture(
            outcome([Rect(x: 20, y: 30, width: 20, height: 20)], rules: [.controlLabelMissing, .targetSize]))
        #expect(dots(picture, 22, 32, Self.white) == Self.one)
        #expect(dots(picture, 31, 32, Self.white) == Self.two)
    }

    @Test("The screen is drawn with at most 400,000 pixels, also if the dump has a huge size")
    func size() throws {
        let picture = try picture(outcome([button(20, 30)], size: Size(20_000, 20_000)))
        #expect(picture.width == 633 && picture.height < 670)
    }

    @Test("Without frames there is nothing to mark")
    func withoutFrames() {
        let outcome = outcome([nil])
        #expect(!outcome.issues.isEmpty)
        #expect(!outcome.attachments.contains { $0.name.hasSuffix(".png") })
    }
}
