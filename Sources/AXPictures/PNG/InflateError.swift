/// A reason why compressed data could not be decompressed.
struct InflateError: Error {
    /// What is wrong with the data, which the sentence calls "it".
    let message: String

    init(_ message: String) { self.message = message }

    /// Data that ends before the stream does.
    static let truncated = InflateError("it ends too early")
}
