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
            let session = try AuditSession(invocation, options)
            let (screens, errors) = session.screens()
            let texts = screens.map { text(session.projects[$0.project], $0.id) }
            return CommandResult(
                errors.isEmpty ? .passed : .undecided, output: texts.joined(separator: "\n"),
                errors: errors.lines)
        }
        let path = invocation.operands.first ?? invocation.environment.workingDirectory
        let texts = try options.projects(of: [path]).map { text($0, nil) }
        return CommandResult(.passed, output: texts.joined(separator: "\n"))
    }

    /// Everything that holds, on a screen or on those that no override speaks of.
    private func text(_ project: Project, _ screenID: ScreenID?) -> String {
        let configuration = project.configuration
        var rows: [(String, String, String)] = []
        rows.append(("configuration", project.file ?? "none", ""))
        if let screenID { rows.append(("screen", screenID.name, "")) }
        for setting in configuration.effectiveSettings(replacements: replacements(in: project)) {
            let value =
                switch setting.value {
                case .word(let word): word
                case .file(let path): FileSystem.displayed(path)
                case .count(let count): "\(count)"
                }
            rows.append((setting.name, value, setting.origin))
        }
        var text = Self.table(rows) + "\n"
        rows = []
        for rule in project.selection.effectiveRules(on: screenID ?? ScreenID(name: "")) {
            rows.append((rule.rule.id, rule.isOn ? rule.severity.rawValue : "off", rule.origin.description))
            for parameter in rule.rule.parameters where rule.isOn {
                let set = rule.values.first { $0.name == parameter.name }
                rows.append(
                    (
                        "  " + parameter.name, (set?.value ?? parameter.defaultValue).description,
                        (set?.origin ?? .rule).description
                    ))
            }
        }
        text += Self.table(rows)
        return text
    }

    /// The values by key that options set, and the default baseline if its file exists.
    private func replacements(in project: Project) -> [String: EffectiveSetting] {
        var replacements: [String: EffectiveSetting] = [:]
        if let preset = invocation.last(.preset) {
            replacements["preset"] = EffectiveSetting("preset", .word(preset), origin: "--preset \(preset)")
        }
        if let locale = options.locale { replacements["locale"] = EffectiveSetting("locale", .word(locale)) }
        if project.configuration.baseline == nil, FileSystem.entry(at: project.defaultBaseline) != nil {
            replacements["baseline"] = EffectiveSetting("baseline", .file(project.defaultBaseline), origin: "default")
        }
        return replacements
    }

    private static func table(_ rows: [(String, String, String)]) -> String {
        let widths = [rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0]
        return rows.map { row in
            var line = row.0
            for (cell, width) in [(row.1, widths[0]), (row.2, widths[0] + widths[1] + 2)] where !cell.isEmpty {
                line += String(repeating: " ", count: max(0, width - line.count) + 2) + cell
            }
            return Escape.terminal(line) + "\n"
        }.joined()
    }
}
