import Foundation

/// A toolbar.
///
/// Header: UIKit/UIToolbar.h
@preconcurrency @MainActor
open class UIToolbar: UIView {}
