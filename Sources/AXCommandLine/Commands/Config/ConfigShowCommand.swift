import AXAudit

extension Command {
    /// `axaudit config show`: prints the settings in force for a path, and where each is set.
    static let configShow = Command(
        "config show", "Print the effective settings for a path and their origin",
        operands: [Operand(.path, .optional)],
        options: OptionGroup.selection + [.allowEmpty] + OptionGroup.input
    ) { invocation throws(UsageError) in
        try ConfigurationRun(invocation).show()
    }
}

/// One run of `axaudit config show`.
private struct ConfigurationRun {
    private let invocation: Invocation
    private let options: AuditOptions

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        options = try AuditOptions(invocation)
    }

    func show() throws(UsageError) -> CommandResult {
        guard invocation.operands.count <= 1 else { throw UsageError("expected at most one path") }
        if let path = invocation.operands.first, path == "-" || FileSystem.entry(at: path)?.isFolder == false {
            let session = try LintSession(invocation, options)
            let (screens, errors) = session.screens()
            let texts = try screens.map { screen throws(UsageError) in
                try text(session.projects[screen.project], screen.id)
            }
            return CommandResult(
                errors.isEmpty ? .passed : .undecided, output: texts.joined(separator: "\n"),
                errors: errors.lines)
        }
        let path = invocation.operands.first ?? invocation.environment.workingDirectory
        let texts = try options.projects(of: [path]).map { project throws(UsageError) in try text(project, nil) }
        return CommandResult(.passed, output: texts.joined(separator: "\n"))
    }

    /// Everything that holds, on a screen or on those that no override speaks of.
    private func text(_ project: Project, _ screenID: ScreenID?) throws(UsageError) -> String {
        let configuration = project.configuration
        var rows: [(String, String, String)] = []
        rows.append(("configuration", project.file ?? "none", ""))
        if let screenID { rows.append(("screen", screenID.name, "")) }
        for setting in configuration.effectiveSettings(replacements: try replacements(in: project)) {
            let value =
                switch setting.value {
                case .word(let word): word
                case .file(let path): FileSystem.displayed(path)
                case .count(let count): "\(count)"
                }
            rows.append((setting.name, value, setting.origin))
        }
        var text = table(rows) + "\n"
        rows = []
        for rule in project.selection.effectiveRules(on: screenID ?? ScreenID(name: "")) {
            rows.append(
                (rule.rule.id, rule.isOn ? rule.severity.rawValue : "off", rule.origin.description(naming: .options)))
            for parameter in rule.rule.parameters where rule.isOn {
                let set = rule.values.first { $0.name == parameter.name }
                rows.append(
                    (
                        "  " + parameter.name, (set?.value ?? parameter.defaultValue).description,
                        (set?.origin ?? .rule).description(naming: .options)
                    ))
            }
        }
        text += table(rows)
        return text
    }

    /// The values by key that options set, and the default baseline if its file exists.
    private func replacements(in project: Project) throws(UsageError) -> [String: EffectiveSetting] {
        var replacements = try invocation.screenOverrides().rows
        if let preset = invocation.last(.preset) {
            replacements["preset"] = EffectiveSetting("preset", .word(preset), origin: "--preset \(preset)")
        }
        if project.configuration.baseline == nil, FileSystem.entry(at: project.defaultBaseline) != nil {
            replacements["baseline"] = EffectiveSetting("baseline", .file(project.defaultBaseline), origin: "default")
        }
        return replacements
    }

    /// Returns rows of a name, a value and its origin in columns. Where lines have a width, longer rows break.
    private func table(_ rows: [(String, String, String)]) -> String {
        let start = (rows.map(\.0.columns).max() ?? 0) + 2
        let valueWidth = min(Self.maximumValueWidth, rows.map(\.1.columns).max() ?? 0)
        let width = invocation.environment.outputColumns.map { max(20, $0 - start) }
        return rows.map { name, value, origin in
            let origin = origin.isEmpty ? "" : "  " + origin
            let cells = value.padded(to: origin.isEmpty ? 0 : valueWidth) + origin
            var lines = [cells]
            if let width, cells.columns > width {
                // Lists of words have no spaces, at which lines break.
                lines =
                    value.replacing(",", with: ", ").wrapped(to: width)
                    + (origin.isEmpty ? [] : origin.wrapped(to: width))
            }
            return lines.enumerated().map { number, line in
                Escape.terminal((number == 0 ? name : "").padded(to: start) + line) + "\n"
            }.joined()
        }.joined()
    }

    /// The width in columns that values are aligned to. A longer value moves its origin.
    private static let maximumValueWidth = 24
}
