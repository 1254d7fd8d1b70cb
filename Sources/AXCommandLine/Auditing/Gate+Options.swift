import AXAudit

extension Gate {
    /// Creates the gate of the command line, else the strictest of the configurations.
    init(_ invocation: Invocation, _ session: AuditSession) throws(UsageError) {
        let strictestFirst: [Level] = [.warning, .failure, .never]
        let configured = Set(session.projects.map { $0.configuration.failOn?.value ?? .failure })
        let strictest = strictestFirst.first { configured.contains($0) } ?? .failure
        self.init(
            invocation.choice(.failOn) ?? strictest, maximumWarnings: try invocation.number(.maxWarnings),
            allowsEmpty: session.options.allowsEmpty)
    }
}
