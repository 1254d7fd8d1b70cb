import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Where the density of an Android screen comes from.
@Suite("Density of Android screens")
struct DensityTests {
    /// A button of 105 pixels: 40 dp at 420 dpi, 52.5 dp at 320 dpi.
    private static let dump = """
        <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
        <node class="android.widget.Button" text="Pay" clickable="true" bounds="[300,300][405,405]"/></node></hierarchy>
        """

    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write("trees/pay.xml", Self.dump)
        return project
    }

    @Test("Without it sizes are not checked, and the option is named once in a run")
    func unknown() throws {
        let project = try project()
        try project.write("trees/again.xml", Self.dump)
        let output = project.run("lint", "@/trees").output
        #expect(output.components(separatedBy: "--density 420dpi").count == 2, "\(output)")
        #expect(!output.contains(" dp;"))
        let details = project.run("lint", "-v", "@/trees").output
        #expect(details.contains("target-size") && details.contains("(the density of this screen is unknown)"))
    }

    @Test(
        "--density gives it as dots per inch or as pixels per dp, as people and adb write it",
        arguments: [
            "420dpi", "2.625", "420", " 420 dpi", "2,625", "2.625x", "Physical density: 420",
            "Physical density: 480\nOverride density: 420\n",
        ])
    func option(density: String) throws {
        let output = try project().run("lint", "--density", density, "@/trees").output
        #expect(output.contains("is 40×40 dp; the minimum is 48×48 dp"), "\(output)")
        #expect(output.contains("TalkBack") || output.contains("48×48 dp, with padding"))
    }

    @Test("The names of densities in Android's resources")
    func names() throws {
        let project = try project()
        #expect(project.run("lint", "--density", "xxhdpi", "@/trees").output.contains("is 35×35 dp"))
        #expect(project.run("lint", "--density", "HDPI", "@/trees").outcome == .passed)
    }

    @Test(
        "A density that no device has is refused",
        arguments: ["10", "71", "0.4", "1001", "6.3", "9x", "1dpi", "-420", "nan", "huge", "", "Physical density:"])
    func wrong(density: String) throws {
        let result = try project().run("lint", "--density", density, "@/trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "--density: found \"\(density)\", expected a density such as 420, 420dpi, 2.625 or xxhdpi"))
    }

    @Test("Capabilities beside the dump give it, and are no tree in a folder")
    func capabilities() throws {
        let project = try project()
        try project.write("trees/pay.capabilities.json", #"{"platformName": "Android", "deviceScreenDensity": 420}"#)
        let result = project.run("lint", "@/trees")
        #expect(result.output.contains("is 40×40 dp"), "\(result.output)")
        #expect(result.outcome != .undecided, "\(result.errors)")
        try project.write("trees/pay.capabilities.json", "{")
        #expect(project.run("lint", "@/trees").errors.contains("pay.capabilities.json:1:2"))
    }

    @Test("The configuration gives it for paths, and the option outweighs it")
    func configuration() throws {
        let project = try project()
        try project.write(
            ".axaudit.json", #"{ "density": [ { "paths": ["trees/**"], "density": "420dpi" } ] }"#)
        #expect(project.run("lint", "@/trees").output.contains("is 40×40 dp"))
        #expect(!project.run("lint", "--density", "320dpi", "@/trees").output.contains(" dp;"))
        for density in ["420", "2.625", "\"420\"", "\"Physical density: 420\""] {
            try project.write(".axaudit.json", "{ \"density\": \(density) }")
            #expect(project.run("lint", "@/trees").output.contains("is 40×40 dp"), "\(density)")
        }
        try project.write(".axaudit.json", #"{ "density": 12.345 }"#)
        let wrong = project.run("lint", "@/trees")
        #expect(wrong.outcome == .undecided && wrong.errors.contains("found 12.345, expected a density such as 420,"))
    }

    @Test("config show prints the density as written, with its origin")
    func shown() throws {
        let project = try project()
        try project.write(".axaudit.json", "{ \"density\":\n  450 }")
        let shown = project.run("config", "show", "@/trees").output
        #expect(shown.contains(/density +450 +.*\.axaudit\.json:2:3\n/), "\(shown)")
        let option = project.run("config", "show", "--density", "xxhdpi", "@/trees").output
        #expect(option.contains(/density +xxhdpi +--density\n/), "\(option)")
    }

    @Test("rules --platform android lists the rules that run there")
    func rules() throws {
        let android = axaudit("rules", "--no-config", "--platform", "android").output
        #expect(android.contains("label-icon-glyph") && android.contains("target-size"))
        #expect(!android.contains("trait-conflict"))
        #expect(!axaudit("rules", "--no-config", "--platform", "ios").output.contains("label-icon-glyph"))
    }
}
