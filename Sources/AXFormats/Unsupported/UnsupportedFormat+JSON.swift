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
        webDriverError, webDriverNull, chrome,
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
        UnsupportedFormat { document, _ in MaestroDocument(document: document).kind == kind ? refusal : nil }
    }

    /// `{"value": {"error": "invalid session id", …}}`.
    private static let webDriverError = UnsupportedFormat { document, root in
        guard let value = document.member("value", of: root), let error = document.member("error", of: value),
            document.nodes[error].kind == .string
        else { return nil }
        return "a WebDriver error response: \(document.string(at: error).printable(limit: 60))"
    }

    /// `{"value": null, "sessionId": …}`.
    private static let webDriverNull = UnsupportedFormat { document, root in
        guard let value = document.member("value", of: root), document.nodes[value].kind == .null,
            document.member("sessionId", of: root) != nil
        else { return nil }
        return "a WebDriver response without a tree: its value is null"
    }

    /// The answer of Chrome's DevTools: a list of nodes, bare or in its envelope, or one node.
    private static let chrome = UnsupportedFormat { document, root in
        let refusal = "Chrome's accessibility tree" + web
        let answer = document.member("result", of: root) ?? root
        var node = answer
        if let nodes = document.member("nodes", of: answer), document.nodes[nodes].kind == .array {
            guard let first = document.firstRoot(at: nodes) else { return refusal }
            node = first
        }
        let isNode =
            document.member("nodeId", of: node) != nil
            && ["role", "ignored", "childIds"].contains { document.member($0, of: node) != nil }
        return isNode ? refusal : nil
    }

    /// XcodeBuildMCP's result without a `uiHierarchy`, with which `InputFormat.idb` reads it.
    private static let captureResult = UnsupportedFormat { document, root in
        guard document.member("schema", of: root) != nil, let data = document.member("data", of: root) else {
            return nil
        }
        let capture = document.member("capture", of: data)
        if capture.flatMap({ document.member("uiHierarchy", of: $0) }) != nil { return nil }
        return "XcodeBuildMCP's capture result without a hierarchy" + withoutFrames
    }
}
