/// What Objective-C's objects can be asked by name, which those of Swift's Foundation cannot.
public protocol KeyValueCoding: NSObject {
    func keyedValue(_ key: String) -> Any?
}

extension NSObject {
    public func responds(to selector: Selector) -> Bool {
        (self as? any KeyValueCoding)?.keyedValue(selector.name) != nil
    }

    public func value(forKey key: String) -> Any? { (self as? any KeyValueCoding)?.keyedValue(key) }
}
