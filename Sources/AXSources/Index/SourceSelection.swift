/// Which folders and files of an app's sources are not part of what the app shows: tests, previews, generated and built
/// code, other systems.
package enum SourceSelection {
    private static let folders: Set = [
        // Tests and previews
        "test", "tests", "uitests", "unittests", "androidtest", "__tests__", "__mocks__", "testing", "spec", "specs",
        "e2e", "integration_test", "testfixtures", "fixtures", "preview content", "preview assets", "stories",
        "storybook", ".storybook", "snapshots", "__snapshots__", "cypress", "maestro",
        // Built and generated
        "build", "builds", "deriveddata", "generated", "out", "dist", "target", "pods", "carthage", "vendor",
        "node_modules", "third_party", "thirdparty", "bower_components", "sourcepackages", "checkouts", "coverage",
        "xcuserdata", "intermediates", "captures",
    ]
    private static let folderEnds = [
        "tests", "uitests", "unittests", "test", ".xcodeproj", ".xcworkspace", ".xcassets", ".framework",
        ".xcframework", ".bundle", ".app",
    ]
    private static let fileEnds = [
        "tests.swift", "test.swift", "spec.swift", "test.kt", "tests.kt", "test.java", "tests.java", "_test.dart",
        "tests.m", "test.m", ".test.ts", ".test.tsx", ".test.js", ".test.jsx", ".spec.ts", ".spec.tsx", ".spec.js",
        ".spec.jsx", ".stories.tsx", ".stories.ts", ".stories.jsx", ".stories.js", ".g.dart", ".freezed.dart",
        ".gr.dart", ".mocks.dart", ".generated.swift", ".d.ts", ".min.js", "+generated.swift", "_previews.swift",
        "previews.swift", ".config.js", ".config.ts", "package.json", "app.json", "package-lock.json", ".bundle.js",
    ]
    /// Source sets of Kotlin and Android that every build of the app has.
    private static let sharedSourceSets: Set = ["main", "commonmain", "androidmain", "iosmain", "mobilemain", "shared"]

    /// Folders beside an app, in the folder of a project, whose code is of something else.
    private static let besides: Set = [
        "docs", "doc", "documentation", "scripts", "script", "website", "site", "web", "www", "admin", "landing",
        "backend", "server", "functions", "supabase", "firebase",
    ]
    /// What only the folder of a project has.
    private static let projectFiles: Set = [
        ".git", ".gitignore", ".github", "readme.md", "package.json", "pubspec.yaml", "settings.gradle",
        "settings.gradle.kts", "package.swift", "license", "fastlane",
    ]

    /// Whether a folder is left out.
    ///
    /// - Parameter siblings: The names in the same folder.
    package static func leavesOut(folder name: String, in parent: String, siblings: [String]) -> Bool {
        let name = name.lowercased()
        if folders.contains(name) || folderEnds.contains(where: { name.hasSuffix($0) && name != $0 }) { return true }
        if besides.contains(name), siblings.contains(where: { projectFiles.contains($0.lowercased()) }) { return true }
        // Other build types and flavours than the ones that all builds share.
        return parent == "src" && siblings.contains("main") && !sharedSourceSets.contains(name)
    }

    /// Whether a file is left out although its ending is that of a source.
    package static func leavesOut(file name: String) -> Bool {
        let name = name.lowercased()
        return fileEnds.contains { name.hasSuffix($0) }
    }
}
