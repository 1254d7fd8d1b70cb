import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// The findings that ignores suppress, and unused ignores.
@Suite("Ignores")
struct IgnoreFilterTests {
    private static let today = CalendarDay("2026-06-15") ?? CalendarDay(secondsSince1970: 0)

    private func filter(_ entries: String, isPartial: Bool = false) throws -> IgnoreFilter {
        let configuration = try Configuration(
            parsing: Array("{ \"ignore\": [ \(entries) ] }".utf8), file: "c.json", folder: "/p", rules: .tested)
        return IgnoreFilter(configuration.ignores, .tested, today: Self.today, isPartial: isPartial)
    }

    /// A card that contains two buttons, and a third button next to it.
    private var screen: Screen {
        var tree = ElementTree()
        func element(_ type: ElementType, _ label: String?, _ identifier: String?, exposed: Bool) -> Element {
            var element = Element(type)
            (element.label, element.identifier, element.isAccessibilityElement) = (label, identifier, exposed)
            return element
        }
        tree.open(element(.application, nil, nil, exposed: false))
        tree.open(element(.other, "Ad", "ad-view", exposed: false))
        tree.add(element(.button, "Close", "ad-close", exposed: true))
        tree.add(element(.button, "Close all", nil, exposed: true))
        tree.close()
        tree.add(element(.button, nil, "pay", exposed: true))
        tree.close()
        return Screen(name: "Home", elements: tree.elements)
    }

    /// The labels of the ignored buttons.
    private func ignored(_ entries: String, screenID: ScreenID? = nil) throws -> [String] {
        var filter = try self.filter(entries)
        var audit = Audit(rules: [.tried("size")])(screen)
        audit.screenID = screenID ?? audit.screenID
        filter.apply(to: &audit)
        return audit.findings.filter { $0.state != .new }.map {
            audit.screen.elements[$0.elements[0].index].label ?? "-"
        }
    }

    @Test(
        "Ignores by element",
        arguments: [
            ("#ad-close", ["Close"]), ("#ad-*", ["Close"]), ("#AD-close", []), ("#*", ["Close", "-"]),
            (#"button \"Close\""#, ["Close"]), (#"button \"Close*\""#, ["Close", "Close all"]),
            (#"Button \"Close\""#, ["Close"]), (#"* \"Close\""#, ["Close"]), (#"link \"Close\""#, []),
            (#"button \"\""#, ["-"]), (#"{button,link} \"*\""#, ["Close", "Close all", "-"]),
            (#"button \"close\""#, []), (#"button \"Close\\*\""#, []), ("#ad-view", []),
        ])
    func elements(selector: String, labels: [String]) throws {
        #expect(try ignored(#"{ "rules": ["size"], "element": "\#(selector)", "reason": "x" }"#) == labels)
    }

    @Test("A subtree includes descendants")
    func subtree() throws {
        let entry = ##"{ "rules": ["size"], "element": "#ad-view", "subtree": true, "reason": "x" }"##
        #expect(try ignored(entry) == ["Close", "Close all"])
    }

    @Test(
        "Ignores by rule and screen",
        arguments: [
            (#""rules": "*""#, 3), (#""rules": ["size"]"#, 3), (#""rules": ["old-size"]"#, 3),
            (#""rules": ["touch"]"#, 3), (#""rules": ["label-short"]"#, 0), (#""rules": "*", "screens": ["Ho*"]"#, 3),
            (#""rules": "*", "screens": ["home"]"#, 0), (#""rules": "*", "paths": ["Trees/**"]"#, 3),
            (#""rules": "*", "paths": ["Trees"]"#, 3), (#""rules": "*", "paths": ["a.json"]"#, 3),
            (#""rules": "*", "paths": ["Other/**"]"#, 0), (#""rules": "*", "screens": ["Home"], "paths": ["x"]"#, 0),
        ])
    func scope(members: String, count: Int) throws {
        let place = ScreenID(name: "Home", path: "/p/Trees/a.json")
        #expect(try ignored("{ \(members), \"reason\": \"x\" }", screenID: place).count == count)
    }

    @Test("The first reason is reported, and every ignore that matched is used")
    func reasons() throws {
        var filter = try self.filter(
            ##"{ "rules": ["size"], "element": "#pay", "reason": "one" }, { "rules": "*", "element": "#pay", "reason": "two" }"##
        )
        var audit = Audit(rules: [.tried("size")])(screen)
        filter.apply(to: &audit)
        #expect(audit.findings.last?.state == .suppressed(reason: "one"))
        #expect(filter.unused.isEmpty && filter.used.count == 2)
    }

    @Test("Of several elements at most one may be unmatched")
    func several() throws {
        let pair = Rule.screen("size") { screen, check in
            let subjects = Array(screen.subjects)
            check.report([subjects[0], subjects[1]], "a pair")
            check.report(subjects, "a group")
        }
        func states(_ element: String) throws -> [String] {
            var filter = try self.filter(#"{ "rules": ["size"], "element": "\#(element)", "reason": "x" }"#)
            var audit = Audit(rules: [pair])(screen)
            filter.apply(to: &audit)
            return audit.findings.map(\.state.name)
        }
        #expect(try states("#ad-close") == ["suppressed", "new"])
        #expect(try states(#"button \"Close*\""#) == ["suppressed", "suppressed"])
        #expect(try states("#nobody") == ["new", "new"])
    }

    @Test("Mandatory rules cannot be ignored, and a finding of the whole screen has no element")
    func mandatory() throws {
        let rule = Rule.screen("size") { _, check in check.reportScreen("the screen") }
        var filter = try self.filter(##"{ "rules": "*", "element": "#*", "reason": "x" }"##)
        var audit = Audit(rules: [rule])(screen)
        filter.apply(to: &audit)
        #expect(audit.findings.map(\.state) == [.new])

        let must = Rule.screen("must") { _, check in check.reportScreen("the screen") }
        filter = try self.filter(#"{ "rules": "*", "reason": "x" }"#)
        audit = Audit(rules: [must, rule])(screen)
        filter.apply(to: &audit)
        #expect(audit.findings.map(\.state.name) == ["new", "suppressed"])
    }

    @Test("An ignore applies on its last day and not after it", arguments: [("2026-06-15", 0), ("2026-06-14", 3)])
    func expiry(date: String, new: Int) throws {
        var filter = try self.filter(#"{ "rules": "*", "reason": "x", "expires": "\#(date)" }"#)
        var audit = Audit(rules: [.tried("size")])(screen)
        filter.apply(to: &audit)
        #expect(audit.findings.count { $0.state == .new } == new)
    }

    @Test("An ignore is unused only if its screens were audited and all its rules were checked on them")
    func unused() throws {
        func unused(_ members: String, rules: [Rule] = [.tried("size")], isPartial: Bool = false) throws -> Int {
            var filter = try self.filter("{ \(members), \"reason\": \"x\" }", isPartial: isPartial)
            var audit = Audit(rules: rules)(screen)
            filter.apply(to: &audit)
            return filter.unused.count
        }
        let nobody = ##""element": "#nobody""##
        #expect(try unused(#""rules": ["size"], \#(nobody)"#) == 1)
        #expect(try unused(##""rules": ["size"], "element": "#pay""##) == 0)
        #expect(try unused(#""rules": ["size"], "screens": ["Other"]"#) == 0)
        #expect(try unused(#""rules": ["label-short"], \#(nobody)"#) == 0)
        #expect(try unused(#""rules": ["size", "label-short"], \#(nobody)"#) == 0)
        #expect(try unused(#""rules": "*", \#(nobody)"#) == 1)
        #expect(try unused(#""rules": "*", \#(nobody)"#, isPartial: true) == 0)
        // A rule that could not be checked has not shown anything.
        let needy = Rule.each("size", needs: [.hint]) { _, _ in }
        var filter = try self.filter(#"{ "rules": ["size"], "reason": "x" }"#)
        var audit = Audit(rules: [needy])(.buttons("A", carries: [.type]))
        filter.apply(to: &audit)
        #expect(filter.unused.isEmpty)
    }
}
