import AXDumps
import AXFormats
import AXSyntax
import AXTree
import Foundation

/// The one screen of a text.
package func readScreen(_ text: String, format: InputFormat? = nil) throws -> Screen {
    try readScreen(Array(text.utf8), format: format)
}

/// The one screen of a dump.
package func readScreen(_ bytes: [UInt8], format: InputFormat? = nil) throws -> Screen {
    let screens = try TreeReader.read(bytes, file: "tree", format: format)
    guard let screen = screens.first, screens.count == 1 else { throw UnexpectedCount(count: screens.count) }
    return screen
}

/// What is said when a text is refused, as `tree:line:column: message`; empty if it is read.
package func refusals(_ text: String, format: InputFormat? = nil) -> [String] {
    refusals(Array(text.utf8), format: format)
}

/// What is said when a dump is refused, as `tree:line:column: message`; empty if it is read.
package func refusals(_ bytes: [UInt8], format: InputFormat? = nil) -> [String] {
    do throws(InputErrors) {
        _ = try TreeReader.read(bytes, file: "tree", format: format)
        return []
    } catch { return error.errors.map(\.description) }
}

/// The bytes of a file in Tests/Fixtures.
package func fixture(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.root.appendingPathComponent("Tests/Fixtures/" + path)))
}

/// The files of Tests/Fixtures of a format, in the order of their names.
package func fixtures(of format: InputFormat) throws -> [(name: String, bytes: [UInt8])] {
    let names = format.fixtureNames
    guard !names.isEmpty else { throw FixtureError(format: format, lack: "no dump") }
    return try names.map { ("\(format.id)/\($0)", try fixture("\(format.id)/\($0)")) }
}

/// Something was found more or less often than a test expects.
struct UnexpectedCount: Error {
    let count: Int
}
