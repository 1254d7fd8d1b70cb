import AXAuditCore
import AXSyntax

/// The indices of sources, which are built when they are first needed.
final class SourceIndexCache: Sendable {
    private let built = Lock<ProjectSources.Indices?>(initialState: nil)

    /// Returns the indices, and builds them the first time.
    func indices(_ build: @Sendable () -> ProjectSources.Indices) -> ProjectSources.Indices {
        built.withLock { built in
            if let built { return built }
            let indices = build()
            built = indices
            return indices
        }
    }
}
