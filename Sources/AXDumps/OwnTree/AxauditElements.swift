import AXSyntax
import AXTree

/// Reads the elements of axaudit's own tree, and collects the attributes that they carry.
struct AxauditElements {
    /// Whether the elements are in a flat list, in which no element has children.
    private let isFlat: Bool
    /// The errors and notes about the elements.
    private(set) var fields = JSONFields()
    /// The attributes that at least one element has.
    private(set) var carries: AttributeSet = []
    /// The indices of the elements whose traits are "unknown".
    private(set) var unreadable: Set<Int> = []
    /// The number of elements read.
    private var count = 0
    private let attributes = Attribute.allCases
    private let attributeTable = WordTable(Attribute.names)
    private let typeTable = ElementType.nameTable
    private let traitTable = Traits.table

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
            } else {
                let name = member.name
                if !name.hasPrefix("x-") {
                    fields.unknown(name, member.key, "key of an element", among: Attribute.names)
                }
            }
        }
        if !seen.contains(.type) {
            fields.report(
                object.error(
                    found: "an element without \"type\"", expected: "a type such as button, staticText or other"))
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
                fields.report(key.error(found: "\"children\" in a flat list", expected: "a tree under \"root\""))
            }
            children = nil
        }
        carries.formUnion(seen)
        return children?.items
    }

    /// Reads the value of an attribute into the property of an element. `null` leaves a flag as it is.
    private mutating func read(_ value: JSONValue, _ attribute: Attribute, into element: inout Element) {
        switch attribute {
        case .label: element.label = fields.text(value)
        case .value: element.value = fields.text(value)
        case .hint: element.hint = fields.text(value)
        case .identifier: element.identifier = fields.text(value)
        case .placeholder: element.placeholder = fields.text(value)
        case .traits:
            if let traits = traits(value) { element.traits = traits } else { unreadable.insert(count) }
        case .type: element.type = type(value) ?? element.type
        case .frame: element.frame = frame(value)
        case .isAccessibilityElement: element.isAccessibilityElement = fields.flag(value)
        case .hidden: element.isHidden = fields.flag(value) ?? element.isHidden
        case .elementsHidden: element.elementsHidden = fields.flag(value) ?? element.elementsHidden
        case .modal: element.isModal = fields.flag(value) ?? element.isModal
        case .visible: element.isVisible = fields.flag(value)
        case .enabled: element.isEnabled = fields.flag(value) ?? element.isEnabled
        case .selected: element.isSelected = fields.flag(value) ?? element.isSelected
        case .expanded: element.isExpanded = fields.flag(value)
        case .respondsToUserInteraction: element.respondsToUserInteraction = fields.flag(value)
        case .actions: element.actions = fields.texts(value)
        case .customContent: element.customContent = customContent(value)
        case .userInputLabels: element.userInputLabels = fields.texts(value)
        case .headingLevel: element.headingLevel = headingLevel(value)
        case .language: element.language = fields.text(value)
        case .activationPoint: element.activationPoint = point(value)
        case .minimum: element.minimum = fields.number(value)
        case .maximum: element.maximum = fields.number(value)
        case .contentsCaptured: element.contentsCaptured = fields.flag(value)
        case .children: break
        case .platformType: element.platformType = fields.text(value)
        case .text: element.viewText = fields.text(value)
        case .flags: element.viewFlags = viewFlags(value)
        }
    }

    private mutating func type(_ value: JSONValue) -> ElementType? {
        guard value.kind == .string else {
            fields.report(value, expected: "an element type")
            return nil
        }
        if let type = value.word(in: typeTable).flatMap({ ElementType(rawValue: UInt8($0)) }) {
            return type
        }
        fields.unknown(
            value.content, value, "element type", among: ElementType.names,
            pointer: "\(CommandName.configSchema) --tree prints the schema")
        return nil
    }

    /// Returns the traits, or `nil` if they are "unknown".
    private mutating func traits(_ value: JSONValue) -> Traits? {
        switch value.kind {
        case .null: return []
        case .string where value.content == "unknown": return nil
        case .array: break
        default:
            fields.report(value, expected: "a list of traits, \"unknown\" or null")
            return []
        }
        var traits: Traits = []
        for item in value.items {
            if item.kind == .string {
                if let bit = item.word(in: traitTable) {
                    traits.insert(Traits(rawValue: 1 << UInt64(bit)))
                } else {
                    fields.unknown(item.content, item, "trait", among: Traits.names)
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
        guard value.kind == .array else {
            if value.kind != .null { fields.report(value, expected: "a list of flags or null") }
            return nil
        }
        var flags: ViewFlags = []
        for item in value.items {
            if item.kind == .string, let bit = item.word(in: ViewFlags.table) {
                flags.insert(ViewFlags(rawValue: 1 << UInt16(bit)))
            } else if item.kind == .string {
                fields.unknown(item.content, item, "flag", among: ViewFlags.names)
            } else {
                fields.report(item, expected: "the name of a flag")
            }
        }
        return flags
    }

    private mutating func frame(_ value: JSONValue) -> Rect? {
        if let (x, y, width, height) = value.fourNumbers { return fields.frame(x, y, width, height) }
        switch value.kind {
        case .null: return nil
        case .object:
            fields.checkKeys(of: value, Self.frameKeys, what: "key of a frame")
            return fields.frame(object: value)
        case .array:
            // Not four plain numbers: report what is wrong with each.
            let edges = value.items.map { fields.coordinate($0) }
            if edges.count == 4 { return fields.frame(edges[0], edges[1], edges[2], edges[3]) }
            fields.report(
                value.error(
                    found: edges.count == 1 ? "1 number" : "\(edges.count) numbers",
                    expected: "[x, y, width, height]"))
            return nil
        default:
            fields.report(value, expected: "[x, y, width, height], an object or null")
            return nil
        }
    }

    private mutating func point(_ value: JSONValue) -> Point? {
        if value.isNull { return nil }
        var values: [Double] = []
        switch value.kind {
        case .array: for item in value.items { values.append(fields.coordinate(item)) }
        case .object:
            fields.checkKeys(of: value, Self.pointKeys, what: "key of a point")
            for name in Self.pointKeys.words {
                if let at = value[name] { values.append(fields.coordinate(at)) }
            }
        default: break
        }
        guard values.count == 2 else {
            fields.report(value, expected: "[x, y], an object with x and y, or null")
            return nil
        }
        return values.allSatisfy(Rect.reasonable.contains) ? Point(x: values[0], y: values[1]) : nil
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
        guard value.kind == .array else {
            if value.kind != .null {
                fields.report(value, expected: "a list of custom content or null")
            }
            return nil
        }
        var result: [CustomContent] = []
        for item in value.items {
            guard item.kind == .object else {
                fields.report(item, expected: "an object with label and value")
                continue
            }
            let members = fields.members(of: item, Self.customContentKeys, what: "key of custom content")
                .mapValues(\.value)
            result.append(
                CustomContent(
                    label: members["label"].flatMap { fields.text($0) } ?? "",
                    value: members["value"].flatMap { fields.text($0) } ?? "",
                    isImportant: members["isImportant"].flatMap { fields.flag($0) } ?? false))
        }
        return result
    }

    private static let frameKeys = WordTable(["x", "y", "width", "height"])
    private static let pointKeys = WordTable(["x", "y"])
    private static let customContentKeys = ["label", "value", "isImportant"]
}
