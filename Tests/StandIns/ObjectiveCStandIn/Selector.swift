import Foundation

/// A selector, which Foundation does not have on Linux.
///
/// Header: objc/objc.h
public struct Selector: Hashable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
}
