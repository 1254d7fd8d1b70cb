import AXRuns
import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// The archive of runs, version 1: JSON Lines. A run begins with a line of the kind `run` and ends with one of the kind
/// `end`; between them is a line for each screen and each unreadable input. The lines of several archives are an
/// archive.
///
/// What all screens together decide is recorded, not decided: baselined findings are new, and the reader applies the
/// baselines.
package struct Archive: Sendable {
    /// The only version.
    package static let version = 1

    /// What the lines of the kind `run` say.
    var headers: [ArchiveHeader] = []
    /// The screens, in the order in which they were read.
    var screens: [ScreenAudit] = []
    /// For each screen, the number of its run.
    var runNumbers: [Int] = []
    /// The inputs that could not be read.
    var errors: [InputError] = []
    /// The ignores of all runs.
    var ignores: [IgnoreRecord] = []
    /// The baselines of all runs, by path.
    var baselines: [String: Baseline] = [:]
    /// The files with a run whose end line has no totals, as axaudit 0.1 wrote it. A screen that they lost is not
    /// noticed.
    package private(set) var uncheckedFiles: [String] = []
    /// The number of runs of the current file that have begun and not ended.
    private var openRuns = 0
    /// The totals of the current run.
    private var totals = ArchiveTotals()
    /// The location of each screen's line, by its file and its number in it.
    private var locations: [ScreenNumber: String] = [:]

    /// What identifies a screen in an archive.
    private struct ScreenNumber: Hashable {
        /// The bytes of the name: two files can have names that differ in their Unicode form only.
        let file: [UInt8]
        let number: Int
    }

    /// What is kept of the screens besides their findings.
    let detail: ScreenDetail
    /// The platforms of screens that can be read.
    private let platforms: [Platform]
    /// The known rules, by whose ids former ids are replaced.
    let index: RuleIndex
    /// The rules that were named by an id that they had on one platform.
    package private(set) var moved: Set<MovedRule> = []

    /// An archive without runs, of whose screens this detail is kept.
    ///
    /// - Parameter index: The known rules, by whose ids former ids are replaced.
    package init(
        detail: ScreenDetail = .source, platforms: [Platform] = Platform.all, index: RuleIndex = RuleIndex([])
    ) {
        self.detail = detail
        self.platforms = platforms
        self.index = index
    }

    // MARK: Writing

    /// Returns the archive of a run.
    package static func text(_ run: AuditRun) -> String {
        var totals = ArchiveTotals()
        var text = totals.adding(runLine(run))
        for audit in run.screens {
            totals.count(audit)
            text += totals.adding(screenLine(audit))
        }
        let pathErrors = Set(run.record.pathErrors)
        for error in run.errors where !pathErrors.contains(error) { text += totals.adding(errorLine(error)) }
        return text + endLine(run, totals)
    }

    // MARK: Reading

    /// Returns whether a file is an archive, by its first line.
    package static func isArchive(firstLine: [UInt8]) -> Bool {
        guard let document = try? JSONDocument(parsing: firstLine) else { return false }
        return document.root["kind"] != nil
    }

    /// Reads a line of a file.
    ///
    /// - Throws: An error with its location.
    package mutating func read(_ line: [UInt8], number: Int, of file: String) throws(InputErrors) {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
            totals.add(line)
            return
        }
        do throws(SyntaxError) {
            let document = try JSONDocument(parsing: line)
            let object = try document.root.asObject()
            switch try read(object, at: "\(file):\(number)") {
            case "run":
                openRuns += 1
                totals = ArchiveTotals()
                totals.add(line)
            case "end":
                openRuns -= 1
                if Self.lacksTotals(object), uncheckedFiles.last != file { uncheckedFiles.append(file) }
            default: totals.add(line)
            }
        } catch {
            let column = SourceText(line).location(of: error.offset).column
            throw InputErrors([
                InputError(file: file, location: TextLocation(line: number, column: column), message: error.message)
            ])
        }
    }

    /// Ends a file, whose lines were read.
    ///
    /// - Throws: If a run in the file has no end.
    package mutating func endFile(_ file: String) throws(InputErrors) {
        defer { openRuns = 0 }
        guard openRuns == 0 else {
            let message =
                openRuns > 0
                ? "has no \"end\" line: the run was cut off" : "has more \"end\" lines than \"run\" lines"
            throw InputErrors([InputError(file: file, message: "this archive \(message)")])
        }
    }

    /// Reads a line and returns its kind.
    private mutating func read(_ line: JSONValue, at location: String) throws(SyntaxError) -> String {
        guard let version = try line.optionalCount("version"), version == Self.version else {
            let version = line.optional("version")
            throw (version ?? line).error(
                found: version?.kind == .number ? "another version" : "no version",
                expected: "version \(Self.version) of an archive")
        }
        let kind = try line.text("kind")
        switch kind {
        case "run": headers.append(try Self.header(platforms).read(line))
        case "screen":
            var audit = try Self.screen(line, platforms)
            totals.count(audit)
            moved.formUnion(audit.replaceFormerIDs(index))
            // Another run can have other variants of the screen.
            if !audit.isCompared { audit.reduce(to: detail) }
            // The screens of a run have the same rules, so they share one list.
            if let last = screens.last, last.rules == audit.rules { audit.rules = last.rules }
            let key = ScreenNumber(file: Array(audit.screen.origin.file.utf8), number: audit.number)
            if let first = locations.updateValue(location, forKey: key) {
                throw SyntaxError(
                    at: 0,
                    found: "screen \"\(audit.screen.title.printable)\" of \(audit.screen.origin.file.printable) again",
                    expected: "each screen once; the first is in \(first.printable)")
            }
            screens.append(audit)
            runNumbers.append(headers.count)
        case "error": errors.append(try Self.unreadable.read(line))
        case "end": try readEnd(line, totals)
        default:
            throw (line.optional("kind") ?? line).error(
                found: "the kind \"\(kind.printable)\"",
                expected: "run, screen, error or end")
        }
        return kind
    }

    /// Returns the line of an input that could not be read.
    package static func errorLine(_ error: InputError) -> String { unreadable.document(error, breaking: 0) }

    /// The form of the line.
    static let unreadable = JSONObject(InputError(file: "", message: ""), head("error"), .members(of: error, \.self))
}
