import AXSyntax
import AXTree

extension Traits {
    /// Creates the trait with a name in capitalised words, with or without spaces: `Static Text` or `StaticText`.
    package init?(spacedName name: String) {
        let joined = name.utf8.contains(0x20) ? name.filter { $0 != " " } : name
        self.init(name: joined == "Toggle" ? "toggleButton" : joined.prefix(1).lowercased() + joined.dropFirst())
    }

    /// Creates the traits in a list as WebDriverAgent writes it: `StaticText, Header`. Unknown names are ignored.
    package init(commaList list: String) {
        self.init(list.split(separator: ",").compactMap { Traits(spacedName: $0.trimmed) })
    }
}
