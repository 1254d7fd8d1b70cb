import AXAudit

/// The configuration that `axaudit config init` writes. It has the effect of the defaults.
enum ConfigurationTemplate {
    /// The template for these keys.
    static func text(_ keys: [ConfigurationKey] = ConfigurationKey.all) -> String {
        var text = """
            // How axaudit audits the trees below this folder. The closest file upward from a tree counts, and only that one.
            // axaudit config show says what holds and why, axaudit config check what is wrong with this file.
            {

            """
        for (number, section) in keys.compactMap(\.template).enumerated() {
            if number > 0, section.hasPrefix("//") { text += "\n" }
            for line in section.split(separator: "\n") { text += "  \(line)\n" }
        }
        return text + "}\n"
    }
}
