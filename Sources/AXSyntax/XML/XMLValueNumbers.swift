/// Numbers for the values of attributes in one document, such as the classes of views: values with one number are equal.
package struct XMLValueNumbers {
    private var numbers = NameNumbers()

    /// Creates the numbers of a document.
    package init() {}

    /// Returns the number of a value, from 1; 0, which says nothing about the value, for a value with references and for some others.
    package mutating func number(of attribute: XMLAttribute) -> Int {
        guard let range = attribute.plainRange else { return 0 }
        return attribute.document.bytes.withUnsafeBufferPointer {
            Int(numbers.number(in: $0, range.lowerBound, range.upperBound))
        }
    }
}
