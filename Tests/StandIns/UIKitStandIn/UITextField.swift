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
}
