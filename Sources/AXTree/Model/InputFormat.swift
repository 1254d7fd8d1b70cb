/// A format of dumps that can be read. The raw value is what `--input-format` and the reports say.
public enum InputFormat: String, CaseIterable, Sendable {
    /// Our own tree, version 1.
    case axaudit
    /// The JSON page source of WebDriverAgent.
    case wdaJSON = "wda-json"
    /// The XML page source of WebDriverAgent and Appium.
    case wdaXML = "wda-xml"
    /// `idb ui describe-all`, flat, nested or complete, and AXe's `describe-ui`.
    case idb
    /// XCUITest's debugDescription, which `po app` prints.
    case xcuitestDescription = "xcuitest-description"
    /// XCUIElementSnapshot's dictionaryRepresentation as JSON, as Maestro's driver replies with it.
    case xcuitestDictionary = "xcuitest-dictionary"
    /// The output of `maestro hierarchy` for iOS.
    case maestro
    /// A11yUITests' JSON snapshot.
    case a11yuitests
    /// AccessibilitySnapshot's model as JSON.
    case accessibilitySnapshot = "accessibility-snapshot"
}
