/// An edit of an app's code that corrects a defect of any element, in each toolkit that has one.
public struct CodeEdit: Hashable, Sendable {
    /// What an edit changes in the text of a label.
    public enum Label: Hashable, Sendable {
        /// The punctuation mark at its end is left out.
        case withoutMarkAtEnd
        /// White space at its ends is left out, and runs of it are one space.
        case trimmed
    }

    /// The modifier of SwiftUI, in a line of its own: `.accessibilityAddTraits(.isHeader)`.
    package var modifier = ""
    /// What a statement of UIKit does with the view: `accessibilityTraits.insert(.header)`.
    package var statement = ""
    /// What Compose adds to the semantics of a text: `heading()`.
    package var semantics = ""
    /// Whether the semantics belong to a click, so that they are added to a modifier with one.
    package var isOfClick = false
    /// The content description in Compose and the label of an icon in Flutter: `null`.
    package var contentDescription = ""
    /// The beginning of the widget of Flutter around that of the element: `Semantics(header: true, `.
    package var widget = ""
    /// What is changed in the label, if the code has it as a text.
    package var label: Label?

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

    /// Returns the edit that adds to the semantics of what can be clicked in Compose, or does the same in Flutter.
    public static func compose(ofClick semantics: String, flutter: String = "") -> CodeEdit {
        CodeEdit(semantics: semantics, isOfClick: true, widget: flutter)
    }

    /// Returns the edit that changes the text of a label.
    public static func label(_ label: Label) -> CodeEdit { CodeEdit(label: label) }

    /// The name of the modifier, `.accessibilityAddTraits`.
    package var name: Substring { modifier.prefix { $0 != "(" } }
}
