import AXAuditCore

extension Project {
    /// Whether a file that was found in a folder is an input: the configuration's `include` decides, or without one the
    /// file's extension.
    package func includes(_ input: InputFinder.Input, at path: String) -> Bool {
        guard let include = configuration.include else { return input.hasTreeExtension }
        return input.hasTreeExtension ? include.matches(path) : include.matchesExtension(path)
    }
}
