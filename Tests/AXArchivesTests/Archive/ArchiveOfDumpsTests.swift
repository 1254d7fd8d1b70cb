import AXAudit
import AXSyntax
import TestSupport
import Testing

@testable import AXArchives
@testable import AXRuns

/// The archives of the parts of a run over real dumps give the reports of the run.
@Suite("Archives of dumps")
struct ArchiveOfDumpsTests {
    @Test("Every report after merging is that of linting, with and without a density", arguments: [nil, 2.625])
    func reports(density: Double?) throws {
        var random = SeededRandom(density == nil ? 31 : 32)
        var screens: [Screen] = []
        for (name, bytes) in try AllDumps.read() {
            for var screen in (try? TreeReader.read(bytes, file: name)) ?? [] {
                if let density { screen.setDensity(density) }
                screens.append(screen)
            }
        }
        try #require(screens.count > 30)
        while !screens.isEmpty {
            let batch = screens.prefix(8).map(\.self)
            screens.removeFirst(batch.count)
            let parts = random.int(1...3)
            var indices = [[Int]](repeating: [], count: parts)
            for index in batch.indices { indices[random.int(0...parts - 1)].append(index) }
            let audits = Self.audits(batch)
            let whole = Self.run(audits)
            let archives = (0..<parts).map { part in
                Archive.text(Self.run(indices[part].map { audits[$0] }, shard: Shard(part + 1, of: parts)))
            }
            for format in [random.pick(ReportFormat.all), .json, .archive] {
                var archive = Archive(detail: format.detail)
                for (number, text) in archives.enumerated().reversed() {
                    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
                    for (index, line) in lines.enumerated() {
                        try archive.read(Array(line), number: index + 1, of: "\(number).jsonl")
                    }
                    try archive.endFile("\(number).jsonl")
                }
                let merged = try archive.builder().finish()
                let names = batch.map(\.origin.file).joined(separator: ", ")
                #expect(format.report(merged) == format.report(whole), "\(format): \(names)")
            }
        }
    }

    private static func audits(_ screens: [Screen]) -> [ScreenAudit] {
        let audit = Audit(rules: Rule.all)
        var numbers: [String: Int] = [:]
        let audits = screens.map { screen in
            var result = audit(screen)
            result.number = numbers[screen.origin.file, default: 0]
            numbers[screen.origin.file, default: 0] += 1
            return result
        }
        return audits.sorted { one, other in
            if one.screen.origin.file == other.screen.origin.file { return one.number < other.number }
            return one.screen.origin.file.utf8.lexicographicallyPrecedes(other.screen.origin.file.utf8)
        }
    }

    private static func run(_ audits: [ScreenAudit], shard: Shard? = nil) -> AuditRun {
        var settings = RunSettings(rules: Rule.all, index: .all, gate: Gate(.failure))
        settings.projects = [RunSettings.Project(Configuration(), isPartial: false)]
        settings.groups = nil
        settings.record.shard = shard
        settings.record.allowsNoScreens = true
        settings.mayBeEmpty = true
        var builder = RunBuilder(settings)
        for audit in audits { builder.add(audit) }
        return builder.finish()
    }
}
