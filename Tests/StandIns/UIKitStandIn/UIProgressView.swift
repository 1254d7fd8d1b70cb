import Foundation

/// A progress view.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    open var progress: Float = 0
}
