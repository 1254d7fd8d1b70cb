import Foundation

/// A switch.
///
/// Header: UIKit/UISwitch.h
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Like the real control it has subviews that are not documented.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIImageView())
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
