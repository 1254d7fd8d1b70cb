import AXDumps
import AXFormats
import Foundation

extension InputFormat {
    /// The formats with dumps in Tests/Fixtures, for tests of each format: a missing folder is reported once, by
    /// AXFormatsTests' `InputFormatTests`.
    package static let tested = all.filter { !$0.fixtureNames.isEmpty }

    /// The words for a step of the recipe, for messages of tests.
    package static func step(_ number: Int) -> String {
        "step \(number) of the recipe \"Input format\" in .github/ARCHITECTURE.md"
    }

    /// The names of the files in the format's folder of Tests/Fixtures, sorted; empty if there is no such folder.
    var fixtureNames: [String] {
        let folder = Repository.root.appendingPathComponent("Tests/Fixtures/" + id).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
