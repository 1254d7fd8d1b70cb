import AXConfiguration
import AXEngine
import AXDumps
import AXFormats
import AXSyntax
import AXTree
import Testing

@testable import AXSnapshots

/// Snapshots of what VoiceOver says.
@Suite("Speech snapshots")
struct SpeechSnapshotTests {
    private func screen(_ labels: [String]) -> Screen {
        Screen(trees: labels.map { Tree(.button, $0, traits: .button) })
    }

    private func verify(
        _ screen: Screen, against reference: String, _ settings: SnapshotSettings = SnapshotSettings()
    ) throws -> ScreenDifference? {
        let parsed = try SnapshotReference(parsing: Array(reference.utf8), file: "a.speech", style: .speech)
        return try Snapshot.verify(screen, against: parsed, settings)
    }

    @Test("One line for each element, also if a label has line breaks or there is nothing to say")
    func lines() {
        #expect(SpeechSnapshot(screen(["Pay", "A\nB"])).text == "Pay. Button.\nA\\nB. Button.")
        var silent = screen(["Pay"])
        silent.elements[0].label = nil
        silent.elements[0].traits = []
        #expect(SpeechSnapshot(silent).text == "(nothing)")
        var hinted = screen(["Pay"])
        hinted.elements[0].hint = "Pays the bill."
        #expect(SpeechSnapshot(hinted).text == "Pay. Button. Pays the bill.")
        #expect(SpeechSnapshot(hinted, attributes: [.label, .traits]).text == "Pay. Button.")
        #expect(SpeechSnapshot(screen([])).text == "")
    }

    @Test("Equal lines with other line endings are no difference; each edit of one element is one change")
    func changes() throws {
        let reference = "Pay. Button.\nBuy. Button.\nSell. Button."
        for file in [reference, reference + "\n", reference.replacing("\n", with: "\r\n")] {
            #expect(try verify(screen(["Pay", "Buy", "Sell"]), against: file) == nil)
        }
        #expect(try verify(screen([]), against: "") == nil)
        let changed = try verify(screen(["Pay", "Rent", "Sell"]), against: reference)
        #expect(changed?.changes.map(\.kind) == [.changed])
        #expect(
            changed?.changes.first?.attributes == [
                AttributeChange(name: "speech", from: .text("Buy. Button."), to: .text("Rent. Button."))
            ])
        #expect(changed?.patch?.unified(from: "a.speech").contains("-Buy. Button.\n+Rent. Button.\n") == true)
        #expect(try verify(screen(["Pay", "Sell"]), against: reference)?.changes.map(\.kind) == [.removed])
        #expect(
            try verify(screen(["Pay", "Buy", "Sell", "Rent"]), against: reference)?.changes.map(\.kind) == [.added])
    }

    @Test("Texts are redacted before VoiceOver says them")
    func redaction() throws {
        let settings = SnapshotSettings(
            style: .speech, redactions: [Redaction(match: "\\d+:\\d+", with: "<time>")])
        #expect(try verify(screen(["At 9:05"]), against: "At <time>. Button.", settings) == nil)
        #expect(try verify(screen(["At noon"]), against: "At <time>. Button.", settings) != nil)
    }

    @Test("A reference of another style is refused")
    func references() {
        let text = Array("------------------------------------------------------------\nPay".utf8)
        let error = #expect(throws: InputErrors.self) {
            try SnapshotReference(parsing: text, file: "a.speech", style: .speech)
        }
        #expect(error?.errors.first?.message.contains("found a text snapshot, expected a speech snapshot") == true)
        #expect(throws: InputErrors.self) {
            try SnapshotReference(parsing: [0xFF], file: "a.speech", style: .speech)
        }
    }

    @Test("A speech snapshot is compared with a dump and with one of its kind")
    func comparison() throws {
        let before = try ComparisonInput(parsing: Array("Pay. Button.".utf8), file: "a.speech", among: [])
        let after = try ComparisonInput(parsing: Array("Buy. Button.".utf8), file: "b.speech", among: [])
        #expect(try ComparisonInput.differences(from: before, to: after).first?.changes.map(\.kind) == [.changed])
        #expect(try ComparisonInput.differences(from: before, to: .screens([screen(["Pay"])])).first?.isEmpty == true)
        let text = try ComparisonInput(
            parsing: Array(TextSnapshot(blocks: ["Pay"]).text.utf8), file: "c.txt", among: [])
        #expect(throws: ComparisonError.self) { try ComparisonInput.differences(from: before, to: text) }
    }

    @Test("A comparison of dumps says what VoiceOver said and says, from the compared attributes alone")
    func diff() {
        let before = screen(["Pay"])
        var after = before
        after.elements[0].isEnabled = false
        func speech(_ attributes: AttributeSet?) -> AttributeChange? {
            ScreenComparison.difference(from: before, to: after, attributes: attributes).changes.first?.speech
        }
        #expect(
            speech(nil)
                == AttributeChange(name: "speech", from: .text("Pay. Button."), to: .text("Pay. Dimmed. Button.")))
        #expect(speech([.label]) == nil)
        after = before
        after.elements[0].identifier = "pay"
        #expect(speech(nil) == nil, "an identifier is not spoken")
        after = before
        after.elements[0].label = "Buy"
        after.elements[0].traits = nil
        after.carries.remove(.traits)
        #expect(
            speech(nil) == AttributeChange(name: "speech", from: .text("Pay. Button."), to: .text("Buy. Button.")),
            "one side alone carries traits")
    }
}
