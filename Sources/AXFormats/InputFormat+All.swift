import AXDumps

extension InputFormat {
    /// Every format that can be read, in the order of help and messages. If two formats claim a document equally, the
    /// first one reads it.
    public static let all: [InputFormat] = [
        .axaudit, .wdaJSON, .wdaXML, .idb, .xcuitestDescription, .xcuitestDictionary, .maestro, .trailblaze,
        .deviceAgent, .a11yuitests, .accessibilitySnapshot, .uiautomator, .appiumAndroid, .maestroAndroid, .roborazzi,
        .androidLayout, .droidbot, .composeText, .flutterSemantics,
    ]

    /// The format with this identifier, or `nil` if there is none.
    public init?(id: String) { self.init(id: id, in: Self.all) }
}
