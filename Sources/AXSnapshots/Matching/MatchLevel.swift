import AXEngine
import AXTree

/// The degree of similarity at which two items are matched, from strict to loose.
enum MatchLevel: CaseIterable {
    /// All compared attributes are equal.
    case content
    /// All compared attributes are equal but frame and activation point.
    case contentWithoutGeometry
    /// Both are the same object of one process of the app.
    case reference
    /// Both have the same name, and are in containers of the same name.
    case nameAndContainer
    /// Both have the same name: the identifier, or else type and label.
    case name
    /// All compared attributes are equal but frame, activation point and identifier.
    case contentWithoutIdentifier
    /// Both are of the same type.
    case type
}
