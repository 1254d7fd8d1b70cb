/// All errors of one input file, in the order of their locations.
public struct InputErrors: Error, Hashable, Sendable {
    /// The errors; never empty.
    public let errors: [InputError]
    /// Whether the file is in no format that is known, neither one that can be read nor one that is refused by name.
    package let isUnrecognised: Bool

    /// Creates the errors of one file.
    package init(_ errors: [InputError], isUnrecognised: Bool = false) {
        self.errors = errors
        self.isUnrecognised = isUnrecognised
    }
}

extension InputErrors: CustomStringConvertible {
    /// The errors, one per line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
