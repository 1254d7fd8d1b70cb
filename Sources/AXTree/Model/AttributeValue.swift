/// The value of an element's attribute, as reports of changes show it.
package enum AttributeValue: Hashable, Sendable {
    /// A text, such as a label, a value or the name of a type.
    case text(String)
    /// A number, such as a heading level.
    case number(Double)
    /// A Boolean value, such as whether the element is enabled.
    case flag(Bool)
    /// A list of texts, such as the names of traits or actions.
    case texts([String])
    /// A list of numbers in points: x, y, width and height of a frame, or x and y of a point.
    case numbers([Double])
}
