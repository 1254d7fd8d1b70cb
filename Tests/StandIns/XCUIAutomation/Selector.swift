/// The name of a method. Where there is no Objective-C there is none in Foundation.
public struct Selector: Hashable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
}
