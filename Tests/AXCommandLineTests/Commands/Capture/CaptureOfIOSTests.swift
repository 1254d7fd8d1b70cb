import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit capture` of iOS: a loopback server that answers like WebDriverAgent, and programs that answer like idb,
/// axe, sim-use and simctl.
@Suite("capture: iOS")
struct CaptureOfIOSTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("state/tree", Self.idb())
        try Data(PicturedScreen.picture()).write(to: URL(fileURLWithPath: project.path("state/picture")))
    }

    private static let curl = ["/usr/bin/curl", "/bin/curl"].first(where: FileManager.default.isExecutableFile)
    private static let simulator = "6C1A3F40-2B1D-4C8E-9A57-0E4B7C6D1F22"

    /// A tree in the form of idb.
    private static func idb(_ label: String = "Pay now") -> String {
        """
        [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Shop", "type": "Application", "role": "AXApplication", \
        "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "enabled": true},
        {"AXFrame": "{{16, 780}, {358, 20}}", "AXLabel": "\(label)", "type": "Button", "role": "AXButton", \
        "frame": {"x": 16, "y": 780, "width": 358, "height": 20}, "enabled": true}]
        """
    }

    /// A tree in the form of WebDriverAgent, as the value of an answer.
    private static func wda(_ label: String = "Pay now") -> String {
        """
        {"value": {"type": "Application", "label": "Shop", "name": "Shop", "isEnabled": "1", "isVisible": "1", \
        "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [{"type": "Button", "label": "\(label)", \
        "name": "pay", "isEnabled": "1", "isVisible": "1", "isAccessible": "1", \
        "rect": {"x": 16, "y": 780, "width": 358, "height": 20}}]}, "sessionId": null}
        """
    }

    private func run(_ arguments: String..., path: String? = nil, seconds: Int = 30) throws -> CommandResult {
        try project.runWithPrograms(arguments, path: path, seconds: seconds)
    }

    private var calls: [String] { project.text("state/calls")?.split(separator: "\n").map(String.init) ?? [] }

    // MARK: WebDriverAgent

    private func agent(_ tree: String = wda(), info: String = #"{"value": {}}"#) -> LoopbackServer {
        LoopbackServer { path in
            switch path {
            case "/source?format=json": Array(tree.utf8)
            case "/screenshot": Array(#"{"value": "\#(Base64.text(PicturedScreen.picture()))"}"#.utf8)
            case "/wda/device/info": Array(info.utf8)
            default: Array(#"{"value": {"error": "unknown command", "message": "Unhandled endpoint"}}"#.utf8)
            }
        }
    }

    @Test("WebDriverAgent's tree and picture are written, with the name of the app", .enabled(if: curl != nil))
    func webDriverAgent() throws {
        let server = agent()
        let result = try run("capture", "--url", server.url + "/", "--wait", "Pay now", path: "/usr/bin:/bin")
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(result.output == "Dumps/Shop.json\nDumps/Shop.png\n")
        #expect(result.errors == "captured Shop from \(server.url)\n")
        #expect(project.text("Dumps/Shop.json") == Self.wda())
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: project.path("Dumps/Shop.png"))) == Data(PicturedScreen.picture())
        )
        #expect(
            server.paths == [
                "/source?format=json", "/source?format=json", "/screenshot", "/source?format=json", "/wda/device/info",
            ])
        let lint = try run(
            "lint", "--device", "--url", server.url, "--only", "target-size", "-f", "compact", path: "/usr/bin:/bin")
        #expect(lint.output.hasPrefix("Dumps/Shop.json:1:") && lint.output.contains("358×20 pt"), "\(lint)")
    }

    @Test("The language and the appearance of the device are a suffix", .enabled(if: curl != nil))
    func deviceInfo() throws {
        let server = agent(info: #"{"value": {"currentLocale": "de_DE", "userInterfaceStyle": "dark"}}"#)
        let result = try run("capture", "--url", server.url, path: "/usr/bin:/bin")
        #expect(result.output.hasPrefix("Dumps/Shop~de@dark.json\n"), "\(result)")
    }

    @Test("Errors of WebDriverAgent, and addresses at which it is not", .enabled(if: curl != nil))
    func webDriverAgentErrors() throws {
        let failing = agent(#"{"value": {"error": "invalid session id", "message": "Session does not exist"}}"#)
        let result = try run("capture", "--url", failing.url, path: "/usr/bin:/bin")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "WebDriverAgent, \(failing.url)/source?format=json: invalid session id: Session does not exist"),
            "\(result.errors)")
        let page = agent("<!DOCTYPE html><html><body>proxy</body></html>")
        #expect(try run("capture", "--url", page.url, path: "/usr/bin:/bin").outcome == .undecided)
        let nobody = try run("capture", "--url", "http://127.0.0.1:9", path: "/usr/bin:/bin")
        #expect(nobody.outcome == .undecided)
        #expect(nobody.errors.contains("curl http://127.0.0.1:9/source?format=json failed with exit code 7"))
        #expect(nobody.errors.contains("is WebDriverAgent running?"))
        let slow = LoopbackServer { _ in nil }
        let late = try run("capture", "--url", slow.url, path: "/usr/bin:/bin", seconds: 2)
        #expect(late.outcome == .undecided && late.errors.contains("exit code 28"), "\(late.errors)")
        for address in ["localhost:8100", "file:///etc/passwd", "http://", "http://a b", "-o x"] {
            let wrong = try run("capture", "--url=\(address)", path: "/usr/bin:/bin")
            #expect(wrong.outcome == .undecided && wrong.errors.contains("--url: found "), "\(wrong.errors)")
        }
        #expect(try run("capture", "--url", "http://localhost:8100").errors.contains("curl, which speaks to"))
        #expect(
            (try? FileManager.default.contentsOfDirectory(atPath: project.path("Dumps"))) == nil, "nothing is written")
    }

    // MARK: Simulators

    private func install(_ name: String, _ script: String) throws {
        try FakeAndroid.install(name, "echo \"\(name) $*\" >> \"$state/calls\"\n" + script, in: project)
    }

    private func installSimctl(booted: [String] = [simulator], size: String = "large", appearance: String = "light")
        throws
    {
        let list = booted.map { "    iPhone 17 Pro (\($0)) (Booted)" }.joined(separator: "\n")
        try install(
            "xcrun",
            """
            case "$*" in
            "simctl list devices booted") cat <<'END'
            == Devices ==
            -- iOS 26.0 --
            \(list)
            END
            ;;
            "simctl io "*" screenshot "*) cp "$state/picture" "$5" ;;
            "simctl ui "*" content_size") echo \(size) ;;
            "simctl ui "*" appearance") echo \(appearance) ;;
            "simctl spawn "*" defaults read -g AppleLanguages") printf '(\\n    "fr-FR",\\n    "en-US"\\n)\\n' ;;
            *) echo "unknown: $*" >&2; exit 64 ;;
            esac
            """)
    }

    @Test("idb reads the tree and takes the picture; without xcrun nothing else is known")
    func idb() throws {
        try install(
            "idb",
            """
            case "$*" in
            "ui describe-all") cat "$state/tree" ;;
            "screenshot "*) cp "$state/picture" "$2" ;;
            *) exit 64 ;;
            esac
            """)
        let result = try run("capture")
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(result.output == "Dumps/Shop.json\nDumps/Shop.png\n")
        #expect(result.errors == "captured Shop from the booted simulator\n")
        #expect(project.text("Dumps/Shop.json") == Self.idb())
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("tmp")).isEmpty)
    }

    @Test("axe is told which simulator is booted; simctl takes the picture and tells text size, language, appearance")
    func axe() throws {
        try install("axe", #"[ "$1 $2" = "describe-ui --udid" ] || exit 64; cat "$state/tree""#)
        try installSimctl(size: "accessibility-extra-extra-extra-large", appearance: "dark")
        let result = try run("capture", "--name", "Cart")
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(result.output == "Dumps/Cart~fr@ax5@dark.json\nDumps/Cart~fr@ax5@dark.png\n")
        #expect(VariantName("Cart~fr@ax5@dark").stem == "Cart")
        #expect(calls.contains("axe describe-ui --udid \(Self.simulator)"))
        let other = "11111111-2222-3333-4444-555555555555"
        #expect(try run("capture", "--name", "Other", "--serial", other).outcome == .passed)
        #expect(calls.contains("axe describe-ui --udid \(other)"))
        #expect(calls.contains { $0.hasPrefix("xcrun simctl io \(other) screenshot ") })
    }

    @Test("sim-use reads the tree; without xcrun there is no picture, and a note says so")
    func simUse() throws {
        try install("sim-use", #"[ "$*" = "describe-ui --json" ] || exit 64; cat "$state/tree""#)
        let result = try run("capture")
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(result.output == "Dumps/Shop.json\n")
        #expect(result.errors.contains("note: no picture: xcrun, which takes it, was not found in PATH"))
    }

    @Test("No simulator or two are errors")
    func bootedSimulators() throws {
        try install("axe", "cat \"$state/tree\"")
        try installSimctl(booted: [])
        let none = try run("capture")
        #expect(none.outcome == .undecided)
        #expect(none.errors.contains("xcrun simctl list devices booted: found 0 simulators, expected one; boot one"))
        try installSimctl(booted: [Self.simulator, "11111111-2222-3333-4444-555555555555"])
        #expect(try run("capture").errors.contains("found 2 simulators, expected one; choose it with --serial"))
    }

    @Test("What a program says instead of a tree is in the error")
    func failures() throws {
        try install("idb", "echo 'idb: no companion is running' >&2; exit 1")
        let failing = try run("capture")
        #expect(failing.outcome == .undecided)
        #expect(
            failing.errors == "axaudit: idb ui describe-all failed with exit code 1: idb: no companion is running\n")
        try install("idb", "echo 'usage: idb <command>'")
        let other = try run("capture")
        #expect(other.outcome == .undecided && other.errors.contains("the booted simulator:1:1: "), "\(other.errors)")
        try install("idb", #"[ "$1" = ui ] && cat "$state/tree" || echo 'screenshots need iOS 13' >&2"#)
        let picture = try run("capture")
        #expect(picture.outcome == .passed)
        #expect(
            picture.errors.contains("no picture: idb screenshot screen.png: screenshots need iOS 13, expected a PNG"),
            "\(picture.errors)")
    }

    // MARK: Variants

    @Test("Variants of a simulator are set by simctl and put back; rtl needs a new start of the app")
    func variants() throws {
        try install(
            "idb",
            #"[ "$1" = ui ] && sed "s/Pay now/Pay $(cat "$state/content_size")/" "$state/tree" || cp "$state/picture" "$2""#
        )
        try install(
            "xcrun",
            """
            [ "$1 $2 $3" = "simctl ui booted" ] || exit 64
            if [ -n "$5" ]; then echo "$5" > "$state/$4"; else cat "$state/$4"; fi
            """)
        try project.write("state/content_size", "large\n")
        try project.write("state/appearance", "light\n")
        let result = try run("capture", "--name", "Cart", "--variants", "ax5,dark")
        #expect(result.outcome == .passed, "\(result.errors)")
        let dumps = try FileManager.default.contentsOfDirectory(atPath: project.path("Dumps")).sorted()
        #expect(
            dumps == ["Cart.json", "Cart.png", "Cart@ax5.json", "Cart@ax5.png", "Cart@dark.json", "Cart@dark.png"])
        #expect(
            project.text("Dumps/Cart@ax5.json")?.contains("Pay accessibility-extra-extra-extra-large") == true)
        #expect(project.text("state/content_size") == "large\n" && project.text("state/appearance") == "light\n")
        let direction = try run("capture", "--name", "Next", "--variants", "rtl")
        #expect(direction.outcome == .undecided && direction.errors.contains("-AppleTextDirection YES"))
        #expect(
            try run("capture", "--name", "Next", "--variants", "1.3").errors.contains("expected a text size of iOS"))
        try FileManager.default.removeItem(atPath: project.path("bin/xcrun"))
        let without = try run("capture", "--name", "Next", "--variants", "dark")
        #expect(without.outcome == .undecided && without.errors.contains("needs adb, or a simulator and xcrun"))
    }

    // MARK: Choosing

    @Test("Android comes first, --platform chooses, and an identifier of a simulator is none of adb's")
    func choosing() throws {
        let android = try FakeAndroid()
        try FakeAndroid.install(
            "idb", #"[ "$1" = ui ] && cat "$state/ios" || cp "$state/picture" "$2""#, in: android.project)
        try android.set("ios", Self.idb())
        #expect(try android.run("capture").output.hasPrefix("Dumps/CartActivity.xml\n"))
        #expect(try android.run("capture", "--platform", "ios").output.hasPrefix("Dumps/Shop.json\n"))
        #expect(
            try android.run("capture", "--serial", Self.simulator, "--name", "B").output.hasPrefix("Dumps/B.json\n"))
        try android.set("devices", "List of devices attached\n\n")
        #expect(try android.run("capture", "--name", "C").output.hasPrefix("Dumps/C.json\n"))
        let none = try android.run("capture", "--platform", "android")
        #expect(none.outcome == .undecided && none.errors.contains("adb devices lists no device"), "\(none.errors)")
        #expect(!none.errors.contains("idb"))
        let both = try android.run("capture", "--url", "http://localhost:8100", "--platform", "android")
        #expect(both.outcome == .undecided && both.errors.contains("--url is the address of WebDriverAgent"))
    }
}
