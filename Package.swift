// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "axaudit",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16)],
    products: [
        .library(name: "AXAudit", targets: ["AXAudit"]),
        .library(name: "AXAuditTesting", targets: ["AXAuditTesting"]),
        .executable(name: "axaudit", targets: ["AXAuditTool"]),
    ],
    targets: [
        .target(name: "AXTree"),
        .target(name: "AXEngine", dependencies: ["AXTree"]),
        .target(
            name: "AXRules", dependencies: ["AXTree", "AXEngine"], path: "Rules", exclude: ["README.md", "Docs"]),
        .target(name: "AXReports", dependencies: ["AXTree", "AXEngine"]),
        .target(name: "AXAudit", dependencies: ["AXTree", "AXEngine", "AXRules", "AXReports"]),
        .target(name: "AXAuditTesting", dependencies: ["AXAudit"]),
        .target(name: "AXCommandLine", dependencies: ["AXAudit"]),
        .executableTarget(name: "AXAuditTool", dependencies: ["AXCommandLine"]),
        .testTarget(name: "AXTreeTests", dependencies: ["AXTree"]),
        .testTarget(name: "AXEngineTests", dependencies: ["AXEngine", "AXTree"]),
        .testTarget(name: "AXRulesTests", dependencies: ["AXRules", "AXEngine", "AXTree", "AXAudit"]),
        .testTarget(name: "AXReportsTests", dependencies: ["AXReports", "AXEngine", "AXTree", "AXAudit"]),
        .testTarget(name: "AXCommandLineTests", dependencies: ["AXCommandLine", "AXAudit"]),
        .testTarget(name: "AXAuditTestingTests", dependencies: ["AXAuditTesting"]),
    ]
)
