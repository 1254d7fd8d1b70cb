import Foundation

/// The folder of samples of result bundles and audits that `AXAUDIT_BUNDLES` names. Tests that need it are skipped
/// without it.
package enum Bundles {
    /// The folder, or `nil` if the variable is not set.
    package static let folder = ProcessInfo.processInfo.environment["AXAUDIT_BUNDLES"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }
}
