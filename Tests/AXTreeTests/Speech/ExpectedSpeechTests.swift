import AXTree
import Foundation
import TestSupport
import Testing

/// What VoiceOver says, compared with what AccessibilitySnapshot's own code printed for the same elements.
@Suite("Expected speech")
struct ExpectedSpeechTests {
    /// The folder of the cases that AccessibilitySnapshot printed, or `nil` if `AXAUDIT_SPEECH` is not set.
    private static let folder = ProcessInfo.processInfo.environment["AXAUDIT_SPEECH"].map { URL(fileURLWithPath: $0) }

    /// The German hint for misspelled words, which AccessibilitySnapshot 0.12.1 misspells itself and does not close the
    /// quotation of. Apple's term is in the German iPhone User Guide, "VoiceOver-Rotor": "Rechtschreibfehler".
    private static let corrected = [
        "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden":
            "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"
    ]

    @Test(
        "Every case of AccessibilitySnapshot is said equally", .enabled(if: folder != nil, "AXAUDIT_SPEECH is not set"))
    func equal() throws {
        let folder = try #require(Self.folder)
        let cases = try SpeechCase.all(in: [UInt8](Data(contentsOf: folder.appendingPathComponent("expected.jsonl"))))
        #expect(!cases.isEmpty)
        var exceptions = 0
        for expected in cases {
            let speech = expected.speech
            #expect(speech.description == expected.description, "\(expected.line)")
            if speech.hint == expected.hint { continue }
            let hint = Self.corrected.reduce(expected.hint) {
                $0?.replacingOccurrences(of: $1.key, with: $1.value)
            }
            #expect(speech.hint == hint, "\(expected.line)")
            exceptions += 1
        }
        print(
            "speech: \(cases.count - exceptions) of \(cases.count) cases are equal, \(exceptions) are listed exceptions"
        )
        #expect(exceptions * 462 <= 5 * cases.count, "at most 5 exceptions in 462 cases")
    }

    @Test("The cases of this project")
    func own() throws {
        let cases = try SpeechCase.all(in: fixture("speech/cases.jsonl"))
        #expect(cases.count > 40)
        for expected in cases {
            #expect(expected.speech.description == expected.description, "\(expected.line)")
            #expect(expected.speech.hint == expected.hint, "\(expected.line)")
        }
    }
}
