import Foundation

/// The folder with pictures and judgements that `AXAUDIT_CONTRAST` names. Tests that need it are skipped without it.
package enum ContrastData {
    /// The folder, or `nil` if the variable is not set.
    package static let folder = ProcessInfo.processInfo.environment["AXAUDIT_CONTRAST"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }

    /// Returns the rows of a table, by the names of the columns.
    package static func rows(_ name: String) throws -> [[String: String]] {
        guard let folder else { return [] }
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { first, _ in first } }
    }

    /// Returns the bytes of a file.
    package static func bytes(_ path: String) throws -> [UInt8] {
        guard let folder else { return [] }
        return Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
}
