/// A property of an element that is an attribute, by its kind of value.
package enum AttributeProperty: Sendable {
    case text(Path<String?>)
    /// True or false.
    case flag(Path<Bool>)
    /// True, false, or `nil` if a dump that carries the attribute does not tell it of this element.
    case optionalFlag(Path<Bool?>)
    case number(Path<Double?>)
    /// A whole number from 0.
    case level(Path<Int?>)
    /// A list of texts. An absent list equals an empty one in comparisons.
    case texts(Path<[String]?>)
    case customContent(Path<[CustomContent]?>)
    case type(Path<ElementType>)
    /// Traits, or `nil` if they could not be read.
    case traits(Path<Traits?>)
    case frame(Path<Rect?>)
    case point(Path<Point?>)
    case viewFlags(Path<ViewFlags?>)
    /// The hierarchy, which is not a property of an element.
    case children

    /// The path of a property of an element.
    package typealias Path<Value> = WritableKeyPath<Element, Value> & Sendable
}
