/// The appearance.
///
/// Header: UIKit/UIInterface.h
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}
