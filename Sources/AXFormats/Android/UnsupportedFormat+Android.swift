import AXSyntax

extension UnsupportedFormat {
    private static let advice =
        " (Android), which axaudit does not read; dump the screen with uiautomator or Appium"

    static let trailblazeViews = UnsupportedFormat { document, _ in
        TrailblazeFormat.hasClasses(document) == true ? "a Trailblaze waypoint" + advice : nil
    }

    static let axeViews = UnsupportedFormat("an axe-android result" + advice, jsonKeys: "axeContext")

    static let ricoViews = UnsupportedFormat(
        "a RICO hierarchy" + advice, jsonKeys: "activity", "activity_name")

    /// The answer of sim-use without an iOS tree, with which `InputFormat.idb` reads it.
    static let simUseViews = UnsupportedFormat { document, root in
        guard let data = document.member("data", of: root), document.member("entries", of: data) != nil,
            document.member("outline", of: data) != nil
        else { return nil }
        guard let raw = document.member("raw", of: data), document.nodes[raw].kind != .null else {
            return "sim-use's outline without the tree; dump it with sim-use describe-ui --json, without --no-raw"
        }
        return "sim-use's tree" + advice
    }
}
