import Foundation

/// The folder of real dumps that `AXAUDIT_CORPUS` names. Tests that need it are skipped without it.
package enum Corpus {
    /// The folder, or `nil` if the variable is not set.
    package static let folder = ProcessInfo.processInfo.environment["AXAUDIT_CORPUS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    /// The folder, and the one with newer dumps beside it, whose name ends with `-2`.
    package static var folders: [URL] {
        guard let folder else { return [] }
        let newer = folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + "-2")
        return FileManager.default.fileExists(atPath: newer.path) ? [folder, newer] : [folder]
    }
    /// The folder of dumps of both platforms, with lists of verdicts and of missed defects, whose name ends with `-3`;
    /// `nil` if it is not there.
    package static var third: URL? {
        guard let folder else { return nil }
        let third = folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + "-3")
        return FileManager.default.fileExists(atPath: third.path) ? third : nil
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }
}
