extension Traits {
    /// The trait of a name that is written in capitalised words, with or without spaces: `Static Text`, `StaticText`.
    init?(spacedName name: String) {
        let joined = name.utf8.contains(0x20) ? name.filter { $0 != " " } : name
        switch joined {
        case "Toggle": self = .toggleButton
        default: self.init(name: joined.prefix(1).lowercased() + joined.dropFirst())
        }
    }

    /// Finds a trait's bit by its name in capitalised words with spaces between them.
    static let spacedTable = WordTable(
        names.map { name in
            name.prefix(1).uppercased() + name.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
        })

    /// The traits of a list as WebDriverAgent writes it: `StaticText, Header`. Names that nobody knows are passed over.
    init(commaList list: String) {
        self = []
        for name in list.split(separator: ",") {
            if let trait = Traits(spacedName: name.trimmed) { insert(trait) }
        }
    }
}
