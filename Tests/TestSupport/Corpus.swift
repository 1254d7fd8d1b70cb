import Foundation

/// The folder of real dumps that `AXAUDIT_CORPUS` names. Tests that need it are skipped without it.
package enum Corpus {
    /// The folder, or `nil` if the variable is not set.
    package static let folder = ProcessInfo.processInfo.environment["AXAUDIT_CORPUS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }
}
