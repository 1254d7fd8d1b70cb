import AXAudit

/// The settings of an Android device, through adb.
///
/// Sources: AOSP. The font scale and the theme take effect at once. The developer option that forces the layout from
/// right to left is a setting and a system property (`debug.force_rtl`), which an app reads when its locales are set;
/// they are set again therefore.
struct AndroidSettings: DeviceSettings {
    private(set) var android: AndroidDevice

    var device: String { android.name }

    var ignoringSignals: AndroidSettings {
        var settings = self
        settings.android = android.ignoringSignals
        return settings
    }

    private static let fontScale = "font_scale"
    private static let night = "night"
    private static let rightToLeft = "debug.force_rtl"
    /// The locales of an app; its package follows.
    private static let locales = "locales "
    /// The largest font scale that Android offers.
    private static let largestScale = 2.0

    /// Whether the layout is forced from right to left.
    static func isRightToLeft(_ android: AndroidDevice) throws(UsageError) -> Bool {
        try AndroidSettings(android: android).value(of: rightToLeft) == "1"
    }

    func settings(of variant: CaptureVariant) throws(UsageError) -> [DeviceSetting] {
        switch variant {
        case .textSize(let size):
            let scale = (min(size.bodyScale, Self.largestScale) * 20).rounded() / 20
            return [DeviceSetting(name: Self.fontScale, value: "\(scale)")]
        case .dark: return [DeviceSetting(name: Self.night, value: "yes")]
        case .rightToLeft:
            guard let activity = try android.activity(), try android.appLocales(activity.package) != nil else {
                throw UsageError(
                    "variant rtl: \(device) cannot set it for a running app, which Android 13 and later can; force it in the"
                        + " developer options, start the app again, and capture it with --name Cart@rtl")
            }
            let own = try android.appLocales(activity.package) ?? ""
            let locales = try own.isEmpty ? android.systemLocale() ?? "en-US" : own
            return [
                DeviceSetting(name: Self.rightToLeft, value: "1"),
                DeviceSetting(name: Self.locales + activity.package, value: locales),
            ]
        }
    }

    func value(of name: String) throws(UsageError) -> String? {
        switch name {
        case Self.night: return try android.night()
        case Self.rightToLeft: return try setting("global", name)
        case let name where name.hasPrefix(Self.locales):
            let locales = try android.appLocales(String(name.dropFirst(Self.locales.count)))
            return locales?.isEmpty == true ? nil : locales
        default: return try setting("system", name)
        }
    }

    private func setting(_ table: String, _ name: String) throws(UsageError) -> String? {
        let value = try android.text("settings", "get", table, name)
        return value == "null" ? nil : value
    }

    func set(_ setting: DeviceSetting) throws(UsageError) {
        // The words reach the shell of the device.
        let isPlain: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || "._-,".contains($0)) }
        guard setting.name.filter({ $0 != " " }).allSatisfy(isPlain), setting.value?.allSatisfy(isPlain) ?? true else {
            throw UsageError("\(device.printable): found \"\(setting.description.printable)\", expected a plain value")
        }
        switch setting.name {
        case Self.night: try run("cmd", "uimode", "night", setting.value ?? "auto")
        case Self.rightToLeft:
            try put("global", setting)
            try run("setprop", Self.rightToLeft, setting.value ?? "0")
        case let name where name.hasPrefix(Self.locales):
            let command = ["cmd", "locale", "set-app-locales", String(name.dropFirst(Self.locales.count))]
            // The same locales again would change nothing.
            try run(command)
            if let locales = setting.value { try run(command + ["--locales", locales]) }
        default: try put("system", setting)
        }
    }

    private func put(_ table: String, _ setting: DeviceSetting) throws(UsageError) {
        if let value = setting.value {
            try run("settings", "put", table, setting.name, value)
        } else {
            try run("settings", "delete", table, setting.name)
        }
    }

    private func run(_ words: String...) throws(UsageError) { try run(words) }

    private func run(_ words: [String]) throws(UsageError) {
        _ = try android.tool.output(["-s", android.name, "shell"] + words)
    }
}

extension DeviceSetting {
    /// The setting as messages show it.
    var description: String { "\(name) \(value ?? "(not set)")" }
}
