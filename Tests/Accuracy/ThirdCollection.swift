import AXAudit
import AXEngine
import AXSyntax
import Foundation
import TestSupport

/// The dumps of one platform in the folder of the third collection, `corpus-3`.
enum ThirdCollection: String, CaseIterable {
    case ios, android

    /// The folder in verdicts.tsv.
    var name: String { "corpus-3/" + rawValue }

    /// A dump of the collection.
    struct Dump {
        /// The path in verdicts.tsv.
        let path: String
        /// The file.
        let bytes: [UInt8]
        /// The density, or `nil` if it is not known.
        let density: Double?

        /// Audits the screens of the dump.
        func audits(_ preset: Preset) throws -> [ScreenAudit] {
            let selection = RuleSelection(Configuration(), .all, changes: [.preset(preset)])
            return try TreeReader.read(bytes, file: path).map { screen in
                var screen = screen
                if let density { screen.setDensity(density) }
                return selection.audit(of: ScreenID(name: path), on: screen.platform)(screen)
            }
        }
    }

    /// Reads the dumps, in the order of their names.
    func dumps() throws -> [Dump] {
        guard let folder = Corpus.third else { return [] }
        let densities = try densities()
        let files = folder.appendingPathComponent(rawValue)
        return try FileManager.default.contentsOfDirectory(atPath: files.path).sorted().map { name in
            Dump(
                path: self.name + "/" + name, bytes: [UInt8](try Data(contentsOf: files.appendingPathComponent(name))),
                density: densities[name])
        }
    }

    /// Returns the rows of one of the lists of the platform, without the header, each as its columns.
    func rows(of list: String) throws -> [[String]] {
        guard let file = Corpus.third?.appendingPathComponent("\(rawValue)-\(list).tsv") else { return [] }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The densities that the list of sources gives, other than those that are only assumed, by name of the dump.
    private func densities() throws -> [String: Double] {
        guard self == .android else { return [:] }
        var densities: [String: Double] = [:]
        for row in try rows(of: "SOURCES") where row.count > 11 && !row[11].hasPrefix("assumed") {
            densities[String(row[0].trimmingPrefix("dumps/"))] = Double(row[10])
        }
        return densities
    }
}
