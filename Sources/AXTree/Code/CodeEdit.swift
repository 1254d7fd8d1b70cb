/// An edit of an app's code that corrects a defect of any element, by any name, in each toolkit that has one.
public struct CodeEdit: Hashable, Sendable {
    /// The modifier of SwiftUI, in a line of its own: `.accessibilityAddTraits(.isHeader)`.
    package var modifier = ""
    /// What a statement of UIKit does with the view: `accessibilityTraits.insert(.header)`.
    package var statement = ""
    /// What Compose adds to the semantics of a text: `heading()`.
    package var semantics = ""
    /// The content description in Compose: `null`.
    package var contentDescription = ""
    /// The beginning of the widget of Flutter around that of the element: `Semantics(header: true, `.
    package var widget = ""

    /// Returns the edit that adds a modifier of SwiftUI, or does the same in UIKit and Flutter.
    public static func modifier(_ text: String, uiKit: String = "", flutter: String = "") -> CodeEdit {
        CodeEdit(modifier: text, statement: uiKit, widget: flutter)
    }

    /// Returns the edit that adds to the semantics of a text in Compose, or sets its content description, or does the
    /// same in Flutter.
    public static func compose(semantics: String = "", contentDescription: String = "", flutter: String = "")
        -> CodeEdit
    {
        CodeEdit(semantics: semantics, contentDescription: contentDescription, widget: flutter)
    }

    /// The name of the modifier, `.accessibilityAddTraits`.
    package var name: Substring { modifier.prefix { $0 != "(" } }
}
