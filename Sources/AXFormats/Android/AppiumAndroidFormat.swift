import AXSyntax
import AXTree

extension InputFormat {
    /// The page source of Appium for Android.
    public static let appiumAndroid = InputFormat(
        "appium-android", tool: "Appium", summary: "The page source of Appium's UiAutomator2 driver, for Android.",
        dump: "driver.page_source",
        reader: .xml(claim: AppiumAndroidFormat.claim, read: AndroidXMLReader.screens))
}

/// Recognises the page source of Appium's UiAutomator2 driver, and of Appium 1.
///
/// Source: appium-uiautomator2-server (`AccessibilityNodeInfoDumper.java`). The tag of a view is its class. Since 4.0.1 of the
/// driver the source says which views are important for accessibility and which are headings.
enum AppiumAndroidFormat {
    static func claim(on document: XMLDocument) -> FormatClaim? {
        guard !document.elements.isEmpty else { return nil }
        if document.name(of: 0) == "hierarchy" {
            return document.elements.count > 1 && document.name(of: 1) != "node" ? .certain : nil
        }
        // A subtree: its tag is a class, which has a package.
        let isView = document.name(of: 0).contains(".") && document.attribute("bounds", of: 0) != nil
        return isView ? .certain : nil
    }
}
