import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

import AXEngine
@testable import AXSnapshots

/// The list of A11yUITests, and comparisons that its own comparison gets wrong.
@Suite("JSON snapshot")
struct JSONSnapshotTests {
    private let frame = Rect(x: 16, y: 79, width: 43, height: 43)

    private func difference(_ before: Screen, _ after: Screen) -> ScreenDifference {
        // As read from a file, which has only the attributes of the list.
        ScreenComparison.difference(from: JSONSnapshot(before).screen, to: after)
    }

    private func buttons(_ labels: [String]) -> Screen {
        Screen(
            trees: labels.enumerated().map {
                Tree(.button, $0.element, traits: .button).named(
                    at: Rect(x: 0, y: Double($0.offset) * 50, width: 44, height: 44))
            })
    }

    @Test("All elements are listed but the application and the types that A11yUITests ignores")
    func listed() {
        let ignored: [ElementType] = [
            .window, .scrollBar, .other, .navigationBar, .table, .scrollView, .key, .keyboard, .tabBar,
        ]
        for type in ElementType.allCases {
            let screen = Screen(
                Tree(.application, "App", exposed: false, [Tree(type, "A", exposed: false, hidden: true)]))
            #expect(JSONSnapshot(screen).screen.elements.count == (ignored.contains(type) ? 0 : 1), "\(type)")
        }
    }

    @Test("Inserting an element is one change, and so is removing it")
    func insertion() {
        let labels = (0..<50).map { "Label \($0)" }
        var more = labels
        more.insert("New", at: 0)
        let (before, after) = (buttons(labels), buttons(more))
        // The others keep their frames, so that the insertion is the only change.
        var shifted = after
        for index in shifted.elements.indices.dropFirst() {
            shifted.elements[index].frame = before.elements[index - 1].frame
        }
        let inserted = difference(before, shifted).changes
        #expect(inserted.map(\.kind) == [.added])
        #expect(inserted.first?.summary == "button \"New\"")
        let removed = difference(shifted, before).changes
        #expect(removed.map(\.kind) == [.removed])
        #expect(removed.first?.summary == "button \"New\"")
    }

    @Test("A list with fewer elements than the reference can be compared")
    func shorter() {
        #expect(difference(buttons(["A", "B", "C"]), buttons(["A"])).changes.map(\.kind) == [.removed, .removed])
        #expect(difference(buttons(["A", "B"]), buttons([])).changes.count == 2)
        #expect(difference(buttons(["A"]), buttons(["A", "B"])).changes.map(\.kind) == [.added])
    }

    @Test(
        "A frame that grew, shrank or moved by more than the tolerance is a change, in both directions",
        arguments: [
            Rect(x: 1, y: 0, width: 0, height: 0), Rect(x: 0, y: 1, width: 0, height: 0),
            Rect(x: 0, y: 0, width: 1, height: 0), Rect(x: 0, y: 0, width: 0, height: 1),
        ])
    func frames(direction: Rect) {
        func moved(_ distance: Double) -> Screen {
            Screen(
                Tree(.button, "A").named(
                    at: Rect(
                        x: frame.x + direction.x * distance, y: frame.y + direction.y * distance,
                        width: frame.width + direction.width * distance,
                        height: frame.height + direction.height * distance)))
        }
        for distance in [0.2, -0.2, 1, -1, 30, -30] {
            let changes = difference(moved(0), moved(distance)).changes
            #expect(changes.map(\.kind) == [.changed], "\(distance)")
            #expect(changes.first?.attributes.map(\.name) == ["frame"])
        }
        for distance in [0, 0.1, -0.1, 0.05] { #expect(difference(moved(0), moved(distance)).isEmpty, "\(distance)") }
    }

    @Test(
        "All texts of the list are compared",
        arguments: [
            ("value", \Element.value), ("placeholder", \Element.placeholder), ("label", \Element.label),
        ] as [(String, WritableKeyPath<Element, String?> & Sendable)])
    func texts(name: String, path: WritableKeyPath<Element, String?> & Sendable) {
        var before = buttons(["A", "B"])
        before.elements[0][keyPath: path] = "was"
        var after = before
        after.elements[0][keyPath: path] = "is"
        let changes = difference(before, after).changes
        #expect(changes.map(\.kind) == [.changed])
        #expect(
            changes.first?.attributes == [AttributeChange(name: name, from: .text("was"), to: .text("is"))])
        after.elements[0][keyPath: path] = nil
        #expect(difference(before, after).changes.first?.attributes.first?.to == nil)
    }

    @Test("Type, traits and enabled are compared as A11yUITests names them")
    func others() {
        let before = buttons(["A"])
        for (name, change) in [
            ("type", { $0.type = .link }), ("traits", { $0.traits = [.button, .selected] }),
            ("enabled", { $0.isEnabled = false }),
        ] as [(String, (inout Element) -> Void)] {
            var after = before
            change(&after.elements[0])
            #expect(difference(before, after).changes.first?.attributes.map(\.name) == [name])
        }
        // A11yUITests names both of these types Other, and leaves out private traits.
        var (toggle, box) = (before, before)
        toggle.elements[0].type = .toggle
        box.elements[0].type = .checkBox
        box.elements[0].traits?.insert(Traits(rawValue: 1 << 18))
        #expect(difference(toggle, box).isEmpty)
    }

    @Test("A dump equals the list that was made from it")
    func roundTrip() {
        let screen = Screen(
            Tree(
                .application, exposed: false,
                [
                    .box(Tree(.button, "Pay", traits: [.button], hint: "Pays.").named("pay", at: frame)),
                    Tree(.staticText), Tree(.cell, "Row", [Tree(.image, "Star", traits: nil)]),
                    Tree(.checkBox, value: "1", traits: [Traits(rawValue: 1 << 53)]),
                ]))
        #expect(difference(screen, screen).changes == [])
    }

    @Test(
        "A file has the name that A11yUITests gives it",
        arguments: [
            ("Suite", "test_name()", 0, "Suite-test-name-0.json"),
            (
                "A11yUITests_ExampleUITests", "test_snapshotTest()", 12,
                "A11yUITests-ExampleUITests-test-snapshotTest-12.json"
            ),
        ])
    func fileName(suite: String, function: String, counter: Int, expected: String) {
        #expect(JSONSnapshot.fileName(suite: suite, function: function, counter: counter) == expected)
    }

    @Test(
        "Versions are compared as numbers",
        arguments: [
            ("1.1", true), ("1.0", true), ("0.9", true), ("1.2", false), ("1.10", false), ("2.0", false),
            ("10.0", false),
        ])
    func versions(version: String, isRead: Bool) {
        let text = """
            { "filename": "a.json", "version": "\(version)", "generated": "2023-02-26T09:17:02Z", "snapshot": [] }
            """
        let reference = Result { try SnapshotReference(parsing: Array(text.utf8), file: "a.json", style: .json) }
        switch reference {
        case .success: #expect(isRead)
        case .failure(let error):
            #expect(!isRead)
            let messages = (error as? InputErrors)?.errors.map(\.message) ?? []
            #expect(messages.contains { $0.contains("newer") }, "\(error)")
        }
    }
}
