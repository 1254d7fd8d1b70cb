import AXAudit
import AXEngine
import AXSyntax
import Foundation
import TestSupport

/// The audit of dumps of Android, as `axaudit lint --density` runs it without a configuration.
enum AndroidAudit {
    /// The folders in verdicts.tsv whose findings are all judged.
    static let folders = ["android"] + JudgedCollection.all(of: .android).map(\.name)

    /// Returns the dumps with their findings. Sizes are not judged where the density is not known.
    static func judged() throws -> [CorpusScreen] {
        var screens = try AndroidCorpus.names().map { name in
            let density = try AndroidCorpus.reference(name).knownDensity
            return CorpusScreen(path: "android/\(name)", audits: try audits(name, density: density))
        }
        for collection in JudgedCollection.all(of: .android) {
            screens += try collection.dumps().map { dump in
                CorpusScreen(path: dump.path, audits: try dump.audits(.recommended))
            }
        }
        return screens
    }

    /// Audits a dump with the preset `recommended`.
    static func audits(_ name: String, density: Double?) throws -> [ScreenAudit] {
        let audit = RuleSelection(Configuration(), .all).audit(of: ScreenID(name: name), on: .android)
        return try TreeReader.read(try AndroidCorpus.dump(name), file: name).map { screen in
            var screen = screen
            if let density { screen.setDensity(density) }
            return audit(screen)
        }
    }
}
