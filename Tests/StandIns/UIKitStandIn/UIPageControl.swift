import Foundation

/// A page control.
///
/// Header: UIKit/UIPageControl.h
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0

    // Source: `UIPageControlAccessibility` (#16162894394). The traits of the app are ignored.
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? (numberOfPages > 0 && !isHidden) }
    override func bundleValue(_ own: String?) -> String? { own ?? "page \(currentPage + 1) of \(numberOfPages)" }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        [.updatesFrequently, .adjustable]
    }
}
