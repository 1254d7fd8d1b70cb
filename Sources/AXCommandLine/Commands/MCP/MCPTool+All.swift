extension MCPTool {
    /// Every tool, in the order in which clients list them.
    static let all: [MCPTool] = [.lint, .show, .explain, .where, .compare, .capture]

    private static let path = Parameter("path", .path, nil, "A dump, or a folder of dumps")
    private static let dump = Parameter("dump", .dump, nil, "The text of a dump, in place of a path")
    private static let density = Parameter(
        "density", .number, "density", "Android: the number that adb shell wm density prints, for sizes")
    private static let platform = Parameter(
        "platform", .text, "platform", "ios or android, for dumps that do not tell it, such as Flutter's")
    private static let sources = Parameter("sources", .path, "sources", "The folder of the app's source code")

    private static let lint = MCPTool(
        name: "lint", title: "Lint accessibility trees",
        summary: """
            Checks dumps of an app's accessibility tree (iOS or Android, of any tool) and lists the findings, one line each: \
            file:line:column severity rule selector: message. Failures first. With sources, findings name the line of code to \
            change.
            """,
        words: ["lint", "--format=agent"], parameters: [path, dump, sources, density, platform],
        alternatives: ["path", "dump"],
        secondPart: "how to fix each rule")

    private static let show = MCPTool(
        name: "show", title: "Show what the screen reader says",
        summary: "Lists what VoiceOver or TalkBack says on a screen, in reading order.",
        words: ["show"], parameters: [path, dump, density, platform], alternatives: ["path", "dump"])

    private static let explain = MCPTool(
        name: "explain", title: "Explain a rule",
        summary: "Says what a rule reports, why, and how to fix it in code; or lists the rules of a group.",
        words: ["explain"],
        parameters: [Parameter("rule", .text, nil, "The rule or group, e.g. target-size or labels")], requiredCount: 1)

    private static let `where` = MCPTool(
        name: "where", title: "Find the code of an element",
        summary: "Finds the line of source code that makes an element, by what is shown or said, or by identifier.",
        words: ["where"],
        parameters: [
            Parameter("text", .text, nil, "What the screen shows or the screen reader says"),
            Parameter("identifier", .text, "id", "The accessibility identifier or resource id"), sources,
        ], alternatives: ["text", "identifier"])

    private static let compare = MCPTool(
        name: "compare", title: "Compare before and after",
        summary: """
            Compares two dumps, folders of dumps, archives or JSON reports, and lists what is new, resolved and unchanged: the \
            proof of a fix.
            """,
        words: ["compare"],
        parameters: [
            Parameter("before", .run, nil, "The dump or folder from before the change"),
            Parameter("after", .run, nil, "The dump or folder from after the change"),
        ], requiredCount: 2)

    private static let capture = MCPTool(
        name: "capture", title: "Capture the screen of a device",
        summary: """
            Writes the screen of the connected device or simulator to files in Dumps, tree and picture, and names them; lint \
            takes their path. Existing files are never replaced: give each capture a name of its own, e.g. Cart-fixed.
            """,
        words: ["capture"],
        parameters: [
            Parameter("name", .text, "name", "Name of the files without extension; default the activity or app"),
            Parameter("wait", .text, "wait", "Wait for an element with this label or identifier"),
            Parameter(
                "variants", .text, "variants", "Also capture it with other settings, which are put back: ax5,dark,rtl"),
            Parameter("platform", .text, "platform", "ios or android, if both are connected"),
            Parameter("serial", .text, "serial", "The device, of several: its serial number or UDID"),
        ], outputFolder: "Dumps")
}
