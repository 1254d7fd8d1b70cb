import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

import AXEngine
@testable import AXSnapshots

/// Comparison with text references, block by block.
@Suite("Text comparison")
struct TextComparisonTests {
    private func text(_ labels: [String]) -> String {
        TextSnapshot(Screen(trees: labels.map { Tree(.button, $0, traits: .button) })).text
    }

    private func verify(_ labels: [String], against reference: String) throws -> ScreenDifference? {
        try Snapshot.verify(
            Screen(trees: labels.map { Tree(.button, $0, traits: .button) }),
            against: SnapshotReference(parsing: Array(reference.utf8), file: "a.txt", style: .text))
    }

    @Test("Equal text with other line endings is not a difference")
    func equal() throws {
        let reference = text(["A", "B"])
        for file in [
            reference, reference + "\n", reference.replacing("\n", with: "\r\n"),
            reference.replacing("\n", with: "\r\n") + "\r\n",
        ] {
            #expect(try verify(["A", "B"], against: file) == nil)
        }
        #expect(try verify([], against: "") == nil)
    }

    @Test("Each edit of one element is one change")
    func changes() throws {
        let reference = text(["A", "B", "C", "D", "E"])
        let cases: [([String], [String])] = [
            (["New", "A", "B", "C", "D", "E"], ["added \"New\""]), (["A", "C", "D", "E"], ["removed \"B\""]),
            (["A", "B", "C!", "D", "E"], ["changed \"C\""]), (["B", "C", "D", "E", "A"], ["moved \"A\""]),
            ([], ["A", "B", "C", "D", "E"].map { "removed \"\($0)\"" }),
        ]
        for (labels, expected) in cases {
            let difference = try verify(labels, against: reference)
            #expect(difference?.changes.map { "\($0.kind) \($0.summary)" } == expected)
            #expect(difference?.patch != nil)
        }
        #expect(try verify(["A"], against: "")?.changes.map(\.kind) == [.added])
    }

    @Test("A label may contain the line between elements")
    func hyphens() throws {
        let labels = ["A\n\(TextSnapshot.separator)\nB", TextSnapshot.separator, "C"]
        #expect(try verify(labels, against: text(labels)) == nil)
        #expect(try verify(labels + ["D"], against: text(labels))?.changes.map(\.kind) == [.added])
    }

    @Test(
        "The error for an invalid text reference has its location",
        arguments: [
            ("{ \"axaudit\": 1 }", "1:1", "60 hyphens"), ("------", "1:1", "60 hyphens"),
            (TextSnapshot.separator, "1:61", "truncated"), (TextSnapshot.separator + "\nPay\nbut", "3:4", "truncated"),
            (TextSnapshot.separator + "\nPay\n", "3:1", "truncated"),
            (
                "\(TextSnapshot.separator)\n<<<<<<< HEAD\nPay\n=======\nBuy\n>>>>>>> other\n\(TextSnapshot.separator)",
                "2:1", "conflict"
            ),
        ])
    func refused(file: String, location: String, message: String) {
        #expect {
            try SnapshotReference(parsing: Array(file.utf8), file: "a.txt", style: .text)
        } throws: { error in
            let errors = (error as? InputErrors)?.errors.map(\.description) ?? []
            return errors.count == 1 && errors[0].hasPrefix("a.txt:\(location): ") && errors[0].contains(message)
        }
    }

    @Test(
        "The error for an invalid JSON reference has its location",
        arguments: [
            (#"{ "axaudit": 1, "elements": [] }"#, "1:1", "expected the JSON snapshot of A11yUITests"),
            (#"{ "filename": "a", "version": "1.1", "generated": "x", "snapshot": [ {"#, "1:71", "end of the file"),
            (#"{ "filename": "a", "version": "3.0", "generated": "x", "snapshot": [] }"#, "1:31", "newer"),
            (TextSnapshot.separator + "\n", "1:1", "found a text snapshot"),
            ("{\n<<<<<<< HEAD\n\"version\": \"1.1\"\n=======\n>>>>>>> other\n}", "2:1", "conflict"),
            ("", "1:1", "empty file"),
        ])
    func refusedJSON(file: String, location: String, message: String) {
        #expect {
            try SnapshotReference(parsing: Array(file.utf8), file: "a.json", style: .json)
        } throws: { error in
            let errors = (error as? InputErrors)?.errors.map(\.description) ?? []
            return errors.first?.hasPrefix("a.json:\(location): ") == true && errors.first?.contains(message) == true
        }
    }
}
