/// The start tag of an XML element.
struct MarkupTag {
    /// An attribute with its value, references resolved.
    struct Attribute {
        let name: String
        let value: [UInt8]
        /// The byte offset of the name.
        let offset: Int

        var text: String { String(decoding: value, as: UTF8.self) }
    }

    /// The byte offset of the `<`.
    let offset: Int
    var name = ""
    var attributes: [Attribute] = []

    init(offset: Int) { self.offset = offset }

    /// The value of the attribute with this name, or `nil` if there is none.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.text }
}
