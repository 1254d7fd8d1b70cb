import AXRuns
import AXEngine
import AXDumps
import AXSyntax
import AXTree

extension Archive {
    /// Returns the line of a screen: its tree with locations, and the result of its audit.
    package static func screenLine(_ audit: ScreenAudit) -> String {
        screen(Platform.all, audit.screen.elements.indices).document(audit, breaking: 0)
    }

    /// Returns the form of the line of a screen with these elements.
    static func screen(_ platforms: [Platform], _ indices: Range<Int>) -> JSONObject<ScreenAudit> {
        JSONObject(
            head("screen"), .written("name", .text, \.screen.title), .member("file", .text, \.screen.origin.file),
            .member("number", .count, \.number),
            .member("id", .text, get: \.screenID.name, set: { $0.screenID = ScreenID(name: $1) }),
            .member("format", .text, \.screen.origin.format), .member("tool", .orNull(.text), \.screen.origin.tool),
            .member("notes", .list(.text), \.screen.origin.notes),
            .member("incomplete", .list(.text), \.screen.incomplete),
            .member("test", .optional(.object(TestOrigin.json)), \.screen.origin.test),
            .member("isAuditAlone", .flagIfTrue, \.screen.origin.isAuditAlone),
            .member("hasConfiguredTypes", .flag, \.screen.hasConfiguredTypes),
            .member("reasonWithoutVerdict", .optional(.text), \.reasonWithoutVerdict),
            .member("unfinished", .listUnlessEmpty(.text), \.unfinished),
            .member("isSkipped", .flagIfTrue, \.isSkipped),
            .member("baseline", .orNull(.text), \.baseline), .written("tree", tree, \.screen),
            // The tree has what views report, and these are what the screen reader makes of it.
            .written("labels", .optional(.list(.orNull(.text)))) { $0.screen.texts(\.label) },
            .written("values", .optional(.list(.orNull(.text)))) { $0.screen.texts(\.value) },
            .member(
                "locations", locations(indices.count),
                get: { $0.screen.locations(of: Array($0.screen.elements.indices)) },
                set: { $0.screen.origin.elementLocations = $1 }),
            .member("exposed", elements(indices), \.exposed),
            .member("location", locations(1), get: { [$0.location] }, set: { $0.location = $1[0] }),
            // What all runs together decide is not decided here.
            .member(
                "rules", .list(.text), get: { ($0.rules + $0.leftOut.map(\.ruleID)).sorted() },
                set: { $0.rules = $1 }),
            .member("customRules", .listUnlessEmpty(.object(rule(platforms))), \.customRules),
            .member(
                "notChecked", .list(.object(notChecked)),
                get: { ($0.notChecked + $0.leftOut).sorted { $0.ruleID < $1.ruleID } },
                set: { $0.notChecked = $1 }),
            .member(
                "companions", .listUnlessEmpty(.text), get: { $0.companions.sorted() },
                set: { $0.companions = Set($1) }),
            .member("journeys", .listUnlessEmpty(.object(journeyResult)), \.journeys),
            .member("steps", .listUnlessEmpty(crawlStep), \.steps),
            .member("picture", .optional(.object(picture(indices))), \.picture),
            // The rules over groups, which the reader runs over groups that arrive in parts: other runs can have other
            // variants of the screen.
            .member(
                "includesSystem", .optional(.flag),
                get: { $0.groupRules.settings.isEmpty ? nil : $0.groupRules.includesSystem },
                set: { $0.groupRules.includesSystem = $1 ?? false }),
            .member(
                "foundGroup", .flagIfTrue, get: { !$0.groupRules.settings.isEmpty && $0.screen.hasFoundGroup },
                set: { $0.screen.hasFoundGroup = $1 }),
            .member("groupRules", .listUnlessEmpty(.object(groupRule)), \.groupRules.settings),
            .member("findings", .list(.object(finding(indices))), \.findings))
    }

    /// The id of a rule, which reports write as it is.
    static let ruleID = JSONType<String>.text.checked("the id of a rule") { id in
        !id.isEmpty && id.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    }

    private static let tree = JSONType<Screen>(written: .type("object")) { screen, writer in
        var screen = screen
        // The elements of an audit alone have attributes that rules do not look at.
        if screen.origin.isAuditAlone { screen.carries = [.type, .label, .identifier, .frame] }
        writer.object { [screen] in TreeDocument.write(screen, to: &$0) }
    }

    private static func elements(_ indices: Range<Int>) -> JSONType<[Int]> {
        .list(.count).checked("indices of elements") { $0.allSatisfy(indices.contains) }
    }

    private static let notChecked = JSONObject(
        NotChecked(ruleID: "", reason: ""), .member("rule", ruleID, \.ruleID), .member("reason", .text, \.reason),
        .member("missing", .listUnlessEmpty(.object(missing)), \.missing))

    private static let missing = JSONObject(
        MissingInput(id: "", absence: ""), .member("id", .text, \.id), .member("absence", .text, \.absence))

    private static let groupRule = JSONObject(
        GroupRules.Setting(ruleID: "", severity: .warning, values: [:]), .member("rule", .text, \.ruleID),
        .member("severity", .word, \.severity), .member("values", values, \.values))

    private static let values = JSONType<[String: ParameterValue]>(
        .type("object"),
        write: { values, writer in
            writer.object { object in
                for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                    switch value {
                    case .number(let number): object.member(name, number: number)
                    case .flag(let flag): object.member(name, flag: flag)
                    case .words(let words): object.member(name, words)
                    }
                }
            }
        }
    ) { object throws(SyntaxError) in
        var values: [String: ParameterValue] = [:]
        for member in try object.asObject().members {
            switch member.value.kind {
            case .number: values[member.name] = member.value.number.map { .number($0) }
            case .yes, .no: values[member.name] = .flag(member.value.kind == .yes)
            default: values[member.name] = .words(try object.texts(member.name))
            }
        }
        return values
    }

    private static func finding(_ indices: Range<Int>) -> JSONObject<Finding> {
        JSONObject(
            Finding(ruleID: "", severity: .warning, message: "", elements: []), .member("rule", ruleID, \.ruleID),
            .member("severity", .word, \.severity),
            // The reader applies the baselines.
            .member("state", .text, get: { $0.state.reason == nil ? "new" : $0.state.name }) {
                object, finding throws(SyntaxError) in
                guard try object.text("state") == "suppressed" else { return }
                finding.state = .suppressed(reason: try object.text("reason"))
            },
            .written("reason", .optional(.text), \.state.reason), .member("message", .text, \.message),
            .member("detail", .optional(.text), \.detail), .member("variants", .listUnlessEmpty(.text), \.variants),
            .member("sharedCause", .optional(.object(cause)), \.sharedCause),
            .member(
                "elements", elements(indices), get: { $0.elements.map(\.index) },
                set: { $0.elements = $1.map { FoundElement(index: $0) } }),
            .written("key", .text, \.key), .written("cause", .text, \.cause.id),
            .member("style", .optional(.text), \.style), .member("owner", .optional(.text), \.owner),
            .member("code", .optional(.object(CodeAnswer.archived)), \.code),
            .member(
                "sources", .optional(.list(.text)),
                get: { $0.sources == [.axaudit] ? nil : $0.sources.map(\.rawValue) },
                set: { finding, sources in
                    if let sources { finding.sources = sources.compactMap { FindingSource(rawValue: $0) } }
                }),
            .member("opinion", .optional(.object(Opinion.json)), \.opinion))
    }

    private static let cause = JSONObject(
        Cause(id: "", element: ""), .member("id", .text, \.id), .member("element", .text, \.element))
}

extension Finding.State {
    /// Why the finding is suppressed; `nil` if it is not.
    package var reason: String? { if case .suppressed(let reason) = self { reason } else { nil } }
}

extension Screen {
    /// Returns a text of each element; `nil` if none is made of a view.
    fileprivate func texts(_ path: KeyPath<Element, String?>) -> [String?]? {
        elements.contains { $0.view != nil } ? elements.map { $0[keyPath: path] } : nil
    }
}

// MARK: - Reading

extension Archive {
    /// Reads the line of a screen.
    static func screen(_ line: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> ScreenAudit {
        let tree = try tree(line, platforms)
        var audit = ScreenAudit(
            screen: tree, exposed: [], findings: [], notChecked: [], rules: [], screenID: ScreenID(name: ""))
        try screen(platforms, tree.elements.indices).read(line, into: &audit)
        if audit.screen.origin.isAuditAlone { audit.screen.carries = [] }
        audit.describeFindings()
        return audit
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
}
