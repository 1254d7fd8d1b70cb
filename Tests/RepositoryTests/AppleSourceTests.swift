import TestSupport
import Testing

/// What Linux can check of the sources that are compiled on Apple platforms.
@Suite("Sources for Apple platforms")
struct AppleSourceTests {
    private static var swiftFiles: [String] {
        ["Sources", "Rules", "Tests"].flatMap { Repository.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    }

    /// A test suite that looks for these words contains them.
    private static let ownPath = "Tests/RepositoryTests/AppleSourceTests.swift"

    @Test("Nothing is used that needs a newer system than iOS 15 and macOS 13")
    func deploymentTargets() throws {
        for path in Self.swiftFiles where path != Self.ownPath {
            let text = try Repository.text(path)
            #expect(!text.contains("String(validating:"), "\(path)")
            // Compiled only where there is no module os.
            if path == "Sources/AXSyntax/Lock.swift" { continue }
            #expect(!text.contains("import Synchronization"), "\(path)")
        }
    }

    @Test("The C library is imported in one file")
    func cLibrary() throws {
        for path in Self.swiftFiles where path != "Sources/AXSyntax/Platform.swift" && path != Self.ownPath {
            let text = try Repository.text(path)
            for module in ["Glibc", "Musl", "Android", "Darwin"] {
                #expect(!text.contains("import \(module)\n"), "\(path)")
            }
        }
    }

    @Test("Tests of views are left out where there is no UIKit")
    func guards() throws {
        for path in Repository.files(below: "Tests/AXAuditUIKitTests") where path.hasSuffix(".swift") {
            #expect(try Repository.text(path).hasPrefix("#if canImport(UIKit)\n"), "\(path)")
        }
    }

    @Test("Every stand-in names the header that it follows")
    func headers() throws {
        for path in Self.swiftFiles where path.hasPrefix("Tests/StandIns/") {
            let name = path.split(separator: "/").last ?? ""
            // The simulated app has no header, and neither have the files that re-export modules.
            if name == "Exports.swift" || name.hasPrefix("StandIn") { continue }
            // SwiftUI has interfaces and no headers. The overlays are those of frameworks whose interfaces are not
            // public.
            let source = #/\/\/\/ Header: \w+\/\w+\.h|\/\/\/ Interface: \w+, `\w+`|\/\/ Source: /#
            #expect(try Repository.text(path).contains(source), "\(path)")
        }
    }
}
