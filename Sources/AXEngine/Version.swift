/// The version of axaudit.
package enum Version {
    /// The current version, as in reports and `--version`.
    package static let current = "0.2.0"
}
