import AXAudit
import AXSyntax

extension Command {
    /// `axaudit config schema`: prints the JSON Schema of a format.
    static let configSchema = Command(
        "config schema", "Print the JSON Schema of the configuration or of another format", options: [.tree, .report]
    ) { invocation throws(UsageError) in
        if invocation.has(.tree), invocation.has(.report) {
            throw UsageError("--tree and --report cannot be combined")
        }
        if let operand = invocation.operands.first {
            throw UsageError("found \"\(operand.printable)\", expected only options; see axaudit help config schema")
        }
        if invocation.has(.tree) { return CommandResult(.passed, output: Schema.tree.text) }
        if invocation.has(.report) { return CommandResult(.passed, output: Schema.report.text) }
        return CommandResult(.passed, output: Schema.configuration(RuleIndex.all.rules).text)
    }
}

extension Option {
    fileprivate static let tree = Option("tree", "Print the schema of axaudit's own tree format")
    fileprivate static let report = Option("report", "Print the schema of the JSON report")
}
