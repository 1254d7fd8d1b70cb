/// The kind of a container of accessibility elements.
///
/// Header: UIKit/UIAccessibilityConstants.h
public enum UIAccessibilityContainerType: Int, Sendable {
    case none
    case dataTable
    case list
    case landmark
    case semanticGroup
}
