import AXTree
import Foundation
import TestSupport
import Testing

/// The tables of the article "What VoiceOver says".
@Suite("Article on speech")
struct SpeechTableTests {
    /// A row: what it is an example of, the attributes of the element, what is said, and the hint.
    private static func rows(of heading: String) throws -> [[String]] {
        let article = try Repository.text("Sources/AXAudit/AXAudit.docc/WhatVoiceOverSays.md")
        let sections = article.components(separatedBy: "\n### ")
        let section = try #require(sections.first { $0.hasPrefix(heading + "\n") })
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.dropFirst(2).dropLast(1).components(separatedBy: " | ").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `|"))
            }
        }
    }

    private func check(_ row: [String], type: String) throws {
        let screen = try readScreen(
            "{ \"axaudit\": 1, \"root\": { \"type\": \"\(type)\", \(row[1]), \"isAccessibilityElement\": true } }")
        let spoken = try #require(ScreenSpeech(screen, order: [0]).elements.first).speech
        #expect(spoken.description == row[2], "\(row)")
        #expect((spoken.hint ?? "") == (row.count > 3 ? row[3] : ""), "\(row)")
    }

    @Test("Every type has an example, which is right")
    func types() throws {
        let rows = try Self.rows(of: "Types")
        #expect(rows.map { $0[0] } == ElementType.allCases.map(\.name))
        for row in rows { try check(row, type: row[0]) }
    }

    @Test("Every trait has an example, which has it and is right")
    func traits() throws {
        let rows = try Self.rows(of: "Traits")
        #expect(rows.map { $0[0] } == Traits.names)
        for row in rows {
            #expect(row[1].contains("\"\(row[0])\""), "\(row)")
            try check(row, type: "any")
        }
    }

    @Test("The examples of other attributes are right")
    func attributes() throws {
        let rows = try Self.rows(of: "Other attributes")
        #expect(rows.count == 8)
        for row in rows { try check(row, type: "any") }
    }
}
