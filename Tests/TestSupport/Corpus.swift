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
    /// The folders of dumps of both platforms, with lists of verdicts and of missed defects, whose names end with `-3`
    /// and `-4`, without those that are not there.
    package static var judged: [(number: Int, folder: URL)] {
        guard let folder else { return [] }
        return [3, 4].compactMap { number in
            let name = folder.lastPathComponent + "-\(number)"
            let judged = folder.deletingLastPathComponent().appendingPathComponent(name)
            return FileManager.default.fileExists(atPath: judged.path) ? (number, judged) : nil
        }
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }
}
