import AXAudit
import AXSyntax

/// What is known of a device and of the app in front, besides the tree and the picture.
struct DeviceFacts {
    /// The name of the screen, if none is given: that of the activity or the app.
    var screenName: String?
    /// The language of the app, as a BCP 47 tag.
    var locale: String?
    /// The text size, unless it is the default.
    var textSize: Screen.TextSize?
    /// Whether the device shows every app from right to left, in any language.
    var isRightToLeft = false
    /// Whether the appearance is dark.
    var isDark = false
    /// The dots per inch.
    var dotsPerInch: Int?
    /// The members of the file of capabilities besides the density, by the names of Appium.
    var capabilities: [(name: String, value: String)] = []
    /// What could not be found out, for standard error.
    var notes: [String] = []

    /// The suffix of the name for what is not the default, as in `Cart~de@1.3@dark`.
    var suffix: String {
        var suffix = ""
        if let tag = locale.flatMap(Self.tag) { suffix += "~" + tag }
        if let textSize { suffix += "@" + textSize.name.lowercased() }
        if isRightToLeft { suffix += "@" + Screen.LayoutDirection.rightToLeft.rawValue }
        if isDark { suffix += "@" + Screen.Appearance.dark.rawValue }
        return suffix
    }

    /// Returns the part of a language tag that a name needs: none for English, the script, and the region of Android's
    /// pseudo-languages.
    private static func tag(_ locale: String) -> String? {
        let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first?.lowercased(), !language.isEmpty else { return nil }
        let script = parts.dropFirst().first { $0.count == 4 }
        let region = parts.dropFirst().first { $0.count == 2 && $0.uppercased().hasPrefix("X") }
        let tag = ([language] + [script, region].compactMap(\.self)).joined(separator: "-")
        return tag == "en" || VariantName("a~" + tag).suffix == nil ? nil : tag
    }

    /// The file of capabilities beside the tree, as JSON; `nil` if there is nothing to say.
    var capabilitiesFile: String? {
        if dotsPerInch == nil, capabilities.isEmpty { return nil }
        var writer = JSONWriter()
        writer.document { document in
            if let dotsPerInch { document.member("deviceScreenDensity", dotsPerInch) }
            for (name, value) in capabilities { document.member(name, value) }
        }
        return writer.text
    }
}
