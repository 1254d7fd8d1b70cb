import AXSyntax
import AXEngine
import AXTree

/// Writes the file of a JSON snapshot, which A11yUITests can read. Each element has a line of its own, for readable diffs.
package enum JSONSnapshotFile {
    /// Returns the whole file.
    package static func text(_ snapshot: JSONSnapshot) -> String {
        var writer = JSONWriter()
        writer.document { file in
            file.member("filename", snapshot.fileName)
            file.member("version", JSONSnapshot.version)
            file.member("generated", snapshot.generated)
            file.member(
                "snapshot",
                list: { list in
                    for index in snapshot.screen.elements.indices {
                        list.item(object: { element(index, of: snapshot, &$0) })
                    }
                })
        }
        return writer.text
    }

    /// Returns whether a file was written by `text(_:)`. A11yUITests gives each attribute a line, or none.
    package static func wrote(_ file: [UInt8]) -> Bool {
        let list = Array("\n  \"snapshot\": [\n    {\"label\": ".utf8)
        guard file.starts(with: "{\n  \"filename\": \"".utf8) else { return false }
        // The members before the list are short, but a screen can have a long name.
        let head = file.prefix(65_536)
        return head.indices.contains { head[$0] == list[0] && head[$0...].starts(with: list) }
    }

    private static func element(_ index: Int, of snapshot: JSONSnapshot, _ object: inout JSONWriter) {
        let elements = snapshot.screen.elements
        object.member("label", elements[index].label ?? "")
        object.member("type", JSONSnapshot.typeName(elements[index].type))
        object.member("traits", snapshot.traitNames(index))
        object.member("enabled", flag: elements[index].isEnabled)
        let frame = elements[index].frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        object.member(
            "frame",
            list: { list in
                list.item(list: {
                    $0.item(frame.x)
                    $0.item(frame.y)
                })
                list.item(list: {
                    $0.item(frame.width)
                    $0.item(frame.height)
                })
            })
        object.member("placeholder", elements[index].placeholder ?? "")
        object.member("value", elements[index].value ?? "")
    }
}
