/// Whether there is little or much space in a direction.
///
/// Header: UIKit/UIInterface.h
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}
