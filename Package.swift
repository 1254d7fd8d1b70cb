// swift-tools-version: 6.1
import PackageDescription

// Linux has neither UIKit, SwiftUI nor XCUIAutomation. There the adapters are compiled against stand-ins, which have
// names of their own, so that `canImport(UIKit)` stays false in a package that depends on the adapters. The shims named
// UIKit, SwiftUI and XCUIAutomation, which re-export the stand-ins, are dependencies of test targets only: SwiftPM does
// not build those for a depending package.
#if os(Linux)
    let uiKitStandIn: [Target.Dependency] = ["UIKitStandIn"]
    let swiftUIStandIn: [Target.Dependency] = ["SwiftUIStandIn"]
    let xcuiAutomationStandIn: [Target.Dependency] = ["XCUIAutomationStandIn"]
    let uiKitShim: [Target.Dependency] = ["UIKit", "SwiftUI"]
    let linuxTargets: [Target] = [
        .target(name: "ObjectiveCStandIn", path: "Tests/StandIns/ObjectiveCStandIn"),
        .target(
            name: "UIKitStandIn", dependencies: ["ObjectiveCStandIn"], path: "Tests/StandIns/UIKitStandIn",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SwiftUIStandIn", dependencies: ["UIKitStandIn"], path: "Tests/StandIns/SwiftUIStandIn",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "XCUIAutomationStandIn", dependencies: ["ObjectiveCStandIn"],
            path: "Tests/StandIns/XCUIAutomationStandIn", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "UIKit", dependencies: ["UIKitStandIn"], path: "Tests/StandIns/UIKit"),
        .target(name: "SwiftUI", dependencies: ["SwiftUIStandIn"], path: "Tests/StandIns/SwiftUI"),
        .target(
            name: "XCUIAutomation", dependencies: ["XCUIAutomationStandIn"], path: "Tests/StandIns/XCUIAutomation"),
        // The example of an app, which is only compiled: XCTest on Linux cannot run main-actor tests in the language
        // mode 6.
        .target(
            name: "Shop", dependencies: ["UIKit"], path: ".github/examples/Shop/Shop",
            exclude: ["CartView.swift", "CheckoutView.swift", "ShopApp.swift"]),
        .target(
            name: "ShopTests", dependencies: ["Shop", "AXAuditUIKit", "AXAuditTesting", "UIKit"],
            path: ".github/examples/Shop/ShopTests", exclude: ["CartTests.swift"]),
        .target(
            name: "ShopUITests", dependencies: ["AXAuditXCUITest", "XCUIAutomation"],
            path: ".github/examples/Shop/ShopUITests"),
        // On Apple platforms UI tests need an app to test.
        .testTarget(
            name: "AXAuditXCUITestTests",
            dependencies: [
                "AXAuditXCUITest", "AXAuditCore", "AXPictures", "AssertionSupport", "TestSupport", "XCUIAutomation",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
#else
    let uiKitStandIn: [Target.Dependency] = []
    let swiftUIStandIn: [Target.Dependency] = []
    let xcuiAutomationStandIn: [Target.Dependency] = []
    let uiKitShim: [Target.Dependency] = []
    let linuxTargets: [Target] = []
#endif

let package = Package(
    name: "axaudit",
    // watchOS is not there: it has neither views of UIKit nor, before version 9, tests of apps.
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .library(name: "AXAudit", targets: ["AXAudit"]),
        .library(name: "AXAuditTesting", targets: ["AXAuditTesting"]),
        .library(name: "AXAuditUIKit", targets: ["AXAuditUIKit"]),
        .library(name: "AXAuditXCUITest", targets: ["AXAuditXCUITest"]),
        .executable(name: "axaudit", targets: ["AXAuditTool"]),
    ],
    targets: [
        .target(name: "AXSyntax"),
        .target(name: "AXWords", dependencies: ["AXSyntax"]),
        .target(name: "AXTree", dependencies: ["AXWords", "AXSyntax"]),
        .target(name: "AXDumps", dependencies: ["AXTree", "AXSyntax"]),
        .target(name: "AXFormats", dependencies: ["AXDumps", "AXTree", "AXSyntax"]),
        .target(name: "AXPictures", dependencies: ["AXTree", "AXSyntax"]),
        .target(name: "AXSources", dependencies: ["AXTree", "AXSyntax"]),
        .target(name: "AXEngine", dependencies: ["AXPictures", "AXTree", "AXWords", "AXSyntax"]),
        .target(name: "AXConfiguration", dependencies: ["AXEngine", "AXTree", "AXSyntax"]),
        .target(name: "AXRuns", dependencies: ["AXConfiguration", "AXEngine", "AXPictures", "AXTree", "AXSyntax"]),
        .target(
            name: "AXArchives",
            dependencies: ["AXRuns", "AXConfiguration", "AXEngine", "AXDumps", "AXPictures", "AXTree", "AXSyntax"]),
        .target(
            name: "AXSnapshots", dependencies: ["AXConfiguration", "AXEngine", "AXDumps", "AXTree", "AXSyntax"]),
        .target(
            name: "AXRules", dependencies: ["AXEngine", "AXPictures", "AXTree", "AXWords", "AXSyntax"], path: "Rules",
            exclude: ["README.md", "Docs"]),
        .target(
            name: "AXTestReports",
            dependencies: ["AXRuns", "AXSnapshots", "AXConfiguration", "AXEngine", "AXPictures", "AXTree", "AXSyntax"]),
        .target(
            name: "AXReports",
            dependencies: [
                "AXTestReports", "AXArchives", "AXRuns", "AXSnapshots", "AXConfiguration", "AXEngine", "AXFormats",
                "AXDumps", "AXPictures", "AXTree", "AXSyntax",
            ]),
        // What an app's tests compile. The formats of other tools, reports for other programs, archives and sources are
        // in the targets that only AXAudit depends on.
        .target(
            name: "AXAuditCore",
            dependencies: [
                "AXTestReports", "AXRules", "AXRuns", "AXSnapshots", "AXConfiguration", "AXEngine", "AXDumps",
                "AXPictures", "AXTree", "AXSyntax",
            ]),
        .target(
            name: "AXAudit",
            dependencies: [
                "AXAuditCore", "AXReports", "AXArchives", "AXTestReports", "AXRules", "AXRuns", "AXSnapshots",
                "AXConfiguration", "AXEngine", "AXFormats", "AXDumps", "AXPictures", "AXSources", "AXTree", "AXSyntax",
            ]),
        .target(name: "AXAuditTesting", dependencies: ["AXAuditCore"]),
        .target(name: "AXAuditUIKit", dependencies: ["AXAuditCore"] + uiKitStandIn + swiftUIStandIn),
        .target(
            name: "AXAuditXCUITest",
            dependencies: ["AXAuditCore", "AXAuditTesting"] + uiKitStandIn + xcuiAutomationStandIn),
        .target(name: "AXCommandLine", dependencies: ["AXAudit"]),
        .executableTarget(name: "AXAuditTool", dependencies: ["AXCommandLine"]),
        .testTarget(name: "AXSyntaxTests", dependencies: ["AXSyntax", "AXTree", "TestSupport"]),
        .testTarget(name: "AXWordsTests", dependencies: ["AXWords", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXTreeTests",
            dependencies: ["AXTree", "AXWords", "AXDumps", "AXFormats", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXDumpsTests",
            dependencies: ["AXDumps", "AXFormats", "AXTree", "AXSyntax", "AXAudit", "TestSupport"]),
        .testTarget(
            name: "AXFormatsTests",
            dependencies: ["AXFormats", "AXDumps", "AXTree", "AXSyntax", "AXAudit", "TestSupport"],
            exclude: ["README.md"]),
        .testTarget(
            name: "AXPicturesTests",
            dependencies: ["AXPictures", "AXDumps", "AXFormats", "AXTree", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXSourcesTests",
            dependencies: ["AXSources", "AXAudit", "AXDumps", "AXFormats", "AXTree", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXEngineTests",
            dependencies: ["AXEngine", "AXDumps", "AXFormats", "AXPictures", "AXTree", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXConfigurationTests",
            dependencies: ["AXConfiguration", "AXEngine", "AXTree", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXRunsTests",
            dependencies: [
                "AXRuns", "AXConfiguration", "AXEngine", "AXTree", "AXSyntax", "AXAudit", "TestSupport",
            ]),
        .testTarget(
            name: "AXArchivesTests",
            dependencies: [
                "AXArchives", "AXReports", "AXRuns", "AXConfiguration", "AXEngine", "AXTree", "AXSyntax", "AXAudit",
                "TestSupport",
            ]),
        .testTarget(
            name: "AXSnapshotsTests",
            dependencies: [
                "AXSnapshots", "AXConfiguration", "AXEngine", "AXDumps", "AXFormats", "AXTree", "AXSyntax",
                "TestSupport",
            ]),
        .testTarget(
            name: "AXRulesTests",
            dependencies: [
                "AXRules", "AXEngine", "AXPictures", "AXTree", "AXWords", "AXSyntax", "AXAudit", "TestSupport",
            ]),
        .testTarget(
            name: "AXReportsTests",
            dependencies: [
                "AXReports", "AXTestReports", "AXArchives", "AXRuns", "AXSnapshots", "AXConfiguration", "AXEngine",
                "AXFormats", "AXDumps", "AXPictures", "AXTree", "AXSyntax", "AXAudit", "TestSupport",
            ]),
        .testTarget(name: "AXAuditCoreTests", dependencies: ["AXAuditCore", "AXAudit", "AXSyntax", "TestSupport"]),
        .testTarget(name: "AXAuditTests", dependencies: ["AXAudit", "AXPictures", "AXSyntax", "TestSupport"]),
        .testTarget(
            name: "AXCommandLineTests", dependencies: ["AXCommandLine", "AXAudit", "AXPictures", "TestSupport"]),
        .testTarget(
            name: "RepositoryTests", dependencies: ["AXCommandLine", "AXAudit", "TestSupport"]),
        .testTarget(
            name: "AccuracyTests", dependencies: ["AXAudit", "AXEngine", "AXTree", "AXSyntax", "TestSupport"],
            path: "Tests/Accuracy", exclude: ["beside-atf", "verdicts.tsv"]),
        .target(
            name: "TestSupport", dependencies: ["AXRuns", "AXEngine", "AXDumps", "AXFormats", "AXTree", "AXSyntax"],
            path: "Tests/TestSupport"),
        .target(name: "AssertionSupport", dependencies: ["AXAuditTesting"], path: "Tests/AssertionSupport"),
        .testTarget(
            name: "AXAuditTestingTests",
            dependencies: ["AXAuditTesting", "AXAudit", "AXPictures", "AssertionSupport", "TestSupport"]),
        // The language mode of most test suites that were written for AXSnapshot or A11yUITests.
        .testTarget(
            name: "AXAuditUIKitTests",
            dependencies: [
                "AXAuditUIKit", "AXAuditTesting", "AXAuditCore", "AXPictures", "AssertionSupport", "TestSupport",
            ]
                + uiKitShim,
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ] + linuxTargets
)
