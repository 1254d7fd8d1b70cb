/// Hands the shares of an audit to whichever thread is free.
actor ShareQueue {
    private var shares: ArraySlice<AuditPlan.Share>

    init(_ shares: [AuditPlan.Share]) { self.shares = shares[...] }

    /// The next share; nil when all are taken.
    func next() -> AuditPlan.Share? { shares.popFirst() }
}
