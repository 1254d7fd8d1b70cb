/// A set of element types.
public typealias ElementTypeSet = Set<ElementType>
