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
        UnsupportedFormat(wholeJSON: { root in
            guard let error = root["value"]?["error"], error.kind == .string else { return nil }
            return "a WebDriver error response: \(error.content.printable(limit: 60))"
        }),
        // {"status": 13, "value": "An unknown server-side error occurred."}
        UnsupportedFormat(wholeJSON: { root in
            guard let status = root["status"]?.number, status != 0, let value = root["value"] else { return nil }
            let message = value.kind == .string ? value : value["message"] ?? value
            return "an error of WebDriverAgent, not a dump: \"\(message.content.printable(limit: 60))\""
        }),
        // {"value": null, "sessionId": …}, {"value": ""}
        UnsupportedFormat(wholeJSON: { root in
            guard let value = root["value"], root["sessionId"] != nil || root.members.allSatisfy({ $0.name == "value" })
            else { return nil }
            if value.kind == .null { return "a WebDriver response without a tree: its value is null" }
            guard value.kind == .string && value.content.isEmpty || value.isEmptyObject else { return nil }
            return "a response of WebDriverAgent without a tree: its value is empty; dump the screen again"
        }),
        // {"error": "no such element", "message": "…", "stacktrace": "…"}
        UnsupportedFormat(wholeJSON: { root in
            let keys = ["error", "message", "stacktrace", "traceback", "data"]
            guard let error = root["error"], error.kind == .string, root["message"]?.kind == .string,
                root.members.allSatisfy({ keys.contains($0.name) })
            else { return nil }
            return "a WebDriver error: \(error.content.printable(limit: 60))"
        }),
        // [null], [{}], [[]]
        UnsupportedFormat(wholeJSON: { root in
            guard root.kind == .array, !root.isEmptyList,
                root.items.allSatisfy({ $0.kind == .null || $0.isEmptyObject || $0.isEmptyList })
            else { return nil }
            return "a list without an element, which idb writes without an app in front; dump the screen again"
        }),
        // <Error><Code>AccessDenied</Code>…
        UnsupportedFormat(
            "an error of S3, not a dump; check the address and the rights",
            xml: { root, child in root == "Error" && child == "Code" }),
        // {"attributes": {}, "children": []}
        UnsupportedFormat(wholeJSON: { root in
            guard root["children"]?.isEmptyList == true, root["attributes"]?.isEmptyObject != false,
                root.members.allSatisfy({ ["attributes", "children"].contains($0.name) })
            else { return nil }
            return "an empty hierarchy of Maestro; wait until the app is in front, and dump it again"
        }),
        // {"snapshot": []}
        UnsupportedFormat(wholeJSON: { root in
            guard root["snapshot"]?.isEmptyList == true, root["generated"] == nil else { return nil }
            return "an empty snapshot of A11yUITests; wait until the app is in front"
        }),
        // {}
        UnsupportedFormat(wholeJSON: { root in
            root.isEmptyObject
                ? "an empty object, which WebDriverAgent and Maestro write without a screen; dump it again" : nil
        }),
        UnsupportedFormat(linesOf: "uiautomator") { line in
            if line.hasPrefix("ERROR: "), line.contains("could not get idle state") {
                return "wait until animations end, or turn them off"
            }
            let isNullRoot = line.hasPrefix("null root node") || line.hasPrefix("ERROR: null root node")
            return isNullRoot ? "wait until the screen is up, and dump it again" : nil
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
        // Maestro says where it runs, then writes the hierarchy.
        UnsupportedFormat(text: { text in
            let lines = text.head.split(whereSeparator: \.isNewline).prefix(4)
            guard lines.first?.hasPrefix("Running on ") == true, lines.count < 4 else { return nil }
            return "the banner of Maestro without a hierarchy; wait until the app is in front, and dump it again"
        }),
        UnsupportedFormat(text: { text in
            text.head.hasPrefix("version https://git-lfs.github.com/spec/")
                ? "a pointer of Git LFS, not the file itself; get it with git lfs pull" : nil
        }),
        // "<?xml version=\"1.0\"…": the value of an answer, as jq .value prints it.
        UnsupportedFormat(text: { text in
            let head = text.head.trimmed
            if head == "\"\"" { return "an empty text, which WebDriver answers without a page; dump the screen again" }
            return ["\"<", "\"{", "\"[", "\"\\n<"].contains(where: head.hasPrefix)
                ? "a page source as a JSON string; print it with jq -r, not jq" : nil
        }),
        // b'<?xml version=\'1.0\'…\n<hierarchy…': a text as Python's repr() writes it.
        UnsupportedFormat(text: { text in
            let head = text.head.trimmed
            let isPython = ["'", "b'", "b\""].contains { quote in
                ["<", "{", "[", "\\n"].contains { head.hasPrefix(quote + $0) }
            }
            return isPython
                ? "the representation of a string in Python, with \\n and \\' for characters; write the string itself to "
                    + "the file, of bytes that of decode()" : nil
        }),
        UnsupportedFormat(linesOf: "an HTTP server") { line in
            let isHeader = line.hasPrefix("HTTP/1.") || line.hasPrefix("HTTP/2 ") || line.hasPrefix("HTTP/3 ")
            return isHeader || statusLines.contains(line) ? "check that the server runs at this address" : nil
        },
        UnsupportedFormat(linesOf: "idb") { line in
            line.hasPrefix("No UDID provided and couldn't find") || line.contains("idb.common.types.IdbException")
                ? "boot a simulator, or name one with --udid" : nil
        },
        UnsupportedFormat(linesOf: "axe or simctl") { line in
            line.hasPrefix("Error: No booted simulator") || line.hasPrefix("No devices are booted")
                ? "boot a simulator, or name one" : nil
        },
        UnsupportedFormat(linesOf: "curl") { line in
            line.hasPrefix("curl: (") ? "check that the server runs at this address" : nil
        },
        UnsupportedFormat(linesOf: "a shell") { line in
            line.contains(": command not found") || line.hasPrefix("zsh: ") && line.contains("not found")
                || line.hasPrefix("/system/bin/sh: ") ? "install the tool, or check its name" : nil
        },
        UnsupportedFormat(linesOf: "cat or adb") { line in
            line.hasSuffix(": No such file or directory") ? "dump the screen first, to the file that is read" : nil
        },
        UnsupportedFormat(text: { text in
            text.head.unicodeScalars.prefix(64).allSatisfy { $0 == "\0" } && !text.head.isEmpty
                ? "a file of zero bytes, which a device or a disk leaves that lost power; dump the screen again" : nil
        }),
        UnsupportedFormat(linesOf: "a tool that was stopped") { line in
            line == "Killed" || line.hasPrefix("Killed: 9") || line == "Terminated" ? "dump the screen again" : nil
        },
        UnsupportedFormat(linesOf: "a tool in Python") { line in
            line.hasPrefix("Traceback (most recent call last)") ? "the last lines of the file say what failed" : nil
        },
        UnsupportedFormat(linesOf: "a tool in Java") { line in
            guard #available(iOS 16, macOS 13, tvOS 16, *) else { return nil }
            return line.prefixMatch(of: /Exception in thread |(java|android|kotlin)x?(\.\w+)+(Exception|Error)\b/)
                != nil
                ? "dump the screen again" : nil
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

    /// Creates a format of text that is an error of `tool`. `advice` gets a line and returns what to do, or `nil` if
    /// the line is no error of this tool.
    private init(linesOf tool: String, advice: @escaping @Sendable (String) -> String?) {
        self.init(message: { line in
            advice(line).map { advice in
                var error = line
                for prefix in ["ERROR: ", "Error: ", "error: ", "adb: "] where error.hasPrefix(prefix) {
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

extension JSONValue {
    fileprivate var isEmptyList: Bool { kind == .array && items.first { _ in true } == nil }
    fileprivate var isEmptyObject: Bool { kind == .object && members.first { _ in true } == nil }
}
