import AXAudit
import AXSources
import Foundation
import TestSupport
import Testing

/// The places that are found in the sources of real apps, against those that a reader found. The sources are no part of
/// the data: `AXAUDIT_CHECKOUTS` names a folder with a checkout of each repository, `owner__name`.
@Suite("Places in the sources of real apps")
struct SourceTruthTests {
    static let folder = ProcessInfo.processInfo.environment["AXAUDIT_SOURCES"]
    static let checkouts = ProcessInfo.processInfo.environment["AXAUDIT_CHECKOUTS"]

    /// A range of lines of a file.
    private struct Range {
        let file: String
        let lines: ClosedRange<Int>

        /// Reads `file:line` and `file:first-last`, joined by semicolons.
        static func all(_ text: String) -> [Range] {
            text.split(separator: ";").compactMap { item in
                guard let colon = item.lastIndex(of: ":") else { return nil }
                let numbers = item[item.index(after: colon)...].split(separator: "-").compactMap { Int($0) }
                guard let first = numbers.first, let last = numbers.last else { return nil }
                // Calls go over several lines.
                return Range(file: String(item[..<colon]), lines: first == last ? first - 3...first + 3 : first...last)
            }
        }
    }

    @Test(
        "Of the certain answers 98 % are right, and half of the rows with one place have one",
        .enabled(
            if: folder != nil && checkouts != nil,
            "AXAUDIT_SOURCES or AXAUDIT_CHECKOUTS, a folder with checkouts of the repositories in SOURCES.tsv, is not set"
        ))
    func truth() throws {
        let folder = try #require(Self.folder)
        let checkouts = try #require(Self.checkouts)
        let rows = try String(contentsOfFile: folder + "/truth.tsv", encoding: .utf8).split(separator: "\n").dropFirst()
        var indices: [String: SourceIndex] = [:]
        var searches: [String: (search: CodeSearch, locations: [TextLocation])] = [:]
        var (certain, right, wanted, answered) = (0, 0, 0, 0)
        for row in rows {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let (repository, dump) = (fields[0], fields[2])
            let checkout = checkouts + "/" + repository.replacingOccurrences(of: "/", with: "__")
            let index = indices[repository] ?? SourceFinder([checkout]).index()
            indices[repository] = index
            if searches[dump] == nil {
                var linter = Linter(configuration: .none)
                linter.overrides.density = 420.0 / 160
                let screen = try #require(try linter.screens(paths: [folder + "/" + dump]).first)
                searches[dump] = (CodeSearch(index, screen), screen.locations(of: Array(screen.elements.indices)))
            }
            let (search, locations) = try #require(searches[dump])
            let location = TextLocation(line: Int(fields[3]) ?? 0, column: Int(fields[4]) ?? 0)
            let element = try #require(locations.firstIndex(of: location), "\(dump):\(location)")
            if fields[9] == "one" { wanted += 1 }
            guard let answer = search.answer(for: element), answer.certainty == .one else { continue }
            certain += 1
            if fields[9] == "one" { answered += 1 }
            let ranges = Range.all(fields[10]) + Range.all(fields[13])
            if ranges.contains(where: { $0.file == answer.place.file && $0.lines.contains(answer.place.line) }) {
                right += 1
            }
        }
        print(
            "sources: \(certain) certain answers, \(right) right; \(answered) of \(wanted) rows with one place answered"
        )
        #expect(certain > 0 && Double(right) >= 0.98 * Double(certain))
        #expect(Double(answered) >= 0.5 * Double(wanted))
    }
}
