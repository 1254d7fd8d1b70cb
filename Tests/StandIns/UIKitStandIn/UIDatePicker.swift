import Foundation

/// A date picker.
///
/// Header: UIKit/UIDatePicker.h
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        shouldGroupAccessibilityChildren = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Source: `UIDatePickerAccessibility` (#14690680320): never an element.
    override func bundleFlag(_ own: Bool?) -> Bool { false }
}
