import AXSyntax

/// Finds the formats that an unrecognised file resembles most, by the words that are typical of each.
enum LikelyFormats {
    /// The typical words of the formats, by their identifiers.
    private static let words: [String: [String]] = [
        "axaudit": ["\"axaudit\"", "\"screen\"", "\"elements\"", "\"type\"", "\"label\"", "\"traits\""],
        "wda-json": ["\"rawIdentifier\"", "\"isEnabled\"", "\"isVisible\"", "\"rect\"", "\"type\"", "\"label\""],
        "wda-xml": ["XCUIElementType", "label=", "visible=", "accessible=", "AppiumAUT"],
        "idb": [
            "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"AXValue\"", "\"role\"", "\"custom_actions\"",
            "\"backend\"", "\"truncated\"",
        ],
        "xcuitest-description": ["Application, ", "Window, ", "label: '", "identifier: '", ", 0x"],
        "xcuitest-dictionary": ["\"elementType\"", "\"placeholderValue\"", "\"frame\"", "\"axElement\"", "\"X\""],
        "maestro": ["\"attributes\"", "\"accessibilityText\"", "\"children\"", "\"hintText\"", "\"bounds\""],
        "trailblaze": ["\"waypointId\"", "\"viewHierarchy\"", "\"accessibilityText\"", "\"centerPoint\""],
        "deviceagent": ["\"hitable\"", "\"hit_point\"", "\"rect\"", "\"type\"", "\"label\""],
        "a11yuitests": ["\"snapshot\"", "\"generated\"", "\"filename\"", "\"traits\""],
        "accessibility-snapshot": ["\"element\"", "\"container\"", "\"shape\"", "\"userInputLabels\""],
        "uiautomator": ["<hierarchy", "<node", "resource-id=", "content-desc=", "bounds="],
        "appium-android": ["<hierarchy", "android.widget.", "resource-id=", "content-desc=", "displayed="],
        "maestro-android": ["\"attributes\"", "\"resource-id\"", "\"accessibilityText\"", "\"bounds\"", "\"class\""],
        "roborazzi": ["\"schemaVersion\"", "\"capture\"", "\"root\"", "\"testTag\"", "\"properties\""],
        "android-layout": ["\"interactions\"", "\"center\"", "\"content-desc\"", "\"resource-id\"", "\"bounds\""],
        "droidbot": ["\"views\"", "\"state_str\"", "\"foreground_activity\"", "\"temp_id\"", "\"resource_id\""],
        "compose-text": ["Node #", "useUnmergedTree", "Actions = [", "MergeDescendants", "|-Node"],
        "flutter-semantics": ["SemanticsNode#", "Rect.fromLTRB", "textDirection:", "flags: ", "actions: "],
    ]

    /// Returns the three formats of which a file has the most words, the most likely first; none if it has none.
    static func names(for bytes: ArraySlice<UInt8>, among formats: [InputFormat]) -> [String] {
        let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        let counts = formats.map { format in (words[format.id] ?? []).count { text.firstRange(of: $0) != nil } }
        let found = formats.indices.filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(3).map { formats[$0].id }
    }
}
