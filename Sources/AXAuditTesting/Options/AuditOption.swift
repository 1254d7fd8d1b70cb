import AXSyntax

/// Something that a test says of its audits and snapshots: which rules hold, what does not count, what fails.
///
/// Options are given to an assertion, to ``withAudit(_:perform:)`` around several, or to the trait `.audit(…)` of a test or
/// suite. The closest `.axaudit.json` comes first, then traits from the outside in, then `withAudit`, then the assertion; what
/// is said last holds. Paths are seen from the folder of the test's source.
///
/// ```swift
/// assertAccessible(screen, .preset(.strict), .rule(.labelTooShort, .off), .failOn(.warning))
/// ```
public struct AuditOption: Sendable {
    let apply: @Sendable (inout AuditSettings) -> Void
}

extension AuditOption {
    // MARK: Rules

    /// The choice of rules to start from, before what options say of single ones.
    public static func preset(_ preset: Preset) -> AuditOption { AuditOption { $0.preset = preset } }

    /// A rule's severity, or `.off`; without a level it is switched on as it is. A rule of your own is added.
    public static func rule(_ rule: Rule, _ level: RuleLevel? = nil) -> AuditOption {
        AuditOption { settings in
            settings.add(rule)
            settings.statements.append(.level(rule.id, level))
        }
    }

    /// The same for a rule by its id, or for a group of rules: `.rule("labels", .warning)`.
    public static func rule(_ name: String, _ level: RuleLevel) -> AuditOption {
        AuditOption { $0.statements.append(.level(name, level)) }
    }

    /// A rule's parameter: `.set(.targetSize, "minimum", to: 24.0)`. `axaudit explain target-size` lists them.
    public static func set(_ rule: Rule, _ parameter: String, to value: some ParameterRepresentable) -> AuditOption {
        let value = value.parameterValue
        return AuditOption { settings in
            settings.add(rule)
            settings.statements.append(.value(rule.id, parameter: parameter, value))
        }
    }

    /// Nothing but these rules.
    public static func only(_ rules: Rule...) -> AuditOption {
        AuditOption { settings in
            for rule in rules {
                settings.add(rule)
                settings.statements.append(.only(rule.id))
            }
        }
    }

    /// The same for rules by their ids, or for groups of rules: `.only("labels")`.
    public static func only(_ names: String...) -> AuditOption {
        AuditOption { $0.statements += names.map { .only($0) } }
    }

    // MARK: What does not count

    /// Takes findings out of the count, with the reason, which reports keep.
    ///
    /// Of these rules, or of all where none is named; on an element by its identifier, `#identifier` or `type "label"`, wild
    /// cards allowed, or on any where none is named. After the day `until`, an ISO 8601 date, the findings are back.
    public static func ignoring(
        _ rules: Rule..., on element: String? = nil, because reason: String, until day: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> AuditOption {
        let place = SettingPlace(
            file: "\(fileID)", position: SourceLocation(line: Int(line), column: Int(column)))
        return AuditOption { settings in
            for rule in rules { settings.add(rule) }
            settings.ignore(rules, element, reason, day, place)
        }
    }

    /// The findings that are known: the path of a baseline's file.
    public static func baseline(_ path: String) -> AuditOption { AuditOption { $0.baseline = .file(path) } }

    /// No baseline, whatever the configuration says.
    public static var withoutBaseline: AuditOption { AuditOption { $0.baseline = .none } }

    // MARK: What fails

    /// The lowest severity that fails the test; `.failure` unless something else is said.
    public static func failOn(_ level: Gate.Level) -> AuditOption { AuditOption { $0.gate = level } }

    /// The test fails on more warnings than this.
    public static func maximumWarnings(_ count: Int) -> AuditOption { AuditOption { $0.maximumWarnings = count } }

    /// It is fine that nothing is exposed on the screen.
    public static var allowingEmpty: AuditOption { AuditOption { $0.allowsEmpty = true } }

    // MARK: The rest

    /// This configuration in place of the closest one: the path of its file.
    public static func configuration(_ path: String) -> AuditOption { AuditOption { $0.source = .file(path) } }

    /// No configuration.
    public static var withoutConfiguration: AuditOption { AuditOption { $0.source = ProjectFinder.Source.none } }

    /// The language of the screen as a BCP 47 tag, whatever it says itself.
    public static func locale(_ tag: String) -> AuditOption { AuditOption { $0.locale = tag } }

    /// When references of snapshots are written. The variable AXAUDIT_RECORD outranks it.
    public static func record(_ mode: RecordMode) -> AuditOption { AuditOption { $0.record = mode } }

    /// The folder of the references; unless it is said, `Snapshots/<file of the test>` beside that file.
    public static func snapshots(in folder: String) -> AuditOption { AuditOption { $0.snapshotFolder = folder } }

    /// What the machine gives, chosen by a test of assertions.
    package static func surroundings(_ surroundings: TestSurroundings) -> AuditOption {
        AuditOption { $0.surroundings = surroundings }
    }
}

extension AuditSettings {
    /// Adds a rule that axaudit does not have.
    fileprivate mutating func add(_ rule: Rule) {
        guard !Rule.all.contains(where: { $0.isSame(as: rule) }), !rules.contains(where: { $0.id == rule.id }) else {
            return
        }
        rules.append(rule)
    }

    /// Adds an ignore, or says what is wrong with it.
    fileprivate mutating func ignore(
        _ rules: [Rule], _ element: String?, _ reason: String, _ day: String?, _ place: SettingPlace
    ) {
        var ignore = Ignore(rules: rules.isEmpty ? nil : Set(rules.map(\.id)), reason: reason)
        ignore.place = place
        if rules.isEmpty, element == nil {
            problems.append("\(place): .ignoring names neither a rule nor an element, expected at least one of them")
        }
        if reason.isBlank { problems.append("\(place): .ignoring has no reason, expected a sentence that says why") }
        for rule in rules where rule.isMandatory {
            problems.append("\(place): \(rule.id) cannot be ignored; only .allowingEmpty lifts it")
        }
        if let day {
            ignore.expires = CalendarDay(day)
            if ignore.expires == nil {
                problems.append(
                    "\(place): .ignoring until: found \"\(day.printable)\", expected a date as \"2027-03-31\"")
            }
        }
        if let element {
            let isIdentifier = !element.hasPrefix("#") && !element.contains("\"")
            do throws(ElementSelector.Problem) {
                ignore.element = isIdentifier ? ElementSelector(identifier: element) : try ElementSelector(element)
            } catch {
                problems.append("\(place): .ignoring on: \(error.message)")
            }
        }
        ignores.append(ignore)
    }
}

extension Rule {
    /// Whether it is the very rule, and not another one of the same id.
    fileprivate func isSame(as other: Rule) -> Bool { id == other.id && summary == other.summary && why == other.why }
}
