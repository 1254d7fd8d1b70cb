import Foundation

/// Lines to write in.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
}
