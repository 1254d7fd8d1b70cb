/// A member of a JSON object.
package struct JSONMember: Sendable {
    /// The key, a string.
    package let key: JSONValue
    /// The value of the key.
    package let value: JSONValue

    /// The text of the key.
    package var name: String { key.content }
}
