import AXTestReports

extension Escape {
    /// Returns a word for a shell, in single quotes, which mean the same to bash and zsh. In fish a backslash is an
    /// escape even inside them.
    package static func shell(_ string: String, isFish: Bool = false) -> String {
        let text = string.replacingScalars { scalar, _ in
            switch scalar {
            case "'": isFish ? "\\'" : "'\\''"
            case "\\" where isFish: "\\\\"
            default: nil
            }
        }
        return "'" + text + "'"
    }
}
