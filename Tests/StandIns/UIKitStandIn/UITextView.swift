import Foundation

/// A text view.
///
/// Header: UIKit/UITextView.h
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var isEditable = true

    // Source: `UITextViewAccessibility` (#16179926939).
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? true }
    override func bundleValue(_ own: String?) -> String? { own ?? text }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
        return own
            ?? (isEditable ? textArea.union(UIAccessibilityTraits(rawValue: 1 << 18)) : textArea.union(.staticText))
    }
}
