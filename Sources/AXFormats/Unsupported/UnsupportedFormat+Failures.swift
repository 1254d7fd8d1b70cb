import AXDumps
import AXSyntax
import AXTree

extension UnsupportedFormat {
    /// What tools write instead of a dump. Such a file is a dump that failed, also among others in a folder.
    ///
    /// Sources: appium/WebDriverAgent, mobile-dev-inc/maestro (`TreeNode.kt`), the W3C's WebDriver, AOSP
    /// (`DumpCommand.java` of uiautomator, `adb`), mobile-dev-inc/maestro (`TestCommand.kt`), facebook/idb.
    static let failures: [UnsupportedFormat] = [
        // {"value": {"error": "invalid session id", …}}
        UnsupportedFormat(json: { root in
            guard let error = root["value"]?["error"]?.text else { return nil }
            return "a WebDriver error response: \(error.printable(limit: 60))"
        }),
        // {"status": 13, "value": "An unknown server-side error occurred."}
        UnsupportedFormat(json: { root in
            guard let status = root["status"]?.number, status != 0, let value = root["value"] else { return nil }
            let message = value["message"] ?? value
            return "an error of WebDriverAgent, not a dump: \"\(message.content.printable(limit: 60))\""
        }),
        // {"value": null, "sessionId": …}, {"value": ""}
        UnsupportedFormat(
            "a WebDriver response without a tree: its value is null",
            .json { hasOnlyValue($0) && $0["value"]?.isNull == true }),
        UnsupportedFormat(
            "a response of WebDriverAgent without a tree: its value is empty; dump the screen again",
            .json { hasOnlyValue($0) && ($0["value"]?.text == "" || $0["value"]?.isEmptyObject == true) }),
        // {"error": "no such element", "message": "…", "stacktrace": "…"}
        UnsupportedFormat(json: { root in
            guard let error = root["error"]?.text, root["message"]?.kind == .string,
                root.hasOnly("error", "message", "stacktrace", "traceback", "data")
            else { return nil }
            return "a WebDriver error: \(error.printable(limit: 60))"
        }),
        // [null], [{}], [[]]
        UnsupportedFormat(
            "a list without an element, which idb writes without an app in front; dump the screen again",
            .json { root in
                root.kind == .array && !root.isEmptyContainer
                    && root.items.allSatisfy { $0.isNull || $0.isEmptyContainer }
            }),
        // <Error><Code>AccessDenied</Code>…
        UnsupportedFormat(
            "an error of S3, not a dump; check the address and the rights",
            .xml { root, child in root.name == "Error" && child == "Code" }),
        // {"attributes": {}, "children": []}
        UnsupportedFormat(
            "an empty hierarchy of Maestro; wait until the app is in front, and dump it again",
            .json { root in
                root["children"]?.isEmptyList == true && root["attributes"]?.isEmptyObject != false
                    && root.hasOnly("attributes", "children")
            }),
        // {"snapshot": []}
        UnsupportedFormat(
            "an empty snapshot of A11yUITests; wait until the app is in front",
            .json { $0["snapshot"]?.isEmptyList == true && $0["generated"] == nil }),
        UnsupportedFormat(
            "an empty object, which WebDriverAgent and Maestro write without a screen; dump it again",
            .json { $0.isEmptyObject }),
        error(of: "uiautomator", "wait until animations end, or turn them off") {
            $0.hasPrefix("ERROR: ") && $0.contains("could not get idle state")
        },
        error(of: "uiautomator", "wait until the screen is up, and dump it again") {
            $0.begins(with: "null root node", "ERROR: null root node")
        },
        UnsupportedFormat(line: { line in
            UIAutomatorMessage.path(in: line).map {
                "the message of uiautomator, whose dump is on the device; get it with adb pull "
                    + $0.printable(limit: 60)
            }
        }),
        error(of: "adb", "adb devices lists what is connected") { line in
            line.begins(with: "adb: ", "error: ") && ["device", "emulator", "closed"].contains { line.contains($0) }
        },
        error(of: "Maestro", "start a device, or connect one") {
            $0.hasPrefix("Not enough devices connected") || $0.contains("was requested, but it is not connected")
                || $0.contains("devices connected, which is not enough")
        },
        // Maestro says where it runs, then writes the hierarchy.
        UnsupportedFormat(
            "the banner of Maestro without a hierarchy; wait until the app is in front, and dump it again",
            .text { text in
                let lines = text.split(whereSeparator: \.isNewline).prefix(4)
                return lines.first?.hasPrefix("Running on ") == true && lines.count < 4
            }),
        UnsupportedFormat(
            "a pointer of Git LFS, not the file itself; get it with git lfs pull",
            .text { $0.hasPrefix("version https://git-lfs.github.com/spec/") }),
        UnsupportedFormat(
            "an empty text, which WebDriver answers without a page; dump the screen again",
            .text { $0.trimmed == "\"\"" }),
        // "<?xml version=\"1.0\"…": the value of an answer, as jq .value prints it.
        UnsupportedFormat(
            "a page source as a JSON string; print it with jq -r, not jq",
            .text { $0.trimmed.begins(with: "\"<", "\"{", "\"[", "\"\\n<") }),
        // b'<?xml version=\'1.0\'…\n<hierarchy…': a text as Python's repr() writes it.
        UnsupportedFormat(
            "the representation of a string in Python, with \\n and \\' for characters; write the string itself to "
                + "the file, of bytes that of decode()",
            .text { text in
                ["'", "b'", "b\""].contains { quote in
                    text.trimmed.begins(with: quote + "<", quote + "{", quote + "[", quote + "\\n")
                }
            }),
        error(of: "an HTTP server", "check that the server runs at this address") {
            $0.begins(with: "HTTP/1.", "HTTP/2 ", "HTTP/3 ") || statusLines.contains($0)
        },
        error(of: "idb", "boot a simulator, or name one with --udid") {
            $0.hasPrefix("No UDID provided and couldn't find") || $0.contains("idb.common.types.IdbException")
        },
        error(of: "axe or simctl", "boot a simulator, or name one") {
            $0.begins(with: "Error: No booted simulator", "No devices are booted")
        },
        error(of: "curl", "check that the server runs at this address") { $0.hasPrefix("curl: (") },
        error(of: "a shell", "install the tool, or check its name") {
            $0.contains(": command not found") || $0.hasPrefix("zsh: ") && $0.contains("not found")
                || $0.hasPrefix("/system/bin/sh: ")
        },
        error(of: "cat or adb", "dump the screen first, to the file that is read") {
            $0.hasSuffix(": No such file or directory")
        },
        UnsupportedFormat(
            "a file of zero bytes, which a device or a disk leaves that lost power; dump the screen again",
            .text { $0.unicodeScalars.prefix(64).allSatisfy { $0 == "\0" } && !$0.isEmpty }),
        error(of: "a tool that was stopped", "dump the screen again") {
            $0 == "Killed" || $0.hasPrefix("Killed: 9") || $0 == "Terminated"
        },
        error(of: "a tool in Python", "the last lines of the file say what failed") {
            $0.hasPrefix("Traceback (most recent call last)")
        },
        error(of: "a tool in Java", "dump the screen again") { line in
            guard #available(iOS 16, macOS 13, tvOS 16, *) else { return false }
            return line.prefixMatch(of: /Exception in thread |(java|android|kotlin)x?(\.\w+)+(Exception|Error)\b/)
                != nil
        },
    ]

    /// The error pages of servers and proxies that are one line.
    private static let statusLines: Set<String> = [
        "400 Bad Request", "401 Unauthorized", "403 Forbidden", "404 Not Found", "404 page not found",
        "408 Request Timeout", "429 Too Many Requests", "500 Internal Server Error", "502 Bad Gateway",
        "503 Service Unavailable", "504 Gateway Timeout", "504 Gateway Time-out",
    ]

    /// What a list without items is, if it is no report without findings.
    package static let emptyList =
        "an empty list, which idb writes without an app in front; wait until it is, and dump the screen again"

    /// Whether a document is an answer that has nothing but its value.
    private static func hasOnlyValue(_ root: JSONValue) -> Bool { root["sessionId"] != nil || root.hasOnly("value") }

    /// Creates a format of text that is an error of `tool`. `isError` gets one of the first lines, without white space
    /// around it.
    private static func error(
        of tool: String, _ advice: String, _ isError: @escaping @Sendable (String) -> Bool
    ) -> UnsupportedFormat {
        UnsupportedFormat(line: { line in
            guard isError(line) else { return nil }
            var error = line
            for prefix in ["ERROR: ", "Error: ", "error: ", "adb: "] where error.hasPrefix(prefix) {
                error.removeFirst(prefix.count)
            }
            while error.last == "." { error.removeLast() }
            return "the error of \(tool), not a dump: \"\(error.printable(limit: 120))\"; \(advice)"
        })
    }
}

extension JSONValue {
    fileprivate var isEmptyList: Bool { kind == .array && isEmptyContainer }
    fileprivate var isEmptyObject: Bool { kind == .object && isEmptyContainer }

    /// Whether an object has no other keys.
    fileprivate func hasOnly(_ keys: String...) -> Bool { members.allSatisfy { keys.contains($0.name) } }
}

extension StringProtocol {
    fileprivate func begins(with beginnings: String...) -> Bool { beginnings.contains(where: hasPrefix) }
}
