import Foundation

/// A label.
///
/// Header: UIKit/UILabel.h
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
}
