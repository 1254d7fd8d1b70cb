import AXDumps
import AXSyntax
import AXTree

extension UnsupportedFormat {
    static let jsonFormats = [
        maestro(
            .harmony,
            "a layout of HarmonyOS, which axaudit does not read; it reads trees of \(Platform.all.map(\.name).joined(separator: " and "))"
        ),
        maestro(.old, "the output of a Maestro version from 2022, which has no labels; use a newer version"),
        trailblazeViews, simUseViews,
        chrome,
        axeViews, ricoViews,
        captureResult,
        UnsupportedFormat(
            "a device screen of Maestro Studio, which has no frames in points; dump it with maestro hierarchy",
            jsonKeys: "screenshot", "elements"),
        UnsupportedFormat(
            "a runtime snapshot of XcodeBuildMCP" + withoutFrames, jsonKeys: "protocol", "elements"),
        UnsupportedFormat(
            "an idb description of a simulator, not of a screen; use idb ui describe-all",
            jsonKeys: "screen_dimensions"),
    ]

    private static func maestro(_ kind: MaestroHierarchy, _ refusal: String) -> UnsupportedFormat {
        UnsupportedFormat(wholeJSON: { root in MaestroDocument(root: root).kind == kind ? refusal : nil })
    }

    /// The answer of Chrome's DevTools: a list of nodes, bare or in its envelope, or one node.
    private static let chrome = UnsupportedFormat(json: { root in
        let refusal = "Chrome's accessibility tree" + web
        let answer = root["result"] ?? root
        var node = answer
        if let nodes = answer["nodes"], nodes.kind == .array {
            guard let first = nodes.itemsOrSelf.first else { return refusal }
            node = first
        }
        let isNode =
            node["nodeId"] != nil
            && ["role", "ignored", "childIds"].contains { node[$0] != nil }
        return isNode ? refusal : nil
    })

    /// XcodeBuildMCP's result without a `uiHierarchy`, with which `InputFormat.idb` reads it.
    private static let captureResult = UnsupportedFormat(json: { root in
        guard root["schema"] != nil, let data = root["data"] else {
            return nil
        }
        let capture = data["capture"]
        if capture.flatMap({ $0["uiHierarchy"] }) != nil { return nil }
        return "XcodeBuildMCP's capture result without a hierarchy" + withoutFrames
    })
}
