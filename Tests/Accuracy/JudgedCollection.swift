import AXAudit
import AXEngine
import AXSyntax
import Foundation
import TestSupport

/// The dumps of one platform in a folder with lists of verdicts and of missed defects, e.g. `corpus-3`.
struct JudgedCollection {
    /// A platform, by the name of the folder of its dumps.
    enum Platform: String, CaseIterable {
        case ios, android
    }

    /// The folder of the collection.
    let folder: URL
    /// The name of that folder in verdicts.tsv, e.g. `corpus-3`.
    let folderName: String
    /// The platform.
    let platform: Platform

    /// The collections that are there, those of iOS first.
    static let all = Platform.allCases.flatMap { platform in
        Corpus.judged.map { JudgedCollection(folder: $0.folder, folderName: "corpus-\($0.number)", platform: platform) }
    }

    /// Returns the collections of a platform.
    static func all(of platform: Platform) -> [JudgedCollection] { all.filter { $0.platform == platform } }

    /// The folder of the dumps in verdicts.tsv.
    var name: String { folderName + "/" + platform.rawValue }
    /// The folder of the dumps.
    var files: URL { folder.appendingPathComponent(platform.rawValue) }

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

    /// Reads the dumps, in the order of their names. What is no dump that can be read is left out.
    func dumps() throws -> [Dump] {
        let densities = try densities()
        return try FileManager.default.contentsOfDirectory(atPath: files.path).sorted().compactMap { name in
            let bytes = [UInt8](try Data(contentsOf: files.appendingPathComponent(name)))
            let dump = Dump(path: self.name + "/" + name, bytes: bytes, density: densities[name])
            return (try? TreeReader.read(bytes, file: name)) == nil ? nil : dump
        }
    }

    /// Returns the rows of one of the lists of the platform, without the header.
    func rows(of list: String) throws -> [TableRow] {
        try TableRow.all(in: folder.appendingPathComponent("\(platform.rawValue)-\(list).tsv"))
    }

    /// The densities that the list of sources gives, other than those that are only assumed, by name of the dump.
    private func densities() throws -> [String: Double] {
        guard platform == .android else { return [:] }
        var densities: [String: Double] = [:]
        for row in try rows(of: "SOURCES") {
            guard let path = row["path"], let file = row["file"] ?? path.split(separator: "/").last.map(String.init)
            else { continue }
            if let dpi = row["dpi"]?.prefixMatch(of: #/\d+/#).flatMap({ Double($0.0) }) {
                densities[file] = dpi / 160
            } else if row["density_basis"]?.hasPrefix("assumed") == false {
                densities[file] = row["density"].flatMap { Double($0) }
            }
        }
        return densities
    }
}
