/// A format of dumps that can be read. The raw value is what `--input-format` and the reports say.
public enum InputFormat: String, CaseIterable, Sendable {
    /// Our own tree, version 1.
    case axaudit
    /// The XML page source of WebDriverAgent and Appium.
    case wdaXML = "wda-xml"
    /// `idb ui describe-all`, flat or nested, and AXe's `describe-ui`.
    case idb
    /// A11yUITests' JSON snapshot.
    case a11yuitests
}
