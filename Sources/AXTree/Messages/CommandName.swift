/// The commands of axaudit that messages and reports name: `"\(CommandName.explain) target-size"`.
package enum CommandName: String, CaseIterable, CustomStringConvertible {
    case lint, merge, compare, diff, rules, explain
    case baselineCreate = "baseline create"
    case configSchema = "config schema"

    /// The command as it is typed: `axaudit explain`.
    package var description: String { "axaudit \(rawValue)" }
}
