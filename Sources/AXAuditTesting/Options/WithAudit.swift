/// Lets options hold for every audit and snapshot in a block, in the tasks that it starts too, but not in detached ones.
@discardableResult
public func withAudit<Result>(_ options: AuditOption..., perform body: () throws -> Result) rethrows -> Result {
    try AuditSettings.$inherited.withValue(AuditSettings.inherited + options, operation: body)
}

/// Lets options hold for every audit and snapshot in a block that waits.
@discardableResult
public func withAudit<Result>(
    _ options: AuditOption..., isolation: isolated (any Actor)? = #isolation, perform body: () async throws -> Result
) async rethrows -> Result {
    try await AuditSettings.$inherited.withValue(
        AuditSettings.inherited + options, operation: body, isolation: isolation)
}
