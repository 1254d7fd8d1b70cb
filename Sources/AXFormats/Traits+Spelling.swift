import AXSyntax
import AXTree

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

    /// Finds a trait's bit by its name in capitalised words without spaces between them.
    private static let joinedTable = WordTable(names.map { $0.prefix(1).uppercased() + $0.dropFirst() })

    /// The traits of a list as WebDriverAgent writes it: `StaticText, Header`. Names that nobody knows are passed over.
    init(commaList list: String) {
        let bytes = Array(list.utf8)
        self.init(commaList: bytes, 0, bytes.count)
    }

    /// The traits of such a list at `start..<end` of `text`.
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
                // However else people and tools have spelled it.
                insert(trait)
            }
            at = comma + 1
        }
    }
}
