import AXAudit
import AXPictures
import Foundation
import Testing

@testable import AXAuditTesting

/// The pictures that tests take of screens.
@Suite("Captured pictures")
struct CapturedPictureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let labels = ["Total amount", "Delivery on Friday", "Free returns"]
    /// The color of what the secure field shows.
    private static let secret: UInt32 = 0x123456

    private static func frame(_ row: Int) -> Rect { Rect(x: 16, y: 60 + 60 * Double(row), width: 260, height: 44) }

    /// Returns a screen of texts with its picture, in which the first text is gray at 2.32:1.
    ///
    /// - Parameters:
    ///   - hasSecret: Whether there is a secure field below the texts.
    ///   - size: The size of the picture, if it is not that of the screen.
    private func screen(hasSecret: Bool = false, color: UInt32 = 0xAAAAAA, size: Size? = nil) -> Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        var sketch = PictureSketch(size ?? Size(300, 400), scale: 1)
        for (row, label) in Self.labels.enumerated() {
            var text = Element(.staticText)
            text.label = label
            text.frame = Self.frame(row)
            text.isAccessibilityElement = true
            tree.add(text)
            sketch.draw(label, in: Self.frame(row), size: 17, with: RGBColor(row == 0 ? color : 0x222222))
        }
        if hasSecret {
            var field = Element(.secureTextField)
            field.label = "Password"
            field.frame = Self.frame(4)
            field.isAccessibilityElement = true
            tree.add(field)
            sketch.draw("secret", in: Self.frame(4), size: 17, with: RGBColor(Self.secret))
        }
        tree.close()
        var screen = Screen(
            name: "Cart", size: Size(300, 400), elements: tree.takeElements(),
            carries: [.type, .label, .frame, .isAccessibilityElement])
        screen.origin.captured = CapturedPicture(
            file: PNGEncoder.encode(sketch.picture), frame: Rect(x: 0, y: 0, width: 300, height: 400))
        return screen
    }

    private func outcome(_ screens: Screen..., options: AuditOption...) -> TestOutcome {
        let caller = Caller(
            fileID: "Shop/CartTests.swift", file: #filePath, function: "pays()", line: 7, column: 5)
        return AuditAssertion.verify(screens, AuditSettings([folder.environment()] + options), caller)
    }

    private func picture(_ outcome: TestOutcome) throws -> Picture {
        let file = try #require(outcome.attachments.first { $0.name == "axaudit-screen.png" })
        return try PNGDecoder.decode(file.bytes)
    }

    // MARK: Audit

    @Test("The contrast is measured as with a picture beside a dump")
    func contrast() async {
        let line = #line + 1
        let recorded = await issues { assertAccessible(screen(), .withoutConfiguration) }
        #expect(recorded.map(\.line) == [line], "\(recorded)")
        #expect(recorded.first?.message.contains("\"Total amount\"") == true)
        #expect(recorded.first?.message.contains("2.32:1") == true)
        #expect(recorded.first?.message.contains("[text-contrast]") == true)
        #expect(await issues { assertAccessible(screen(color: 0x222222), .withoutConfiguration) }.isEmpty)
    }

    @Test("A picture that shows another moment, or cannot be read, is not measured, and a note says why")
    func otherMoment() throws {
        var other = screen()
        other.origin.captured?.file = PNGEncoder.encode(PictureSketch(Size(300, 400), scale: 1).picture)
        let moment = outcome(other)
        #expect(moment.issues.isEmpty)
        #expect(moment.notes.contains { $0.contains("text-contrast") && $0.contains("another moment") })
        other.origin.captured?.file = [0x89, 0x50]
        let damaged = outcome(other)
        #expect(damaged.issues.isEmpty)
        #expect(
            damaged.notes.contains { $0.contains("text-contrast") && $0.contains("axaudit-screen.png cannot be read") })
    }

    @Test("A picture is decoded only for rules that need one")
    func unneeded() {
        var other = screen()
        other.origin.captured?.file = [0x89, 0x50]
        #expect(!outcome(other, options: .only(.targetSize)).notes.contains { $0.contains("cannot be read") })
    }

    @Test("A screen without a picture has no notes on pictures")
    func none() {
        var screen = screen()
        screen.origin.captured = nil
        #expect(!outcome(screen).notes.contains { $0.contains("contrast") })
    }

    @Test("A picture of a part of the screen is measured where the part is")
    func part() throws {
        var part = screen()
        let frame = Rect(x: 10, y: 50, width: 280, height: 180)
        let whole = try PNGDecoder.decode(try #require(part.origin.captured?.file))
        var pixels = Picture(width: 280, height: 180)
        for y in 0..<180 { for x in 0..<280 { pixels[x, y] = whole[x + 10, y + 50] } }
        part.size = nil
        part.origin.captured = CapturedPicture(file: PNGEncoder.encode(pixels), frame: frame)
        let found = outcome(part)
        #expect(found.issues.count == 1 && found.issues[0].message.contains("2.32:1"), "\(found)")
        part.origin.captured?.frame.height = 150
        let stretched = outcome(part)
        #expect(stretched.issues.isEmpty)
        #expect(
            stretched.notes.contains { $0.contains("280×180 pixels and what it shows 280×150 pt, which do not fit") })
    }

    // MARK: Attachments

    @Test("With findings the picture is attached, and the drawn report has it")
    func attachments() throws {
        let found = outcome(screen())
        #expect(found.attachments.map(\.name).last == "axaudit-screen.png")
        #expect(found.attachments.last?.bytes == screen().origin.captured?.file)
        #expect(try #require(found.attachments.first { $0.name.hasSuffix(".html") }).text.contains("data:image/png"))
        #expect(outcome(screen(color: 0x222222)).attachments.isEmpty)
    }

    @Test("Secure fields are painted over")
    func secure() throws {
        let found = outcome(screen(hasSecret: true))
        let picture = try picture(found)
        #expect(!picture.pixels.contains(0xFF00_0000 | Self.secret))
        #expect(picture[150, 320] == 0xFF80_8080)
        #expect(picture.pixels.contains(0xFFAA_AAAA), "the texts")
    }

    @Test("A picture whose secure fields cannot be painted over is not attached")
    func unknownPlace() {
        let turned = outcome(
            screen(hasSecret: true, size: Size(400, 300)), options: .only(.controlLabelMissing), .failOn(.warning))
        var hidden = screen(hasSecret: true)
        hidden.elements[4].frame = nil
        for found in [turned, outcome(hidden)] where !found.issues.isEmpty {
            #expect(!found.attachments.contains { $0.name == "axaudit-screen.png" })
            #expect(found.notes.contains { $0.contains("the picture is not written") })
            #expect(!found.attachments.contains { $0.text.contains("data:image/png") })
        }
        #expect(!outcome(hidden).issues.isEmpty)
    }

    @Test("The configuration leaves out pictures, which are measured all the same")
    func configuration() throws {
        try folder.write(".axaudit.json", #"{ "pictures": "none" }"#)
        let found = outcome(screen())
        #expect(found.issues.count == 1)
        #expect(found.attachments.map(\.name) == ["axaudit-report.txt", "axaudit-report.html", "axaudit-tree.json"])
        #expect(!found.attachments.contains { $0.text.contains("data:image/png") })
    }

    @Test("Each variant has its picture")
    func variants() {
        var dark = screen()
        dark.variant = "dark"
        let found = outcome(screen(), dark)
        #expect(
            found.attachments.map(\.name).filter { $0.hasSuffix(".png") } == [
                "axaudit-findings.png", "axaudit-screen.png", "axaudit-findings-dark.png", "axaudit-screen-dark.png",
            ])
    }

    @Test("A snapshot that differs has the picture")
    func snapshot() throws {
        var outcome = TestOutcome(failure: "differs")
        outcome.attachPicture(of: screen(hasSecret: true))
        #expect(!(try picture(outcome).pixels.contains(0xFF00_0000 | Self.secret)))
        var passed = TestOutcome()
        passed.attachPicture(of: screen())
        #expect(passed.attachments.isEmpty)
    }

    // MARK: Collecting

    private func collect(_ screen: Screen, pictures: String? = nil) async {
        let path = folder.path + "/Trees"
        let environment =
            pictures.map { folder.environment(["AXAUDIT_COLLECT": path, "AXAUDIT_PICTURES": $0]) }
            ?? folder.environment(["AXAUDIT_COLLECT": path])
        _ = await issues { assertAccessible(screen, environment) }
    }

    private var collected: [String] { folder.files.filter { $0.hasPrefix("Trees/") } }

    @Test("Pictures are collected only with AXAUDIT_PICTURES=1", arguments: [nil, "", "0", "yes"])
    func uncollected(value: String?) async {
        await collect(screen(), pictures: value)
        #expect(collected == ["Trees/CapturedPictureTests.uncollected Cart.json"])
    }

    @Test("A collected picture is that of its tree, without what secure fields show")
    func collection() async throws {
        await collect(screen(hasSecret: true), pictures: "1")
        #expect(
            collected == [
                "Trees/CapturedPictureTests.collection Cart.json", "Trees/CapturedPictureTests.collection Cart.png",
            ])
        let file = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + collected[1]))
        #expect(!(try PNGDecoder.decode(Array(file)).pixels.contains(0xFF00_0000 | Self.secret)))
        let run = try Linter(configuration: .none).lint(paths: [folder.path + "/Trees"])
        #expect(run.screens.count == 1)
        #expect(run.screens.first?.findings.map(\.ruleID) == ["text-contrast"])
    }

    @Test("The configuration leaves out collected pictures")
    func leftOut() async throws {
        try folder.write(".axaudit.json", #"{ "pictures": "none" }"#)
        await collect(screen(), pictures: "1")
        #expect(collected.count == 1)
    }
}
