/// What EN 301 549 has for a success criterion in its clause 11, on software that is not a web page.
package enum EuropeanClause: Hashable, Sendable {
    /// The clause, `11.4.1.2.1`.
    case clause(String)
    /// There is a clause, which does not apply to software.
    case void
    /// The edition does not demand the criterion.
    case beyond
    /// We have no source for the clause of this edition.
    case unknown
}
