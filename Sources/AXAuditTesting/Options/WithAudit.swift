/// Applies options to every audit and snapshot in a closure and in the tasks that it starts, except detached tasks.
@discardableResult
public func withAudit<Result>(_ options: AuditOption..., perform body: () throws -> Result) rethrows -> Result {
    try AuditSettings.$scope.withValue(TestScope(AuditSettings.inherited + options), operation: body)
}

/// Applies options to every audit and snapshot in an asynchronous closure and in the tasks that it starts, except
/// detached tasks.
@discardableResult
public func withAudit<Result>(
    _ options: AuditOption..., isolation: isolated (any Actor)? = #isolation, perform body: () async throws -> Result
) async rethrows -> Result {
    try await AuditSettings.$scope.withValue(
        TestScope(AuditSettings.inherited + options), operation: body, isolation: isolation)
}
