import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// Known findings, new findings and stale entries.
@Suite("Baseline")
struct BaselineFilterTests {
    /// A rule that reports disabled buttons.
    private static let rule = Rule.each("size") { element, check in
        if element.type == .button, !element.isEnabled { check.report(element, "at index \(element.index)") }
    }

    /// A tree to be edited.
    private struct Node {
        var type = ElementType.other
        var text = ""
        var isIdentified = false
        var isWrong = false
        var children: [Node] = []

        func add(to tree: inout ElementTree, y: Double) {
            var element = Element(type)
            if !text.isEmpty { if isIdentified { element.identifier = text } else { element.label = text } }
            element.isEnabled = !isWrong
            element.isAccessibilityElement = type != .other
            element.frame = Rect(x: 0, y: y, width: 10, height: 10)
            tree.open(element)
            for (row, child) in children.enumerated() { child.add(to: &tree, y: y + Double(row)) }
            tree.close()
        }

        /// The wrong buttons, each by the nearest name around it and its own.
        func wrong(inside anchor: String = "") -> [String] {
            let own = "\(type) \(isIdentified) \(text)"
            let inner = text.isEmpty ? anchor : own
            return (isWrong ? ["\(anchor) / \(isIdentified ? "true \(text)" : own)"] : [])
                + children.flatMap { $0.wrong(inside: inner) }
        }
    }

    private func audit(_ root: Node, name: String = "S") -> ScreenAudit {
        var tree = ElementTree()
        tree.open(Element(.application))
        root.add(to: &tree, y: 0)
        // On a screen on which nothing is exposed nothing can be said of what is fixed.
        Node(type: .staticText, text: "Title").add(to: &tree, y: 0)
        tree.close()
        return Audit(rules: [Self.rule])(Screen(name: name, elements: tree.elements))
    }

    /// The number of new findings and the number of stale ones, compared with the baseline of `before`.
    private func compare(_ before: Node, _ after: Node) -> (new: Int, fixed: Int) {
        var creating = BaselineFilter(Baseline(), .tested)
        var first = audit(before)
        creating.apply(to: &first)
        var filter = BaselineFilter(creating.added, .tested)
        var second = audit(after)
        filter.apply(to: &second)
        return (second.findings.count { $0.state == .new }, Baseline(filter.stale).count)
    }

    // MARK: Random edits

    private func random(_ generator: inout SeededRandom, depth: Int = 0) -> Node {
        var node = Node()
        node.type = [.other, .cell, .button, .staticText].randomElement(using: &generator) ?? .other
        if depth == 0 || depth < 3 && Bool.random(using: &generator) { node.type = .other }
        if Int.random(in: 0..<3, using: &generator) > 0 {
            node.text = ["A", "B", "C"].randomElement(using: &generator) ?? ""
            node.isIdentified = Bool.random(using: &generator)
        }
        if node.type == .button {
            node.isWrong = Bool.random(using: &generator)
        } else if node.type == .other, depth < 4 {
            node.children = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                random(&generator, depth: depth + 1)
            }
        }
        return node
    }

    /// Applies a change that concerns no finding: inserts, renames and removes texts, reorders siblings, and wraps them
    /// in containers without a name.
    private func unrelated(_ node: Node, _ generator: inout SeededRandom) -> Node {
        var node = node
        node.children = node.children.map { unrelated($0, &generator) }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            let text = Node(type: .staticText, text: "\(generator.next() % 100)", isIdentified: false)
            node.children.insert(text, at: Int.random(in: 0...node.children.count, using: &generator))
        case 1: node.children.removeAll { $0.type == .staticText }
        case 2:
            for index in node.children.indices where node.children[index].type == .staticText {
                node.children[index].text += "!"
            }
        case 3: node.children.shuffle(using: &generator)
        case 4 where node.type == .other: node.children = [Node(children: node.children)]
        default: break
        }
        return node
    }

    /// Applies a random change.
    private func anything(_ node: Node, _ generator: inout SeededRandom) -> Node {
        var node = node
        node.children = node.children.map { anything($0, &generator) }
        if node.type == .button, Int.random(in: 0..<3, using: &generator) == 0 { node.isWrong.toggle() }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            node.text = ["A", "B", "C", "D"].randomElement(using: &generator) ?? ""
        }
        if !node.children.isEmpty, Int.random(in: 0..<6, using: &generator) == 0 { node.children.removeLast() }
        return node
    }

    @Test("Changes to elements without findings make no finding new and no entry stale")
    func unrelatedEdits() {
        var generator = SeededRandom(1)
        var count = 0
        for _ in 0..<Cases.of(500) {
            let before = random(&generator)
            var after = before
            for _ in 0..<3 { after = unrelated(after, &generator) }
            count += before.wrong().count
            let result = compare(before, after)
            #expect(result == (0, 0), "\(before) \(after)")
        }
        #expect(count > Cases.of(300))
    }

    @Test("After random changes, new and stale findings are counted per key")
    func anyEdits() {
        var generator = SeededRandom(2)
        var new = 0
        for _ in 0..<Cases.of(500) {
            let before = random(&generator)
            let after = anything(unrelated(before, &generator), &generator)
            var counts: [String: Int] = [:]
            for key in after.wrong() { counts[key, default: 0] += 1 }
            for key in before.wrong() { counts[key, default: 0] -= 1 }
            let expected = (counts.values.filter { $0 > 0 }.reduce(0, +), -counts.values.filter { $0 < 0 }.reduce(0, +))
            #expect(compare(before, after) == expected, "\(before) \(after)")
            new += expected.0
        }
        #expect(new > Cases.of(80))
    }

    private func buttons(_ texts: String...) -> Node {
        Node(children: texts.map { Node(type: .button, text: $0, isWrong: true) })
    }

    @Test("A stale and a new finding cancel out only if they have the same key")
    func cancelling() {
        #expect(compare(buttons("A", "B"), buttons("A", "C")) == (1, 1))
        #expect(compare(buttons("A"), buttons("A", "A")) == (1, 0))
        #expect(compare(buttons("A", "A"), buttons("A")) == (0, 1))
        var (before, after) = (buttons("A", "A"), buttons("A", "A"))
        before.children[1].isWrong = false
        after.children[0].isWrong = false
        #expect(compare(before, after) == (0, 0))
    }

    @Test("Of equal findings the last one is new")
    func last() {
        var filter = BaselineFilter(
            Baseline([BaselineEntry(.init(screen: "S", rule: "size", key: "button \"A\""), count: 2)]), .tested)
        var audit = audit(buttons("A", "A", "A"))
        filter.apply(to: &audit)
        #expect(audit.findings.map(\.state) == [.baselined, .baselined, .new])
    }

    @Test("Screens with the same name share entries")
    func sameName() {
        var filter = BaselineFilter(
            Baseline([BaselineEntry(.init(screen: "S", rule: "size", key: "button \"A\""), count: 1)]), .tested)
        var audits = [audit(buttons("A")), audit(buttons("A"))]
        for index in audits.indices { filter.apply(to: &audits[index]) }
        #expect(audits.map { $0.findings[0].state } == [.baselined, .new])
    }

    @Test("The key of a pair does not depend on the order of its elements")
    func pairs() {
        func pair(_ first: Int, _ second: Int) -> ScreenAudit {
            let rule = Rule.screen("size") { screen, check in check.report([screen[first], screen[second]], "a pair") }
            return Audit(rules: [rule])(.buttons("A", "B", "C"))
        }
        var creating = BaselineFilter(Baseline(), .tested)
        var audit = pair(1, 2)
        creating.apply(to: &audit)
        #expect(creating.added.entries.map(\.key.key) == ["button \"A\" & button \"B\""])
        for (audit, state) in [(pair(2, 1), Finding.State.baselined), (pair(1, 3), .new)] {
            var (audit, filter) = (audit, BaselineFilter(creating.added, .tested))
            filter.apply(to: &audit)
            #expect(audit.findings[0].state == state)
        }
    }

    @Test("Fixed messages of one element are counted separately")
    func messages() {
        func audit(_ message: String) -> ScreenAudit {
            Audit(rules: [
                .each("label-extra") { element, check in
                    if element.type == .button { check.report(element, message, detail: "43") }
                }
            ])(.buttons("A"))
        }
        var creating = BaselineFilter(Baseline(), .tested)
        var first = audit("Not tall enough.")
        creating.apply(to: &first)
        var filter = BaselineFilter(creating.added, .tested)
        var second = audit("Not wide enough.")
        filter.apply(to: &second)
        #expect(second.findings[0].state == .new && filter.stale.count == 1)
    }

    // MARK: What can be said

    @Test("An entry is stale only if its rule was checked on its screen")
    func stale() {
        func entry(_ screen: String, _ rule: String, _ key: String, _ count: Int) -> BaselineEntry {
            BaselineEntry(.init(screen: screen, rule: rule, key: key), count: count)
        }
        let baseline = Baseline([
            entry("S", "size", "button \"A\"", 3), entry("S", "size", "button \"B\"", 1), entry("S", "gone", "x", 1),
            entry("S", "label-short", "button \"A\"", 1), entry("Other", "size", "button \"A\"", 1),
        ])
        var filter = BaselineFilter(baseline, .tested)
        var audit = audit(buttons("A", "A"))
        filter.apply(to: &audit)
        #expect(
            filter.stale.map { "\($0.key) \($0.count)" } == [
                "gone at x on screen \"S\" 1", "size at button \"A\" on screen \"S\" 1",
                "size at button \"B\" on screen \"S\" 1",
            ])
        #expect(
            filter.pruned.entries.map { "\($0.key) \($0.count)" } == [
                "size at button \"A\" on screen \"Other\" 1", "label-short at button \"A\" on screen \"S\" 1",
                "size at button \"A\" on screen \"S\" 2",
            ])
        #expect(filter.unmet.map(\.key.screen) == ["Other"])
    }

    @Test("Findings of mandatory rules and ignored findings are not in a baseline")
    func left() {
        let must = Rule.screen("must") { _, check in check.reportScreen("x") }
        let size = Rule.screen("size") { _, check in check.reportScreen("y") }
        var audit = Audit(rules: [must, size])(.buttons("A"))
        audit.findings[1].state = .suppressed(reason: "z")
        var filter = BaselineFilter(Baseline(), .tested)
        filter.apply(to: &audit)
        #expect(filter.added.entries.isEmpty)
        #expect(audit.findings.map(\.state.name) == ["new", "suppressed"])
    }

    @Test("A renamed screen is recognized by its findings")
    func renamed() {
        var creating = BaselineFilter(Baseline(), .tested)
        var first = audit(buttons("A", "B"), name: "Payment")
        creating.apply(to: &first)
        var filter = BaselineFilter(creating.added, .tested)
        var second = audit(buttons("A", "B", "C"), name: "Checkout")
        filter.apply(to: &second)
        #expect(filter.renamed.map { [$0.from, $0.to] } == [["Payment", "Checkout"]])
        var other = BaselineFilter(creating.added, .tested)
        var third = audit(buttons("X", "Y"), name: "Checkout")
        other.apply(to: &third)
        #expect(other.renamed.isEmpty)
    }

    // MARK: The file

    @Test(
        "Invalid baseline files",
        arguments: [
            ("", "1:1: found an empty file, expected a JSON value"), ("{}", "1:1: this is not an axaudit baseline"),
            ("[]", "1:1: this is not an axaudit baseline"),
            (#"{ "axaudit": 1, "elements": [] }"#, "1:1: this is not an axaudit baseline"),
            (#"{ "kind": "swiftlint", "version": 1, "entries": [] }"#, "1:11: this is not an axaudit baseline"),
            (
                #"{ "kind": "axaudit-baseline", "version": 2, "entries": [] }"#,
                "1:42: found version 2, expected version 1"
            ),
            (#"{ "kind": "axaudit-baseline", "entries": [] }"#, "1:1: found no version, expected version 1"),
            (#"{ "kind": "axaudit-baseline", "version": 1 }"#, "1:1: this baseline has no \"entries\""),
            (
                "{ \"kind\": \"axaudit-baseline\", \"version\": 1, \"entries\": [\n<<<<<<< HEAD\n",
                "2:1: found an unresolved merge conflict"
            ),
            (#"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"#, "1:59: found the end of the file"),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": "S", "rule": "size", "key": "a"} ] }"#,
                "1:58: this entry has no \"count\""
            ),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": "S", "rule": "size", "key": "a", "count": 0} ] }"#,
                "1:111: found 0, expected a whole number from 1"
            ),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": 1, "rule": "size", "key": "a", "count": 1} ] }"#,
                "1:69: found 1, expected a string"
            ),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"scren": "S", "screen": "S", "rule": "size", "key": "a", "count": 1} ] }"#,
                "1:59: unknown key of an entry \"scren\"; did you mean \"screen\"?"
            ),
            (
                """
                { "kind": "axaudit-baseline", "version": 1, "entries": [
                  {"screen": "S", "rule": "size", "key": "a", "count": 1}, {"screen": "S", "rule": "old-size", "key": "a", "count": 1} ] }
                """, "2:60: found a duplicate entry for size at a on screen"
            ),
        ])
    func wrongFile(text: String, problem: String) {
        do throws(SettingsErrors) {
            _ = try Baseline(parsing: Array(text.utf8), file: "b.json", rules: .tested)
            Issue.record("\(text) was accepted")
        } catch {
            #expect(error.errors.count == 1)
            #expect(error.errors[0].description.hasPrefix("b.json:" + problem), "\(error.errors[0])")
        }
    }

    @Test("A former id is replaced by the id of the rule")
    func formerName() throws {
        let text =
            #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": "S", "rule": "old-size", "key": "a", "count": 1} ] }"#
        let baseline = try Baseline(parsing: Array(text.utf8), file: "b.json", rules: .tested)
        #expect(baseline.entries.map(\.key.rule) == ["size"])
    }
}
