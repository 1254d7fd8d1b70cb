import AXAudit
import AXSyntax

/// Reads the results of earlier runs, for `merge` and `compare`: archives or JSON reports.
struct RunReader {
    /// The run that all files together are.
    let builder: RunBuilder
    /// Whether the files are archives, which have trees.
    let isFromArchives: Bool
    /// Notes on archives whose completeness is unknown, and on former ids of rules, for standard error.
    let notes: String

    /// Reads files, and keeps this detail of the screens in archives.
    ///
    /// - Parameters:
    ///   - allowsMixed: Whether parts of a run are accepted that were made with other rules or of other inputs.
    ///   - known: The rules that configurations can name, of which those over groups can run.
    ///   - archives: The archives that are in memory, by the paths that stand for them.
    /// - Throws: If a file cannot be read, or if some are archives and others are reports.
    init(
        _ files: [String], _ detail: ScreenDetail, allowingMixed allowsMixed: Bool = false,
        _ known: RuleIndex = .all, archives: [String: [UInt8]] = [:]
    ) throws(UsageError) {
        do throws(InputErrors) {
            var archive = Archive(detail: detail, index: known)
            var reports: [(file: String, report: JSONReportFile)] = []
            for (number, file) in files.enumerated() {
                if let report = try Self.read(file, archives[file], into: &archive, known) {
                    reports.append((file, report))
                }
                if !reports.isEmpty, reports.count < number + 1 {
                    throw InputErrors([
                        InputError(file: file, message: "found archives and JSON reports, expected files of one kind")
                    ])
                }
            }
            isFromArchives = reports.isEmpty
            let moved = reports.reduce(archive.moved) { $0.union($1.report.moved) }
            let lines =
                archive.uncheckedFiles.map { file in
                    "note: \(file): the end line has no totals (axaudit 0.1), so a lost screen is not noticed"
                }
                + (archive.hasUnknownParts
                    ? ["note: the parts do not say what they were made with, so other rules or inputs are not noticed"]
                    : []) + Self.note(archive.differingRules)
                + moved.map { "note: \(files.joined(separator: ", ")): \($0.description)" }.sorted()
            notes = lines.map { Escape.terminal($0) + "\n" }.joined()
            builder =
                try reports.isEmpty
                ? archive.builder(naming: .options, allowingMixed: allowsMixed)
                : JSONReportFile.builder(reports, known, naming: .options)
        } catch {
            throw Self.usageError(error)
        }
    }

    /// Returns a note on rules that some runs checked and others did not.
    private static func note(_ rules: [String]) -> [String] {
        if rules.isEmpty { return [] }
        let more = rules.count > 5 ? " and \(rules.count - 5) more" : ""
        return ["note: the runs were made with different rules: \(rules.prefix(5).joined(separator: ", "))\(more)"]
    }

    /// Reads a file: an archive line by line, because it can be large; or a report, which is returned.
    ///
    /// - Parameter contents: The contents if they are in memory.
    private static func read(
        _ file: String, _ contents: [UInt8]?, into archive: inout Archive, _ known: RuleIndex
    ) throws(InputErrors) -> JSONReportFile? {
        var lines: LineReader
        do throws(FileSystem.Failure) {
            let read: () throws(FileSystem.Failure) -> [UInt8]
            if var rest = contents {
                read = {
                    defer { rest = [] }
                    return rest
                }
            } else {
                read = try FileBlocks(file, as: .archive).next
            }
            lines = LineReader(limit: FileSystem.defaultSizeLimit, read: read)
        } catch {
            throw failure(error, file)
        }
        var first = try next(&lines, file) ?? []
        first.removeFirst(first.byteOrderMarkLength)
        guard Archive.isArchive(firstLine: first) else {
            var bytes = first
            while let line = try next(&lines, file) {
                bytes += [UInt8(ascii: "\n")] + line
                guard bytes.count <= FileSystem.defaultSizeLimit else {
                    throw failure(.tooLarge(FileSystem.defaultSizeLimit), file)
                }
            }
            return try JSONReportFile(bytes, file: file, index: known)
        }
        try archive.read(first, number: 1, of: file)
        var number = 1
        while let line = try next(&lines, file) {
            number += 1
            try archive.read(line, number: number, of: file)
        }
        try archive.endFile(file)
        return nil
    }

    /// Returns the next line of a file.
    private static func next(_ lines: inout LineReader, _ file: String) throws(InputErrors) -> [UInt8]? {
        do throws(FileSystem.Failure) {
            switch try lines.next() {
            case .bytes(let line): return line
            case .tooLong: throw FileSystem.Failure.tooLarge(FileSystem.defaultSizeLimit)
            case nil: return nil
            }
        } catch {
            throw failure(error, file)
        }
    }

    private static func failure(_ failure: FileSystem.Failure, _ file: String) -> InputErrors {
        InputErrors([InputError(file: file, message: "cannot be read: \(failure.message)")])
    }

    private static func usageError(_ errors: InputErrors) -> UsageError {
        var error = UsageError(errors.errors.map { Escape.terminal($0.description) })
        error.hasLocations = errors.errors.allSatisfy { !$0.file.isEmpty }
        return error
    }
}
