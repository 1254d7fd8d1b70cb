/// A markup language, which defines how text is escaped in it.
package protocol MarkupLanguage {
    /// Returns a text, escaped and truncated after `limit` scalars.
    static func escaped(_ text: String, limit: Int) -> String
}
