import AXAudit
import AXSyntax

/// A device or emulator with Android, through adb.
struct AndroidDevice: Device {
    let name: String
    let treeExtension = ".xml"
    /// adb.
    private(set) var tool: DeviceTool

    var settings: (any DeviceSettings)? { AndroidSettings(android: self) }

    /// The same device, whose programs also run while a signal waits to end the process.
    var ignoringSignals: AndroidDevice {
        var device = self
        device.tool.heedsSignals = false
        return device
    }

    /// How adb is installed, for messages.
    static let installation =
        "install Android's platform-tools: brew install android-platform-tools, or apt install adb"

    /// Returns adb, or `nil` if it is not there.
    static func tool(_ environment: Environment) -> DeviceTool? {
        let roots = ["ANDROID_HOME", "ANDROID_SDK_ROOT"].compactMap { environment.variables[$0] }
        return DeviceTool("adb", in: roots.filter { !$0.isEmpty }.map { $0 + "/platform-tools" }, environment)
    }

    /// Creates the device with a serial number, or without one the only device; `nil` if none is connected.
    ///
    /// - Throws: If it is not ready, or if there are several.
    init?(_ tool: DeviceTool, serial: String?) throws(UsageError) {
        let devices = try Self.devices(tool)
        if devices.isEmpty { return nil }
        let serials = devices.map(\.serial)
        let device: (serial: String, state: String)
        if let serial {
            guard let found = devices.first(where: { $0.serial == serial }) else {
                throw UsageError(unknown: "device", serial, among: serials)
            }
            device = found
        } else {
            let ready = devices.filter { $0.state == "device" }
            guard ready.count < 2 else {
                let list = ready.map(\.serial.printable).joined(separator: ", ")
                throw UsageError("adb: found \(ready.count) devices (\(list)), expected one; choose it with --serial")
            }
            device = ready.first ?? devices[0]
        }
        guard device.state == "device" else {
            let advice =
                switch device.state {
                case "unauthorized": "; allow debugging on its screen"
                case "offline": "; connect it again, or run adb reconnect"
                default: ""
                }
            let state = device.state.printable(limit: 120)
            throw UsageError("adb: \(device.serial.printable) is not ready: \(state)\(advice)")
        }
        self.tool = tool
        name = device.serial
    }

    /// Returns the serial numbers and states of all devices.
    private static func devices(_ tool: DeviceTool) throws(UsageError) -> [(serial: String, state: String)] {
        let text = String(decoding: try tool.output(["devices"]), as: UTF8.self)
        // Messages about the daemon come before the list.
        let lines = text.split(whereSeparator: \.isNewline)
        guard let heading = lines.firstIndex(where: { $0.hasPrefix("List of devices") }) else {
            let found = lines.first.map { "\"\(String($0).printable)\"" } ?? "nothing"
            throw UsageError("adb devices: found \(found), expected \"List of devices attached\"")
        }
        return lines[(heading + 1)...].compactMap { line in
            let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            guard words.count == 2, !line.hasPrefix("*") else { return nil }
            return (String(words[0]), String(words[1]).trimmed)
        }
    }

    // MARK: Commands

    /// Runs a command on the device. Returns its text, or `nil` if it failed, as on versions that do not have it.
    func text(_ words: String...) throws(UsageError) -> String? {
        let result = try tool.result(["-s", name, "shell"] + words)
        let text = String(decoding: result.output, as: UTF8.self).trimmed
        return result.code == 0 && !text.isEmpty ? text : nil
    }

    // MARK: Tree

    /// The file on the device to which the tree is written if it cannot be written to the output.
    private static let file = "/sdcard/axaudit-window.xml"
    /// What uiautomator says while the screen moves or changes.
    private static let passingErrors = ["could not get idle state", "null root node"]
    private static let attempts = 3

    func tree() throws(UsageError) -> [UInt8] {
        let command = ["-s", name, "exec-out", "uiautomator", "dump", "/dev/tty"]
        var result = try tool.result(command)
        for _ in 1..<Self.attempts {
            let message = DeviceTool.message(result) ?? ""
            guard Self.tree(in: result.output) == nil, Self.passingErrors.contains(where: message.contains) else {
                break
            }
            try CaptureRun.pause(1_000)
            result = try tool.result(command)
        }
        if let tree = Self.tree(in: result.output) { return tree }
        let message = DeviceTool.message(result) ?? "it wrote nothing"
        if Self.passingErrors.contains(where: message.contains) {
            throw UsageError(
                "\(tool.commandLine(command)): \(message); wait until nothing on the screen moves, and turn animations off"
                    + " (developer options, or adb shell settings put global animator_duration_scale 0)")
        }
        // Some devices cannot open /dev/tty.
        let file = try tool.result(["-s", name, "shell", "uiautomator", "dump", Self.file])
        let bytes = try tool.result(["-s", name, "exec-out", "cat", Self.file])
        _ = try tool.result(["-s", name, "shell", "rm", "-f", Self.file])
        if let tree = Self.tree(in: bytes.output) { return tree }
        throw UsageError("\(tool.commandLine(command)): \(DeviceTool.message(file) ?? message), expected a tree")
    }

    /// Returns the tree in the output of uiautomator, which can have messages before and after it; `nil` if there is
    /// none.
    static func tree(in output: [UInt8]) -> [UInt8]? {
        guard let tag = output.firstRange(of: Array("<hierarchy".utf8)),
            let end = output.lastIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let before = Array(output[..<tag.lowerBound])
        let start = before.firstRange(of: Array("<?xml".utf8))?.lowerBound ?? tag.lowerBound
        return end < start ? nil : Array(output[start...end]) + [UInt8(ascii: "\n")]
    }

    func picture() throws(UsageError) -> DevicePicture {
        let command = ["-s", name, "exec-out", "screencap", "-p"]
        let result = try tool.result(command)
        if let picture = DevicePicture(output: result.output) { return picture }
        let said = DeviceTool.message(result) ?? "nothing"
        return .none(reason: "\(tool.commandLine(command)): found \(said), expected a PNG")
    }

    // MARK: Facts

    func facts(of screens: [Screen]) throws(UsageError) -> DeviceFacts {
        var facts = DeviceFacts()
        let properties = AndroidProperties(try text("getprop") ?? "")
        facts.dotsPerInch = try text("wm", "density").flatMap(Self.dotsPerInch)
        if facts.dotsPerInch == nil {
            facts.notes.append("adb shell wm density tells no density: sizes are not checked")
        }
        if let activity = try activity() {
            facts.screenName = activity.simpleName
            facts.capabilities += [("appPackage", activity.package), ("appActivity", activity.name)]
            facts.locale = try appLocales(activity.package)?.split(separator: ",").first.map { String($0).trimmed }
        }
        if facts.locale == nil { facts.locale = try systemLocale() }
        if let size = try text("wm", "size")?.split(separator: " ").last {
            facts.capabilities.append(("deviceScreenSize", String(size)))
        }
        facts.capabilities.append(("platformName", "Android"))
        for (name, property) in [("platformVersion", "ro.build.version.release"), ("deviceModel", "ro.product.model")] {
            if let value = properties[property] { facts.capabilities.append((name, value)) }
        }
        let scale = try text("settings", "get", "system", "font_scale").flatMap { Screen.TextSize($0) }
        if scale != .fontScale(1) { facts.textSize = scale }
        facts.isDark = try night() == "yes"
        facts.isRightToLeft = try AndroidSettings.isRightToLeft(self)
        return facts
    }

    /// Returns the dots per inch that `wm density` prints.
    private static func dotsPerInch(_ text: String) -> Int? {
        Density.parse(text).map { Int(($0 * 160).rounded()) }
    }

    /// Returns the activity in front, or `nil` if the system does not tell it.
    func activity() throws(UsageError) -> AndroidActivity? {
        try text("dumpsys", "activity", "activities").flatMap { AndroidActivity(resumedIn: $0) }
    }

    /// Returns the theme of the system: `yes` is dark, others are `no` and `auto`.
    func night() throws(UsageError) -> String? {
        let prefix = "Night mode: "
        return try text("cmd", "uimode", "night").flatMap {
            $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil
        }
    }

    /// Returns the languages that the app has of its own, separated by commas, which can be none; `nil` before Android
    /// 13. They are in the last brackets: `Locales for … are [de-DE]`.
    func appLocales(_ package: String) throws(UsageError) -> String? {
        guard let text = try text("cmd", "locale", "get-app-locales", package),
            let start = text.lastIndex(of: "["), let end = text.lastIndex(of: "]"), start < end
        else { return nil }
        return String(text[text.index(after: start)..<end])
    }

    /// Returns the first language of the system.
    func systemLocale() throws(UsageError) -> String? {
        let setting = try text("settings", "get", "system", "system_locales")
        if let setting, setting != "null", let first = setting.split(separator: ",").first { return String(first) }
        let properties = AndroidProperties(try text("getprop") ?? "")
        return properties["persist.sys.locale"] ?? properties["ro.product.locale"]
    }
}
