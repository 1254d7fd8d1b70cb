import AXAudit
import AXSyntax
import Foundation

@testable import AXCommandLine

/// A program named adb with one device. Its state is a folder of files, which a test changes.
struct FakeAndroid {
    let project: TemporaryProject

    /// The name of the device.
    static let serial = "emulator-5554"

    /// Writes the program and its state to a folder, a new one if none is given.
    init(in folder: TemporaryProject? = nil) throws {
        project = try folder ?? TemporaryProject()
        try Self.install("adb", script, in: project)
        for (name, text) in [
            ("devices", "List of devices attached\n\(Self.serial)\tdevice\n"), ("tree", Self.tree()),
            ("density", "Physical density: 420\n"), ("size", "Physical size: 1080x2400\n"), ("night", "no"),
            (
                "activities",
                "  mResumedActivity: ActivityRecord{5f1c u0 com.example.shop/.ui.CartActivity t12}\n"
            ),
            (
                "getprop",
                "[ro.build.version.release]: [14]\n[ro.product.model]: [Pixel 7]\n[ro.product.locale]: [en-US]\n"
            ),
        ] { try set(name, text) }
        try Data(PicturedScreen.picture()).write(to: URL(fileURLWithPath: project.path("state/picture")))
    }

    /// Writes an executable script to the folder of programs.
    static func install(_ name: String, _ script: String, in project: TemporaryProject) throws {
        let text = try project.write("text/" + name, "#!/bin/sh\nstate=\"${0%/bin/*}/state\"\n" + script)
        let path = try project.write("bin/" + name, "")
        // A file that this process has written can still be open in a program that another test has started, and then
        // it cannot be run. So another process writes it.
        let command = "rm '\(path)' && cp '\(text)' '\(path)' && chmod 755 '\(path)'"
        _ = try Program.run("/bin/sh", ["-c", command], timeLimit: .seconds(30))
    }

    /// Sets a part of the state.
    func set(_ name: String, _ text: String) throws { try project.write("state/" + name, text) }

    /// The words of each call, in order.
    var calls: [String] { project.text("state/calls")?.split(separator: "\n").map(String.init) ?? [] }

    /// The variables of a run that finds the program.
    var variables: EnvironmentVariables { project.variablesForPrograms() }

    /// Runs the tool in the folder of the project.
    func run(_ arguments: String..., seconds: Int = 30) throws -> CommandResult {
        try project.runWithPrograms(arguments, seconds: seconds)
    }

    /// The names in the folder of dumps, sorted.
    var dumps: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: project.path("Dumps")))?.sorted() ?? []
    }

    /// The tree of a screen with a button of 105×105 px and a text.
    static func tree(button: String = "Pay now", height: Int = 105) -> String {
        let attributes =
            #"checkable="false" checked="false" enabled="true" focused="false" scrollable="false" "#
            + #"long-clickable="false" password="false" selected="false" package="com.example.shop""#
        return """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">\
            <node index="0" text="" resource-id="" class="android.widget.FrameLayout" content-desc="" clickable="false" \
            focusable="false" \(attributes) bounds="[0,0][1080,2400]">\
            <node index="0" text="Your cart" resource-id="" class="android.widget.TextView" content-desc="" \
            clickable="false" focusable="false" \(attributes) bounds="[42,126][600,210]"/>\
            <node index="1" text="\(button)" resource-id="com.example.shop:id/pay" class="android.widget.Button" \
            content-desc="" clickable="true" focusable="true" \(attributes) bounds="[42,900][147,\(900 + height)]"/>\
            </node></hierarchy>
            """
    }

    /// What adb and the programs of Android answer. A file `before-tree` is run before each tree is written.
    private let script = #"""
        echo "$*" >> "$state/calls"
        if [ -f "$state/broken" ]; then cat "$state/broken" >&2; exit 1; fi
        if [ "$1" = devices ]; then cat "$state/devices"; exit; fi
        [ "$1 $2" = "-s emulator-5554" ] || { echo "adb: device '$2' not found" >&2; exit 1; }
        shift 2
        case "$*" in
        "exec-out uiautomator dump /dev/tty")
            if [ -f "$state/before-tree" ]; then . "$state/before-tree"; fi
            if [ -f "$state/error" ]; then cat "$state/error"; exit; fi
            cat "$state/tree"; printf 'UI hierchary dumped to: /dev/tty\n' ;;
        "shell uiautomator dump /sdcard/"*)
            [ -f "$state/file-tree" ] || { echo 'ERROR: no window' >&2; exit 1; }
            cp "$state/file-tree" "$state/sdcard"; echo "UI hierchary dumped to: $4" ;;
        "exec-out cat /sdcard/"*) cat "$state/sdcard" ;;
        "shell rm -f /sdcard/"*) rm -f "$state/sdcard" ;;
        "exec-out screencap -p") cat "$state/picture" ;;
        "shell wm density") cat "$state/density" ;;
        "shell wm size") cat "$state/size" ;;
        "shell getprop") cat "$state/getprop" ;;
        "shell dumpsys activity activities") cat "$state/activities" ;;
        "shell cmd locale get-app-locales com.example.shop")
            cat "$state/app-locales" 2>/dev/null || { echo "cmd: Can't find service: locale" >&2; exit 20; } ;;
        "shell cmd locale set-app-locales com.example.shop"*)
            echo "Locales for com.example.shop for user 0 are [$7]" > "$state/app-locales" ;;
        "shell setprop "*) printf %s "$4" > "$state/property-$3" ;;
        "shell cmd uimode night") echo "Night mode: $(cat "$state/night")" ;;
        "shell cmd uimode night "*) printf %s "$5" > "$state/night"; echo "Night mode: $5" ;;
        "shell settings get "*) cat "$state/settings-$4-$5" 2>/dev/null || echo null ;;
        "shell settings put "*) [ -f "$state/stuck" ] || printf '%s\n' "$6" > "$state/settings-$4-$5" ;;
        "shell settings delete "*) [ -f "$state/stuck" ] || rm -f "$state/settings-$4-$5" ;;
        *) echo "unknown: $*" >&2; exit 64 ;;
        esac
        """#
}
