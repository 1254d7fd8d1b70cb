import AXConfiguration
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Foundation
import TestSupport
import Testing

import AXEngine
@testable import AXSnapshots

/// Comparison of random screens with edited copies.
@Suite("Comparison of random screens")
struct ComparisonTests {
    @Test(
        "A comparison finds at most as many changes as edits were made", arguments: EditScript.Variety.allCases)
    func minimal(variety: EditScript.Variety) {
        var worse: [String] = []
        for seed in 0..<Cases.of(600) {
            var numbers = SeededRandom(UInt64(seed))
            let count = numbers.int(0...59)
            let before = (0..<count).map { EditScript.element($0, variety, &numbers) }
            var after = before
            let edits = EditScript.edit(&after, edits: numbers.int(0...11), variety, &numbers)
            let difference = ScreenComparison.difference(
                from: EditScript.screen(before), to: EditScript.screen(after))
            if difference.changes.count > edits {
                worse.append("seed \(seed): \(difference.changes.count) changes for \(edits) edits of \(count)")
            }
        }
        #expect(worse.isEmpty, "\(worse.count): \(worse.prefix(20).joined(separator: "\n"))")
    }
}

/// Comparison of screens written by hand.
@Suite("Comparison of screens")
struct ScreenComparisonTests {
    private func difference(_ before: Screen, _ after: Screen, _ attributes: AttributeSet? = nil) -> ScreenDifference {
        ScreenComparison.difference(from: before, to: after, attributes: attributes)
    }

    private func button(_ label: String?, _ identifier: String? = nil) -> Tree {
        Tree(.button, label, traits: .button).named(identifier)
    }

    @Test("A change has the attribute, its old and new value, the key and the path")
    func changed() throws {
        let before = Screen(Tree(.navigationBar, "Payment", exposed: false, [button("Back"), button("Pay", "pay")]))
        let after = Screen(Tree(.navigationBar, "Payment", exposed: false, [button("Back"), button("Pay now", "pay")]))
        let changes = difference(before, after).changes
        let change = try #require(changes.first)
        #expect(changes.count == 1)
        #expect(change.kind == .changed)
        #expect(change.key == "navigationBar \"Payment\" > #pay")
        #expect(change.path == "NavigationBar/Button[1]")
        #expect(
            change.summary == "button \"Pay\"",
            "the label in the reference, so that old and new label can be distinguished")
        #expect(change.attributes == [AttributeChange(name: "label", from: .text("Pay"), to: .text("Pay now"))])
        #expect(change.from == 2 && change.to == 2)
    }

    @Test("A moved element is one change, which includes its changed attributes")
    func moved() throws {
        let labels = ["A", "B", "C", "D", "E"]
        let before = Screen(trees: labels.map { button($0, $0) })
        var after = Screen(trees: ["E", "A", "B", "C", "D"].map { button($0, $0) })
        let changes = difference(before, after).changes
        #expect(changes.map(\.kind) == [.moved])
        #expect(changes.first?.key == "#E" && changes.first?.from == 5 && changes.first?.to == 1)
        #expect(changes.first?.attributes == [])
        after.elements[0].value = "1"
        let both = difference(before, after).changes
        #expect(both.map(\.kind) == [.moved])
        #expect(both.first?.attributes.map(\.name) == ["value"])
    }

    @Test("Swapping two elements is one change")
    func swapped() {
        #expect(
            difference(Screen(button("A"), button("B")), Screen(button("B"), button("A"))).changes.map(\.kind) == [
                .moved
            ])
    }

    @Test("Changes are in reading order, and a removed element is listed where it was")
    func order() {
        let before = Screen(trees: ["A", "B", "C", "D", "E", "F"].map { button($0, $0) })
        let after = Screen(trees: ["X", "A", "C", "D", "Y", "F", "Z"].map { button($0, $0) })
        let changes = difference(before, after).changes
        #expect(
            changes.map { "\($0.kind) \($0.key)" } == [
                "added #X", "removed #B", "removed #E", "added #Y", "added #Z",
            ])
    }

    @Test("Among equal elements, the one in the removed row is removed")
    func rows() {
        func row(_ name: String) -> Tree { Tree(.cell, name, exposed: false, [button("Edit")]) }
        let before = Screen(row("Anna"), row("Bogdan"), row("Chiara"))
        for (index, name) in ["Anna", "Bogdan", "Chiara"].enumerated() {
            let left = [row("Anna"), row("Bogdan"), row("Chiara")].enumerated().filter { $0.offset != index }
            let changes = difference(before, Screen(trees: left.map(\.element))).changes
            #expect(changes.map(\.key) == ["cell \"\(name)\" > button \"Edit\""])
            #expect(changes.map(\.kind) == [.removed])
        }
    }

    @Test("In another language every label changes, but no element is added or removed")
    func translated() {
        let english = ["Close", "Payment", "Card", "Pay", "Cancel"]
        let german = ["Schließen", "Bezahlung", "Karte", "Bezahlen", "Abbrechen"]
        var before = Screen(trees: english.map { button($0) })
        var after = Screen(trees: german.map { button($0) })
        (before.locale, after.locale) = ("en", "de")
        let difference = difference(before, after)
        #expect(difference.changes.map(\.kind) == Array(repeating: .changed, count: 5))
        #expect(difference.remarks == ["the locale of the reference is en, that of this screen is de"])
    }

    @Test("A different size is a remark, unless only one screen has a size")
    func size() {
        var before = Screen(button("A"))
        var after = before
        before.size = Size(390, 844)
        #expect(difference(before, after).remarks.isEmpty)
        after.size = Size(430, 932)
        #expect(
            difference(before, after).remarks == [
                "the size of the reference is 390×844 pt, that of this screen is 430×932 pt"
            ])
        #expect(difference(before, after).isEmpty, "a remark is not a difference")
    }

    @Test("Attributes that only one screen carries are named and not compared")
    func carried() {
        var before = Screen(Tree(.button, "A", value: "1", hint: "Opens."), carries: [.label, .type, .value, .hint])
        let after = Screen(Tree(.button, "A", value: "2"), carries: [.label, .type, .value, .enabled])
        let some = difference(before, after)
        #expect(some.changes.first?.attributes.map(\.name) == ["value"])
        #expect(some.notCompared == [.hint, .enabled])
        before.carries.remove(.value)
        #expect(difference(before, after).isEmpty)
        #expect(difference(before, after).notCompared == [.value, .hint, .enabled])
    }

    @Test("The attributes to compare can be chosen")
    func chosen() {
        let before = Screen(button("A").named("a", at: Rect(x: 0, y: 0, width: 44, height: 44)))
        let after = Screen(button("B").named("a", at: Rect(x: 9, y: 0, width: 44, height: 44)))
        #expect(difference(before, after).changes.first?.attributes.map(\.name) == ["label", "frame"])
        #expect(difference(before, after, [.frame]).changes.first?.attributes.map(\.name) == ["frame"])
        #expect(difference(before, after, [.value]).isEmpty)
    }

    @Test("An empty text equals none, and unexposed elements are not compared")
    func same() {
        let before = Screen(Tree(.button, "A", value: "", hint: nil), Tree.box(button("Hidden")))
        var after = Screen(Tree(.button, "A", hint: "", actions: []), Tree.box(hidden: true, button("Hidden")))
        #expect(difference(before, after).changes.map(\.kind) == [.removed], "it is not exposed anymore")
        after.elements[1].isHidden = false
        #expect(difference(before, after).isEmpty)
        after.elements[1].label = "Some box"
        #expect(difference(before, after).isEmpty)
    }

    @Test("A change of each compared attribute is found")
    func everyAttribute() {
        let before = Screen(Tree(.button, "A", traits: .button).named("a", at: Rect(x: 0, y: 0, width: 9, height: 9)))
        let edits: [(Attribute, (inout Element) -> Void)] = [
            (.label, { $0.label = "B" }), (.value, { $0.value = "1" }), (.hint, { $0.hint = "Opens." }),
            (.identifier, { $0.identifier = "b" }), (.placeholder, { $0.placeholder = "Name" }),
            (.traits, { $0.traits = [] }), (.type, { $0.type = .link }), (.frame, { $0.frame?.width = 10 }),
            (.modal, { $0.isModal = true }), (.visible, { $0.isVisible = false }), (.enabled, { $0.isEnabled = false }),
            (.selected, { $0.isSelected = true }), (.expanded, { $0.isExpanded = true }),
            (.actions, { $0.actions = ["Retry"] }),
            (.customContent, { $0.customContent = [CustomContent(label: "Size", value: "4")] }),
            (.userInputLabels, { $0.userInputLabels = ["A"] }), (.headingLevel, { $0.headingLevel = 2 }),
            (.language, { $0.language = "de" }), (.activationPoint, { $0.activationPoint = Point(x: 1, y: 1) }),
            (.minimum, { $0.minimum = 0 }), (.maximum, { $0.maximum = 1 }),
        ]
        #expect(Set(edits.map(\.0)) == Set(SnapshotSettings.comparedAttributes))
        for (attribute, edit) in edits {
            var (was, after) = (before, before)
            if attribute == .visible { was.elements[0].isVisible = true }
            if attribute == .expanded { was.elements[0].isExpanded = false }
            edit(&after.elements[0])
            let changes = difference(was, after).changes
            #expect(changes.map(\.kind) == [.changed], "\(attribute)")
            #expect(changes.first?.attributes.map(\.name) == [attribute.name])
        }
    }

    @Test("Screens are compared by name, and a missing screen has all its elements removed or added")
    func screens() {
        func screen(_ name: String?, _ label: String) -> Screen {
            var screen = Screen(button(label))
            screen.name = name
            return screen
        }
        let one = ScreenComparison.differences(from: [screen("A", "x")], to: [screen("B", "x")])
        #expect(one.count == 1 && one[0].isEmpty)
        let many = ScreenComparison.differences(
            from: [screen("A", "x"), screen("B", "y"), screen("C", "z")],
            to: [screen("C", "z"), screen("A", "x!"), screen("D", "w")])
        #expect(many.map(\.screen) == ["C", "A", "D", "B"])
        #expect(many.map { $0.changes.map(\.kind) } == [[], [.changed], [.added], [.removed]])
        #expect(many[2].remarks == ["this screen is not in the reference"])
    }
}
