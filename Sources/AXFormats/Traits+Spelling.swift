import AXSyntax
import AXTree

extension Traits {
    /// Creates the trait with a name in capitalised words, with or without spaces: `Static Text` or `StaticText`.
    init?(spacedName name: String) {
        let joined = name.utf8.contains(0x20) ? name.filter { $0 != " " } : name
        switch joined {
        case "Toggle": self = .toggleButton
        default: self.init(name: joined.prefix(1).lowercased() + joined.dropFirst())
        }
    }

    /// Finds the number of a trait's bit by its name in capitalised words with spaces: `Static Text`.
    static let spacedTable = WordTable(
        names.map { name in
            name.prefix(1).uppercased() + name.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
        })

    /// Finds the number of a trait's bit by its name in capitalised words without spaces: `StaticText`.
    private static let joinedTable = WordTable(names.map { $0.prefix(1).uppercased() + $0.dropFirst() })

    /// Creates the traits in a list as WebDriverAgent writes it: `StaticText, Header`. Unknown names are ignored.
    init(commaList list: String) {
        let bytes = Array(list.utf8)
        self.init(commaList: bytes, 0, bytes.count)
    }

    /// Creates the traits in such a list at `start..<end` of `text`.
    init(commaList text: [UInt8], _ start: Int, _ end: Int) {
        self = []
        var at = start
        while at < end {
            var comma = at
            while comma < end, text[comma] != UInt8(ascii: ",") { comma += 1 }
            while at < comma, text[at] == 0x20 { at += 1 }
            if let bit = Self.joinedTable.index(in: text, at, comma) {
                insert(Traits(rawValue: 1 << UInt64(bit)))
            } else if at < comma,
                let trait = Traits(spacedName: String(decoding: text[at..<comma], as: UTF8.self).trimmed)
            {
                // Other spellings of tools and people, such as `Static Text`.
                insert(trait)
            }
            at = comma + 1
        }
    }
}
