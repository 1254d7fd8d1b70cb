import Foundation

/// A tab bar.
///
/// Header: UIKit/UITabBar.h
@preconcurrency @MainActor
open class UITabBar: UIView {}
