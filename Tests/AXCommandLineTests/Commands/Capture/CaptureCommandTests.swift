import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit capture` and `lint --device` with a program that answers like adb.
@Suite("capture: Android")
struct CaptureCommandTests {
    private let android: FakeAndroid

    init() throws { android = try FakeAndroid() }

    private var project: TemporaryProject { android.project }

    @Test("The tree, the picture and the density are written under the name of the activity, and lint uses them")
    func files() throws {
        let result = try android.run("capture")
        #expect(result.outcome == .passed)
        #expect(
            result.output
                == "Dumps/CartActivity.xml\nDumps/CartActivity.capabilities.json\nDumps/CartActivity.png\n")
        #expect(result.errors == "captured CartActivity from emulator-5554\n")
        #expect(android.dumps == ["CartActivity.capabilities.json", "CartActivity.png", "CartActivity.xml"])
        // The message of uiautomator is not part of the tree.
        #expect(project.text("Dumps/CartActivity.xml") == FakeAndroid.tree() + "\n")
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: project.path("Dumps/CartActivity.png")))
                == Data(PicturedScreen.picture()))
        #expect(
            project.text("Dumps/CartActivity.capabilities.json") == """
                {
                  "deviceScreenDensity": 420,
                  "appPackage": "com.example.shop",
                  "appActivity": ".ui.CartActivity",
                  "deviceScreenSize": "1080x2400",
                  "platformName": "Android",
                  "platformVersion": "14",
                  "deviceModel": "Pixel 7"
                }

                """)
        // 105 px are 40 dp at 420 dpi.
        let lint = project.run("lint", "@/Dumps", "--only", "target-size", "-f", "compact")
        #expect(lint.output.contains("40×40 dp") && lint.output.hasPrefix("Dumps/CartActivity.xml:"), "\(lint.output)")
    }

    @Test(
        "What is not the default is a suffix of the name",
        arguments: [
            ([("settings-system-font_scale", "1.3\n")], "Cart@1.3"),
            ([("settings-system-font_scale", "1.0\n")], "Cart"),
            ([("settings-system-system_locales", "de-DE,en-US\n")], "Cart~de"),
            ([("settings-system-system_locales", "en-GB\n")], "Cart"),
            ([("settings-system-system_locales", "zh-Hant-TW\n")], "Cart~zh-Hant"),
            ([("settings-system-system_locales", "en-XA\n")], "Cart~en-XA"),
            ([("app-locales", "Locales for com.example.shop for user 0 are [de-DE]\n")], "Cart~de"),
            ([("app-locales", "Locales for com.example.shop for user 0 are []\n")], "Cart"),
            ([("night", "yes")], "Cart@dark"), ([("night", "auto")], "Cart"),
            (
                [
                    ("settings-system-system_locales", "ar-EG\n"), ("settings-system-font_scale", "2.0\n"),
                    ("night", "yes"),
                ], "Cart~ar@2.0@dark"
            ),
        ])
    func suffix(state: [(name: String, text: String)], expected: String) throws {
        for part in state { try android.set(part.name, part.text) }
        let result = try android.run("capture", "--name", "Cart", "--out", project.path("Screens"))
        #expect(result.outcome == .passed)
        #expect(result.output.hasPrefix("Screens/\(expected).xml\n"), "\(result.output)")
        // The suffix is one that lint knows.
        let variant = VariantName(path: "Screens/\(expected).xml")
        #expect(variant.stem == "Screens/Cart" && (variant.suffix == nil) == (expected == "Cart"))
    }

    @Test("A name with a suffix is used as it is; one that is no file name is an error")
    func names() throws {
        try android.set("night", "yes")
        #expect(try android.run("capture", "--name", "Cart@rtl").output.hasPrefix("Dumps/Cart@rtl.xml\n"))
        for name in ["", "a/b", "../x", ".x", "a\nb"] {
            let result = try android.run("capture", "--name", name)
            #expect(result.outcome == .undecided && result.errors.contains("--name: found "), "\(result.errors)")
        }
    }

    @Test("Nothing is overwritten without --replace, which also removes a picture of an earlier capture")
    func overwriting() throws {
        #expect(try android.run("capture", "--name", "Cart").outcome == .passed)
        let before = project.text("Dumps/Cart.xml")
        try android.set("tree", FakeAndroid.tree(button: "Buy"))
        let refused = try android.run("capture", "--name", "Cart")
        #expect(refused.outcome == .undecided)
        #expect(
            refused.errors == "axaudit: Dumps/Cart.xml exists; choose another --name, or replace it with --replace\n")
        #expect(project.text("Dumps/Cart.xml") == before)
        // In another state of the device the files have other names.
        try android.set("night", "yes")
        try project.write("Dumps/Cart@dark.png", "mine")
        #expect(try android.run("capture", "--name", "Cart").errors.contains("Dumps/Cart@dark.png exists"))
        #expect(project.text("Dumps/Cart@dark.png") == "mine" && project.text("Dumps/Cart@dark.xml") == nil)
        try android.set("night", "no")
        try android.set("picture", "Capture failed\n")
        let replaced = try android.run("capture", "--name", "Cart", "--replace")
        #expect(replaced.outcome == .passed)
        #expect(
            replaced.errors.contains("no picture: adb -s emulator-5554 exec-out screencap -p: found Capture failed"))
        #expect(project.text("Dumps/Cart.xml")?.contains("Buy") == true)
        #expect(android.dumps == ["Cart.capabilities.json", "Cart.xml", "Cart@dark.png"])
    }

    @Test("A warning before the picture is not part of it")
    func pictureAfterWarning() throws {
        var bytes = Data("[Warning] Multiple displays were found\n".utf8)
        bytes.append(Data(PicturedScreen.picture()))
        try bytes.write(to: URL(fileURLWithPath: project.path("state/picture")))
        #expect(try android.run("capture", "--name", "Cart").outcome == .passed)
        let written = try Data(contentsOf: URL(fileURLWithPath: project.path("Dumps/Cart.png")))
        #expect(written == Data(PicturedScreen.picture()))
    }

    // MARK: The moment

    @Test("If the tree changes during a capture, all of it is captured again")
    func changes() throws {
        // The second tree differs from the first; from then on nothing changes.
        try android.set(
            "before-tree",
            #"echo x >> "$state/count"; [ "$(wc -l < "$state/count")" -lt 2 ] || cp "$state/later" "$state/tree""#)
        try android.set("later", FakeAndroid.tree(button: "Buy"))
        #expect(try android.run("capture", "--name", "Cart").outcome == .passed)
        #expect(project.text("Dumps/Cart.xml")?.contains("Buy") == true)
        #expect(android.calls.filter { $0.hasSuffix("screencap -p") }.count == 2)
    }

    @Test("A screen that changes all the time is not written")
    func unrest() throws {
        try android.set(
            "before-tree",
            #"echo x >> "$state/count"; sed "s/Your cart/$(wc -l < "$state/count") s/" "$state/first" > "$state/tree""#)
        try android.set("first", FakeAndroid.tree())
        let result = try android.run("capture")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("emulator-5554: the tree changed during each of 5 captures"), "\(result.errors)")
        #expect(android.dumps.isEmpty)
    }

    @Test("--wait waits for an element by label or identifier")
    func waiting() throws {
        try android.set(
            "before-tree",
            #"echo x >> "$state/count"; [ "$(wc -l < "$state/count")" -lt 3 ] || cp "$state/later" "$state/tree""#)
        try android.set("later", FakeAndroid.tree(button: "Track order"))
        #expect(try android.run("capture", "--name", "Done", "--wait", "Track order").outcome == .passed)
        #expect(project.text("Dumps/Done.xml")?.contains("Track order") == true)
        // While the app starts there is no tree.
        try android.set("error", "ERROR: no window\n")
        try android.set(
            "before-tree",
            #"echo x >> "$state/starts"; [ "$(wc -l < "$state/starts")" -lt 3 ] || rm -f "$state/error""#)
        #expect(try android.run("capture", "--name", "Start", "--wait", "Track order").outcome == .passed)
        #expect(try android.run("capture", "--name", "Id", "--wait", "com.example.shop:id/pay").outcome == .passed)
        let result = try android.run("capture", "--name", "Never", "--wait", "Track ordr", seconds: 1)
        #expect(result.outcome == .undecided)
        #expect(
            result.errors == """
                axaudit: --wait: found no element with the label or identifier "Track ordr" in 1 s; \
                did you mean "Track order"?

                """)
        #expect(project.text("Dumps/Never.xml") == nil)
    }

    @Test("A screen that is not idle at first is asked again; one that never is gets advice")
    func idle() throws {
        try android.set("error", "ERROR: could not get idle state.\n")
        try android.set("before-tree", #"[ ! -f "$state/asked" ] || rm -f "$state/error"; touch "$state/asked""#)
        #expect(try android.run("capture", "--name", "Cart").outcome == .passed)
        try android.set("error", "ERROR: could not get idle state.\n")
        try android.set("before-tree", ":")
        let result = try android.run("capture", "--name", "Moving")
        #expect(result.outcome == .undecided)
        for part in [
            "adb -s emulator-5554 exec-out uiautomator dump /dev/tty: ERROR: could not get idle state.",
            "turn animations off",
        ] { #expect(result.errors.contains(part), "\(result.errors)") }
    }

    @Test("A device that cannot write to /dev/tty writes to a file, which is removed")
    func treeInFile() throws {
        try android.set("error", "java.io.FileNotFoundException: /dev/tty: open failed: EACCES\n")
        let refused = try android.run("capture", "--name", "Cart")
        #expect(refused.outcome == .undecided && refused.errors.contains("ERROR: no window, expected a tree"))
        try android.set("file-tree", FakeAndroid.tree(button: "From the file"))
        #expect(try android.run("capture", "--name", "Cart").outcome == .passed)
        #expect(project.text("Dumps/Cart.xml")?.contains("From the file") == true)
        #expect(project.text("state/sdcard") == nil)
    }

    // MARK: Devices

    @Test(
        "Devices that are missing, not ready, or several",
        arguments: [
            ("List of devices attached\n\n", [], "no device"),
            (
                "List of devices attached\nR5\tunauthorized\n", [],
                "R5 is not ready: unauthorized; allow debugging on its screen"
            ),
            ("List of devices attached\nR5\toffline\n", [], "R5 is not ready: offline; connect it again"),
            ("List of devices attached\nR5\tno permissions (user in plugdev?)\n", [], "not ready: no permissions"),
            (
                "List of devices attached\nemulator-5554\tdevice\nR5\tdevice\n", [],
                "found 2 devices (emulator-5554, R5), expected one; choose it with --serial"
            ),
            (
                "List of devices attached\nemulator-5554\tdevice\n", ["--serial", "emulator-5556"],
                "unknown device \"emulator-5556\"; did you mean \"emulator-5554\"?"
            ),
            (
                "Android Debug Bridge version 1.0.20\n", [],
                "found \"Android Debug Bridge version 1.0.20\", expected \"List of"
            ),
        ])
    func devices(list: String, options: [String], message: String) throws {
        try android.set("devices", list)
        var environment = Environment(variables: android.variables)
        environment.workingDirectory = project.folder
        let result = CommandLineTool.run(["capture"] + options, environment)
        #expect(result.outcome == .undecided && result.errors.contains(message), "\(result.errors)")
        #expect(android.dumps.isEmpty)
    }

    @Test("The daemon's messages and devices that are not ready do not hide the only one that is")
    func daemon() throws {
        try android.set(
            "devices",
            """
            * daemon not running; starting now at tcp:5037
            * daemon started successfully
            List of devices attached
            R5\tunauthorized
            emulator-5554\tdevice

            """)
        #expect(try android.run("capture").outcome == .passed)
        #expect(try android.run("capture", "--serial", "emulator-5554", "--replace").outcome == .passed)
    }

    @Test("Without adb, with a broken one, and with one that does not answer")
    func programs() throws {
        let without = axaudit("capture", variables: ["PATH": project.path("nowhere")])
        #expect(without.outcome == .undecided)
        for part in ["adb was found neither in PATH nor below ANDROID_HOME", "apt install adb"] {
            #expect(without.errors.contains(part), "\(without.errors)")
        }
        let home = axaudit(
            "capture", "--out", project.path("Dumps"),
            variables: ["PATH": "", "ANDROID_HOME": project.path("sdk")])
        #expect(home.errors.contains("adb was found neither"))
        try android.set("broken", "error: cannot connect to daemon at tcp:5037\u{1B}[31m\n")
        let broken = try android.run("capture")
        #expect(broken.outcome == .undecided)
        #expect(
            broken.errors.contains(
                "adb devices failed with exit code 1: error: cannot connect to daemon at tcp:5037"),
            "\(broken.errors)")
        #expect(!broken.errors.contains("\u{1B}"))
        try FakeAndroid.install("adb", "sleep 60 & wait", in: project)
        let start = TimeSpan.uptime
        let slow = try android.run("capture", seconds: 1)
        #expect(slow.outcome == .undecided)
        #expect(slow.errors == "axaudit: adb devices: the program did not end in 1 s\n")
        #expect(TimeSpan.uptime - start < .seconds(20))
    }

    @Test("Facts that a device does not tell are left out, with a note where a rule misses them")
    func oldDevice() throws {
        for name in ["density", "size", "activities", "getprop", "night"] {
            try FileManager.default.removeItem(atPath: project.path("state/" + name))
        }
        let result = try android.run("capture")
        #expect(result.outcome == .passed)
        #expect(result.output.hasPrefix("Dumps/Screen.xml\n"))
        #expect(result.errors.contains("note: adb shell wm density tells no density: sizes are not checked"))
    }

    @Test("The override of the density applies; the activity is found in every version's words")
    func facts() throws {
        try android.set("density", "Physical density: 420\nOverride density: 480\n")
        try android.set(
            "activities",
            "  topResumedActivity=ActivityRecord{8a1 u0 com.example.shop/com.example.shop.MainActivity t4}\n")
        #expect(try android.run("capture").output.hasPrefix("Dumps/MainActivity.xml\n"))
        #expect(project.text("Dumps/MainActivity.capabilities.json")?.contains(#""deviceScreenDensity": 480"#) == true)
    }

    // MARK: lint --device

    @Test("lint --device lints the screen with its density and picture, under the path of capture, and keeps nothing")
    func lintDevice() throws {
        let result = try android.run("lint", "--device", "--only", "target-size", "-f", "compact", "--name", "Cart")
        #expect(result.outcome == .passed)
        #expect(result.output.hasPrefix("Dumps/Cart.xml:1:"), "\(result.output)")
        #expect(result.output.contains("40×40 dp") && result.output.hasSuffix("[target-size]\n"))
        #expect(result.errors.hasPrefix("captured Cart from emulator-5554\n"))
        #expect(android.dumps.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("tmp")).isEmpty)
        let density = try android.run("lint", "--device", "--only", "target-size", "-f", "compact", "--density", "160")
        #expect(!density.output.contains("target-size"), "105 px are 105 dp at 160 dpi")
    }

    @Test("The configuration of the folder, its ignores and its baseline hold for the screen of the device")
    func configuration() throws {
        try project.write(
            ".axaudit.json",
            """
            { "ignore": [ { "rules": ["target-size"], "element": "#*pay", "screens": ["Dumps/Cart.xml"],
                "reason": "known" } ] }
            """)
        let result = try android.run("lint", "--device", "--name", "Cart", "--only", "target-size", "-f", "json")
        let findings = try #require(result.json["findings"] as? [[String: Any]])
        #expect(findings.map { $0["state"] as? String } == ["suppressed"])
    }

    @Test("The picture of the device is measured")
    func picture() throws {
        let result = try android.run("lint", "--device", "-f", "json")
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        #expect(screens.first?["picture"] != nil, "\(screens)")
    }

    @Test(
        "Options that --device does not go with",
        arguments: [["tree.xml"], ["--watch"], ["--stdin-filename", "x"], ["--picture", "x.png"]])
    func combinations(arguments: [String]) throws {
        let result = CommandLineTool.run(["lint", "--device"] + arguments, Environment(variables: android.variables))
        #expect(result.outcome == .undecided && result.errors.contains("--device"), "\(result.errors)")
        #expect(android.calls.isEmpty)
    }

    @Test("Options of --device without it", arguments: [["--wait", "Pay"], ["--serial", "x"], ["--name", "Cart"]])
    func withoutDevice(arguments: [String]) throws {
        let result = CommandLineTool.run(["lint"] + arguments, Environment(variables: android.variables))
        #expect(result.outcome == .undecided)
        #expect(result.errors == "axaudit: \(arguments[0]) is an option of --device, which is missing\n")
    }
}
