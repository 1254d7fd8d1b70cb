import AXEngine
import AXTree
import Testing

@testable import AXRuns

/// What the screen reader reaches of a crawl. Every expectation is worked out by hand.
@Suite("Reach of a crawl")
struct CrawlReachTests {
    /// A screen with steps: `>B` is a key that leads to B, `row>B` a touch of a row, `!row>B` one that is barred.
    private func screen(
        _ name: String, in folder: String = "crawl", on platform: Platform = .android, _ steps: String...
    ) -> ScreenAudit {
        var screen = Screen(elements: [])
        screen.name = name
        screen.platform = platform
        screen.origin.file = "\(folder)/\(name).json"
        var audit = ScreenAudit(
            screen: screen, exposed: [], findings: [], notChecked: [], rules: [],
            screenID: ScreenID(name: name, path: screen.origin.file))
        audit.steps = steps.map { step in
            let parts = step.split(separator: ">", omittingEmptySubsequences: false).map(String.init)
            let touched = parts[0].isEmpty ? nil : String(parts[0].drop { $0 == "!" })
            return CrawlStep(opened: parts[1], touched: touched, isBarred: step.hasPrefix("!"))
        }
        return audit
    }

    @Test("Without steps there is no reach; without barred ones everything is reached")
    func nothing() throws {
        #expect(CrawlReach([screen("A"), screen("B")]) == nil)
        let reach = try #require(CrawlReach([screen("A", "row>B", ">C"), screen("B"), screen("C"), screen("D")]))
        // D has no part in the crawl.
        #expect(reach.screens == [0, 1, 2] && reach.unreached.isEmpty && reach.barriers.isEmpty)
        // Of a part of a crawl, none of the screens that followed may be there.
        #expect(CrawlReach([screen("A", "row>B")]) == nil)
    }

    @Test("The same touch on two platforms is two barriers")
    func platforms() throws {
        let reach = try #require(
            CrawlReach([
                screen("A", in: "one", "!row>B"), screen("B", in: "one"), screen("A", in: "two", on: .iOS, "!row>B"),
                screen("B", in: "two", on: .iOS),
            ]))
        #expect(reach.barriers.map(\.screens) == [[0], [2]])
    }

    @Test("What is behind a barred touch is not reached, once per touch, with the screens where it ends")
    func barriers() throws {
        let reach = try #require(
            CrawlReach([
                screen("A", "tab>B", "!row>C"), screen("B", "!row>D", "!photo>E"), screen("C", "link>F"), screen("D"),
                screen("E"), screen("F", "!row>G"), screen("G"),
            ]))
        #expect(reach.unreached == [2, 3, 4, 5, 6])
        // The row leads to C and D at once, then from C to F, from there to G.
        #expect(reach.barriers.map(\.touched) == ["row", "photo"])
        #expect(reach.barriers.map(\.screens) == [[0, 1], [1]])
        #expect(reach.barriers.map(\.behind) == [[2, 3, 5, 6], [4]])
        #expect(reach.distances == [0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3])
    }

    @Test("A screen to which another way leads is reached, also by a key or by another touch")
    func otherWays() throws {
        let reach = try #require(
            CrawlReach([screen("A", "!row>B", "button>B", "!row>C", ">D"), screen("B"), screen("C"), screen("D", ">C")])
        )
        #expect(reach.unreached.isEmpty && reach.barriers.isEmpty)
        #expect(reach.ways.map(\.isBarred) == [false, true, false, false])
    }

    @Test("The way back from a screen does not lead to it")
    func wayBack() throws {
        let reach = try #require(CrawlReach([screen("A", "!row>B"), screen("B", ">C"), screen("C", ">B", ">A")]))
        #expect(reach.unreached == [1, 2])
        #expect(reach.barriers.map(\.behind) == [[1, 2]])
    }

    @Test("Screens of one name in different folders are not mixed up, and unknown names lead nowhere")
    func folders() throws {
        let reach = try #require(
            CrawlReach([
                screen("A", in: "one", "!row>B"), screen("B", in: "one"), screen("A", in: "two", "button>B", "x>Z"),
                screen("B", in: "two"),
            ]))
        #expect(reach.unreached == [1])
        #expect(reach.ways.map { [$0.from, $0.to] } == [[0, 1], [2, 3]])
    }

    @Test("Where each screen has one that leads to it, the first is where it begins")
    func circle() throws {
        let reach = try #require(CrawlReach([screen("A", "!row>B"), screen("B", ">A")]))
        #expect(reach.unreached == [1] && reach.distances == [0: 0, 1: 1])
    }
}
