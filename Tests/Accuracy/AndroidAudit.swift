import AXAudit
import AXEngine
import TestSupport

/// The audit of dumps of Android, as `axaudit lint --density` runs it without a configuration.
enum AndroidAudit {
    /// The folder in verdicts.tsv.
    static let folder = "android"

    /// Returns the dumps whose findings are judged: every third one, in the order of their names, and the second: 25 of 72.
    static func judged() throws -> [CorpusScreen] {
        let names = try AndroidCorpus.names()
        return try names.indices.filter { $0 % 3 == 0 || $0 == 1 }.map { number in
            CorpusScreen(path: "\(folder)/\(names[number])", audits: try audits(names[number]))
        }
    }

    /// Audits a dump with the preset `recommended`.
    static func audits(_ name: String) throws -> [ScreenAudit] {
        let audit = RuleSelection(Configuration(), .all).audit(on: ScreenID(name: name))
        let density = try AndroidCorpus.reference(name).density
        return try TreeReader.read(try AndroidCorpus.dump(name), file: name).map { screen in
            var screen = screen
            if let density { screen.setDensity(density) }
            return audit(screen)
        }
    }
}
