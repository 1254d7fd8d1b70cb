import Foundation

/// A page control.
///
/// Header: UIKit/UIPageControl.h
@preconcurrency @MainActor
open class UIPageControl: UIControl {}
