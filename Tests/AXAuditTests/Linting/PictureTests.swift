import AXPictures
import AXTree
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// Pictures beside dumps, from the files to the reports.
@Suite("Pictures beside dumps")
final class PictureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let labels = ["Total amount", "Delivery on Friday", "Free returns"]

    private static func frame(_ row: Int) -> Rect { Rect(x: 16, y: 60 + 60 * Double(row), width: 260, height: 44) }

    private func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private func writeDump(
        _ name: String = "login.json", picture: String? = nil, labels: [String] = labels
    ) throws {
        var tree = ElementTree()
        tree.open(Element(.application))
        for (row, label) in labels.enumerated() {
            var element = Element(.staticText)
            element.label = label
            element.frame = Self.frame(row)
            element.isAccessibilityElement = true
            tree.add(element)
        }
        tree.close()
        var screen = Screen(
            name: name, size: Size(300, 400), elements: tree.takeElements(),
            carries: [.type, .label, .frame, .isAccessibilityElement])
        screen.origin.picturePath = picture
        try write(name, Array(TreeDocument.text([screen]).utf8))
    }

    /// The picture of the dump; the first text is gray, at 2.32:1.
    private func drawing(_ labels: [String] = labels, scale: Double = 1) -> [UInt8] {
        var sketch = PictureSketch(Size(300, 400), scale: scale)
        for (row, label) in labels.enumerated() {
            sketch.draw(label, in: Self.frame(row), size: 17, with: RGBColor(row == 0 ? 0xAAAAAA : 0x222222))
        }
        return PNGEncoder.encode(sketch.picture)
    }

    private var linter: Linter {
        var linter = Linter(configuration: .none)
        linter.preset = .recommended
        return linter
    }

    private func run(_ linter: Linter? = nil, _ path: String = "") throws -> AuditRun {
        try (linter ?? self.linter).lint(paths: [folder.appendingPathComponent(path).path])
    }

    private func contrasts(_ run: AuditRun) -> [String] {
        run.screens.flatMap { audit in
            audit.findings.filter { $0.ruleID == "text-contrast" }.map { finding in
                audit.screen.elements[finding.elements[0].index].label ?? ""
            }
        }
    }

    @Test(
        "The picture is found by its name, or as the only one",
        arguments: ["login.png", "login.screenshot.png", "login-screenshot.png", "shot.png"])
    func names(name: String) throws {
        try writeDump()
        try write(name, drawing())
        let run = try run()
        #expect(contrasts(run) == ["Total amount"])
        #expect(run.screens.first?.picture?.scale == 1)
        #expect(run.screens.first?.picture?.agreement == 1)
        #expect(ReportFormat.text.report(run).contains("contrast: 2 texts enough, 1 low\n"))
    }

    @Test("The picture of Roborazzi's tree has its name, and pictures that Roborazzi makes of it are none")
    func roborazzi() throws {
        try writeDump("Cart.uitree.json")
        try write("Cart.annotated.png", drawing())
        try write("Cart_compare.png", drawing())
        #expect(try run().screens.map { $0.picture == nil } == [true])
        try write("Cart.png", drawing())
        let run = try run()
        #expect(run.screens.first?.picture?.file.hasSuffix("/Cart.png") == true)
        #expect(contrasts(run) == ["Total amount"])
    }

    @Test("A picture of any name beside two dumps belongs to neither")
    func notAlone() throws {
        try writeDump()
        try writeDump("other.json")
        try write("shot.png", drawing())
        let run = try run()
        #expect(run.screens.allSatisfy { $0.picture == nil })
        // The dump that is named alone is not alone in its folder.
        #expect(try self.run(nil, "login.json").screens.allSatisfy { $0.picture == nil })
    }

    @Test("Without a picture, no rule about pictures is part of the run")
    func without() throws {
        try writeDump()
        let run = try run()
        #expect(!run.rules.contains { $0.id == "text-contrast" })
        #expect(!ReportFormat.text.report(run).contains("contrast"))
    }

    @Test("The own format names its picture relative to the dump")
    func named() throws {
        try writeDump("dumps/login.json", picture: "./shots/../shots/a.png")
        try writeDump("dumps/other.json")
        try write("dumps/shots/a.png", drawing(scale: 2))
        let run = try run(nil, "dumps")
        #expect(contrasts(run) == ["Total amount"])
        #expect(run.screens.compactMap(\.picture?.scale) == [2])
    }

    @Test("A dump names no picture outside of its folder", arguments: ["../a.png", "shots/../../a.png", "/tmp/a.png"])
    func outside(path: String) throws {
        try writeDump("dumps/login.json", picture: path)
        try write("a.png", drawing())
        let run = try run(nil, "dumps/login.json")
        #expect(run.screens.isEmpty)
        #expect(
            run.errors.map(\.message) == [
                "found \"\(path)\", expected a path inside the folder of the dump"
            ])
        var linter = linter
        linter.picture = folder.appendingPathComponent("a.png").path
        try writeDump("dumps/login.json")
        #expect(contrasts(try self.run(linter, "dumps/login.json")) == ["Total amount"])
    }

    @Test("No link leads from a dump to a picture outside of its folder")
    func link() throws {
        try writeDump("dumps/login.json", picture: "shots/a.png")
        try write("shots/a.png", drawing())
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("dumps/shots"),
            withDestinationURL: folder.appendingPathComponent("shots"))
        let picture = try #require(try run(nil, "dumps/login.json").screens.first?.picture)
        #expect(!picture.isUsed)
        #expect(picture.reason?.hasSuffix("cannot be read: a link leads out of the folder of the dump") == true)
    }

    @Test("Pictures that are excluded or ignored are not read", arguments: ["option", "configuration", "ignore file"])
    func excluded(how: String) throws {
        try writeDump()
        try write("login.png", drawing())
        var linter = linter
        switch how {
        case "option": linter.exclusions = ["*.png"]
        case "ignore file": try write(".axauditignore", Array("login.png\n".utf8))
        default:
            try write(".axaudit.json", Array(#"{ "exclude": ["**/*.png"] }"#.utf8))
            linter = Linter()
            linter.preset = .recommended
        }
        let run = try run(linter)
        #expect(run.screens.count == 1)
        #expect(run.screens.allSatisfy { $0.picture == nil })
    }

    @Test("Texts in the same colors are one cause, on all screens")
    func cause() throws {
        try writeDump("a.json")
        try writeDump("b.json")
        try write("a.png", drawing())
        try write("b.png", drawing(["Total amount", "Delivery on Friday", "Free returns"], scale: 2))
        try writeDump("c.json", labels: ["Nothing to pay", "Delivery on Friday", "Free returns"])
        try write("c.png", drawing(["Nothing to pay", "Delivery on Friday", "Free returns"]))
        let run = try run()
        let findings = run.screens.flatMap(\.findings).filter { $0.ruleID == "text-contrast" }
        #expect(findings.count == 3)
        #expect(Set(findings.map(\.cause)).map(\.element) == ["text in #AAAAAA on #FFFFFF"])
    }

    @Test("The picture that the caller names belongs to the only dump")
    func option() throws {
        try writeDump()
        try write("else/a.png", Array("{\"value\":\"\(Data(drawing()).base64EncodedString())\"}".utf8))
        var linter = linter
        linter.picture = folder.appendingPathComponent("else/a.png").path
        #expect(contrasts(try run(linter, "login.json")) == ["Total amount"])
        try writeDump("second.json")
        let errors = try run(linter).errors
        #expect(errors.map(\.message) == ["found 2 dumps, expected one that the picture belongs to"])
        linter.picture = folder.appendingPathComponent("missing.png").path
        #expect(try run(linter, "login.json").verdict == .none)
    }

    @Test("A picture that is damaged leaves no verdict, one of another moment is not measured; the dump is linted")
    func unused() throws {
        try writeDump()
        try write("login.png", Array(drawing().prefix(100)))
        var run = try run()
        #expect(run.verdict == .none)
        #expect(run.allErrors.first?.message.contains("login.png: cannot be read: ") == true)
        let reason = run.screens.first?.notChecked.first { $0.ruleID == "text-contrast" }?.reason ?? ""
        #expect(reason.hasPrefix("the picture ") && reason.hasSuffix("it may have been cut off"), "\(reason)")
        #expect(run.screens.first?.picture?.isUsed == false)
        try write("login.png", drawing(["", "", "Free returns"]))
        run = try self.run()
        #expect(run.verdict == .pass)
        #expect(
            run.screens.first?.picture?.reason
                == "the picture shows another moment: 2 of 3 texts are not where the dump says")
        var small = PictureSketch(Size(300, 200), scale: 1)
        small.fill(Self.frame(0), with: RGBColor(0))
        try write("login.png", PNGEncoder.encode(small.picture))
        run = try self.run()
        #expect(
            run.screens.first?.picture?.reason
                == "the picture is 300×200 pixels and the screen 300×400 pt, which do not fit")
    }

    #if !canImport(ImageIO)
        @Test("A JPEG is named with the remedy, and the dump is linted")
        func otherKind() throws {
            try writeDump()
            try write("login.png", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10])
            let run = try run()
            #expect(run.verdict == .pass)
            let reason = run.screens.first?.picture?.reason ?? ""
            #expect(
                reason.hasSuffix(
                    "found a JPEG image, expected a PNG image; take the screenshot as PNG; JPEG changes colors"))
        }
    #endif

    @Test("A picture that is turned or lacks the status bar is found")
    func placements() throws {
        try writeDump()
        var sketch = PictureSketch(Size(300, 370), scale: 1)
        for (row, label) in Self.labels.enumerated() {
            var frame = Self.frame(row)
            frame.y -= 30
            sketch.draw(label, in: frame, size: 17, with: RGBColor(0xAAAAAA))
        }
        try write("login.png", PNGEncoder.encode(sketch.picture))
        #expect(contrasts(try run()).count == 3)
        let upright = try PNGDecoder.decode(drawing())
        var turned = Picture(width: upright.height, height: upright.width)
        for y in 0..<upright.height { for x in 0..<upright.width { turned[y, upright.width - 1 - x] = upright[x, y] } }
        try write("login.png", PNGEncoder.encode(turned))
        #expect(contrasts(try run()) == ["Total amount"])
    }

    @Test("Archives have what pictures tell, and merge writes the reports of lint")
    func archive() throws {
        try writeDump()
        try write("login.png", drawing())
        let run = try run()
        #expect(run.screens.first?.picture?.digest?.count == 64)
        let text = ReportFormat.archive.report(run)
        let lines = text.split(separator: "\n")
        let line = try #require(lines.first { $0.contains("\"picture\"") })
        #expect(line.contains(try #require(run.screens.first?.picture?.digest)))
        #expect(line.contains("\"answer\": \"low\"") || line.contains("\"answer\":\"low\""))
        #expect(ReportFormat.json.report(run).contains("\"agreement\": 1, \"used\": true, \"reason\": null"))
    }
}
