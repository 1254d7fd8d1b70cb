import AXAudit
import AXSyntax

extension Command {
    /// The catalogue.
    static let rules = Command(
        name: "rules", summary: "List the rules", operands: "",
        options: [
            Option(
                name: "preset", value: "<name>", choices: Preset.allCases.map(\.rawValue),
                summary: "Only the rules of this preset"),
            Option(
                name: "format", letter: "f", value: "<name>", choices: ["text", "json", "markdown"],
                summary: "How to write the list"),
            Option(name: "write", value: "<folder>", summary: "Write README.md and a page for each rule into a folder"),
        ] + CommandTable.configurationOptions
    ) { invocation throws(UsageError) in
        if let operand = invocation.operands.first {
            throw UsageError("found \"\(operand.printable)\", expected only options; see axaudit help rules")
        }
        // What is written into a folder documents axaudit, not a project.
        var rules = Rule.all
        if !invocation.has("write") { rules = try AuditOptions(invocation).rulesHere().rules.sorted { $0.id < $1.id } }
        if let preset = invocation.last("preset").flatMap({ Preset(rawValue: $0) }) {
            rules = rules.filter { $0.isIn(preset) }
        }
        if let folder = invocation.last("write") {
            guard invocation.last("format") == "markdown" else {
                throw UsageError("--write writes Markdown; add --format markdown")
            }
            return try write(rules, to: folder)
        }
        switch invocation.last("format") ?? "text" {
        case "json": return CommandResult(.passed, output: RuleCatalogue.json(rules))
        case "markdown": return CommandResult(.passed, output: RuleCatalogue.markdown(rules))
        default: return CommandResult(.passed, output: RuleCatalogue.text(rules, style: invocation.style))
        }
    }

    private static func write(_ rules: [Rule], to folder: String) throws(UsageError) -> CommandResult {
        let files = RuleCatalogue.files(rules)
        for (name, text) in files {
            let path = FileSystem.joined(folder, name)
            do { try FileSystem.write(text, to: path) } catch {
                throw UsageError("\(path): cannot be written: \(error.message)")
            }
        }
        return CommandResult(.passed, errors: "\(files.count) files written to \(folder)\n")
    }
}
