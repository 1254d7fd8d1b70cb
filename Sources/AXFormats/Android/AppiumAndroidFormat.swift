import AXDumps
import AXSyntax

extension InputFormat {
    /// The page source of Appium for Android.
    public static let appiumAndroid = InputFormat(
        "appium-android", tool: "Appium", summary: "The page source of Appium's UiAutomator2 driver, for Android.",
        dump: "driver.page_source",
        words: ["<hierarchy", "android.widget.", "resource-id=", "content-desc=", "displayed="],
        reader: .xml(claim: claimAppiumAndroid, read: AndroidXMLReader.screens))

    /// Recognises the page source of Appium's UiAutomator2 driver, and of Appium 1.
    ///
    /// Source: appium-uiautomator2-server (`AccessibilityNodeInfoDumper.java`). The tag of a view is its class. Since
    /// 4.0.1 of the driver the source says which views are important for accessibility and which are headings.
    private static func claimAppiumAndroid(on nodes: XMLNodes) -> FormatClaim? {
        guard let root = nodes.first else { return nil }
        if root.name == "hierarchy" {
            return nodes.dropFirst().first.map { $0.name != "node" } == true ? .certain : nil
        }
        // A subtree: its tag is a class, which has a package.
        return root.name.contains(".") && root["bounds"] != nil ? .certain : nil
    }
}
