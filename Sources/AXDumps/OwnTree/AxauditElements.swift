import AXSyntax
import AXTree

/// Reads the elements of axaudit's own tree, and collects the attributes that they carry.
struct AxauditElements {
    /// Whether the elements are in a flat list, in which no element has children.
    private let isFlat: Bool
    /// The errors and notes about the elements.
    private(set) var fields = DumpFields()
    /// The attributes that at least one element has.
    private(set) var carries: AttributeSet = []
    /// The indices of the elements whose traits are "unknown".
    private(set) var unreadable: Set<Int> = []
    /// The number of elements read.
    private var count = 0
    private let attributes = Attribute.allCases
    private let attributeTable = Self.attributeTable
    private let typeTable = ElementType.nameTable
    private let traitTable = Traits.table

    static let attributeTable = WordTable(Attribute.names)

    init(isFlat: Bool) { self.isFlat = isFlat }

    /// Reads the next element. Returns its children, or `nil` if it has no list of them.
    mutating func read(_ object: JSONValue, into element: inout Element) -> JSONItems? {
        defer { count += 1 }
        guard object.kind == .object else {
            fields.report(object, expected: "an element")
            return nil
        }
        element.offset = object.offset
        // The attributes of this element.
        var seen: AttributeSet = []
        var children: (key: JSONValue, items: JSONItems)?
        for member in object.members {
            if let index = member.key.word(in: attributeTable) {
                let attribute = attributes[index]
                if !seen.insert(attribute).inserted { fields.reportTwice(member.key) }
                if attribute == .children {
                    children = fields.list(member.value).map { (member.key, $0) }
                } else {
                    read(member.value, attribute, into: &element)
                }
            } else if !member.name.hasPrefix("x-") {
                fields.unknown(member.name, member.key, "key of an element", among: Attribute.names)
            }
        }
        if !seen.contains(.type) {
            fields.report(
                object, found: "an element without \"type\"", expected: "a type such as button, staticText or other")
        }
        // By a pattern, since a comparison with `nil` copies the view.
        if case .some = element.view {
            if object["platformType"]?.kind != .string { element.platformType = element.type.androidClass }
            element.view?.contentDescription = element.label
        }
        // The type `any` is no information.
        if element.type == .any { seen.remove(.type) }
        if element.traits == nil { seen.remove(.traits) }
        if children == nil || isFlat { seen.remove(.children) }
        if isFlat, let (key, items) = children {
            if items.first != nil {
                fields.report(key, found: "\"children\" in a flat list", expected: "a tree under \"root\"")
            }
            children = nil
        }
        carries.formUnion(seen)
        return children?.items
    }

    /// Reads the value of an attribute into the property of an element. `null` leaves a flag as it is.
    private mutating func read(_ value: JSONValue, _ attribute: Attribute, into element: inout Element) {
        switch attribute {
        case .traits:
            if let traits = traits(value) { element.traits = traits } else { unreadable.insert(count) }
        case .type: element.type = type(value) ?? element.type
        case .frame: element.frame = frame(value)
        case .customContent: element.customContent = customContent(value)
        case .headingLevel: element.headingLevel = headingLevel(value)
        case .activationPoint: element.activationPoint = fields.point(value)
        case .flags: element.viewFlags = viewFlags(value)
        default: _ = fields.read(value, attribute, .exact, into: &element)
        }
    }

    private mutating func type(_ value: JSONValue) -> ElementType? {
        guard value.kind == .string else {
            fields.report(value, expected: "an element type")
            return nil
        }
        let index = fields.index(of: value, in: typeTable, "element type", pointer: Self.schemaPointer)
        return index.flatMap { ElementType(rawValue: UInt8($0)) }
    }

    /// Returns the traits, or `nil` if they are "unknown".
    private mutating func traits(_ value: JSONValue) -> Traits? {
        if value.text == "unknown" { return nil }
        var traits: Traits = []
        for item in fields.list(value, "a list of traits, \"unknown\" or null") ?? value.noItems {
            if item.kind == .string {
                if let bit = fields.index(of: item, in: traitTable, "trait") {
                    traits.insert(Traits(rawValue: 1 << UInt64(bit)))
                }
            } else if item.kind == .number, let bits = privateBits(item) {
                traits.insert(bits)
            } else {
                fields.report(
                    item, expected: "a trait's name, or a private bit as a number from 0 to 63 or as its mask")
            }
        }
        return traits
    }

    /// Returns the bit with this number from 0 to 63, or the bits of this mask. A mask of private bits is at least 1 <<
    /// 17, so the two cannot be confused.
    private func privateBits(_ value: JSONValue) -> Traits? {
        // A mask may not fit a double exactly.
        guard let bits = UInt64(value.content) ?? value.number.flatMap({ UInt64(exactly: $0) }) else { return nil }
        if bits < 64 { return Traits(rawValue: 1 << bits) }
        return bits >= 1 << 17 ? Traits(rawValue: bits) : nil
    }

    private mutating func viewFlags(_ value: JSONValue) -> ViewFlags? {
        guard let items = fields.list(value, "a list of flags or null") else { return nil }
        var flags: ViewFlags = []
        for item in items {
            if item.kind != .string {
                fields.report(item, expected: "the name of a flag")
            } else if let bit = fields.index(of: item, in: ViewFlags.table, "flag") {
                flags.insert(ViewFlags(rawValue: 1 << UInt16(bit)))
            }
        }
        return flags
    }

    private mutating func frame(_ value: JSONValue) -> Rect? {
        if let (x, y, width, height) = value.fourNumbers { return fields.frame(x, y, width, height) }
        if value.kind == .object {
            fields.checkKeys(of: value, Self.frameKeys, what: "key of a frame")
            return fields.frame(object: value)
        }
        guard let items = fields.list(value, "[x, y, width, height], an object or null") else { return nil }
        // Not four plain numbers: report what is wrong with each.
        let edges = items.map { fields.coordinate($0) }
        if edges.count == 4 { return fields.frame(edges[0], edges[1], edges[2], edges[3]) }
        fields.report(
            value, found: "\(edges.count) \(edges.count == 1 ? "number" : "numbers")", expected: "[x, y, width, height]"
        )
        return nil
    }

    private mutating func headingLevel(_ value: JSONValue) -> Int? {
        guard let number = fields.number(value) else { return nil }
        guard let level = Int(exactly: number), level >= 0 else {
            fields.report(value, expected: "a heading level from 1, or 0 for a heading of unknown level")
            return nil
        }
        return level
    }

    private mutating func customContent(_ value: JSONValue) -> [CustomContent]? {
        let content = fields.customContent(value, "a list of custom content or null")
        for item in value.items { fields.checkKeys(of: item, Self.customContentKeys, what: "key of custom content") }
        return content
    }

    private static let schemaPointer = "\(CommandName.configSchema) --tree prints the schema"
    private static let frameKeys = WordTable(["x", "y", "width", "height"])
    private static let customContentKeys = WordTable(["label", "value", "isImportant"])
}
