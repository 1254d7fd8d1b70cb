/// A reason why an input file could not be read.
public struct InputError: Error, Hashable, Sendable {
    /// The path of the file, as given by the user.
    public var file: String
    /// The location of the error, or `nil` if it concerns the file as a whole.
    public var location: TextLocation?
    /// What was found and what was expected: one sentence without a full stop, safe to print on a terminal.
    public var message: String

    /// Creates an error.
    package init(file: String, location: TextLocation? = nil, message: String) {
        self.file = file
        self.location = location
        self.message = message
    }
}

extension InputError: CustomStringConvertible {
    /// The error as one line: `tree.json:3:7: found X, expected Y`.
    public var description: String {
        guard let location else { return file.isEmpty ? message : "\(file): \(message)" }
        return "\(file):\(location.line):\(location.column): \(message)"
    }
}
