import AXSyntax

/// Environment variables, read by name; tests pass their own.
package struct EnvironmentVariables: Sendable, ExpressibleByDictionaryLiteral {
    private let value: @Sendable (String) -> String?

    /// The variables of this process.
    package static let process = EnvironmentVariables { name in getenv(name).map { FileSystem.text(ofCString: $0) } }

    /// Fixed variables, for tests.
    package init(_ values: [String: String]) { value = { values[$0] } }

    /// Fixed variables, for tests. If a name occurs twice, the last value counts.
    package init(dictionaryLiteral pairs: (String, String)...) { self.init(Dictionary(pairs) { $1 }) }

    private init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// The value of a variable, or `nil` if it is not set.
    package subscript(name: String) -> String? { value(name) }
}
