import Foundation

/// An entry of the "More Content" rotor. Apple declares it in the module Accessibility.
///
/// Header: Accessibility/AXCustomContent.h
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable {
        case `default`
        case high
    }

    open private(set) var label: String
    open private(set) var value: String
    open var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}
