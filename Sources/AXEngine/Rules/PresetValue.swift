/// The value that a preset gives a parameter of a rule, instead of the default.
public struct PresetValue: Sendable {
    /// The preset.
    public let preset: Preset
    /// The name of the parameter.
    public let parameter: String
    /// The value.
    public let value: ParameterValue
}
