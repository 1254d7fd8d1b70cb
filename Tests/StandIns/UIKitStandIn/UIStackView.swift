import Foundation

/// A stack view without layout.
///
/// Header: UIKit/UIStackView.h
@preconcurrency @MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}
