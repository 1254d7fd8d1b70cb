import AXAudit
import AXPictures
import Foundation
import Testing

@testable import AXCommandLine

/// Contrast in the light and in the dark variant of a screen, each with its picture.
@Suite("Contrast in light and dark")
struct AppearanceContrastTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// Writes the dump and the picture of a variant, of which the first text has this color.
    private func write(_ name: String, _ color: UInt32, folder: String = "Trees") throws {
        try project.write("\(folder)/\(name).json", PicturedScreen.tree)
        try Data(PicturedScreen.picture(color)).write(to: URL(fileURLWithPath: project.path("\(folder)/\(name).png")))
    }

    /// What the tests look at of a finding of text-contrast.
    private struct Finding: Equatable {
        let file: String
        let severity: String
        let variants: [String]
        let detail: String?
        let cause: String
    }

    private func findings(_ result: CommandResult) throws -> [Finding] {
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        let findings = try #require(result.json["findings"] as? [[String: Any]])
        return findings.filter { $0["rule"] as? String == "text-contrast" }.map { finding in
            let file = screens[finding["screen"] as? Int ?? 0]["file"] as? String ?? ""
            return Finding(
                file: file.split(separator: "/").last.map(String.init) ?? "",
                severity: finding["severity"] as? String ?? "", variants: finding["variants"] as? [String] ?? [],
                detail: finding["detail"] as? String, cause: finding["cause"] as? String ?? "")
        }
    }

    private func lint(_ arguments: String...) throws -> [Finding] {
        var environment = Environment()
        environment.workingDirectory = project.folder
        let all = ["lint", project.path("Trees"), "--no-config", "-f", "json"] + arguments
        return try findings(CommandLineTool.run(all, environment))
    }

    @Test("Low in dark only is one finding, which names both variants and both ratios", arguments: [false, true])
    func onlyInDark(isAlone: Bool) throws {
        try write("Checkout", 0x222222)
        try write("Checkout@dark", 0xAAAAAA)
        let found = isAlone ? try lint("--only", "text-contrast") : try lint()
        #expect(found.count == 1)
        #expect(found.first?.file == "Checkout@dark.json")
        #expect(found.first?.severity == "failure", "the picture shows it, whatever the names of the files say")
        #expect(found.first?.variants == ["base", "dark"])
        #expect(found.first?.detail == "Low in dark, enough in base: 2.32:1 and 15.90:1")
    }

    @Test("Low in light only is one finding too")
    func onlyInLight() throws {
        try write("Checkout", 0x888888)
        try write("Checkout@dark", 0x222222)
        let found = try lint()
        #expect(found.map(\.file) == ["Checkout.json"])
        #expect(found.first?.severity == "warning")
        #expect(found.first?.variants == ["base", "dark"])
        #expect(found.first?.detail == "Borderline in base, enough in dark: 3.54:1 and 15.90:1")
    }

    @Test("Low in both is reported on each screen, and has one cause")
    func inBoth() throws {
        try write("Checkout", 0xAAAAAA)
        try write("Checkout@dark", 0xBBBBBB)
        let found = try lint()
        #expect(found.map(\.file) == ["Checkout.json", "Checkout@dark.json"])
        #expect(Set(found.map(\.cause)).count == 1)
        #expect(found.allSatisfy { $0.variants.isEmpty && $0.detail == nil })
    }

    @Test(
        "Nothing is compared with a variant of the same appearance, of another text size, or without a picture",
        arguments: ["Checkout~de", "Checkout@dark~ax5", "no picture"])
    func notCompared(other: String) throws {
        try write("Checkout", 0xAAAAAA)
        try write(other == "no picture" ? "Checkout@dark" : other, 0x222222)
        if other == "no picture" { try FileManager.default.removeItem(atPath: project.path("Trees/Checkout@dark.png")) }
        let found = try lint().filter { $0.file == "Checkout.json" }
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.variants.isEmpty && $0.detail == nil })
    }

    @Test("Merge writes the same, of one run and of one run for each variant")
    func merge() throws {
        try write("Checkout", 0x222222)
        try write("Checkout@dark", 0xAAAAAA)
        let whole = try lint()
        for names in [["Checkout", "Checkout@dark"], ["."]] {
            let archives = names.map { name in
                let archive = project.path("\(name.count).jsonl")
                let path = name == "." ? "@/Trees" : "@/Trees/\(name).json"
                #expect(
                    project.run("lint", path, "--no-config", "-f", "archive=\(archive)").outcome != .undecided)
                return archive
            }
            var environment = Environment()
            environment.workingDirectory = project.folder
            let merged = CommandLineTool.run(["merge", "-f", "json"] + archives, environment)
            #expect(try findings(merged) == whole)
        }
    }
}
