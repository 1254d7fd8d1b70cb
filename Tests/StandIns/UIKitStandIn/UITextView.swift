import Foundation

/// A text view.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
}
