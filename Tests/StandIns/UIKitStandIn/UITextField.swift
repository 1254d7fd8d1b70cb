import Foundation

/// A text field.
///
/// Header: UIKit/UITextField.h
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// Like the real control it has subviews that are not documented.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIView(frame: .zero))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? = ""
    open var placeholder: String?
    open var isSecureTextEntry = false

    // Source: `UITextFieldAccessibility` (#58844522025, #10572212584). The placeholder is a value, not a label.
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? true }
    override func bundleValue(_ own: String?) -> String? {
        if let own { return own }
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        var traits = (own ?? .none).union(stateTraits).union(UIAccessibilityTraits(rawValue: 1 << 18))
        if isSecureTextEntry { traits.insert(UIAccessibilityTraits(rawValue: 1 << 24)) }
        return traits
    }
}
