import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// `journeys` of a configuration: what is read, and the errors.
@Suite("Journeys of a configuration")
struct ConfiguredJourneyTests {
    private func configuration(_ journeys: String) throws(SettingsErrors) -> Configuration {
        try Configuration(
            parsing: Array(#"{ "journeys": \#(journeys) }"#.utf8), file: "c.json", folder: "/p", rules: .tested)
    }

    private func problems(_ journeys: String) -> [String] {
        do throws(SettingsErrors) {
            _ = try configuration(journeys)
            return []
        } catch {
            return error.errors.map { $0.description(naming: .tested) }
        }
    }

    @Test("A journey has a screen, an element, a number of steps, and what one moves by")
    func read() throws {
        let journeys = try configuration(
            ##"[ { "screen": "Checkout*", "reach": "Pay now", "within": 12 }, { "screen": "Inbox", "reach": "#compose", "within": 0, "by": "headings" } ]"##
        ).journeys
        #expect(
            journeys.map(\.journey) == [
                Journey(screen: "Checkout*", reach: "Pay now", within: 12),
                Journey(screen: "Inbox", reach: "#compose", within: 0, by: .headings),
            ])
        #expect(journeys.map(\.location.description) == ["c.json:1:17", "c.json:1:78"])
    }

    @Test(
        "An error has its location and the nearest valid word",
        arguments: [
            (#"{}"#, "c.json:1:15: found an object, expected a list of journeys"),
            (#"[ 1 ]"#, "c.json:1:17: found 1, expected an object with screen, reach and within"),
            (
                #"[ { "screen": "A", "reach": "B" } ]"#,
                "c.json:1:17: this journey has no \"within\"; expected the most steps"
            ),
            (
                #"[ { "screen": "A", "within": 3 } ]"#,
                "c.json:1:17: this journey has no \"reach\"; expected an element such as \"Pay now\" or \"#pay\""
            ),
            (
                #"[ { "reach": "A", "within": 3 } ]"#,
                "c.json:1:17: this journey has no \"screen\"; expected the name of a screen"
            ),
            (
                #"[ { "screen": "A", "reach": "B", "within": 3, "bye": "headings" } ]"#,
                "c.json:1:61: unknown key of a journey \"bye\"; did you mean \"by\"?"
            ),
            (
                #"[ { "screen": "A", "reach": "B", "within": 3, "by": "heading" } ]"#,
                "c.json:1:67: unknown movement \"heading\"; did you mean \"headings\"?"
            ),
            (
                #"[ { "screen": "A", "reach": "B", "within": -1 } ]"#,
                "c.json:1:58: found -1, expected a whole number of steps from 0 to 10000"
            ),
            (
                #"[ { "screen": "A", "reach": "B", "within": 2.5 } ]"#,
                "c.json:1:58: found 2.5, expected a whole number of steps from 0 to 10000"
            ),
            (
                #"[ { "screen": "A", "reach": "buton \"B\"", "within": 2 } ]"#,
                "c.json:1:43: unknown element type \"buton\"; did you mean \"button\"?"
            ),
            (
                #"[ { "screen": "A", "reach": " ", "within": 2 } ]"#,
                "c.json:1:43: found \" \", expected an element such as \"Pay now\" or \"#pay\""
            ),
        ])
    func errors(_ journeys: String, _ problem: String) { #expect(problems(journeys) == [problem]) }

    private let screen = Screen(
        name: "Checkout 2",
        elements: TreeNode.elements([
            TreeNode(.button) { $0.label = "Pay now" }, TreeNode(.staticText) { $0.label = "Pay now" },
            TreeNode(.button) { $0.identifier = "pay" },
        ]))

    @Test("An element is named by its label, its identifier, or its type and label, with wildcards")
    func elements() throws {
        func named(_ element: String) throws -> [Int]? {
            let journeys = try configuration(
                #"[ { "screen": "Checkout*", "reach": "\#(element)", "within": 1 } ]"#)
            return journeys.journeys(on: screen, as: ScreenID(name: "Checkout 2"))?.first?.elements
        }
        #expect(try named("Pay now") == [0, 1])
        #expect(try named("Pay*") == [0, 1])
        #expect(try named("#pay") == [2])
        #expect(try named(#"button \"Pay now\""#) == [0])
        #expect(try named("pay now") == [])
    }

    @Test("Journeys belong to screens by name; without any there are none, which is not the same")
    func screens() throws {
        let journeys = try configuration(#"[ { "screen": "Cart", "reach": "Pay", "within": 1 } ]"#)
        #expect(journeys.journeys(on: screen, as: ScreenID(name: "Checkout 2"))?.isEmpty == true)
        #expect(try configuration("[]").journeys(on: screen, as: ScreenID(name: "Checkout 2")) == nil)
    }
}
