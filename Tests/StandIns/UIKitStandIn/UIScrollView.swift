import Foundation

/// A scroll view.
///
/// Header: UIKit/UIScrollView.h
@preconcurrency @MainActor
open class UIScrollView: UIView {
    open var contentOffset: CGPoint {
        get { origin }
        set { origin = newValue }
    }
}
