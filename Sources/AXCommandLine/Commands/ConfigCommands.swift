import AXAudit
import AXSyntax

extension Command {
    /// Writes a configuration to start from.
    static let configInit = Command(
        name: "config init", summary: "Write a configuration with comments", operands: "[folder]",
        options: [
            Option(name: "config", letter: "c", value: "<file>", summary: "The file to write; else .axaudit.json")
        ]
    ) { invocation throws(UsageError) in
        guard invocation.operands.count <= 1 else { throw UsageError("expected one folder") }
        let folder = invocation.operands.first ?? invocation.surroundings.folder
        let path = invocation.last("config") ?? FileSystem.joined(folder, ProjectFinder.fileName)
        guard FileSystem.entry(at: path) == nil else {
            throw UsageError("\(path.printable) is there already; nothing was written")
        }
        do throws(FileSystem.Failure) { try FileSystem.write(ConfigurationTemplate.text(), to: path) } catch {
            throw UsageError("\(path.printable): cannot be written: \(error.message)")
        }
        return CommandResult(.passed, output: "\(path.printable) written; axaudit config show says what holds\n")
    }

    /// What holds for a path, and who says so.
    static let configShow = Command(
        name: "config show", summary: "Print what holds for a path, and who says so", operands: "[path]",
        options: CommandTable.selectionOptions + [
            Option(name: "allow-empty", summary: "Take screens without any exposed element for fine")
        ] + CommandTable.inputOptions
    ) { invocation throws(UsageError) in
        try ConfigurationRun(invocation).show()
    }

    /// Whether configurations can be used.
    static let configCheck = Command(
        name: "config check", summary: "Say what is wrong with a configuration", operands: "[path ...]",
        options: CommandTable.configurationOptions
    ) { invocation throws(UsageError) in
        try ConfigurationRun(invocation).check()
    }

    /// The formats, for programs.
    static let configSchema = Command(
        name: "config schema", summary: "Print the JSON Schema of a format", operands: "",
        options: [
            Option(name: "tree", summary: "That of axaudit's own tree, rather than of the configuration"),
            Option(name: "report", summary: "That of the JSON report"),
        ]
    ) { invocation throws(UsageError) in
        if invocation.has("tree"), invocation.has("report") {
            throw UsageError("--tree and --report; expected one of them")
        }
        if let operand = invocation.operands.first {
            throw UsageError("found \"\(operand.printable)\", expected only options; see axaudit help config schema")
        }
        let schema =
            invocation.has("tree")
            ? Schema.tree : invocation.has("report") ? Schema.report : Schema.configuration(RuleIndex.all.rules)
        return CommandResult(.passed, output: schema.text)
    }
}

/// One run of `axaudit config`.
private struct ConfigurationRun {
    private let invocation: Invocation
    private let options: AuditOptions

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        options = try AuditOptions(invocation)
    }

    /// The projects of the paths that are given, or of the current folder.
    private func projects() throws(UsageError) -> [Project] {
        var finder = options.projectFinder
        for path in invocation.operands.isEmpty ? [invocation.surroundings.folder] : invocation.operands {
            guard let entry = FileSystem.entry(at: path) else {
                throw UsageError("\(path.printable): no such file or folder")
            }
            let absolute = Paths.absolute(path, in: FileSystem.currentFolder)
            _ = finder.project(ofFolder: entry.isFolder ? absolute : FileSystem.parent(of: absolute))
        }
        return try options.checked(finder)
    }

    // MARK: check

    func check() throws(UsageError) -> CommandResult {
        let projects = try projects().filter { $0.file != nil }
        guard !projects.isEmpty else {
            throw UsageError("found no \(ProjectFinder.fileName); axaudit config init writes one")
        }
        var result = CommandResult(.passed)
        for project in projects {
            // A baseline that is not written yet is no mistake of the configuration.
            if let path = project.configuration.baseline?.value, FileSystem.entry(at: path) != nil {
                _ = try BaselineChoice.configured.usableBaseline(of: project)
            }
            for ignore in project.configuration.ignores where ignore.isExpired(on: invocation.surroundings.today) {
                result.errors +=
                    Escape.terminal(
                        "\(ignore.place?.description ?? ""): warning: this ignore expired on "
                            + "\(ignore.expires?.description ?? "")") + "\n"
            }
            result.output += Escape.terminal("\(project.file ?? ""): nothing wrong") + "\n"
        }
        return result
    }

    // MARK: show

    func show() throws(UsageError) -> CommandResult {
        guard invocation.operands.count <= 1 else { throw UsageError("expected one path") }
        if let path = invocation.operands.first, path == "-" || FileSystem.entry(at: path)?.isFolder == false {
            let session = try AuditSession(invocation, options)
            let (screens, errors) = session.screens()
            let texts = screens.map { text(session.projects[$0.project], $0.place) }
            return CommandResult(
                errors.isEmpty ? .passed : .undecided, output: texts.joined(separator: "\n"),
                errors: errors.map { Escape.terminal($0.description) + "\n" }.joined())
        }
        let texts = try projects().map { text($0, nil) }
        return CommandResult(.passed, output: texts.joined(separator: "\n"))
    }

    /// Everything that holds, on a screen or on those that no override speaks of.
    private func text(_ project: Project, _ place: ScreenPlace?) -> String {
        let configuration = project.configuration
        var rows: [(String, String, String)] = []
        rows.append(("configuration", project.file ?? "none", ""))
        if let place { rows.append(("screen", place.name, "")) }
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
        for rule in project.selection.effectiveRules(on: place ?? ScreenPlace(name: "")) {
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

    /// The values by key that are set by options, and the default baseline if its file exists.
    private func replacements(in project: Project) -> [String: EffectiveSetting] {
        var replacements: [String: EffectiveSetting] = [:]
        if let preset = invocation.last("preset") {
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
