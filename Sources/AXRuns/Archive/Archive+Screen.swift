import AXEngine
import AXFormats
import AXSyntax
import AXTree

// MARK: Writing

extension Archive {
    /// Returns the line of a screen: its tree with locations, and the result of its audit.
    package static func screenLine(_ audit: ScreenAudit) -> String {
        let screen = audit.screen
        return line("screen") { object in
            object.member("name", screen.title)
            object.member("file", screen.file)
            object.member("number", audit.number)
            object.member("id", audit.screenID.name)
            object.member("format", screen.format)
            object.member("tool", screen.tool)
            object.member("notes", screen.notes)
            object.member("incomplete", screen.incomplete)
            if let test = screen.test { object.member("test", object: { test.write(to: &$0) }) }
            if screen.isAuditAlone { object.member("isAuditAlone", flag: true) }
            object.member("hasConfiguredTypes", flag: screen.hasConfiguredTypes)
            object.member("baseline", audit.baseline)
            object.member("tree", object: { TreeDocument.write(written(screen), to: &$0) })
            if screen.elements.contains(where: { $0.view != nil }) {
                // The tree has what views report, and these are what the screen reader makes of it.
                object.member("labels", list: { list in for element in screen.elements { list.item(element.label) } })
                object.member("values", list: { list in for element in screen.elements { list.item(element.value) } })
            }
            object.member(
                "locations",
                list: { list in
                    for location in screen.locations(of: Array(screen.elements.indices)) { list.items(location) }
                })
            object.member("exposed", indices: audit.exposed)
            object.member("location", list: { $0.items(audit.location) })
            // What all runs together decide is not decided here.
            object.member("rules", (audit.rules + audit.leftOut.map(\.ruleID)).sorted())
            if !audit.customRules.isEmpty {
                object.member("customRules", objects: audit.customRules) { rule($0, &$1) }
            }
            object.member(
                "notChecked", objects: (audit.notChecked + audit.leftOut).sorted(by: { $0.ruleID < $1.ruleID })
            ) { notChecked($0, &$1) }
            if !audit.companions.isEmpty { object.member("companions", audit.companions.sorted()) }
            if let picture = audit.picture { object.member("picture", object: { self.picture(picture, &$0) }) }
            groupRules(audit, &object)
            object.member("findings", objects: audit.findings) { finding($0, &$1) }
        }
    }

    /// Returns a screen with the attributes to write. The elements of an audit alone have attributes that rules do not
    /// look at.
    private static func written(_ screen: Screen) -> Screen {
        guard screen.isAuditAlone else { return screen }
        var screen = screen
        screen.carries = [.type, .label, .identifier, .frame]
        return screen
    }

    private static func notChecked(_ item: NotChecked, _ object: inout JSONWriter) {
        object.member("rule", item.ruleID)
        object.member("reason", item.reason)
        if item.missing.isEmpty { return }
        object.member("missing", objects: item.missing) { missing, object in
            object.member("id", missing.id)
            object.member("absence", missing.absence)
        }
    }

    /// Writes the rules over groups of a screen, which the reader runs over groups that arrive in parts: other runs can
    /// have other variants of the screen.
    private static func groupRules(_ audit: ScreenAudit, _ object: inout JSONWriter) {
        guard !audit.groupRules.settings.isEmpty else { return }
        object.member("includesSystem", flag: audit.groupRules.includesSystem)
        if audit.screen.hasFoundGroup { object.member("foundGroup", flag: true) }
        object.member("groupRules", objects: audit.groupRules.settings) { setting, object in
            object.member("rule", setting.ruleID)
            object.member("severity", setting.severity.rawValue)
            object.member("values", object: { values(setting.values, &$0) })
        }
    }

    private static func values(_ values: [String: ParameterValue], _ object: inout JSONWriter) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            switch value {
            case .number(let number): object.member(name, number: number)
            case .flag(let flag): object.member(name, flag: flag)
            case .words(let words): object.member(name, words)
            }
        }
    }

    private static func finding(_ finding: Finding, _ object: inout JSONWriter) {
        object.member("rule", finding.ruleID)
        object.member("severity", finding.severity.rawValue)
        if case .suppressed(let reason) = finding.state {
            object.member("state", finding.state.name)
            object.member("reason", reason)
        } else {
            // The reader applies the baselines.
            object.member("state", Finding.State.new.name)
        }
        object.member("message", finding.message)
        if let detail = finding.detail { object.member("detail", detail) }
        if !finding.variants.isEmpty { object.member("variants", finding.variants) }
        if let cause = finding.sharedCause {
            object.member(
                "sharedCause",
                object: {
                    $0.member("id", cause.id)
                    $0.member("element", cause.element)
                })
        }
        object.member("elements", indices: finding.elements.map(\.index))
        object.member("key", finding.key)
        object.member("cause", finding.cause.id)
        if let style = finding.style { object.member("style", style) }
        if let owner = finding.owner { object.member("owner", owner) }
        if let code = finding.code { object.member("code", object: code.writeArchived) }
        if finding.sources != [.axaudit] { object.member("sources", finding.sources.map(\.rawValue)) }
        finding.opinion?.write(to: &object)
    }
}

extension JSONWriter {
    /// Writes line and column as two items of an array.
    fileprivate mutating func items(_ location: TextLocation) {
        item(Double(location.line))
        item(Double(location.column))
    }
}

// MARK: - Reading

extension Archive {
    /// Reads the line of a screen.
    static func screen(_ line: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> ScreenAudit {
        var screen = try tree(line, platforms)
        screen.file = try line.text("file")
        screen.format = try line.text("format")
        screen.tool = try line.optionalText("tool")
        screen.notes = try line.texts("notes")
        screen.incomplete = try line.texts("incomplete")
        screen.test = try line.optional("test").map { value throws(SyntaxError) in try TestOrigin(value.asObject()) }
        screen.isAuditAlone = try line.flag("isAuditAlone")
        if screen.isAuditAlone { screen.carries = [] }
        screen.hasConfiguredTypes = try line.flag("hasConfiguredTypes")
        screen.elementLocations = try locations("locations", screen.elements.count, line)
        let indices = screen.elements.indices
        let exposed = try line.counts("exposed")
        guard exposed.allSatisfy(indices.contains) else {
            throw (line.optional("exposed") ?? line).error(expected: "indices of elements")
        }
        var notChecked: [NotChecked] = []
        for item in try line.objects("notChecked") {
            notChecked.append(try self.notChecked(item))
        }
        var findings: [Finding] = []
        for finding in try line.objects("findings") { findings.append(try self.finding(finding, indices)) }
        var audit = ScreenAudit(
            screen: screen, exposed: exposed, findings: findings, notChecked: notChecked,
            rules: try line.texts("rules"), screenID: ScreenID(name: try line.text("id")))
        audit.location = try locations("location", 1, line)[0]
        audit.number = try line.count("number")
        audit.baseline = try line.optionalText("baseline")
        for rule in try line.objects("customRules") {
            audit.customRules.append(try ArchiveHeader.rule(rule, platforms))
        }
        audit.companions = Set(try line.texts("companions"))
        if line.optional("picture") != nil { audit.picture = try picture(try line.object("picture"), indices) }
        audit.groupRules = try groupRules(line)
        if line.optional("foundGroup") != nil { audit.screen.hasFoundGroup = try line.flag("foundGroup") }
        audit.describeFindings()
        return audit
    }

    private static func notChecked(_ object: JSONValue) throws(SyntaxError) -> NotChecked {
        var missing: [MissingInput] = []
        for item in try object.objects("missing") {
            missing.append(MissingInput(id: try item.text("id"), absence: try item.text("absence")))
        }
        return NotChecked(ruleID: try object.text("rule"), reason: try object.text("reason"), missing: missing)
    }

    private static func groupRules(_ line: JSONValue) throws(SyntaxError) -> GroupRules {
        var rules = GroupRules()
        guard line.optional("groupRules") != nil else { return rules }
        rules.includesSystem = try line.flag("includesSystem")
        for item in try line.objects("groupRules") {
            rules.settings.append(
                GroupRules.Setting(
                    ruleID: try item.text("rule"), severity: try item.word("severity"),
                    values: try values(item.object("values"))))
        }
        return rules
    }

    private static func values(_ object: JSONValue) throws(SyntaxError) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for member in object.members {
            switch member.value.kind {
            case .number: values[member.name] = member.value.number.map { .number($0) }
            case .yes, .no: values[member.name] = .flag(member.value.kind == .yes)
            default: values[member.name] = .words(try object.texts(member.name))
            }
        }
        return values
    }

    /// Reads the tree. Its name is that of the screen, and the attributes that it carries are those that it lists.
    private static func tree(_ line: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> Screen {
        let tree = try line.object("tree")
        var screens: [Screen]
        do throws(SyntaxErrors) {
            screens = try TreeDocument.screens(of: tree, platforms: platforms)
        } catch {
            throw error.errors[0]
        }
        guard screens.count == 1 else { throw tree.error(expected: "a tree of one screen") }
        try present(&screens[0], line)
        screens[0].carries = AttributeSet(try tree.object("screen").texts("carries").compactMap(Attribute.init(name:)))
        return screens[0]
    }

    /// Sets the labels and values that the screen reader makes of views. axaudit 0.1 did not write them.
    private static func present(_ screen: inout Screen, _ line: JSONValue) throws(SyntaxError) {
        let tolerance = screen.frameTolerance
        let platform = screen.platform
        platform.complete(&screen)
        screen.frameTolerance = tolerance
        for (key, path) in [("labels", \Element.label), ("values", \Element.value)] {
            guard let list = line.optional(key) else { continue }
            let texts = list.kind == .array ? Array(list.items) : []
            guard texts.count == screen.elements.count, texts.allSatisfy({ $0.isNull || $0.kind == .string }) else {
                throw list.error(expected: "a text or null for each of \(screen.elements.count) elements")
            }
            for (index, text) in texts.enumerated() { screen.elements[index][keyPath: path] = text.text }
        }
    }

    private static func locations(
        _ key: String, _ count: Int, _ line: JSONValue
    ) throws(SyntaxError) -> [TextLocation] {
        let numbers = try line.counts(key)
        guard numbers.count == count * 2 else {
            throw (line.optional(key) ?? line).error(expected: "line and column of \(count) elements")
        }
        return (0..<count).map { TextLocation(line: numbers[2 * $0], column: numbers[2 * $0 + 1]) }
    }

    private static func finding(_ object: JSONValue, _ indices: Range<Int>) throws(SyntaxError) -> Finding {
        let elements = try object.counts("elements")
        guard elements.allSatisfy(indices.contains) else {
            throw (object.optional("elements") ?? object).error(expected: "indices of elements")
        }
        var finding = Finding(
            ruleID: try object.text("rule"), severity: try object.word("severity"), message: try object.text("message"),
            detail: try object.optionalText("detail"), elements: elements.map { FoundElement(index: $0) })
        if try object.text("state") == "suppressed" {
            finding.state = .suppressed(reason: try object.text("reason"))
        }
        finding.owner = try object.optionalText("owner")
        finding.style = try object.optionalText("style")
        if let code = object.optional("code") { finding.code = try CodeAnswer(archived: code.asObject()) }
        if object.optional("sources") != nil {
            finding.sources = try object.texts("sources").compactMap { FindingSource(rawValue: $0) }
        }
        finding.opinion = try object.optional("opinion").map { value throws(SyntaxError) in
            try Opinion(value.asObject())
        }
        finding.variants = try object.texts("variants")
        if object.optional("sharedCause") != nil {
            let cause = try object.object("sharedCause")
            finding.sharedCause = Cause(id: try cause.text("id"), element: try cause.text("element"))
        }
        return finding
    }
}
