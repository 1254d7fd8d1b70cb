import Foundation

/// A search field.
///
/// Header: UIKit/UISearchTextField.h
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    // Source: `UISearchTextFieldAccessibility` (#58731570189), as automation sees it.
    override func bundleLabel(_ own: String?) -> String? { own ?? placeholder }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        super.bundleTraits(own).union(.searchField)
    }
}
