import AXSyntax
import Foundation

// AXSyntax does not import Foundation, so the conformances are declared here.

extension InputError: LocalizedError {
    /// The error as one line: `tree.json:3:7: found X, expected Y`.
    public var errorDescription: String? { description }
}

extension InputErrors: LocalizedError {
    /// The errors, one per line.
    public var errorDescription: String? { description }
}
