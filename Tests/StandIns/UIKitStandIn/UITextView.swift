import Foundation

/// A text view.
///
/// Header: UIKit/UITextView.h
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
}
