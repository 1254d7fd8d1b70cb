import AXTree
import AXWords
import Foundation

/// An element, and what VoiceOver is expected to say for it: one line of a file of cases.
struct SpeechCase {
    let line: String
    let element: Element
    let context: SpeechContext?
    let language: Lexicon?
    let description: String
    let hint: String?

    /// Reads a line: an object with `row` (label, value, hint, traits, type, context, index, count, …), `spoken` and
    /// `hint`.
    init(_ line: String) throws {
        self.line = line
        guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let row = object["row"] as? [String: Any], let spoken = object["spoken"] as? String
        else { throw CocoaError(.fileReadCorruptFile) }
        description = spoken
        hint = object["hint"] as? String
        language = (row["language"] as? String).flatMap { Lexicon.of(tag: $0) }
        var element = Element((row["type"] as? String).flatMap { ElementType(name: $0) } ?? .other)
        element.label = row["label"] as? String
        element.value = row["value"] as? String
        element.hint = row["hint"] as? String
        element.placeholder = row["placeholder"] as? String
        element.headingLevel = row["headingLevel"] as? Int
        element.actions = row["actions"] as? [String]
        element.customContent = (row["customContent"] as? [[String: Any]])?.map {
            CustomContent(
                label: $0["label"] as? String ?? "", value: $0["value"] as? String ?? "",
                isImportant: $0["important"] as? Bool ?? false)
        }
        if let names = row["traits"] as? [String] {
            element.traits = []
            for name in names {
                guard let trait = Traits(name: Self.names[name] ?? name) else { throw CocoaError(.fileReadCorruptFile) }
                element.traits?.formUnion(trait)
            }
        }
        self.element = element
        let (index, count) = (row["index"] as? Int ?? 0, row["count"] as? Int ?? 0)
        switch row["context"] as? String {
        case "tab": context = .tab(index: index, count: count)
        case "series": context = .series(index: index, count: count)
        case "listStart": context = .listStart
        case "listEnd": context = .listEnd
        case "landmarkStart": context = .landmarkStart
        case "landmarkEnd": context = .landmarkEnd
        case "cell":
            context = .cell(
                row: index, column: row["column"] as? Int ?? 0, isFirstInRow: row["first"] as? Bool ?? false,
                headers: row["headers"] as? [String] ?? [])
        case nil: context = nil
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }

    /// AccessibilitySnapshot's names of traits that have another name in axaudit's tree.
    private static let names = ["tabBarItem": "tabButton", "switchButton": "toggleButton"]

    /// What axaudit says.
    var speech: Speech { Speech.voiceOver(element, context: context, language: language) }

    /// Reads every line of a file.
    static func all(in bytes: [UInt8]) throws -> [SpeechCase] {
        try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { try SpeechCase(String($0)) }
    }
}
