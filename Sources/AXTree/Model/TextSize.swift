import AXSyntax

extension Screen {
    /// The text size that a person has set: a content size category of Dynamic Type, or Android's font scale.
    ///
    /// Names and sizes are those of Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes".
    public enum TextSize: Hashable, Sendable {
        /// xSmall.
        case xSmall
        /// Small.
        case small
        /// Medium.
        case medium
        /// Large, the default.
        case large
        /// xLarge.
        case xLarge
        /// xxLarge.
        case xxLarge
        /// xxxLarge.
        case xxxLarge
        /// AX1, the first of the accessibility sizes.
        case ax1
        /// AX2.
        case ax2
        /// AX3.
        case ax3
        /// AX4.
        case ax4
        /// AX5, the largest.
        case ax5
        /// Android's font scale; 1.0 is the default.
        case fontScale(Double)

        /// A content size category with its names and the size of its body text.
        private struct Category {
            let size: TextSize
            /// The name in dumps, configurations and reports.
            let name: String
            /// The end of the name in UIKit: `UICTContentSizeCategoryAccessibilityXXXL`.
            let uiKitName: String
            /// The name of `xcrun simctl ui … content_size`.
            let simulatorName: String
            /// The size of body text, in points.
            let body: Double
        }

        private static let categories = [
            Category(size: .xSmall, name: "xS", uiKitName: "XS", simulatorName: "extra-small", body: 14),
            Category(size: .small, name: "S", uiKitName: "S", simulatorName: "small", body: 15),
            Category(size: .medium, name: "M", uiKitName: "M", simulatorName: "medium", body: 16),
            Category(size: .large, name: "L", uiKitName: "L", simulatorName: "large", body: 17),
            Category(size: .xLarge, name: "xL", uiKitName: "XL", simulatorName: "extra-large", body: 19),
            Category(size: .xxLarge, name: "xxL", uiKitName: "XXL", simulatorName: "extra-extra-large", body: 21),
            Category(
                size: .xxxLarge, name: "xxxL", uiKitName: "XXXL", simulatorName: "extra-extra-extra-large", body: 23),
            Category(
                size: .ax1, name: "AX1", uiKitName: "AccessibilityM", simulatorName: "accessibility-medium", body: 28),
            Category(
                size: .ax2, name: "AX2", uiKitName: "AccessibilityL", simulatorName: "accessibility-large", body: 33),
            Category(
                size: .ax3, name: "AX3", uiKitName: "AccessibilityXL", simulatorName: "accessibility-extra-large",
                body: 40),
            Category(
                size: .ax4, name: "AX4", uiKitName: "AccessibilityXXL",
                simulatorName: "accessibility-extra-extra-large",
                body: 47),
            Category(
                size: .ax5, name: "AX5", uiKitName: "AccessibilityXXXL",
                simulatorName: "accessibility-extra-extra-extra-large", body: 53),
        ]

        private static let uiKitPrefix = "uictcontentsizecategory"

        /// Creates the size with a name: `AX5`, `UICTContentSizeCategoryAccessibilityXXXL`,
        /// `accessibility-extra-extra-extra-large`, or a font scale such as `1.3`. Case does not count. Returns `nil`
        /// for another text.
        package init?(_ name: String) {
            let word = name.lowercased()
            let uiKitName = word.hasPrefix(Self.uiKitPrefix) ? String(word.dropFirst(Self.uiKitPrefix.count)) : nil
            let category = Self.categories.first { category in
                category.name.lowercased() == word || category.simulatorName == word
                    || category.uiKitName.lowercased() == uiKitName
            }
            if let category {
                self = category.size
                return
            }
            let bytes = Array(word.utf8)
            guard let scale = Double(decimal: bytes, from: 0, to: bytes.count), 0.5...4 ~= scale else { return nil }
            self = .fontScale(scale)
        }

        /// The name of a content size category, or the font scale: `AX5`, `1.3`.
        package var name: String {
            if case .fontScale(let scale) = self { return "\(scale)" }
            return Self.categories.first { $0.size == self }?.name ?? ""
        }

        /// The name of `UIContentSizeCategory`: `UICTContentSizeCategoryAccessibilityXXXL` for AX5; `nil` for a font
        /// scale.
        package var contentSizeCategory: String? {
            Self.categories.first { $0.size == self }.map { "UICTContentSizeCategory" + $0.uiKitName }
        }

        /// The name of `xcrun simctl ui … content_size`; `nil` for a font scale.
        package var simulatorName: String? { Self.categories.first { $0.size == self }?.simulatorName }

        /// The factor by which body text is larger than at the default size: 53 / 17 = 3.1 for AX5.
        package var bodyScale: Double {
            if case .fontScale(let scale) = self { return scale }
            return (Self.categories.first { $0.size == self }?.body ?? 17) / 17
        }

        /// The names of the content size categories, for messages.
        package static var names: [String] { categories.map(\.name) }
    }
}
