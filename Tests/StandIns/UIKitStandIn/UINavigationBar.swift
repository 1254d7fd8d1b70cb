import Foundation

/// A navigation bar.
///
/// Header: UIKit/UINavigationBar.h
@preconcurrency @MainActor
open class UINavigationBar: UIView {}
