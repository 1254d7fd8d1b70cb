import Foundation
import TestSupport
import Testing

/// The links between the documents of the repository.
@Suite("Links in documents")
struct DocumentLinkTests {
    /// The README, the documents for contributors and the articles.
    private static let documents: [String] = {
        let hidden = ["ACCURACY.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "PRECEDENCE.md"]
            .map { ".github/" + $0 }
        return hidden + Repository.files().filter { $0.hasSuffix(".md") }
    }()

    @Test("A link to a file names a file that exists", arguments: documents)
    func files(document: String) throws {
        let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
        for match in try Repository.text(document).matches(of: #/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/#) {
            let target = String(match.1)
            if target.contains("://") || target.hasPrefix("mailto:") { continue }
            let path = folder.appendingPathComponent(target.removingPercentEncoding ?? target).path
            #expect(FileManager.default.fileExists(atPath: path), "\(document) links to \(target)")
        }
    }
}
