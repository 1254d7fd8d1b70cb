import AXSyntax

/// What the values of an attribute tell that a document repeats, such as the classes of views. It is made once for each value.
struct RepeatedValues<Content> {
    private var numbers = XMLValueNumbers()
    /// What is known of the value with each number.
    private var known: [Content?] = []

    /// Returns what a value tells.
    mutating func content(of attribute: XMLAttribute, _ make: (_ value: String) -> Content) -> Content {
        let number = numbers.number(of: attribute)
        guard number > 0 else { return make(attribute.value) }
        while known.count <= number { known.append(nil) }
        if let content = known[number] { return content }
        let content = make(attribute.value)
        known[number] = content
        return content
    }
}
