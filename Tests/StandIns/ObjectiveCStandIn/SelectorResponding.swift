import Foundation

/// An object that says which selectors it responds to.
///
/// Header: objc/NSObject.h
public protocol SelectorResponding: NSObject {
    func responds(toSelectorNamed name: String) -> Bool
}
