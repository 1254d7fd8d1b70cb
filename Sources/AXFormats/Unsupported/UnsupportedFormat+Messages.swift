import AXSyntax
import AXTree

extension UnsupportedFormat {
    /// What tools write instead of a dump. A file with such a text is a dump that failed, also among others in a
    /// folder.
    ///
    /// Sources: AOSP (`DumpCommand.java` of uiautomator, `adb`), mobile-dev-inc/maestro (`TestCommand.kt`),
    /// facebook/idb.
    static let messages: [UnsupportedFormat] = [
        UnsupportedFormat(linesOf: "uiautomator") { line in
            guard line.hasPrefix("ERROR: ") else { return nil }
            if line.contains("could not get idle state") { return "wait until animations end, or turn them off" }
            return line.contains("null root node") ? "wait until the screen is up, and dump it again" : nil
        },
        UnsupportedFormat(message: { line in
            UIAutomatorMessage.path(in: line).map {
                "the message of uiautomator, whose dump is on the device; get it with adb pull \($0.printable(limit: 60))"
            }
        }),
        UnsupportedFormat(linesOf: "adb") { line in
            let isError = line.hasPrefix("adb: ") || line.hasPrefix("error: ")
            let isAboutDevice = ["device", "emulator", "closed"].contains { line.contains($0) }
            return isError && isAboutDevice ? "adb devices lists what is connected" : nil
        },
        UnsupportedFormat(linesOf: "Maestro") { line in
            let isError =
                line.hasPrefix("Not enough devices connected")
                || line.contains("was requested, but it is not connected")
                || line.contains("devices connected, which is not enough")
            return isError ? "start a device, or connect one" : nil
        },
        UnsupportedFormat(linesOf: "idb") { line in
            line.hasPrefix("No UDID provided and couldn't find") || line.contains("idb.common.types.IdbException")
                ? "boot a simulator, or name one with --udid" : nil
        },
        UnsupportedFormat(linesOf: "curl") { line in
            line.hasPrefix("curl: (") ? "check that the server runs at this address" : nil
        },
        UnsupportedFormat(linesOf: "a shell") { line in
            line.contains(": command not found") || line.hasPrefix("zsh: ") && line.contains("not found")
                || line.hasPrefix("/system/bin/sh: ") ? "install the tool, or check its name" : nil
        },
        UnsupportedFormat(linesOf: "a tool that was stopped") { line in
            line == "Killed" || line.hasPrefix("Killed: 9") || line == "Terminated" ? "dump the screen again" : nil
        },
        UnsupportedFormat(linesOf: "a tool in Python") { line in
            line.hasPrefix("Traceback (most recent call last)") ? "the last lines of the file say what failed" : nil
        },
        UnsupportedFormat(linesOf: "a tool in Java") { line in
            line.prefixMatch(of: /Exception in thread |(java|android|kotlin)x?(\.\w+)+(Exception|Error)\b/) != nil
                ? "dump the screen again" : nil
        },
    ]

    /// Creates a format of text that is an error of `tool`. `advice` gets a line and returns what to do, or `nil` if
    /// the line is no error of this tool.
    private init(linesOf tool: String, advice: @escaping @Sendable (String) -> String?) {
        self.init(message: { line in
            advice(line).map { advice in
                var error = line
                for prefix in ["ERROR: ", "error: ", "adb: "] where error.hasPrefix(prefix) {
                    error.removeFirst(prefix.count)
                }
                while error.last == "." { error.removeLast() }
                return "the error of \(tool), not a dump: \"\(error.printable(limit: 120))\"; \(advice)"
            }
        })
    }

    /// Creates a format of text. `refusal` gets one of the first lines, without white space around it.
    private init(message refusal: @escaping @Sendable (String) -> String?) {
        self.init(text: { text in
            text.head.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).filter { !$0.isEmpty }.prefix(10)
                .compactMap(refusal).first
        })
    }
}
