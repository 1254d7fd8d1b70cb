/// The names of parameters as key paths, so that an option can name one as a property: `\.minimum` is "minimum".
@dynamicMemberLookup
public struct ParameterNames: Sendable {
    /// Returns the name itself.
    public subscript(dynamicMember name: String) -> String { name }

    /// Returns the name of the parameter that a key path names.
    package static func name(_ path: KeyPath<ParameterNames, String>) -> String { ParameterNames()[keyPath: path] }
}
