/// The direction of a view's contents.
///
/// Header: UIKit/UIView.h
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
