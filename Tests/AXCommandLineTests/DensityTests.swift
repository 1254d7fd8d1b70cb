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

    @Test("--density gives it as dots per inch or as pixels per dp", arguments: ["420dpi", "2.625"])
    func option(density: String) throws {
        let output = try project().run("lint", "--density", density, "@/trees").output
        #expect(output.contains("is 40×40 dp; the minimum is 48×48 dp"), "\(output)")
        #expect(output.contains("TalkBack") || output.contains("48×48 dp, with padding"))
    }

    @Test("A density that is none is refused")
    func wrong() throws {
        let result = try project().run("lint", "--density", "420", "@/trees")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("--density: found \"420\", expected a density such as 420dpi or 2.625"))
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
        try project.write(".axaudit.json", #"{ "density": 420 }"#)
        let wrong = project.run("lint", "@/trees")
        #expect(wrong.outcome == .undecided && wrong.errors.contains("found 420, expected a density such as 420dpi"))
    }

    @Test("rules --platform android lists the rules that run there")
    func rules() throws {
        let android = axaudit("rules", "--no-config", "--platform", "android").output
        #expect(android.contains("label-icon-glyph") && android.contains("target-size"))
        #expect(!android.contains("trait-conflict"))
        #expect(!axaudit("rules", "--no-config", "--platform", "ios").output.contains("label-icon-glyph"))
    }
}
