import Foundation

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    open var progress: Float = 0
}
