import Foundation

/// A progress view.
///
/// Header: UIKit/UIProgressView.h
@preconcurrency @MainActor
open class UIProgressView: UIView {
    open var progress: Float = 0
}
