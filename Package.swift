// swift-tools-version: 6.1
import PackageDescription

// Stand-ins for Apple's frameworks, so that the adapters to them are compiled and tested where there are none.
#if os(Linux)
    let standIns: [Target] = [
        .target(name: "UIKit", path: "Tests/StandIns/UIKit", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "XCUIAutomation", path: "Tests/StandIns/XCUIAutomation", swiftSettings: [.swiftLanguageMode(.v5)]),
        // On a Mac UI tests need an app to test.
        .testTarget(
            name: "AXAuditXCUITestTests", dependencies: ["AXAuditXCUITest", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
    let uiKit: [Target.Dependency] = ["UIKit"]
    let xcuiAutomation: [Target.Dependency] = ["XCUIAutomation"]
#else
    let standIns: [Target] = []
    let uiKit: [Target.Dependency] = []
    let xcuiAutomation: [Target.Dependency] = []
#endif

let package = Package(
    name: "axaudit",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16)],
    products: [
        .library(name: "AXAudit", targets: ["AXAudit"]),
        .library(name: "AXAuditTesting", targets: ["AXAuditTesting"]),
        .library(name: "AXAuditUIKit", targets: ["AXAuditUIKit"]),
        .library(name: "AXAuditXCUITest", targets: ["AXAuditXCUITest"]),
        .executable(name: "axaudit", targets: ["AXAuditTool"]),
    ],
    targets: [
        .target(name: "AXSyntax"),
        .target(name: "AXTree", dependencies: ["AXSyntax"]),
        .target(name: "AXFormats", dependencies: ["AXTree", "AXSyntax"]),
        .target(name: "AXEngine", dependencies: ["AXTree", "AXSyntax"]),
        .target(name: "AXSnapshots", dependencies: ["AXEngine", "AXFormats", "AXTree", "AXSyntax"]),
        .target(
            name: "AXRules", dependencies: ["AXEngine", "AXTree", "AXSyntax"], path: "Rules",
            exclude: ["README.md", "Docs"]),
        .target(name: "AXReports", dependencies: ["AXSnapshots", "AXEngine", "AXFormats", "AXTree", "AXSyntax"]),
        .target(
            name: "AXAudit",
            dependencies: ["AXReports", "AXRules", "AXSnapshots", "AXEngine", "AXFormats", "AXTree", "AXSyntax"]),
        .target(name: "AXAuditTesting", dependencies: ["AXAudit"]),
        .target(name: "AXAuditUIKit", dependencies: ["AXAudit"] + uiKit),
        .target(name: "AXAuditXCUITest", dependencies: ["AXAudit", "AXAuditTesting"] + uiKit + xcuiAutomation),
        .target(name: "AXCommandLine", dependencies: ["AXAudit"]),
        .executableTarget(name: "AXAuditTool", dependencies: ["AXCommandLine"]),
        .testTarget(name: "AXSyntaxTests", dependencies: ["AXSyntax", "AXTree", "TestSupport"]),
        .testTarget(name: "AXTreeTests", dependencies: ["AXTree", "AXFormats", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXFormatsTests", dependencies: ["AXFormats", "AXTree", "AXSyntax", "TestSupport"],
            exclude: ["README.md"]),
        .testTarget(name: "AXEngineTests", dependencies: ["AXEngine", "AXFormats", "AXTree", "AXSyntax"]),
        .testTarget(
            name: "AXSnapshotsTests",
            dependencies: ["AXSnapshots", "AXEngine", "AXFormats", "AXTree", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXRulesTests", dependencies: ["AXRules", "AXEngine", "AXTree", "AXSyntax", "AXAudit", "TestSupport"],
            exclude: ["README.md"]),
        .testTarget(
            name: "AXReportsTests",
            dependencies: ["AXReports", "AXSnapshots", "AXEngine", "AXTree", "AXSyntax", "AXAudit", "TestSupport"]),
        .testTarget(name: "AXAuditTests", dependencies: ["AXAudit", "AXSyntax", "TestSupport"]),
        .testTarget(name: "AXCommandLineTests", dependencies: ["AXCommandLine", "AXAudit"]),
        .target(name: "TestSupport", dependencies: ["AXFormats", "AXTree", "AXSyntax"], path: "Tests/TestSupport"),
        .testTarget(name: "AXAuditTestingTests", dependencies: ["AXAuditTesting", "TestSupport"]),
        // Written as the users of AXSnapshot and A11yUITests write tests, in the language mode that most of them have.
        .testTarget(
            name: "AXAuditUIKitTests", dependencies: ["AXAuditUIKit", "AXAuditTesting", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ] + standIns
)
