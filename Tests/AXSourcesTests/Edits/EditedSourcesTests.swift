import AXAudit
import AXTree
import Foundation
import TestSupport
import Testing

@testable import AXSources

/// Writes files with the edits of rules, which `.ci/edits` hands to parsers that others wrote. `AXAUDIT_EDITS` names the
/// folder for them; `AXAUDIT_CHECKOUTS` a folder with sources of apps besides those of the fixtures.
@Suite("Edits of sources")
struct EditedSourcesTests {
    static let output = ProcessInfo.processInfo.environment["AXAUDIT_EDITS"]
    static let checkouts = ProcessInfo.processInfo.environment["AXAUDIT_CHECKOUTS"]
    static let maximum = 150

    private static let edits = [
        "heading": CodeEdit.modifier(
            "", uiKit: "accessibilityTraits.insert(.header)", flutter: "Semantics(header: true, "),
        "semantics": .compose(semantics: "heading()"), "decorative": .compose(contentDescription: "null"),
        "role": .compose(ofClick: "role = Role.Button"), "label": .label(.withoutMarkAtEnd),
    ]

    @Test("Edited files are written", .enabled(if: output != nil, "AXAUDIT_EDITS is not set"))
    func write() throws {
        let output = try #require(Self.output)
        let folders = ["Tests/Fixtures/sources"] + (Self.checkouts.map { [$0] } ?? [])
        var counts: [String: Int] = [:]
        for folder in folders {
            let path = folder.hasPrefix("/") ? folder : Repository.root.appendingPathComponent(folder).path
            let index = SourceFinder([path]).index()
            for mention in index.mentions where mention.kind == .literal || mention.kind == .key {
                for (name, edit) in Self.edits.sorted(by: { $0.key < $1.key }) {
                    guard let text = Self.edited(mention, edit, in: index) else { continue }
                    let ending = index.files[mention.file].path.split(separator: ".").last ?? ""
                    guard ["swift", "kt", "dart"].contains(ending) else { continue }
                    let count = counts["\(name).\(ending)", default: 0]
                    counts["\(name).\(ending)"] = count + 1
                    guard count < Self.maximum else { continue }
                    let file = "\(name)-\(count).\(ending)"
                    try text.write(toFile: "\(output)/edited/\(file)", atomically: false, encoding: .utf8)
                    try Data(index.files[mention.file].bytes).write(
                        to: URL(fileURLWithPath: "\(output)/original/\(file)"))
                }
            }
        }
        print("edits: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
        #expect(
            counts.keys.sorted() == [
                "decorative.dart", "decorative.kt", "heading.dart", "heading.swift", "label.dart", "label.kt",
                "label.swift", "role.kt", "semantics.kt",
            ])
    }

    /// Returns the text of a file with the edit at a mention, or `nil` if none is certain.
    private static func edited(_ mention: Mention, _ edit: CodeEdit, in index: SourceIndex) -> String? {
        let file = index.files[mention.file]
        var answer = CodeAnswer(
            place: CodePlace(file: file.path, path: file.fullPath, line: mention.line, column: 1), certainty: .one,
            evidence: .literal, code: "")
        CodeEditor(mention, in: index)?.set(edit, in: &answer)
        var lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
        if let insertion = answer.insertion {
            lines.insert(insertion, at: mention.line)
        } else if let replacement = answer.replacement {
            lines[mention.line - 1] = replacement
        } else {
            return nil
        }
        return lines.joined(separator: "\n")
    }
}
