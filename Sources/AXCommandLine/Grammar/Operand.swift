/// An operand of a command, as data: what follows the command's name besides options.
struct Operand: Sendable {
    /// How often the operand can be given.
    enum Count: Sendable {
        case one
        case optional
        case any
        case oneOrMore
    }

    /// The kind of value, which decides what a shell offers.
    var kind: ValueKind
    /// How often it can be given.
    var count: Count
    /// The name that help shows.
    var name: String

    /// Creates an operand. Without a name, help shows that of the kind.
    init(_ kind: ValueKind, _ count: Count = .one, named name: String? = nil) {
        self.kind = kind
        self.count = count
        self.name = name ?? kind.name
    }
}

extension Operand {
    /// The operand as help shows it: `<path>`, `[path]`, `[path ...]` or `<path> ...`.
    var usage: String {
        switch count {
        case .one: "<\(name)>"
        case .optional: "[\(name)]"
        case .any: "[\(name) ...]"
        case .oneOrMore: "<\(name)> ..."
        }
    }
}
