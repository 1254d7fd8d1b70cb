import AXSyntax
import AXEngine
import AXTree

/// Writes the file of a JSON snapshot, which A11yUITests can read. Each element has a line of its own, for readable
/// diffs.
package enum JSONSnapshotFile {
    /// Returns the whole file.
    package static func text(_ snapshot: JSONSnapshot) -> String { file.document(snapshot) }

    private static let file = JSONObject<JSONSnapshot>(
        .written("filename", .text, \.fileName), .written("version", .text) { _ in JSONSnapshot.version },
        .written("generated", .text, \.generated),
        .objects("snapshot", element) { snapshot, add in
            for (index, element) in snapshot.screen.elements.enumerated() {
                add((element, snapshot.traitNames(index), element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)))
            }
        })

    private static let element = JSONObject<(element: Element, traits: [String], frame: Rect)>(
        .written("label", .text) { $0.element.label ?? "" },
        .written("type", .text) { JSONSnapshot.typeName($0.element.type) },
        .written("traits", .list(.text), \.traits), .written("enabled", .flag, \.element.isEnabled),
        .written("frame", .list(.list(.number))) { [[$0.frame.x, $0.frame.y], [$0.frame.width, $0.frame.height]] },
        .written("placeholder", .text) { $0.element.placeholder ?? "" },
        .written("value", .text) { $0.element.value ?? "" })

    /// Returns whether a file was written by `text(_:)`. A11yUITests gives each attribute a line, or none.
    package static func wrote(_ file: [UInt8]) -> Bool {
        let list = Array("\n  \"snapshot\": [\n    {\"label\": ".utf8)
        guard file.starts(with: "{\n  \"filename\": \"".utf8) else { return false }
        // The members before the list are short, but a screen can have a long name.
        let head = file.prefix(65_536)
        return head.indices.contains { head[$0] == list[0] && head[$0...].starts(with: list) }
    }
}
