import AXTree

/// How a test shows a screen: at another text size, in another language, direction or appearance.
///
/// A view is read with it, an app is launched with it:
///
/// ```swift
/// assertAccessible(variants: [.base, .textSize(.ax5), .rightToLeft, .dark]) { variation in
///     Screen(CheckoutViewController(), traits: variation)
/// }
/// assertAccessible(variants: [.base, .textSize(.ax5), .locale("de"), .rightToLeft]) { variation in
///     app.launchArguments = variation.launchArguments
///     app.launch()
///     return try Screen(app)
/// }
/// ```
public struct ScreenVariation: Hashable, Sendable {
    /// The name in messages: `base`, `AX5`, `de`.
    public private(set) var name: String
    /// The text size, or `nil` for that of the device.
    public private(set) var textSize: Screen.TextSize?
    /// The language as a BCP 47 tag, or `nil` for that of the device.
    public private(set) var locale: String?
    /// Whether the layout is from right to left, also in a language that is not.
    public private(set) var isRightToLeft = false
    /// Whether every text is twice as long as it is.
    package private(set) var hasDoubleLength = false
    /// The appearance, or `nil` for that of the device.
    public private(set) var appearance: Screen.Appearance?

    private init(_ name: String) { self.name = name }

    /// As on the device: the variation to which the others are compared.
    public static let base = ScreenVariation(ScreenVariant.base)

    /// Returns a variation with a text size.
    public static func textSize(_ size: Screen.TextSize) -> ScreenVariation {
        var variation = ScreenVariation(size.name)
        variation.textSize = size
        return variation
    }

    /// Returns a variation in a language, by its BCP 47 tag.
    public static func locale(_ tag: String) -> ScreenVariation {
        var variation = ScreenVariation(tag)
        variation.locale = tag
        return variation
    }

    /// The layout from right to left, in the language of the device (Xcode's right-to-left pseudo-language).
    public static let rightToLeft = {
        var variation = ScreenVariation("rtl")
        variation.isRightToLeft = true
        return variation
    }()

    /// Every text twice as long (Xcode's double-length pseudo-language).
    public static let doubleLength = {
        var variation = ScreenVariation("double")
        variation.hasDoubleLength = true
        return variation
    }()

    /// The dark appearance.
    public static let dark = ScreenVariation(appearance: .dark)
    /// The light appearance.
    public static let light = ScreenVariation(appearance: .light)

    private init(appearance: Screen.Appearance) {
        self.init(appearance.rawValue)
        self.appearance = appearance
    }

    /// Returns this variation together with another one, which outweighs it: `.textSize(.ax5).and(.dark)`.
    public func and(_ other: ScreenVariation) -> ScreenVariation {
        if other == .base { return self }
        var both = self == .base ? other : ScreenVariation("\(name)~\(other.name)")
        both.textSize = other.textSize ?? textSize
        both.locale = other.locale ?? locale
        both.isRightToLeft = isRightToLeft || other.isRightToLeft
        both.hasDoubleLength = hasDoubleLength || other.hasDoubleLength
        both.appearance = other.appearance ?? appearance
        return both
    }

    /// The launch arguments with which an app on iOS shows the variation. The appearance has none: it is set in the
    /// simulator, by `xcrun simctl ui booted appearance dark`, or with `XCUIDevice.shared.appearance`.
    public var launchArguments: [String] {
        var arguments: [String] = []
        if let category = textSize?.contentSizeCategory {
            arguments += ["-UIPreferredContentSizeCategoryName", category]
        }
        if let locale {
            arguments += ["-AppleLanguages", "(\(locale))", "-AppleLocale", locale.replacing("-", with: "_")]
        }
        if isRightToLeft { arguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"] }
        if hasDoubleLength { arguments += ["-NSDoubleLocalizedStrings", "YES"] }
        return arguments
    }

    /// Returns a screen that was read in this variation, with what it says of the screen.
    package func applied(to screen: Screen) -> Screen {
        var screen = screen
        screen.textSize = textSize ?? screen.textSize
        screen.locale = locale ?? (hasDoubleLength ? "x-double" : screen.locale)
        screen.appearance = appearance ?? screen.appearance
        if isRightToLeft { screen.direction = .rightToLeft }
        return screen
    }

    /// Returns a screen that was read in this variation as one of a group.
    package func marked(_ screen: Screen, group: String) -> Screen {
        var screen = applied(to: screen)
        screen.group = group
        screen.variant = name
        return screen
    }
}
