import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// What the command line does with dumps of Android besides their density.
@Suite("Dumps of Android on the command line")
struct AndroidCommandTests {
    /// A switch and a small button without a name.
    private static let dump = """
        <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
        <node class="android.widget.Switch" text="Wi-Fi" checkable="true" clickable="true" bounds="[0,300][600,600]"/>
        <node class="android.widget.ImageButton" resource-id="com.example.app:id/close" clickable="true"
        bounds="[300,900][405,1005]"/></node></hierarchy>
        """

    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write("ui.xml", Self.dump)
        return project
    }

    private func lastLine(_ result: CommandResult) -> Substring? {
        result.output.split(separator: "\n").last
    }

    // MARK: Rules of another platform

    @Test("A rule for iOS that --only names is not checked on Android, and the last line says that nothing was")
    func otherPlatform() throws {
        let project = try project()
        let result = project.run("lint", "@/ui.xml", "--only", "toggle-value-missing")
        #expect(result.outcome == .passed)
        #expect(result.output.contains("nothing was checked on 1 screen\n"), "\(result.output)")
        #expect(
            lastLine(result)
                == "0 failures (gate: failure), 0 warnings, 1 rule not checked on 1 screen, nothing was checked")
        #expect(
            project.run("lint", "@/ui.xml", "--only", "toggle-value-missing", "-v").output.contains(
                "not checked: toggle-value-missing (this rule is only for iOS)"))
        // So it is with a group of which no rule runs.
        let group = project.run("lint", "@/ui.xml", "--only", "traits,role-missing", "--rule", "role-missing=off")
        #expect(lastLine(group)?.hasSuffix("nothing was checked") == true, "\(group.output)")
    }

    @Test("Beside rules that run, a rule for another platform counts only if --only names it")
    func beside() throws {
        let project = try project()
        let named = project.run("lint", "@/ui.xml", "--only", "toggle-value-missing,control-label-missing")
        #expect(lastLine(named) == "1 failure (gate: failure), 0 warnings, 1 rule not checked on 1 screen")
        let group = project.run("lint", "@/ui.xml", "--only", "labels")
        #expect(!group.output.contains("only for iOS") && !group.output.contains("nothing was checked"))
        try project.write("ios.json", Tree.clean)
        let android = project.run("lint", "@/ios.json", "--only", "label-icon-glyph", "-v").output
        #expect(android.contains("label-icon-glyph (this rule is only for Android)"))
    }

    @Test("Without a density nothing is checked by a rule for sizes, as on iOS without frames")
    func unknownDensity() throws {
        let project = try project()
        let android = project.run("lint", "@/ui.xml", "--only", "target-size")
        #expect(android.outcome == .passed)
        #expect(lastLine(android)?.hasSuffix("1 rule not checked on 1 screen, nothing was checked") == true)
        try project.write("ios.json", #"{ "axaudit": 1, "elements": [ { "type": "button", "label": "Close" } ] }"#)
        let iOS = project.run("lint", "@/ios.json", "--only", "target-size")
        #expect(lastLine(iOS) == lastLine(android))
    }

    @Test("A parameter for another platform than that of the screens has a warning")
    func parameters() throws {
        let project = try project()
        let warning = "warning: --set target-size.minimum=40 has an effect only on iOS, and no screen is from there\n"
        #expect(project.run("lint", "@/ui.xml", "--set", "target-size.minimum=40").errors == warning)
        #expect(project.run("lint", "@/ui.xml", "--set", "target-size.androidMinimum=40").errors == "")
        #expect(project.run("lint", "@/ui.xml", "--set", "target-size.failureBelow=40").errors == "")
        try project.write("ios.json", Tree.clean)
        #expect(project.run("lint", "@/ui.xml", "@/ios.json", "--set", "target-size.minimum=40").errors == "")
    }

    // MARK: Identifiers

    @Test(
        "Identifiers are matched with and without their package",
        arguments: ["close", "cl*", "com.example.app:id/close"])
    func identifiers(pattern: String) throws {
        let project = try project()
        let option = project.run("lint", "@/ui.xml", "--no-config", "--ignore-identifier", pattern)
        #expect(option.output.contains("1 suppressed"), "\(option.output)")
        try project.write(
            ".axaudit.json",
            ##"{ "ignore": [ { "rules": "*", "element": "#\##(pattern)", "reason": "vendor" } ] }"##)
        #expect(project.run("lint", "@/ui.xml").output.contains("1 suppressed"))
        try project.write(".axaudit.json", ##"{ "owners": { "#\##(pattern)": "Payments" } }"##)
        #expect(project.run("lint", "@/ui.xml", "--by", "owner").output.contains("Payments"))
        #expect(
            !project.run("lint", "@/ui.xml", "--no-config", "--ignore-identifier", "lose").output.contains("suppressed")
        )
    }

    @Test("A part of an identifier of iOS is not its name")
    func iOS() throws {
        let project = try project()
        try project.write(
            "ios.json", #"{ "axaudit": 1, "elements": [ { "type": "button", "identifier": "com.example:id/close" } ] }"#
        )
        #expect(!project.run("lint", "@/ios.json", "--ignore-identifier", "close").output.contains("suppressed"))
    }

    // MARK: Words

    @Test("A rule that is near no other has no suggestion")
    func suggestions() throws {
        let result = try project().run("lint", "@/ui.xml", "--only", "foo")
        #expect(result.errors.contains("unknown rule \"foo\"") && !result.errors.contains("did you mean"))
        let near = try project().run("lint", "@/ui.xml", "--only", "target-siez")
        #expect(near.errors.contains("did you mean \"target-size\"?"), "\(near.errors)")
    }
}
