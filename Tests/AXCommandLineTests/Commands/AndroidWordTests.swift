import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The words that Android's developers know, in what the commands print.
@Suite("Words of Android")
struct AndroidWordTests {
    /// A form with a switch, a password field without a name, a spinning progress bar and a list.
    private static let form = """
        <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
        <node class="android.widget.LinearLayout" resource-id="shop:id/form" bounds="[0,100][1080,1400]">
        <node class="android.widget.FrameLayout" bounds="[0,100][1080,300]">
        <node class="android.widget.Switch" text="" content-desc="Wi-Fi" checkable="true" checked="true" \
        clickable="true" enabled="true" bounds="[0,100][200,300]"/></node>
        <node class="android.widget.FrameLayout" bounds="[0,300][1080,500]">
        <node class="android.widget.EditText" text="" password="true" clickable="true" enabled="true" \
        bounds="[0,300][800,500]"/></node>
        <node class="android.widget.ProgressBar" focusable="true" bounds="[0,500][200,700]"/>
        <node class="android.widget.EditText" content-desc="City text input" text="" clickable="true" enabled="false" \
        bounds="[0,700][800,900]"/></node></node></hierarchy>
        """

    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write("form.xml", Self.form)
        return project
    }

    @Test("Findings name views and roles as Android does")
    func findings() throws {
        let text = try project().run("lint", "--no-config", "@/form.xml").output
        #expect(text.contains("password field: has neither a hint nor a content description"), "\(text)")
        #expect(text.contains("progress bar: has neither a text nor a content description"), "\(text)")
        #expect(text.contains("already announces the role \"edit box\""), "\(text)")
        for word in ["secure text field", "progress indicator", "accessibility label", "trait"] {
            #expect(!text.contains(word), "\(word): \(text)")
        }
        let unchecked = try project().run("lint", "--no-config", "-v", "@/form.xml").output
        #expect(unchecked.contains("this dump carries no hints") && !unchecked.contains("placeholders"), "\(unchecked)")
    }

    @Test("A path has class names and begins at the nearest resource id of its own")
    func paths() throws {
        let text = try project().run("lint", "--no-config", "-v", "@/form.xml").output
        #expect(text.contains("path: #shop:id/form/FrameLayout[1]/EditText\n"), "\(text)")
        let hostile = try project()
        try hostile.write(
            "form.xml",
            Self.form.replacingOccurrences(of: "shop:id/form", with: "##[error]&#x202E;form")
                .replacingOccurrences(of: "android.widget.FrameLayout", with: "a.::error::Frame##[x]"))
        for format in ["text", "agent", "github", "markdown"] {
            let output = hostile.run("lint", "--no-config", "-v", "-f", format, "@/form.xml").output
            #expect(!output.contains("##[") && !output.contains("\u{202E}"), "\(output)")
        }
    }

    @Test("Two views with one resource id begin no path")
    func repeated() throws {
        let project = try project()
        try project.write(
            "form.xml",
            Self.form.replacingOccurrences(
                of: "<node class=\"android.widget.FrameLayout\" bounds=\"[0,300]",
                with: "<node class=\"android.widget.FrameLayout\" resource-id=\"shop:id/form\" bounds=\"[0,300]"))
        let text = project.run("lint", "--no-config", "-v", "@/form.xml").output
        #expect(text.contains("path: FrameLayout/LinearLayout/FrameLayout[1]/EditText\n"), "\(text)")
    }

    @Test("A text snapshot has role and states, and no empty line for a view without a name")
    func snapshot() throws {
        let text = try project().run("snapshot", "--no-config", "@/form.xml").output
        let line = String(repeating: "-", count: 60)
        #expect(
            text == """
                \(line)
                Wi-Fi
                switch, on
                \(line)
                password field
                \(line)
                progress bar
                \(line)
                City text input
                text field, disabled
                \(line)
                """, "\(text)")
    }

    @Test("A JSON snapshot lists what TalkBack stops on, with the traits of the types")
    func jsonSnapshot() throws {
        let text = try project().run("snapshot", "--no-config", "--style", "json", "@/form.xml").output
        #expect(!text.contains("\"None\""), "\(text)")
        #expect(text.contains("\"Button\""), "the switch: \(text)")
        #expect(text.components(separatedBy: "\"type\"").count == 5, "four stops: \(text)")
    }

    @Test("A comparison of pixels with dp says so")
    func sizes() throws {
        let project = try project()
        try project.write("again.xml", Self.form)
        try project.write("again.capabilities.json", #"{"platformName": "Android", "deviceScreenDensity": 420}"#)
        let result = project.run("diff", "--no-config", "@/form.xml", "@/again.xml")
        let text = result.output + result.errors
        #expect(
            text.contains("the size of the reference is 1080×2400 px, that of this screen is 411.43×914.29 dp"),
            "\(text)")
        #expect(text.contains("the density of the reference is unknown"), "\(text)")
    }

    @Test("The rotor of a dump that does not say which views are headings has an unknown number of them")
    func rotor() throws {
        let text = try project().run("show", "--no-config", "--rotor", "headings", "@/form.xml").output
        #expect(text.contains("headings: unknown") && !text.contains("0 of"), "\(text)")
        #expect(text.contains("note: the dump does not say which views are headings"), "\(text)")
        #expect(try project().run("show", "--no-config", "--rotor", "images", "@/form.xml").output.contains("0 of 4"))
    }

    @Test("Notes on a run are told apart")
    func notes() throws {
        let text = try project().run("lint", "--no-config", "@/form.xml").output
        #expect(text.contains("only with a density (e.g. --density 420dpi); uiautomator does"), "\(text)")
    }

    @Test("Help names both screen readers")
    func help() {
        for arguments in [["help"], ["show", "--help"], ["speak", "--help"], ["help", "--man"]] {
            let text = CommandLineTool.run(arguments, Environment()).output
            #expect(text.contains("VoiceOver") && text.contains("TalkBack"), "\(arguments)")
        }
    }
}
