import AXAudit
import AXEngine
import Foundation
import TestSupport

/// The audit of the corpora, as `axaudit lint` runs it without a configuration.
enum CorpusAudit {
    /// The dumps of iOS that are read, in the order of their paths. Those of Android are audited by `AndroidAudit`.
    static let screens = folders.flatMap { name, folder in screens(in: folder, name) }

    /// The names, in verdicts.tsv, of the folders that are there. `AXAUDIT_CORPUS` may name them otherwise.
    static let folderNames = folders.map(\.name)

    private static let folders: [(name: String, folder: URL)] =
        Array(zip(["corpus", "corpus-2"], Corpus.folders)) + JudgedCollection.all(of: .ios).map { ($0.name, $0.files) }

    private static func screens(in folder: URL, _ name: String) -> [CorpusScreen] {
        let session = LintSession(Linter(configuration: .none), paths: [folder.path])
        var screens: [CorpusScreen] = []
        for (input, outcome) in zip(session.inputs, session.outcomes(of: session.inputs, .source)) {
            guard case .screens(let audits) = outcome, audits.allSatisfy({ $0.screen.platform == .iOS }) else {
                continue
            }
            let path = name + input.path.dropFirst(folder.path.count)
            screens.append(CorpusScreen(path: path, audits: audits))
        }
        return screens.sorted { $0.path < $1.path }
    }
}
