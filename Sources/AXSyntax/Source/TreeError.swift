/// Why a dump could not be read: the file, the place, what was found and what was expected.
public struct TreeError: Error, Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// The place; nil if the problem is the file as a whole.
    public var position: SourcePosition?
    /// One sentence without a full stop, safe to print.
    public var message: String

    /// A problem at a place of a file.
    public init(file: String, position: SourcePosition? = nil, message: String) {
        self.file = file
        self.position = position
        self.message = message
    }
}

extension TreeError: CustomStringConvertible {
    /// `tree.json:3:7: found X, expected Y`.
    public var description: String {
        guard let position else { return "\(file): \(message)" }
        return "\(file):\(position.line):\(position.column): \(message)"
    }
}
