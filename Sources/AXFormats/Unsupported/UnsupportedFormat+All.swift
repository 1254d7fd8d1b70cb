import AXDumps

extension UnsupportedFormat {
    /// Every format that is refused by name. If two formats match a document, the first one is named.
    package static let all: [UnsupportedFormat] = xmlFormats + failures + jsonFormats + textFormats

    // Advice that several formats share.
    static let web = " (a web page), which axaudit does not read; axe-core checks those"
    static let detox = "Detox's view hierarchy, which axaudit does not read; dump the app with idb or Appium instead"
    static let withoutFrames = ", which has no frames in points; dump it with axe describe-ui"
}
