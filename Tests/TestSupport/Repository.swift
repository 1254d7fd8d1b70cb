import Foundation

/// The repository that the tests were built from.
package enum Repository {
    /// Its top folder.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file, by its path from the top.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files below a folder, as paths from the top, sorted; hidden ones and build products left out.
    package static func files(below folder: String = "") -> [String] {
        var found: [String] = []
        var waiting = [folder]
        while let path = waiting.popLast() {
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)) ?? []
            for name in names where !name.hasPrefix(".") {
                let inside = path.isEmpty ? name : path + "/" + name
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(
                    atPath: root.appendingPathComponent(inside).path, isDirectory: &isFolder)
                if isFolder.boolValue { waiting.append(inside) } else { found.append(inside) }
            }
        }
        return found.sorted()
    }
}
