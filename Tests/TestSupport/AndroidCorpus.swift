import Foundation

/// The folder of real dumps of Android that `AXAUDIT_ANDROID` names. Tests that need it are skipped without it.
package enum AndroidCorpus {
    /// The folder, or `nil` if the variable is not set.
    package static let folder = ProcessInfo.processInfo.environment["AXAUDIT_ANDROID"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    /// Whether the folder is known: the condition of `.enabled(if:)`.
    package static var isAvailable: Bool { folder != nil }

    /// The names of the dumps, sorted.
    package static func names() throws -> [String] {
        guard let folder else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("dumps").path).sorted()
    }

    /// The bytes of a dump.
    package static func dump(_ name: String) throws -> [UInt8] {
        guard let folder else { return [] }
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent("dumps/" + name)))
    }

    /// What TalkBack and Google's checks say about a dump, and its density, as `expected/<name>.json` has it.
    package static func reference(_ name: String) throws -> AndroidReference {
        guard let folder else { return AndroidReference(elements: 0, density: nil, stops: [], atf: .init(results: [])) }
        let url = folder.appendingPathComponent("expected/" + name + ".json")
        return try JSONDecoder().decode(AndroidReference.self, from: Data(contentsOf: url))
    }
}

/// What is known about a dump of `AndroidCorpus` from other sources.
package struct AndroidReference: Decodable, Sendable {
    /// A stop of TalkBack. `i` is the number of the element among those with bounds.
    package struct Stop: Decodable, Sendable {
        package var i: Int
        package var name: String?
    }

    /// A result of the Accessibility Test Framework.
    package struct Result: Decodable, Sendable {
        package var check: String
        package var type: String
        package var i: Int?
        package var message: String?
        package var edge: String?
        package var noStop: Bool?
    }

    package struct ATF: Decodable, Sendable {
        package var results: [Result]
    }

    package var elements: Int
    /// The density with which ATF was run.
    package var density: Double?
    /// How the density is known: `inferred: navigation bar 126 px`.
    package var densityBasis: String?
    package var stops: [Stop]
    package var atf: ATF

    /// The density, or `nil` if it was only assumed.
    package var knownDensity: Double? { densityBasis?.hasPrefix("assumed") == true ? nil : density }
}
