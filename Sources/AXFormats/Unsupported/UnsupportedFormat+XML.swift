import AXDumps
import AXTree

extension UnsupportedFormat {
    static let xmlFormats = [
        UnsupportedFormat(
            "the UIAutomation page source of Appium before 2016; dump it with the XCUITest driver",
            xml: { root, child in (root == "AppiumAUT" ? child : root).hasPrefix("UIA") }),
        UnsupportedFormat(detox, xml: { root, _ in root == "ViewHierarchy" }),
        UnsupportedFormat("Chrome's accessibility tree as XML" + web, xml: { root, _ in root == "RootWebArea" }),
    ]
}
