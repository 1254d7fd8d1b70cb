/// An edit of an app's code that corrects a defect of any element, by any name: a modifier of SwiftUI in a line of its
/// own.
public struct CodeEdit: Hashable, Sendable {
    /// The modifier: `.accessibilityAddTraits(.isHeader)`.
    package let modifier: String

    /// Returns the edit that adds a modifier.
    public static func modifier(_ text: String) -> CodeEdit { CodeEdit(modifier: text) }

    /// The name of the modifier, `.accessibilityAddTraits`.
    package var name: Substring { modifier.prefix { $0 != "(" } }
}
