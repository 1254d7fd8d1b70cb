/// The layout direction of a trait collection.
///
/// Header: UIKit/UIInterface.h
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight
    case rightToLeft
}
