import AXAudit

/// The configuration that `axaudit config init` writes. It has the effect of the defaults.
enum ConfigurationTemplate {
    /// The template for these keys.
    static func text(_ keys: [ConfigurationKey] = ConfigurationKey.all) -> String {
        var text = """
            // Configuration of axaudit for the dumps in this folder and its subfolders; the closest file is used.
            // axaudit config show prints the effective settings; axaudit config check reports errors in this file.
            {

            """
        for (number, section) in keys.compactMap(\.template).enumerated() {
            if number > 0, section.hasPrefix("//") { text += "\n" }
            for line in section.split(separator: "\n") { text += "  \(line)\n" }
        }
        return text + "}\n"
    }
}
