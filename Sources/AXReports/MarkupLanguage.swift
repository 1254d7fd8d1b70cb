/// A language of markup, which says how a text is written in it.
protocol MarkupLanguage {
    /// Appends a text, escaped and cut after `limit` scalars.
    static func append(_ text: String, limit: Int, to bytes: inout [UInt8])
}
