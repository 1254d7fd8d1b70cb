import Foundation

/// A slider.
///
/// Header: UIKit/UISlider.h
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Like the real control it has subviews that are not documented.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIImageView())
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}
