import AXDumps
import AXFormats
import Foundation

/// The dumps of Tests/Fixtures and of the corpora, also of the newest one, whose name ends with `-3`.
package enum AllDumps {
    /// A larger dump takes too long in a test of every dump.
    private static let maximumSize = 200_000

    /// Returns the dumps in the order of their names: all fixtures, and of the real ones every tenth unless tests run
    /// all cases.
    package static func read() throws -> [(name: String, bytes: [UInt8])] {
        var dumps: [(name: String, bytes: [UInt8])] = []
        for format in InputFormat.tested { dumps += try fixtures(of: format) }
        var files: [(name: String, url: URL)] = []
        var folders = Corpus.folders + [AndroidCorpus.folder?.appendingPathComponent("dumps")].compactMap(\.self)
        folders += Corpus.judged.filter { $0.number == 3 }.map(\.folder)
        for folder in folders {
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            for name in names where [".json", ".xml", ".txt"].contains(where: name.hasSuffix) {
                files.append((folder.lastPathComponent + "/" + name, folder.appendingPathComponent(name)))
            }
        }
        for index in stride(from: 0, to: files.count, by: Cases.step) {
            dumps.append((files[index].name, [UInt8](try Data(contentsOf: files[index].url))))
        }
        return dumps.filter { $0.bytes.count <= maximumSize }
    }
}
