import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit capture --variants`: settings of the device are changed and put back.
@Suite("capture: variants")
struct CaptureVariantsTests {
    private let android: FakeAndroid

    init() throws {
        android = try FakeAndroid()
        // The tree shows the font scale and the direction, as that of an app which follows them.
        try android.set("first", FakeAndroid.tree())
        try android.set("before-tree", Self.following)
        try android.set("app-locales", "Locales for com.example.shop for user 0 are []\n")
    }

    private static let following = #"""
        scale=$(cat "$state/settings-system-font_scale" 2>/dev/null || echo 1.0)
        direction=$(cat "$state/property-debug.force_rtl" 2>/dev/null || echo 0)
        sed "s/Your cart/Your cart $scale $direction/" "$state/first" > "$state/tree"

        """#

    private var project: TemporaryProject { android.project }

    /// The file with the values to put back.
    private static let record = "home/.local/state/axaudit/device-emulator-5554.json"

    /// The value of a setting of the device, or `nil` if it is not set.
    private func setting(_ name: String) -> String? {
        project.text("state/settings-" + name)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("Each variant is captured under its suffix, and every setting is put back")
    func variants() throws {
        let result = try android.run("capture", "--name", "Cart", "--variants", "ax5, dark,rtl,ax5")
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(
            android.dumps.filter { $0.hasSuffix(".xml") } == [
                "Cart.xml", "Cart@2.0.xml", "Cart@dark.xml", "Cart@rtl.xml",
            ])
        #expect(android.dumps.count == 12, "each has a picture and a density")
        #expect(result.output.split(separator: "\n").count == 12)
        #expect(project.text("Dumps/Cart.xml")?.contains("Your cart 1.0 0") == true)
        #expect(project.text("Dumps/Cart@2.0.xml")?.contains("Your cart 2.0 0") == true)
        #expect(project.text("Dumps/Cart@rtl.xml")?.contains("Your cart 1.0 1") == true)
        #expect(project.text("Dumps/Cart@dark.xml") == project.text("Dumps/Cart.xml"))
        #expect(setting("system-font_scale") == nil && setting("global-debug.force_rtl") == nil)
        #expect(project.text("state/night") == "no" && project.text("state/property-debug.force_rtl") == "0")
        #expect(project.text("state/app-locales") == "Locales for com.example.shop for user 0 are []\n")
        #expect(project.text(Self.record) == nil)
        let groups = project.run("variants", "@/Dumps", "-f", "json").output
        for variant in ["2.0", "dark", "rtl"] { #expect(groups.contains("\"\(variant)\""), "\(groups)") }
    }

    @Test("Values that were set before are put back, not removed")
    func earlierValues() throws {
        try android.set("settings-system-font_scale", "0.85\n")
        try android.set("night", "auto")
        try android.set("settings-system-system_locales", "ar-EG\n")
        #expect(try android.run("capture", "--name", "Cart", "--variants", "1.3,dark").outcome == .passed)
        #expect(
            android.dumps.filter { $0.hasSuffix(".xml") }
                == ["Cart~ar@0.85.xml", "Cart~ar@0.85@dark.xml", "Cart~ar@1.3.xml"])
        #expect(setting("system-font_scale") == "0.85" && project.text("state/night") == "auto")
    }

    @Test("An app that does not follow a setting has no such variant; the others are captured")
    func unchanged() throws {
        try android.set("before-tree", "cp \"$state/first\" \"$state/tree\"")
        let result = try android.run("capture", "--name", "Cart", "--variants", "ax5,dark")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("axaudit: variant ax5: the tree is the same as without it"), "\(result.errors)")
        #expect(android.dumps.filter { $0.hasSuffix(".xml") } == ["Cart.xml", "Cart@dark.xml"])
        #expect(setting("system-font_scale") == nil && project.text("state/night") == "no")
    }

    @Test("If a capture fails, the settings are put back all the same")
    func failing() throws {
        try android.set(
            "before-tree",
            Self.following
                + #"[ "$scale" != 2.0 ] || { touch "$state/error"; }; [ "$scale" = 2.0 ] || rm -f "$state/error""#)
        let result = try android.run("capture", "--name", "Cart", "--variants", "ax5,dark")
        #expect(result.outcome == .undecided && result.errors.contains("expected a tree"), "\(result.errors)")
        #expect(android.dumps.filter { $0.hasSuffix(".xml") } == ["Cart.xml", "Cart@dark.xml"])
        #expect(setting("system-font_scale") == nil && project.text(Self.record) == nil)
    }

    @Test("A setting that cannot be put back is an error that says what it was; the next run puts it back")
    func stuck() throws {
        try android.set(
            "before-tree", Self.following + #"[ "$scale" != 2.0 ] || touch "$state/stuck""#)
        let result = try android.run("capture", "--name", "Cart", "--variants", "ax5,dark")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "emulator-5554: found font_scale 2.0 after putting it back, expected font_scale (not set); the old values are in"
            ), "\(result.errors)")
        #expect(project.text("Dumps/Cart@dark.xml") == nil, "the device is left alone")
        #expect(project.text(Self.record)?.contains("font_scale") == true)
        try FileManager.default.removeItem(atPath: project.path("state/stuck"))
        try android.set("before-tree", Self.following)
        let record = try #require(project.text(Self.record))
        try project.write(Self.record, record.replacing(#/"process": \d+/#, with: "\"process\": 1"))
        let busy = try android.run("capture", "--name", "Next")
        #expect(busy.outcome == .undecided && busy.errors.contains("is changing its settings"), "\(busy.errors)")
        try project.write(Self.record, record)
        let next = try android.run("capture", "--name", "Next")
        #expect(next.outcome == .passed)
        #expect(
            next.errors.contains(
                "note: put back on emulator-5554 what a run that was killed had left: font_scale (not set)"),
            "\(next.errors)")
        #expect(setting("system-font_scale") == nil && project.text(Self.record) == nil)
        #expect(android.dumps.contains("Next.xml"), "without the suffix of the font scale")
    }

    @Test("lint --device puts back what was left; a record that cannot be read stops every run")
    func mending() throws {
        let record = """
            {"axauditDeviceSettings": 1, "device": "emulator-5554", "process": 2147483646, "settings": [
              {"name": "night", "value": "no"}, {"name": "font_scale", "value": "1.15"}]}
            """
        try project.write(Self.record, record)
        try android.set("night", "yes")
        try android.set("settings-system-font_scale", "2.0\n")
        let lint = try android.run("lint", "--device", "--only", "target-size", "-f", "compact", "--fail-on", "never")
        #expect(lint.outcome == .passed && lint.output.hasPrefix("Dumps/CartActivity@1.15.xml:"), "\(lint)")
        #expect(project.text("state/night") == "no" && setting("system-font_scale") == "1.15")
        for text in [
            "{", #"{"axauditDeviceSettings": 1, "settings": []}"#, record.replacing("\"name\": \"night\", ", with: ""),
        ] {
            try project.write(Self.record, text)
            let result = try android.run("capture", "--name", "Cart")
            #expect(
                result.outcome == .undecided && result.errors.contains("found no settings to put back"), "\(result)")
            #expect(project.text(Self.record) == text)
        }
        // A value that a shell would interpret is not sent to the device.
        try project.write(Self.record, record.replacing("1.15", with: "1;reboot"))
        let hostile = try android.run("capture", "--name", "Cart")
        #expect(hostile.outcome == .undecided && hostile.errors.contains("expected a plain value"), "\(hostile.errors)")
        #expect(!android.calls.contains { $0.contains("reboot") })
    }

    @Test(
        "Words that are no variants, and what cannot be changed",
        arguments: [
            (["--variants", "ax5,drak"], "--variants: unknown variant \"drak\"; did you mean \"dark\"?"),
            (["--variants", ""], "--variants: unknown variant \"\""),
            (
                ["--variants", "dark", "--name", "Cart@ax5"],
                "--variants adds suffixes, found \"ax5\" in --name already"
            ),
        ])
    func words(options: [String], message: String) throws {
        let result = CommandLineTool.run(["capture"] + options, Environment(variables: android.variables))
        #expect(result.outcome == .undecided && result.errors.contains(message), "\(result.errors)")
        #expect(android.calls.isEmpty)
    }

    @Test("What is set already, and rtl before Android 13, are errors that change nothing")
    func impossible() throws {
        try android.set("night", "yes")
        let dark = try android.run("capture", "--name", "Cart", "--variants", "dark")
        #expect(
            dark.outcome == .undecided && dark.errors.contains("emulator-5554 has night yes already"), "\(dark.errors)")
        try FileManager.default.removeItem(atPath: project.path("state/app-locales"))
        let calls = android.calls.count
        let direction = try android.run("capture", "--name", "Next", "--variants", "ax5,rtl")
        #expect(direction.outcome == .undecided && direction.errors.contains("Android 13"), "\(direction.errors)")
        #expect(!android.calls[calls...].contains { $0.contains(" put ") || $0.contains("setprop") })
        #expect(project.text("Dumps/Next@dark.xml") == nil, "nothing is captured")
    }

    #if os(Linux)
        /// Starts the tool, which captures a large text size and waits there, and returns it when it does.
        private func startedCapture() throws -> Process {
            try android.set(
                "before-tree",
                Self.following + #"[ "$scale" != 2.0 ] || [ -f "$state/go" ] || { touch "$state/reached"; sleep 60; }"#)
            let process = try Process.tool(
                ["capture", "--name", "Cart", "--variants", "ax5,dark"], in: project.folder,
                environment: ["PATH": project.path("bin") + ":/usr/bin:/bin", "HOME": project.path("home")])
            for _ in 0..<600 where project.text("state/reached") == nil { usleep(50_000) }
            try #require(project.text("state/reached") != nil, "the tool did not come so far")
            return process
        }

        @Test("After kill -9 in the middle of a variant, the next run puts the setting back")
        func killed() throws {
            let process = try startedCapture()
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(setting("system-font_scale") == "2.0" && project.text(Self.record) != nil)
            try android.set("go", "")
            let next = try android.run("capture", "--name", "Next")
            #expect(
                next.outcome == .passed && next.errors.contains("note: put back on emulator-5554"), "\(next.errors)")
            #expect(setting("system-font_scale") == nil && project.text(Self.record) == nil)
            #expect(android.dumps.contains("Next.xml"))
        }

        @Test(
            "Signals that end the process wait until the settings are put back", arguments: [SIGINT, SIGTERM, SIGHUP])
        func interrupted(signal: Int32) throws {
            let process = try startedCapture()
            let start = TimeSpan.uptime
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(TimeSpan.uptime - start < .seconds(30))
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            #expect(setting("system-font_scale") == nil && project.text("state/night") == "no")
            #expect(project.text(Self.record) == nil)
            #expect(android.dumps.filter { $0.hasSuffix(".xml") } == ["Cart.xml"], "no half variant")
        }
    #endif
}
