import AXAuditCore
import Foundation

/// The bundles in which the resources of a test may be.
enum TestBundles {
    /// Returns the folders of resources: those of the bundle of the test's class, of the bundle that SwiftPM makes of
    /// the test's module (`Bundle.module`), and of all other bundles that are loaded.
    static func resourceFolders(of caller: Caller) -> [String] {
        var bundles: [Bundle] = []
        #if canImport(XCTest)
            if let test = XCTestCaseObserver.shared.testCase { bundles.append(Bundle(for: type(of: test))) }
        #endif
        bundles += Bundle.allBundles + [.main]
        let folders = bundles.compactMap { $0.resourcePath } + bundles.map { FileSystem.parent(of: $0.bundlePath) }
        let module = "\(caller.fileID)".prefix { $0 != "/" }
        let ofModule = folders.flatMap { folder in
            let names = (try? FileSystem.names(in: folder)) ?? []
            return names.filter { $0.hasSuffix("_\(module).bundle") || $0.hasSuffix("_\(module).resources") }
                .map { FileSystem.joined(folder, $0) }
        }
        return bundles.prefix(1).compactMap { $0.resourcePath } + ofModule + folders
    }
}
