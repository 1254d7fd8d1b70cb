import AXAudit
import AXPictures
import AXSyntax
import Foundation
import TestSupport
import Testing

@testable import AXTestReports
@testable import AXReports

/// The gallery of many screens.
@Suite("Gallery index")
struct GalleryIndexTests {
    private static let rule = Rule(
        "test-button", "A rule of the tests.", severity: .failure, needs: [.type], standards: [], why: "Why.",
        fix: "Fix.", examples: [],
        check: .eachElement { element, check in
            if element.type == .button { check.report(element, "found") }
        })

    private func run(_ count: Int) -> AuditRun {
        let audits = (0..<count).map { number in
            var tree = ElementTree()
            var button = Element(.button)
            button.label = "</script><!--<script>alert(1)</script> & \"x\" \(number % 3)"
            button.identifier = "pay-\(number % 2)"
            button.isAccessibilityElement = true
            button.frame = Rect(x: 0, y: 0, width: 44, height: 44)
            tree.add(button)
            return Audit(rules: [Self.rule])(Screen(name: "Screen \(number) </script>", elements: tree.elements))
        }
        return AuditRun(screens: audits, rules: [Self.rule])
    }

    /// The page without the data, and the lines of data by the id of their element.
    private func parts(_ page: String) throws -> (page: String, data: [String: [String]]) {
        let pattern = #/<script type="[a-z\/]+" id="([a-z0-9-]+)">([^<]*)<\/script>/#
        var data: [String: [String]] = [:]
        for match in page.matches(of: pattern) {
            data[String(match.1)] = match.2.split(separator: "\n").map(String.init)
        }
        return (page.replacing(pattern, with: ""), data)
    }

    @Test("The number of elements of the page does not grow with the screens")
    func size() throws {
        let (small, large) = (run(201), run(700))
        let pages = try [small, large].map { try parts(ReportFormat.html.report($0)) }
        let tags = pages.map { $0.page.matches(of: #/<[a-z]/#).count }
        #expect(tags[0] == tags[1])
        #expect(pages.map(\.data.count) == [1 + 5, 1 + 14])
        #expect(ReportFormat.html.report(run(200)).contains("class=\"cards\""))
        #expect(pages[1].page.contains("350 screens: Screen 0"))
    }

    @Test("Every screen can be decoded, and every cause and rule has its screens")
    func data() throws {
        let run = run(230)
        let (page, data) = try parts(ReportFormat.html.report(run))
        let gallery = Gallery(run, ReportContext())
        for number in run.screens.indices {
            var markup = Markup()
            ScreenMarkup(number, in: gallery).write(to: &markup)
            let line = try #require(data["block-\(number / 50)"]?[number % 50])
            #expect(try JSONDecoder().decode([String].self, from: Data("[\(line)]".utf8)) == [markup.text])
        }
        let text = try #require(data["index"]?.joined())
        let index = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((index["names"] as? [String])?.count == 230)
        let lists = try #require(index["lists"] as? [String: [Int]])
        #expect(lists["rule-test-button"] == Array(1...230))
        #expect(lists["cause-1"]?.count == 115 && lists["cause-2"]?.count == 115)
        #expect(page.contains("href=\"#on-cause-2\"") && page.contains("href=\"#on-rule-test-button\""))
        #expect(!page.contains("alert(1)</script>"))
    }

    /// A run of so many screens with pictures of this number of bytes, those after the first of 1,000 bytes as far as
    /// `small` says; only the first has no finding.
    private func picturedRun(_ count: Int, bytes: Int, small: Int = 0) -> AuditRun {
        var run = run(count)
        let (large, few) = ([UInt8](repeating: 0, count: bytes), [UInt8](repeating: 0, count: 1000))
        for index in run.screens.indices {
            var picture = PictureAudit(file: "\(index).png")
            picture.shown = ShownPicture(
                .png(index > 0 && index <= small ? few : large), frame: Rect(x: 0, y: 0, width: 1, height: 1))
            run.screens[index].picture = picture
        }
        run.screens[0].findings = []
        return run
    }

    @Test("Pictures have a limit, those of screens with findings come first, and the page says what is left out")
    func pictures() {
        // The large ones are left out, so that the page of the test stays small.
        let page = Data(ReportFormat.html.report(picturedRun(201, bytes: 26 << 20, small: 60)).utf8)
        #expect(
            count(
                "201 pictures: 141 left out, because a page contains at most 25 MB of pictures", in: page) == 1)
        let run = picturedRun(201, bytes: 1 << 20)
        let budget = PictureBudget(run, limit: 5 << 20)
        #expect(budget.leftOut == Set([0] + Array(4..<201)), "1, 2 and 3 fit in Base64; 0 has no finding")
        #expect(PictureBudget(run, limit: 269 << 20).note == nil)
        var unlimited = run
        for index in 0..<150 { unlimited.screens[index].picture?.shown?.isUnlimited = true }
        let rest = PictureBudget(unlimited, limit: 5 << 20)
        #expect(rest.leftOut == Set(153..<201), "150 to 152 fit; those before have no limit")
        #expect(rest.note?.hasPrefix("51 pictures: 48 left out") == true)
        #expect(count("data:image/png;base64,", in: page) == 60)
        #expect(count("The picture is left out", in: page) == 141)
        let small = Data(ReportFormat.html.report(picturedRun(200, bytes: 1000)).utf8)
        #expect(count("data:image/png;base64,", in: small) == 200)
    }

    @Test("In place of a picture that does not fit, there is a small copy with few colors")
    func smallCopies() throws {
        var picture = Picture(width: 640, height: 960)
        for y in 0..<960 { for x in 0..<640 { picture[x, y] = 0xFF00_0000 | UInt32((x * 31 + y * 17) % 0xFFFFFF) } }
        let file = PNGEncoder.encode(picture)
        var run = run(3)
        for index in run.screens.indices {
            var audit = PictureAudit(file: "\(index).png")
            audit.shown = ShownPicture(.png(file), frame: Rect(x: 0, y: 0, width: 320, height: 480))
            run.screens[index].picture = audit
        }
        run.screens[1].findings = []
        let budget = PictureBudget(run, limit: 3 * file.count)
        #expect(budget.leftOut.isEmpty && Array(budget.thumbnails.keys) == [1], "the one without findings")
        let copy = try #require(budget.thumbnails[1])
        let small = try PictureReader.read(copy)
        #expect(small.width == 160 && small.height == 240 && copy.count * 8 < file.count)
        #expect(budget.note?.contains("3 pictures: 1 small, because") == true)
        #expect(budget.remark(on: 1)?.hasPrefix("The picture is a small copy") == true && budget.remark(on: 0) == nil)
    }

    /// Returns how often a text occurs. Among bytes, because a search for characters takes long.
    private func count(_ text: String, in page: Data) -> Int {
        var count = 0
        var rest = page.startIndex..<page.endIndex
        while let found = page.range(of: Data(text.utf8), in: rest) {
            count += 1
            rest = found.upperBound..<page.endIndex
        }
        return count
    }

    @Test("The variants of a screen are one group, with the names of the elements that they share")
    func variants() throws {
        var run = run(201)
        for (index, variant) in [(3, "base"), (7, "dark"), (9, "ax5")] {
            run.screens[index].screen.name = "Pay"
            run.screens[index].screen.group = "Pay"
            run.screens[index].screen.variant = variant
            run.screens[index].screen.elements[0].identifier = "pay"
        }
        let data = try parts(ReportFormat.html.report(run)).data
        let text = try #require(data["index"]?.joined())
        let index = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(index["groups"] as? [[Int]] == [[4, 8, 10]])
        #expect((index["names"] as? [String])?[7] == "Pay (dark)")
        for number in [3, 7, 9] { #expect(data["block-0"]?[number].contains("data-match") == true) }
    }

    @Test("The policy of the page allows its own scripts only")
    func policy() throws {
        #expect(GalleryIndexScript.digest == SHA256.base64(GalleryIndexScript.text))
        let page = ReportFormat.html.report(run(201))
        #expect(page.contains("sha256-\(GalleryScript.digest)") && page.contains("sha256-\(GalleryIndexScript.digest)"))
        #expect(!ReportFormat.html.report(run(2)).contains(GalleryIndexScript.digest))
    }
}
