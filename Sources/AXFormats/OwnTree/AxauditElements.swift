import AXSyntax
import AXTree

/// Reads the elements of axaudit's own tree, and collects the attributes that they carry.
struct AxauditElements {
    private let document: JSONDocument
    /// Whether the elements are in a flat list, in which no element has children.
    private let isFlat: Bool
    /// The document, and the errors and notes about it.
    private(set) var fields: JSONFields
    /// For each raw value of `Attribute`, whether at least one element has it.
    private var isCarried = [Bool](repeating: false, count: Attribute.allCases.count)
    /// The indices of the elements whose traits are "unknown".
    private(set) var unreadable: Set<Int> = []
    /// The number of elements read.
    private var count = 0
    private let attributeTable = WordTable(Attribute.names)
    private let typeTable = ElementType.nameTable
    private let traitTable = Traits.table

    /// The attributes that at least one element has.
    var carries: AttributeSet { AttributeSet(Attribute.allCases.filter { isCarried[Int($0.rawValue)] }) }

    init(_ document: JSONDocument, isFlat: Bool) {
        self.document = document
        self.isFlat = isFlat
        fields = JSONFields(document)
    }

    /// Reads the next element. Returns it with the node of the list of its children, or 0 if there is none.
    mutating func read(_ object: Int) -> (element: Element, children: Int) {
        defer { count += 1 }
        var element = Element()
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return (element, 0)
        }
        element.offset = Int(document.nodes[object].start)
        var seen = [Bool](repeating: false, count: isCarried.count)
        var children = 0
        var view: (className: String?, text: String?, flags: ViewFlags?)
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            if let attribute = document.word(at: key, in: attributeTable).flatMap({ Attribute(rawValue: UInt8($0)) }) {
                if seen[Int(attribute.rawValue)] { fields.reportTwice(key) }
                seen[Int(attribute.rawValue)] = true
                switch attribute {
                case .type: type(at, &element)
                case .label: element.label = fields.text(at: at)
                case .value: element.value = fields.text(at: at)
                case .hint: element.hint = fields.text(at: at)
                case .identifier: element.identifier = fields.text(at: at)
                case .placeholder: element.placeholder = fields.text(at: at)
                case .traits:
                    if let traits = traits(at) {
                        element.traits = traits
                    } else {
                        unreadable.insert(count)
                    }
                case .frame: element.frame = frame(at)
                case .isAccessibilityElement: element.isAccessibilityElement = fields.flag(at: at)
                case .hidden: element.isHidden = fields.flag(at: at) ?? false
                case .elementsHidden: element.elementsHidden = fields.flag(at: at) ?? false
                case .modal: element.isModal = fields.flag(at: at) ?? false
                case .visible: element.isVisible = fields.flag(at: at)
                case .enabled: element.isEnabled = fields.flag(at: at) ?? true
                case .selected: element.isSelected = fields.flag(at: at) ?? false
                case .contentsCaptured: element.contentsCaptured = fields.flag(at: at)
                case .actions: element.actions = fields.texts(at: at)
                case .customContent: element.customContent = customContent(at)
                case .userInputLabels: element.userInputLabels = fields.texts(at: at)
                case .headingLevel: element.headingLevel = headingLevel(at)
                case .language: element.language = fields.text(at: at)
                case .activationPoint: element.activationPoint = activationPoint(at)
                case .minimum: element.minimum = fields.number(at: at)
                case .maximum: element.maximum = fields.number(at: at)
                case .children: children = fields.list(at: at)
                case .platformType: view.className = fields.text(at: at)
                case .text: view.text = fields.text(at: at)
                case .flags: view.flags = viewFlags(at)
                }
            } else {
                let name = document.string(at: key)
                if !name.hasPrefix("x-") { fields.unknown(name, at: key, "key of an element", among: Attribute.names) }
            }
            key = document.next(after: at)
        }
        if !seen[Int(Attribute.type.rawValue)] {
            fields.report(
                SyntaxError(
                    at: document.offset(of: object), found: "an element without \"type\"",
                    expected: "a type such as button, staticText or other"))
        }
        if let className = view.className ?? (view.text != nil || view.flags != nil ? element.type.androidClass : nil) {
            element.view = PlatformView(
                className: className, contentDescription: element.label, text: view.text, flags: view.flags ?? [])
        }
        // The type `any` is no information.
        if element.type == .any { seen[Int(Attribute.type.rawValue)] = false }
        if element.traits == nil { seen[Int(Attribute.traits.rawValue)] = false }
        seen[Int(Attribute.children.rawValue)] = children > 0 && !isFlat
        if children > 0 {
            if isFlat {
                if document.nodes[children].end > children + 1 {
                    fields.report(
                        SyntaxError(
                            at: document.offset(of: children - 1), found: "\"children\" in a flat list",
                            expected: "a tree under \"root\""))
                }
                children = 0
            }
        }
        for index in seen.indices where seen[index] { isCarried[index] = true }
        return (element, children)
    }

    private mutating func type(_ index: Int, _ element: inout Element) {
        guard document.nodes[index].kind == .string else {
            return fields.report(index, expected: "an element type")
        }
        if let type = document.word(at: index, in: typeTable).flatMap({ ElementType(rawValue: UInt8($0)) }) {
            element.type = type
        } else {
            fields.unknown(
                document.string(at: index), at: index, "element type", among: ElementType.names,
                pointer: "axaudit config schema --tree prints the schema")
        }
    }

    /// Returns the traits, or `nil` if they are "unknown".
    private mutating func traits(_ index: Int) -> Traits? {
        switch document.nodes[index].kind {
        case .null: return []
        case .string where document.string(at: index) == "unknown": return nil
        case .array: break
        default:
            fields.report(index, expected: "a list of traits, \"unknown\" or null")
            return []
        }
        var traits: Traits = []
        var item = index + 1
        let end = Int(document.nodes[index].end)
        while item < end {
            let node = document.nodes[item]
            if node.kind == .string {
                if let bit = document.word(at: item, in: traitTable) {
                    traits.insert(Traits(rawValue: 1 << UInt64(bit)))
                } else {
                    fields.unknown(document.string(at: item), at: item, "trait", among: Traits.names)
                }
            } else if node.kind == .number, let bits = privateBits(item) {
                traits.insert(bits)
            } else {
                fields.report(
                    item, expected: "a trait's name, or a private bit as a number from 0 to 63 or as its mask")
            }
            item = document.next(after: item)
        }
        return traits
    }

    /// Returns the bit with this number from 0 to 63, or the bits of this mask. A mask of private bits is at least 1 << 17, so
    /// the two cannot be confused.
    private func privateBits(_ index: Int) -> Traits? {
        let node = document.nodes[index]
        // A mask may not fit a double exactly.
        let text = String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
        guard let bits = UInt64(text) ?? document.number(at: index).flatMap({ UInt64(exactly: $0) }) else { return nil }
        if bits < 64 { return Traits(rawValue: 1 << bits) }
        return bits >= 1 << 17 ? Traits(rawValue: bits) : nil
    }

    private mutating func viewFlags(_ index: Int) -> ViewFlags? {
        guard document.nodes[index].kind == .array else {
            if document.nodes[index].kind != .null { fields.report(index, expected: "a list of flags or null") }
            return nil
        }
        var flags: ViewFlags = []
        for item in document.items(of: index) {
            if document.nodes[item].kind == .string, let bit = document.word(at: item, in: ViewFlags.table) {
                flags.insert(ViewFlags(rawValue: 1 << UInt16(bit)))
            } else if document.nodes[item].kind == .string {
                fields.unknown(document.string(at: item), at: item, "flag", among: ViewFlags.names)
            } else {
                fields.report(item, expected: "the name of a flag")
            }
        }
        return flags
    }

    private mutating func frame(_ index: Int) -> Rect? {
        if let (x, y, width, height) = document.fourNumbers(at: index) { return fields.frame(x, y, width, height) }
        switch document.nodes[index].kind {
        case .null: return nil
        case .object:
            fields.checkKeys(of: index, Self.frameKeys, what: "key of a frame")
            return fields.frame(object: index)
        case .array:
            // Not four plain numbers: report what is wrong with each.
            let edges = document.items(of: index).map { fields.coordinate(at: $0) }
            if edges.count == 4 { return fields.frame(edges[0], edges[1], edges[2], edges[3]) }
            fields.report(
                SyntaxError(
                    at: document.offset(of: index), found: edges.count == 1 ? "1 number" : "\(edges.count) numbers",
                    expected: "[x, y, width, height]"))
            return nil
        default:
            fields.report(index, expected: "[x, y, width, height], an object or null")
            return nil
        }
    }

    private mutating func activationPoint(_ index: Int) -> Point? {
        let node = document.nodes[index]
        if node.kind == .null { return nil }
        var values: [Double] = []
        switch node.kind {
        case .array: for item in document.items(of: index) { values.append(fields.coordinate(at: item)) }
        case .object:
            fields.checkKeys(of: index, Self.pointKeys, what: "key of a point")
            for name in Self.pointKeys.words {
                if let at = document.member(name, of: index) { values.append(fields.coordinate(at: at)) }
            }
        default: break
        }
        guard values.count == 2 else {
            fields.report(index, expected: "[x, y], an object with x and y, or null")
            return nil
        }
        return values.allSatisfy(Rect.reasonable.contains) ? Point(x: values[0], y: values[1]) : nil
    }

    private mutating func headingLevel(_ index: Int) -> Int? {
        guard let number = fields.number(at: index) else { return nil }
        guard let level = Int(exactly: number), level >= 0 else {
            fields.report(index, expected: "a heading level from 1, or 0 for a heading of unknown level")
            return nil
        }
        return level
    }

    private mutating func customContent(_ index: Int) -> [CustomContent]? {
        guard document.nodes[index].kind == .array else {
            if document.nodes[index].kind != .null {
                fields.report(index, expected: "a list of custom content or null")
            }
            return nil
        }
        var result: [CustomContent] = []
        for item in document.items(of: index) {
            guard document.nodes[item].kind == .object else {
                fields.report(item, expected: "an object with label and value")
                continue
            }
            let members = fields.members(of: item, Self.customContentKeys, what: "key of custom content")
            result.append(
                CustomContent(
                    label: members["label"].flatMap { fields.text(at: $0) } ?? "",
                    value: members["value"].flatMap { fields.text(at: $0) } ?? "",
                    isImportant: members["isImportant"].flatMap { fields.flag(at: $0) } ?? false))
        }
        return result
    }

    private static let frameKeys = WordTable(["x", "y", "width", "height"])
    private static let pointKeys = WordTable(["x", "y"])
    private static let customContentKeys = ["label", "value", "isImportant"]
}
