import AXAudit

/// The options of `lint` and `merge` that decide about all screens together.
struct RunLimits {
    /// The lowest severity that fails the run, or `nil` for that of the configuration.
    let level: Gate.Level?
    /// The screens of `--expect-screens`.
    private let expectedScreens: [ExpectedScreen]
    /// The number of findings that the report for agents lists, or `nil` for all.
    let maximumFindings: Int?
    private let maximumWarnings: Int?
    private let maximumCauses: Int?
    private let minimumScreens: Int?
    /// The standards of the reports by success criterion, as far as options set them.
    private var criteria = CriteriaSettings()

    /// Reads the options of a command.
    init(_ invocation: Invocation, _ outputs: [ReportOutput<ReportFormat>]) throws(UsageError) {
        maximumFindings = try invocation.number(.maxFindings)
        guard maximumFindings == nil || outputs.contains(where: { $0.format.id == ReportFormat.agent.id }) else {
            throw UsageError("--max-findings limits the report for agents; add -f agent")
        }
        let byCriterion = [ReportFormat.criteria, .openacr].ids
        for option in [Option.wcag, .en301549] where invocation.has(option) {
            guard outputs.contains(where: { byCriterion.contains($0.format.id) }) else {
                throw UsageError("--\(option.name) is for the reports by success criterion; add -f criteria")
            }
        }
        criteria.wcag = invocation.choice(.wcag)
        criteria.edition = invocation.choice(.en301549)
        level = invocation.choice(.failOn)
        maximumWarnings = try invocation.number(.maxWarnings)
        maximumCauses = try invocation.number(.maxCauses)
        minimumScreens = try invocation.number(.minScreens)
        expectedScreens = try invocation.last(.expectScreens).map(Self.expectedScreens) ?? []
    }

    private static func expectedScreens(in file: String) throws(UsageError) -> [ExpectedScreen] {
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(file, as: .expectedScreens) } catch {
            throw UsageError("\(file.printable): cannot be read: \(error.message)")
        }
        let screens = ExpectedScreen.list(bytes, file: file)
        // A script that made no list made a mistake.
        guard !screens.isEmpty else {
            throw UsageError("\(file.printable): found no name of a screen, expected one a line")
        }
        return screens
    }

    /// Sets the limits that were given, and adds the expected screens.
    func apply(to record: inout RunRecord) {
        record.expectedScreens += expectedScreens
        record.maximumWarnings = maximumWarnings ?? record.maximumWarnings
        record.maximumCauses = maximumCauses ?? record.maximumCauses
        record.minimumScreens = minimumScreens ?? record.minimumScreens
        record.criteria = criteria.extending(record.criteria)
    }
}

extension AuditRun {
    /// Sets how reports group findings.
    mutating func group(_ invocation: Invocation) {
        groupsFindings = !invocation.has(.noGroup)
        grouping = invocation.choice(.by)
    }
}
