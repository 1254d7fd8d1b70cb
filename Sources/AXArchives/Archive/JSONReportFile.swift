import AXRuns
import AXConfiguration
import AXEngine
import AXDumps
import AXSyntax
import AXTree

/// The runs of JSON reports, version 1. A report has no trees: of each screen, only the elements with findings are
/// known.
package struct JSONReportFile: Sendable {
    /// The screens, in the order of the report.
    package private(set) var screens: [ScreenAudit] = []
    /// The inputs that could not be read.
    package private(set) var errors: [InputError] = []
    /// The gate of the run.
    package let gate: Gate
    /// The verdict of the run.
    package let verdict: Verdict
    /// The part of the inputs that the run checked, or `nil` if it was all of them.
    let shard: Shard?
    /// The rules that were named by an id that they had on one platform.
    package private(set) var moved: Set<MovedRule> = []

    /// Reads a report of screens of some platforms.
    ///
    /// - Parameter index: The known rules, by whose ids former ids are replaced.
    /// - Throws: The first error in the file, with its location.
    package init(
        _ bytes: [UInt8], file: String, platforms: [Platform] = Platform.all, index: RuleIndex = RuleIndex([])
    ) throws(InputErrors) {
        do throws(SyntaxError) {
            let document = try JSONDocument(parsing: bytes)
            try self.init(document.root.asObject(), platforms)
            for number in screens.indices { moved.formUnion(screens[number].replaceFormerIDs(index)) }
        } catch {
            let location = SourceText(bytes).location(of: error.offset)
            throw InputErrors([InputError(file: file, location: location, message: error.message)])
        }
    }

    private init(_ report: JSONValue, _ platforms: [Platform]) throws(SyntaxError) {
        guard try report.optionalCount("version") == 1, report.optional("findings") != nil else {
            throw (report.optional("version") ?? report).error(
                found: report.optional("version") == nil ? "no version" : "another version or kind of file",
                expected: "an archive or a JSON report of axaudit, version 1")
        }
        let word = try report.text("verdict")
        guard let verdict = Verdict(rawValue: word) else {
            throw (report.optional("verdict") ?? report).error(expected: "pass, fail or none")
        }
        self.verdict = verdict
        shard = try report.optionalText("shard").flatMap { Shard($0) }
        var screens: [ScreenAudit] = []
        var numbers: [String: Int] = [:]
        for screen in try report.objects("screens") {
            var audit = try Self.screen(screen, platforms)
            audit.number = numbers[audit.screen.origin.file, default: 0]
            numbers[audit.screen.origin.file, default: 0] += 1
            screens.append(audit)
        }
        gate = Gate(
            try report.word("gate"),
            // Earlier releases did not say which screens have no verdict.
            allowsEmpty: verdict != .none && screens.contains { $0.exposed.isEmpty && !$0.isSkipped })
        for error in try report.objects("errors") where error.optional("screen") == nil {
            errors.append(try Archive.error.read(error))
        }
        var causes: [String: String] = [:]
        for cause in try report.objects("causes") { causes[try cause.text("id")] = try cause.text("element") }
        for finding in try report.objects("findings") {
            let index = try finding.count("screen")
            guard screens.indices.contains(index) else {
                throw (finding.optional("screen") ?? finding).error(expected: "the index of a screen")
            }
            screens[index].findings.append(try Self.finding(finding, causes, &screens[index].screen))
        }
        self.screens = screens
    }

    /// The most elements that a screen can state. They take memory although the report has only those with findings.
    private static let maximumElements = 1_000_000

    private static func screen(_ object: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> ScreenAudit {
        let count = try object.count("elements")
        guard count <= maximumElements else {
            throw (object.optional("elements") ?? object).error(
                expected: "the number of elements of a screen, at most \(maximumElements)")
        }
        var tree = ElementTree()
        for _ in 0..<count { tree.add(Element(.any)) }
        let (name, file) = (try object.text("name"), try object.text("file"))
        var screen = Screen(name: name == file ? nil : name, elements: tree.elements)
        screen.origin.file = file
        screen.origin.format = try object.text("format")
        screen.platform = try object.optionalText("platform").flatMap { Platform(id: $0, in: platforms) } ?? .default
        screen.exposure = try object.text("exposure") == ExposureSource.inferred.rawValue ? .inferred : .given
        screen.origin.notes = try object.texts("notes")
        screen.incomplete = try object.texts("incomplete")
        screen.origin.test = try object.optional("test").map(TestOrigin.json.read)
        screen.origin.isAuditAlone = screen.origin.format == AuditFile.formatID
        screen.group = try object.optionalText("group")
        screen.variant = try object.optionalText("variant")
        var notChecked: [NotChecked] = []
        for item in try object.objects("notChecked") {
            notChecked.append(
                NotChecked(
                    reading: try Archive.ruleID.read(item.optional("rule") ?? item), reason: try item.text("reason")))
        }
        var audit = ScreenAudit(
            screen: screen, exposed: Array(0..<min(try object.count("exposed"), count)), findings: [],
            notChecked: notChecked, rules: [], screenID: ScreenID(name: name))
        audit.reasonWithoutVerdict = try object.optionalText("reason")
        audit.isSkipped = try object.optionalText("verdict") == "skipped"
        if object.optional("picture") != nil {
            // Without the contrasts, which reports made of findings do not need.
            audit.picture = try Archive.picture(0..<0).read(object.object("picture"))
            audit.companions = [CompanionKind.picture.id]
        }
        audit.journeys = try object.objects("journeys").map { value throws(SyntaxError) in
            try Archive.journeyResult.read(value)
        }
        if !audit.journeys.isEmpty { audit.companions.insert(MissingInput.journeys.id) }
        audit.groupRules.settings = try object.texts("groupRules").map {
            GroupRules.Setting(ruleID: $0, severity: .warning, values: [:])
        }
        return audit
    }

    private static func finding(
        _ object: JSONValue, _ causes: [String: String], _ screen: inout Screen
    ) throws(SyntaxError) -> Finding {
        var elements: [FoundElement] = []
        for element in try object.objects("elements") {
            elements.append(try self.element(element, &screen))
        }
        var finding = Finding(
            ruleID: try Archive.ruleID.read(object.optional("rule") ?? object), severity: try object.word("severity"),
            message: try object.text("message"),
            detail: try object.optionalText("detail"), elements: elements)
        finding.key = try object.text("key")
        finding.variants = try object.texts("variants")
        switch try object.text("state") {
        case "suppressed": finding.state = .suppressed(reason: try object.text("reason"))
        case "baselined": finding.state = .baselined
        default: break
        }
        finding.owner = try object.optionalText("owner")
        if let source = try object.optionalText("source").flatMap({ FindingSource(rawValue: $0) }) {
            finding.sources = [source]
        }
        let sources = try object.texts("sources").compactMap { FindingSource(rawValue: $0) }
        if !sources.isEmpty { finding.sources = sources }
        finding.opinion = try object.optional("opinion").map(Opinion.json.read)
        let subject = elements.first.map { screen.elements[$0.index] }
        // Earlier releases wrote no cause.
        let cause = Cause(rule: finding.ruleID, subject, screen: screen.title, key: finding.key)
        let id = try object.optionalText("cause") ?? cause.id
        finding.cause = Cause(id: id, element: causes[id] ?? cause.element)
        return finding
    }

    /// Reads an element of a finding, and sets its attributes in the screen.
    private static func element(_ object: JSONValue, _ screen: inout Screen) throws(SyntaxError) -> FoundElement {
        let index = try object.count("index")
        guard screen.elements.indices.contains(index) else {
            throw (object.optional("index") ?? object).error(expected: "the index of an element of the screen")
        }
        screen.elements[index].type = ElementType(name: try object.text("type")) ?? .any
        screen.elements[index].view = try object.optionalText("platformType").map { PlatformView(className: $0) }
        screen.elements[index].label = try object.optionalText("label")
        screen.elements[index].identifier = try object.optionalText("identifier")
        if let frame = object.optional("frame") {
            guard let (x, y, width, height) = frame.fourNumbers else {
                throw frame.error(expected: "[x, y, width, height] or null")
            }
            screen.elements[index].frame = Rect(x: x, y: y, width: width, height: height)
        }
        var found = FoundElement(index: index)
        found.path = try object.text("path")
        found.location = try object.location() ?? TextLocation(line: 1, column: 1)
        return found
    }
}

extension JSONReportFile {
    /// Returns the run that all reports together are, with screens in the order of the bytes of their files.
    ///
    /// - Throws: If two reports have one screen, or if a part is missing.
    package static func builder(
        _ reports: [(file: String, report: JSONReportFile)], _ index: RuleIndex, naming names: SettingNames = .api
    ) throws(InputErrors) -> RunBuilder {
        try Archive.requireAll(Set(reports.compactMap(\.report.shard)), "report")
        var firstFiles: [String: String] = [:]
        for (file, report) in reports {
            for path in Set(report.screens.map(\.screen.origin.file)) {
                guard let first = firstFiles.updateValue(file, forKey: path) else { continue }
                throw InputErrors([
                    InputError(
                        file: file,
                        message:
                            "found the screens of \(path.printable) again, expected each once; the first are in \(first.printable)"
                    )
                ])
            }
        }
        let levels = reports.map(\.report.gate.level)
        let level = [Gate.Level.warning, .failure].first { levels.contains($0) } ?? .never
        let screens = screens(of: reports.map(\.report), index.rules).sorted(by: Archive.precedes)
        var settings = RunSettings(
            rules: index.rules, index: index,
            gate: Gate(level, allowsEmpty: reports.contains(where: \.report.gate.allowsEmpty)))
        settings.namedRules = Set(screens.flatMap { $0.findings.map(\.ruleID) })
        settings.groups = nil
        settings.names = names
        settings.mayBeEmpty = reports.allSatisfy { $0.report.verdict != .none }
        var builder = RunBuilder(settings)
        for audit in screens { builder.add(audit, ofRun: 0) }
        builder.add(reports.flatMap(\.report.errors).sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) })
        // A report does not say why its run failed or had no verdict, if neither findings nor errors are the reason.
        for (file, report) in reports {
            let alone = AuditRun(screens: report.screens, errors: report.errors, gate: report.gate, rules: [])
            if report.verdict == .none, alone.verdict != .none {
                builder.add([InputError(file: file, message: "this report has no verdict")])
            } else if report.verdict == .fail, alone.verdict == .pass {
                builder.failureReasons.append("failed in \(file.printable)")
            }
        }
        return builder
    }

    /// Returns the screens of reports. Rules over a group of which several reports have screens are not checked,
    /// because they need the trees. If no report has variants of a screen, they are not part of the run; a part of a
    /// run does not know that.
    private static func screens(of reports: [JSONReportFile], _ rules: [Rule]) -> [ScreenAudit] {
        var audits = reports.flatMap(\.screens)
        let numbers = reports.indices.flatMap { Array(repeating: $0, count: reports[$0].screens.count) }
        let groups = ScreenAudit.groups(of: audits)
        let groupRules = Set(rules.filter { $0.variants.contains(where: \.isOverGroups) }.map(\.id))
        func needsGroup(_ item: NotChecked) -> Bool { groupRules.contains(item.ruleID) }
        if groups.isEmpty, audits.contains(where: { !$0.notChecked.allSatisfy(needsGroup) }) {
            for index in audits.indices { audits[index].notChecked.removeAll(where: needsGroup) }
        }
        for group in groups where Set(group.map { numbers[$0] }).count > 1 {
            for index in group {
                let ids = audits[index].groupRules.settings.map(\.ruleID)
                let reason = "no trees in the reports of the variants of this screen"
                audits[index].setNotChecked(Set(ids), ids.map { NotChecked(ruleID: $0, reason: reason) })
            }
        }
        leaveOutRules(&audits)
        return audits
    }

    /// Leaves out the rules that need a companion or touches which no screen has, as a run over all of them does. A
    /// report of a part of a run lists them, because another part may have one. They stay if the reports say nothing of
    /// other rules.
    private static func leaveOutRules(_ audits: inout [ScreenAudit]) {
        var absent = CompanionKind.all.map(\.id).filter { id in !audits.contains { $0.companions.contains(id) } }
        // A report does not say of a screen that something was touched on it.
        if audits.allSatisfy({ $0.notChecked.contains { $0.missing == [.touches] } }) {
            absent.append(MissingInput.touches.id)
        }
        for id in absent {
            func isMissing(_ item: NotChecked) -> Bool { item.missing.map(\.id) == [id] }
            guard audits.contains(where: { !$0.findings.isEmpty || !$0.notChecked.allSatisfy(isMissing) }) else {
                continue
            }
            for index in audits.indices { audits[index].notChecked.removeAll(where: isMissing) }
        }
    }
}
