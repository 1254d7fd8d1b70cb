import AXConfiguration
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

import AXEngine
@testable import AXSnapshots

/// Redaction of texts, and proposals for it.
@Suite("Redaction")
struct RedactionTests {
    private func screen(_ label: String, value: String? = nil, _ identifier: String? = nil) -> Screen {
        Screen(Tree(.staticText, label, value: value, hint: "At 10:15", actions: ["Call 4711"]).named(identifier))
    }

    @Test("A regular expression replaces its matches, and a selector the whole texts of its elements")
    func replaces() throws {
        let time = try Redactor([Redaction(match: #"\d{1,2}:\d{2}"#, with: "<time>")])
        let element = try time(screen("Departs 9:05, arrives 10:30", value: "9:05")).elements[0]
        #expect(element.label == "Departs <time>, arrives <time>")
        #expect(element.value == "<time>" && element.hint == "At <time>" && element.actions == ["Call 4711"])
        let clock = try Redactor([Redaction(identifier: "clock-*", attributes: [.value], with: "<time>")])
        #expect(try clock(screen("Now", value: "9:05", "clock-1")).elements[0].value == "<time>")
        #expect(try clock(screen("Now", value: "9:05", "clock-1")).elements[0].label == "Now")
        #expect(try clock(screen("Now", value: "9:05", "watch")).elements[0].value == "9:05")
        #expect(try clock(screen("Now", value: nil, "clock-1")).elements[0].value == nil, "no text stays no text")
        let both = try Redactor([
            Redaction(match: #"\d+"#, in: ElementSelector("text \"Order*\""), with: "<number>")
        ])
        #expect(try both(screen("Order 17")).elements[0].label == "Order <number>")
        #expect(try both(screen("Day 17")).elements[0].label == "Day 17")
        #expect(try both(screen("Order 17")).elements[0].actions == ["Call <number>"])
    }

    @Test("Redactions are applied in order, also in texts with scalars outside of ASCII")
    func order() throws {
        let redactor = try Redactor([
            Redaction(match: #"\d+"#, with: "<number>"), Redaction(match: "<number> €", with: "<price>"),
            Redaction(match: "^", with: "never"),
        ])
        #expect(try redactor(screen("👩‍👧 zahlt 17 €, dann 3")).elements[0].label == "👩‍👧 zahlt <price>, dann <number>")
    }

    @Test("An invalid regular expression and one that takes too long throw errors that name them")
    func refused() throws {
        #expect(throws: RedactionError.self) { try Redactor([Redaction(match: "(", with: "")]) }
        let endless = try Redactor(
            [Redaction(match: "(a+)+$", with: "")], timeLimit: .milliseconds(200))
        let begin = ContinuousClock.now
        #expect {
            try endless(screen(String(repeating: "a", count: 60) + "!"))
        } throws: { error in
            (error as? RedactionError)?.message.contains("(a+)+$") == true
        }
        #expect(ContinuousClock.now - begin < .seconds(20))
    }

    @Test("Redacted captures of one screen are equal as text and as JSON")
    func verify() throws {
        let settings = SnapshotSettings(redactions: [Redaction(match: #"\d+:\d+"#, with: "<time>")])
        let text = Snapshot.text(of: try Redactor(settings.redactions)(screen("9:05")), settings)
        #expect(text.contains("<time>") && !text.contains("9:05") && !text.contains("10:15"))
        let reference = SnapshotReference.text(Array(text.utf8))
        #expect(try Snapshot.verify(screen("9:06"), against: reference, settings) == nil)
        #expect(try Snapshot.verify(screen("9:06"), against: reference) != nil)
        let list = SnapshotReference.json(JSONSnapshot(screen("9:05")).screen)
        #expect(try Snapshot.verify(screen("9:06"), against: list, settings) == nil)
        #expect(try Snapshot.verify(screen("9:06"), against: list) != nil)
    }

    @Test("A proposal makes two captures equal, and has a remark for other differences")
    func proposal() throws {
        func capture(_ time: String, _ amount: String, _ date: String, width: Double) -> Screen {
            Screen(
                Tree(.staticText, "Clock", value: time).named("clock"), Tree(.staticText, "\(amount) points"),
                Tree(.staticText, "Since \(date)"),
                Tree(.button, "Pay").named("pay", at: Rect(x: 0, y: 0, width: width, height: 44)))
        }
        let (one, other) = (
            capture("9:05", "1,204", "2026-01-02", width: 44), capture("9:06", "1,310", "2026-11-21", width: 50)
        )
        let proposal = RedactionProposal([ScreenComparison.difference(from: one, to: other)])
        #expect(
            proposal.entries == [
                Redaction(identifier: "clock", attributes: [.value], with: "<time>"),
                Redaction(match: #"\d{4}-\d{2}-\d{2}"#, with: "<date>"),
                Redaction(match: #"\d+([.,]\d+)*"#, with: "<number>"),
            ], "specific patterns before general ones")
        #expect(proposal.remarks == ["frame of button \"Pay\" differs; exclude it with \"attributes\""])
        let redactor = try Redactor(proposal.entries)
        let left = ScreenComparison.difference(from: try redactor(one), to: try redactor(other))
        #expect(left.changes.map { $0.attributes.map(\.name) } == [["frame"]])
        #expect(RedactionProposal([]).entries.isEmpty)
    }

    @Test(
        "Times are written in ISO 8601",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (1_677_403_022, "2023-02-26T09:17:02Z"), (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
            (4_102_444_800, "2100-01-01T00:00:00Z"),
        ])
    func time(seconds: Int, expected: String) {
        #expect(SnapshotTime(secondsSince1970: seconds).description == expected)
    }
}
