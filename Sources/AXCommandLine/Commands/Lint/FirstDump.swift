import AXAudit

/// How somebody who has no dump yet gets one.
enum FirstDump {
    /// Returns three commands that dump a screen, a line each, for the platform whose project a folder looks like.
    static func advice(in folder: String) -> String {
        let names = (try? FileSystem.names(in: folder)) ?? []
        let lines = formats(of: names).map { "  \($0.dump)    (\($0.tool ?? $0.id))\n" }
        return "Write the tree of a screen to a file with the tool that you have, then run axaudit lint <file>:\n"
            + lines.joined()
    }

    private static func formats(of names: [String]) -> [InputFormat] {
        let isApple = names.contains { name in
            name == "Package.swift" || name == "Podfile"
                || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
        }
        let isAndroid = names.contains {
            $0 == "gradlew" || $0.hasPrefix("build.gradle") || $0.hasPrefix("settings.gradle")
        }
        if isApple == isAndroid { return [.wdaJSON, .uiautomator, .maestro] }
        return isApple ? [.wdaJSON, .idb, .maestro] : [.uiautomator, .appiumAndroid, .maestroAndroid]
    }
}
