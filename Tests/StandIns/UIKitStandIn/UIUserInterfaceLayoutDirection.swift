/// The layout direction of a view.
///
/// Header: UIKit/UIInterface.h
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}
