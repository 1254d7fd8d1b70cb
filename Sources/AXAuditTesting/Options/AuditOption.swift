import AXSyntax

/// An option of an audit or a snapshot comparison in a test: the rules to run, the findings to ignore, the gate and so
/// on.
///
/// Pass options to an assertion, to ``withAudit(_:perform:)`` for several assertions, or to the trait `.audit(…)` of a
/// test or suite. The closest `.axaudit.json` is applied first, then traits from the outside in, then `withAudit`, then
/// the options of the assertion; the last value wins. Paths are relative to the folder of the test's source file.
///
/// ```swift
/// assertAccessible(screen, .preset(.strict), .rule(.labelTooShort, .off), .failOn(.warning))
/// ```
public struct AuditOption: Sendable {
    let apply: @Sendable (inout AuditSettings) -> Void
}

extension AuditOption {
    // MARK: Rules

    /// Selects the preset that the options of single rules are applied to.
    public static func preset(_ preset: Preset) -> AuditOption { AuditOption { $0.preset = preset } }

    /// Sets a rule's severity, or switches it off. Without a level the rule is switched on with its own severity. A
    /// rule that is not part of axaudit is added.
    public static func rule(_ rule: Rule, _ level: RuleLevel? = nil) -> AuditOption {
        AuditOption { settings in
            settings.add(rule)
            settings.ruleOptions.append(.level(rule.id, level))
        }
    }

    /// Sets the severity of the rule with this ID, or of a group of rules, as in `.rule("labels", .warning)`.
    public static func rule(_ name: String, _ level: RuleLevel) -> AuditOption {
        AuditOption { $0.ruleOptions.append(.level(name, level)) }
    }

    /// Sets a parameter of a rule, as in `.set(.targetSize, \.minimum, to: 40)`. A name or a value that the rule does
    /// not know fails the test.
    @_disfavoredOverload  // A rule that also is a ``ConfigurableRule`` is set as that.
    public static func set(
        _ rule: Rule, _ parameter: KeyPath<ParameterNames, String>, to value: some ParameterRepresentable
    ) -> AuditOption {
        set(rule, ParameterNames.name(parameter), to: value)
    }

    /// Sets a parameter of a rule whose parameters are properties of a type.
    public static func set<Parameters, Value: ParameterRepresentable>(
        _ rule: ConfigurableRule<Parameters>, _ parameter: KeyPath<Parameters, Rule.Parameter<Value>>, to value: Value
    ) -> AuditOption {
        set(rule.rule, rule.parameters[keyPath: parameter].name, to: value)
    }

    private static func set(_ rule: Rule, _ name: String, to value: some ParameterRepresentable) -> AuditOption {
        AuditOption { settings in
            settings.add(rule)
            settings.ruleOptions.append(.value(rule.id, parameter: name, value.parameterValue))
        }
    }

    /// Runs only these rules.
    public static func only(_ rules: Rule...) -> AuditOption {
        AuditOption { settings in
            for rule in rules {
                settings.add(rule)
                settings.ruleOptions.append(.only(rule.id))
            }
        }
    }

    /// Runs only the rules with these IDs, or of these groups, as in `.only("labels")`.
    public static func only(_ names: String...) -> AuditOption {
        AuditOption { $0.ruleOptions += names.map { .only($0) } }
    }

    // MARK: Ignores and baseline

    /// Suppresses findings. Reports show them with the reason.
    ///
    /// Without `rules` the option applies to all rules, and without `element` to all elements. `element` is an
    /// identifier, `#identifier` or `type "label"`, with wildcards. `day` is the last day on which the findings are
    /// suppressed, as an ISO 8601 date.
    public static func ignoring(
        _ rules: Rule..., on element: String? = nil, because reason: String, until day: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> AuditOption {
        let location = SettingLocation(
            file: "\(fileID)", location: TextLocation(line: Int(line), column: Int(column)))
        return AuditOption { settings in
            for rule in rules { settings.add(rule) }
            settings.ignore(rules, element, reason, day, location)
        }
    }

    /// Uses the baseline file at this path. Its findings do not fail the test.
    public static func baseline(_ path: String) -> AuditOption { AuditOption { $0.baseline = .file(path) } }

    /// Uses no baseline, even if the configuration names one.
    public static var withoutBaseline: AuditOption { AuditOption { $0.baseline = .none } }

    // MARK: Gate

    /// Sets the lowest severity that fails the test. The default is `.failure`.
    public static func failOn(_ level: Gate.Level) -> AuditOption { AuditOption { $0.gate = level } }

    /// Fails the test if there are more warnings than this.
    public static func maximumWarnings(_ count: Int) -> AuditOption { AuditOption { $0.maximumWarnings = count } }

    /// Allows a screen without any exposed element, which otherwise fails the test.
    public static var allowingEmpty: AuditOption { AuditOption { $0.allowsEmpty = true } }

    /// Records one issue for each finding also in XCTest, where an assertion records one issue with all findings by
    /// default. With `continueAfterFailure = false` XCTest ends the test at the first one.
    public static var oneIssuePerFinding: AuditOption { AuditOption { $0.hasIssuePerFinding = true } }

    // MARK: Configuration and snapshots

    /// Uses the configuration file at this path instead of the closest one.
    public static func configuration(_ path: String) -> AuditOption { AuditOption { $0.source = .file(path) } }

    /// Uses no configuration file.
    public static var withoutConfiguration: AuditOption { AuditOption { $0.source = ConfigurationSource.none } }

    /// Sets the language of the screen as a BCP 47 tag, in place of the screen's own.
    public static func locale(_ tag: String) -> AuditOption { AuditOption { $0.set(.locale, to: tag) } }

    /// Sets when snapshot references are written. The environment variable `AXAUDIT_RECORD` takes precedence.
    public static func record(_ mode: RecordMode) -> AuditOption { AuditOption { $0.record = mode } }

    /// Sets the folder of the references. The default is `Snapshots/<name of the test's file>` beside that file. A
    /// suite with another name than its file has a folder of its own in it.
    public static func snapshots(in folder: String) -> AuditOption { AuditOption { $0.snapshotFolder = folder } }

    /// Replaces the environment, for tests of assertions.
    package static func environment(_ environment: TestEnvironment) -> AuditOption {
        AuditOption { $0.environment = environment }
    }
}

extension AuditSettings {
    /// Sets an option about screens, or adds a message about an invalid value.
    fileprivate mutating func set(_ key: ConfigurationKey, to text: String) {
        do throws(ScreenOptionError) { _ = try key.option?.read(text, &overrides) } catch {
            optionErrors.append(".\(key.name): found \"\(text.printable)\", expected \(error.expected)")
        }
    }

    /// Adds a rule that is not part of axaudit.
    fileprivate mutating func add(_ rule: Rule) {
        guard !Rule.all.contains(where: { $0.isSame(as: rule) }), !rules.contains(where: { $0.id == rule.id }) else {
            return
        }
        rules.append(rule)
    }

    /// Adds an ignore, and messages about invalid arguments.
    fileprivate mutating func ignore(
        _ rules: [Rule], _ element: String?, _ reason: String, _ day: String?, _ location: SettingLocation
    ) {
        var ignore = Ignore(rules: rules.isEmpty ? nil : Set(rules.map(\.id)), reason: reason)
        ignore.location = location
        if rules.isEmpty, element == nil {
            optionErrors.append(
                "\(location): .ignoring names neither a rule nor an element, expected at least one of them")
        }
        if reason.isBlank {
            optionErrors.append("\(location): .ignoring has no reason, expected a sentence that says why")
        }
        for rule in rules where rule.isMandatory {
            optionErrors.append("\(location): \(rule.id) cannot be ignored; use .allowingEmpty to allow empty screens")
        }
        if let day {
            ignore.expires = CalendarDay(day)
            if ignore.expires == nil {
                optionErrors.append(
                    "\(location): .ignoring until: found \"\(day.printable)\", expected a date such as \"2027-03-31\"")
            }
        }
        if let element {
            let isIdentifier = !element.hasPrefix("#") && !element.contains("\"")
            do throws(ElementSelectorError) {
                ignore.element = isIdentifier ? ElementSelector(identifier: element) : try ElementSelector(element)
            } catch {
                optionErrors.append("\(location): .ignoring on: \(error.message)")
            }
        }
        ignores.append(ignore)
    }
}
