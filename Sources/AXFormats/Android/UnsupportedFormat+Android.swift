import AXDumps
import AXSyntax

extension UnsupportedFormat {
    private static let advice =
        " (Android), which axaudit does not read; dump the screen with uiautomator or Appium"

    static let trailblazeViews = UnsupportedFormat(wholeJSON: { root in
        TrailblazeFormat.hasClasses(root) == true ? "a Trailblaze waypoint" + advice : nil
    })

    static let axeViews = UnsupportedFormat("an axe-android result" + advice, jsonKeys: "axeContext")

    static let ricoViews = UnsupportedFormat(
        "a RICO hierarchy" + advice, jsonKeys: "activity", "activity_name")

    /// The answer of sim-use without an iOS tree, with which `InputFormat.idb` reads it.
    static let simUseViews = UnsupportedFormat(json: { root in
        guard let data = root["data"], data["entries"] != nil, data["outline"] != nil else { return nil }
        guard let raw = data["raw"], raw.kind != .null else {
            return "sim-use's outline without the tree; dump it with sim-use describe-ui --json, without --no-raw"
        }
        return "sim-use's tree" + advice
    })
}
