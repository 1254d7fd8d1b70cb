/// An edition of EN 301 549, the European standard for the accessibility of products and services.
package enum EuropeanEdition: String, CaseIterable, Sendable {
    /// V3.2.1 of 2021, which the European Union cites.
    case v321 = "3.2.1"
    /// V4.1.1, which takes over WCAG 2.2.
    case v411 = "4.1.1"

    /// Returns what the edition has for a success criterion.
    ///
    /// V3.2.1 divides some clauses: those that end in `.1` are about open functionality, such as an app on a phone.
    /// V4.1.1 does not divide them.
    package func clause(of criterion: WCAGCriterion) -> EuropeanClause {
        guard self == .v411 else { return criterion.clauseOf321 }
        if criterion.level == .aaa { return .beyond }
        if ["2.4.1", "3.1.2"].contains(criterion.number) { return .void }
        if Self.unknownIn411.contains(criterion.number) { return .unknown }
        return .clause("11." + criterion.number)
    }

    private static let unknownIn411: Set = ["2.4.5", "3.2.3", "3.2.4", "3.2.6", "3.3.7", "3.3.8", "4.1.1", "4.1.3"]
}
