/// The tool's own version.
public enum Version {
    /// As reports and `--version` give it.
    public static let current = "0.1.0"
}
