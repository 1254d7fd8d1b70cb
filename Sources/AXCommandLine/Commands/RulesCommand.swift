import AXAudit
import AXSyntax

extension Command {
    /// `axaudit rules`: lists the rules.
    static let rules = Command(
        "rules", "List the rules",
        options: [
            .preset.described("List only the rules of this preset"),
            .format.described("Format of the list", as: .choice(["text", "json", "markdown"])),
            .platform, .write, .force,
        ] + OptionGroup.configuration
    ) { invocation throws(UsageError) in
        if let operand = invocation.operands.first {
            throw UsageError(
                "found \"\(operand.printable)\", expected only options; axaudit explain prints a rule or a group")
        }
        // The documentation that --write writes is axaudit's, without the custom rules of a project.
        let project = invocation.has(.write) ? nil : try AuditOptions(invocation).projectInWorkingDirectory()
        var rules = project?.rules.rules.sorted { $0.id < $1.id } ?? Rule.all
        let preset: Preset? = invocation.choice(.preset)
        if let preset { rules = rules.filter { $0.isIn(preset) } }
        let platform = invocation.last(.platform).flatMap { Platform(id: $0) }
        if let platform { rules = rules.filter { $0.platforms.contains(platform) } }
        if let folder = invocation.last(.write) {
            guard invocation.last(.format) == "markdown" else {
                throw UsageError("--write writes Markdown; add --format markdown")
            }
            return try write(rules, to: folder, isForced: invocation.has(.force))
        }
        switch invocation.last(.format) ?? "text" {
        case "json": return CommandResult(.passed, output: RuleCatalogue.json(rules, on: platform ?? .default))
        case "markdown": return CommandResult(.passed, output: RuleCatalogue.markdown(rules))
        default:
            return CommandResult(
                .passed, output: list(rules, of: preset, platform ?? .default, project, invocation.style))
        }
    }

    private static func list(
        _ rules: [Rule], of preset: Preset?, _ platform: Platform, _ project: Project?, _ style: TextStyle
    ) -> String {
        if let preset { return RuleList.section("Preset \(preset.rawValue)", rules, platform, style) }
        let list = RuleList.text(
            rules, inForce: project?.idsInForce ?? [], preset: project?.preset ?? .recommended, platform: platform,
            style: style)
        return list + "\n" + RuleList.groups(rules, style: style)
            + "axaudit explain labels lists a group; --only labels runs it, --rule labels=off switches it off.\n"
    }

    private static func write(
        _ rules: [Rule], to folder: String, isForced: Bool
    ) throws(UsageError) -> CommandResult {
        let pages = RuleCatalogue.files(rules).map { (path: FileSystem.joined(folder, $0.name), text: $0.text) }
        var files = RunFiles()
        for (path, _) in pages {
            if !isForced { files.read(path, as: .page) }
            files.write(path, as: .page)
        }
        do throws(FileConflict) { try files.check() } catch {
            throw UsageError("\(error.file): axaudit has not written this file; --force replaces it")
        }
        for (path, text) in pages {
            do throws(FileSystem.Failure) { try files.write(text, to: path) } catch {
                throw UsageError("\(path.printable): cannot be written: \(error.message)")
            }
        }
        return CommandResult(.passed, errors: "\(pages.count) files written to \(folder)\n")
    }
}

extension Option {
    fileprivate static let write = Option(
        "write", value: .folder, "Write README.md and a page for each rule into a folder")

    fileprivate static let force = Option("force", "With --write: replace files that axaudit has not written")
}
