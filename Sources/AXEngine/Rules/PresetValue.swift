/// The value that a preset gives a parameter of a rule, instead of the default.
public struct PresetValue: Sendable {
    /// The preset.
    package let preset: Preset
    /// The name of the parameter.
    package let parameter: String
    /// The value.
    package let value: ParameterValue
}
