import AXSyntax
import Foundation
import Testing

@testable import AXWords

@Suite("Detectors")
struct DetectorTests {
    @Test("A detector finds the pieces of its examples, and nothing in its counterexamples", arguments: Detector.all)
    func examples(detector: Detector) {
        #expect(!detector.finds.isEmpty && !detector.ignores.isEmpty)
        for (text, piece) in detector.finds { #expect(detector.first(in: text) == piece, "\(text)") }
        for text in detector.ignores { #expect(detector.first(in: text) == nil, "\(text)") }
    }

    @Test("Each detector has a name of its own, by which detectors are compared")
    func names() {
        #expect(Set(Detector.all.map(\.name)).count == Detector.all.count)
    }

    @Test("A long text is read in a few steps for each character", arguments: Detector.all)
    func long(detector: Detector) {
        // Not the time on a clock, which other tests and a machine that is paused take too.
        let start = TimeSpan(of: CLOCK_THREAD_CPUTIME_ID)
        for piece in detector.finds.map(\.text) + ["<a ", "{", "[x](", "__A", "Ab(c", "1.", "Ã", "*|", "$("] {
            _ = detector.first(in: String(repeating: piece, count: 20_000 / piece.utf8.count))
        }
        #expect(TimeSpan(of: CLOCK_THREAD_CPUTIME_ID) - start < .seconds(30))
    }

    @Test("The meaning of misread text", arguments: [("Ã©", "é"), ("â€™", "’"), ("\u{FFFD}", nil), ("锟斤", nil)])
    func meaning(piece: String, expected: String?) {
        #expect(Detector.meaning(ofMisread: piece) == expected)
    }
}
