import Foundation

/// Key-value coding, which Foundation does not have on Linux.
///
/// Header: Foundation/NSKeyValueCoding.h
public protocol KeyValueCoding: NSObject {
    func keyedValue(_ key: String) -> Any?
}

extension NSObject {
    public func responds(to selector: Selector) -> Bool {
        if (self as? any SelectorResponding)?.responds(toSelectorNamed: selector.name) == true { return true }
        return (self as? any KeyValueCoding)?.keyedValue(selector.name) != nil
    }

    public func value(forKey key: String) -> Any? { (self as? any KeyValueCoding)?.keyedValue(key) }
}
