import AXSyntax

/// The environment, asked one variable at a time: of the dozens that a CI machine sets, a run wants to know three.
public struct EnvironmentVariables: Sendable, ExpressibleByDictionaryLiteral {
    private let value: @Sendable (String) -> String?

    /// Those of this process.
    public static let process = EnvironmentVariables { name in getenv(name).map { String(cString: $0) } }

    /// Variables that are chosen, as tests do.
    public init(_ values: [String: String]) { value = { values[$0] } }

    /// Variables that are chosen, as tests do. Of a name given twice the last value counts.
    public init(dictionaryLiteral pairs: (String, String)...) { self.init(Dictionary(pairs) { $1 }) }

    private init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// The value of a variable; nil if it is not set.
    public subscript(name: String) -> String? { value(name) }
}
