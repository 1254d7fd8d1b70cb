import AXSyntax

/// The path of the picture that a dump names: relative, and below the folder that it counts from. A dump can come from
/// anywhere, and must not choose which other files are read.
package enum PicturePath {
    /// Reads a path. A path that is absolute or leads out of the folder is reported.
    package static func read(_ value: JSONValue, _ fields: inout DumpFields) -> String? {
        guard let path = fields.nonEmptyText(value) else { return nil }
        if isInside(path) { return path }
        fields.report(value, found: "\"\(path.printable)\"", expected: "a path inside the folder of the dump")
        return nil
    }

    /// Returns whether a path stays in the folder that it counts from: `a/../b.png` does, and `a/../../b.png` does not.
    package static func isInside(_ path: String) -> Bool {
        if path.utf8.first == UInt8(ascii: "/") { return false }
        var depth = 0
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("..".utf8) { depth -= 1 } else if !part.elementsEqual(".".utf8) { depth += 1 }
            if depth < 0 { return false }
        }
        return true
    }
}
