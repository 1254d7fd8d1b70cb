/// axaudit's own tree, version 1 (`axaudit config schema --tree` describes it).
///
/// `{"axaudit": 1, "screen": {…}, "root": {…}}`, with `elements` (a flat list, all exposed) or `screens` in place of `root`.
/// A bare element is a root, a bare list is a flat one. Unknown keys and keys given twice are errors, except those that
/// begin with `x-`.
struct AxauditFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    // Tables at hand: every element asks them a dozen times.
    private let attributeTable = WordTable(Attribute.names)
    private let typeTable = ElementType.nameTable
    private let traitTable = Traits.table

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    /// The only version there is.
    static let version = 1.0
    /// The only way of rounding that is told apart.
    static let outward = "outward"

    /// The screens of a document whose root is ours.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = AxauditFormat(document)
        let screens = format.document(at: 0)
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return screens
    }

    /// Whether a JSON text looks like ours.
    static func claims(_ document: JSONDocument) -> Bool {
        switch document.nodes[0].kind {
        case .array:
            guard let first = document.items(of: 0).first(where: { _ in true }) else { return true }
            return isElement(first, document)
        case .object:
            return document.member("axaudit", of: 0) != nil || document.member("root", of: 0) != nil
                || document.member("screens", of: 0) != nil || document.member("elements", of: 0) != nil
                || isElement(0, document)
        default: return false
        }
    }

    /// Whether a JSON text that looks like ours can hardly be anything else. Much else has a `type`, a `root` or `elements`,
    /// and what has mistakes and was merely met in a folder may be none of ours.
    static func isSure(of document: JSONDocument) -> Bool {
        guard document.nodes[0].kind == .object else { return isLikeElement(0, ofItems: document) }
        if document.member("axaudit", of: 0) != nil || isLikeElement(0, document) { return true }
        if let root = document.member("root", of: 0) { return isLikeElement(root, document) }
        if let elements = document.member("elements", of: 0) { return isLikeElement(elements, ofItems: document) }
        guard let first = document.member("screens", of: 0).flatMap({ document.firstRoot(at: $0) }) else {
            return false
        }
        // In our report, which has screens too, the elements are counted.
        return document.member("root", of: first) != nil
            || document.member("elements", of: first).map { document.nodes[$0].kind == .array } ?? false
    }

    /// Whether the first item of a list is like one of our elements.
    private static func isLikeElement(_ list: Int, ofItems document: JSONDocument) -> Bool {
        document.firstRoot(at: list).map { isLikeElement($0, document) } ?? false
    }

    /// Whether an object has a type of ours, or some type and another key of our elements.
    private static func isLikeElement(_ index: Int, _ document: JSONDocument) -> Bool {
        guard isElement(index, document), let type = document.member("type", of: index) else { return false }
        return document.word(at: type, in: ElementType.nameTable) != nil
            || ["label", "frame", "traits", "children", "isAccessibilityElement"].contains {
                document.member($0, of: index) != nil
            }
    }

    private static func isElement(_ index: Int, _ document: JSONDocument) -> Bool {
        guard let type = document.member("type", of: index) else { return false }
        return document.nodes[type].kind == .string
    }

    // MARK: Document and screens

    private mutating func document(at root: Int) -> [Screen] {
        if document.nodes[root].kind == .array { return [flatList(root, screen: nil)] }
        if Self.isElement(root, document) { return [tree(root, document.next(after: root), screen: nil)] }
        // A newer tree may have keys that are not known yet: its version is what is wrong with it.
        if let version = document.member("axaudit", of: root) {
            let number = document.nodes[version].kind == .number ? document.number(at: version) : nil
            if number == nil || number.map({ $0 < Self.version }) == true {
                fields.report(version, expected: "the version 1")
            } else if let number, number != Self.version {
                fields.report(
                    SyntaxError(
                        at: document.offset(of: version), found: "version \(number.inPoints)",
                        expected: "1: this tree was written by a newer axaudit"))
                return []
            }
        }
        let members = members(of: root, Self.documentKeys, what: "key of the document")
        if let list = members["screens"] {
            for key in ["screen", "root", "elements"] {
                if let extra = members[key] {
                    fields.report(
                        SyntaxError(
                            at: document.offset(of: extra - 1), found: "\"\(key)\" beside \"screens\"",
                            expected: "it inside one of the screens"))
                }
            }
            return screens(list)
        }
        return screen(root, members).map { [$0] } ?? []
    }

    private mutating func screens(_ list: Int) -> [Screen] {
        guard document.nodes[list].kind == .array else {
            fields.report(list, expected: "a list of screens")
            return []
        }
        var screens: [Screen] = []
        for item in document.items(of: list) {
            guard document.nodes[item].kind == .object else {
                fields.report(item, expected: "an object with \"screen\" and \"root\" or \"elements\"")
                continue
            }
            let members = members(of: item, Self.screenItemKeys, what: "key of a screen in the list")
            if let screen = screen(item, members) { screens.append(screen) }
        }
        if screens.isEmpty, fields.errors.isEmpty { fields.report(list, expected: "at least one screen") }
        return screens
    }

    private mutating func screen(_ object: Int, _ members: [String: Int]) -> Screen? {
        switch (members["root"], members["elements"]) {
        case (let root?, nil):
            guard document.nodes[root].kind == .object else {
                fields.report(root, expected: "an element")
                return nil
            }
            var screen = tree(root, document.next(after: root), screen: members["screen"])
            // Who says that every flag is given leaves out those that are false.
            if screen.exposure == .given, let description = members["screen"],
                document.member("exposure", of: description) != nil
            {
                for index in screen.elements.indices where screen.elements[index].isAccessibilityElement == nil {
                    screen.elements[index].isAccessibilityElement = false
                }
            }
            return screen
        case (nil, let elements?):
            guard document.nodes[elements].kind == .array else {
                fields.report(elements, expected: "a list of elements")
                return nil
            }
            if let description = members["screen"], document.member("exposure", of: description) != nil {
                // Who says how exposure is known may list trees.
                var screen = tree(elements + 1, Int(document.nodes[elements].end), screen: description)
                if screen.exposure != .inferred { screen.carries.insert(.isAccessibilityElement) }
                return screen
            }
            return flatList(elements, screen: members["screen"])
        case (_?, let elements?):
            fields.report(
                SyntaxError(
                    at: document.offset(of: elements - 1), found: "\"elements\" beside \"root\"",
                    expected: "one of the two"))
            return nil
        case (nil, nil):
            fields.report(
                SyntaxError(
                    at: document.offset(of: object), found: "no tree",
                    expected: "\"root\" (a tree) or \"elements\" (a flat list)"))
            return nil
        }
    }

    private mutating func describe(_ screen: inout Screen, _ object: Int) {
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an object that describes the screen")
            return
        }
        let members = members(of: object, Self.screenKeys, what: "key of a screen")
        if let at = members["name"] { screen.name = fields.text(at: at) }
        let width = members["width"].flatMap { fields.number(at: $0) }
        let height = members["height"].flatMap { fields.number(at: $0) }
        if let width, let height { screen.size = Size(width, height) }
        if let at = members["idiom"] { screen.idiom = choice(at) }
        if let at = members["locale"] { screen.locale = fields.text(at: at) }
        if let at = members["direction"] { screen.direction = choice(at) ?? .leftToRight }
        if let at = members["exposure"], let exposure: ExposureSource = choice(at) { screen.exposure = exposure }
        if let at = members["frameTolerance"], let tolerance = fields.number(at: at) {
            if tolerance < 0 { fields.report(at, expected: "a tolerance of 0 or more points") }
            screen.frameTolerance = tolerance
        }
        if let at = members["frameRounding"], let rounding = fields.text(at: at) {
            if rounding == Self.outward {
                screen.roundsFramesOutward = true
            } else {
                fields.report(
                    SyntaxError(
                        at: document.offset(of: at), found: "\"\(rounding.printable)\"", expected: "\"\(Self.outward)\""
                    ))
            }
        }
        if let at = members["truncated"], fields.flag(at: at) == true {
            screen.incomplete.append(Screen.truncation)
        }
        if let at = members["carries"], fields.texts(at: at) != nil {
            // Every element has a type, if only that it is of any: whether types are known, the list says.
            if screen.elements.contains(where: { $0.type == .any }) { screen.carries.remove(.type) }
            for item in document.items(of: at) where document.nodes[item].kind == .string {
                let name = document.string(at: item)
                if let attribute = Attribute(name: name) {
                    screen.carries.insert(attribute)
                } else {
                    unknown(name, at: item, "attribute", among: Attribute.names)
                }
            }
        }
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ index: Int) -> Choice? {
        guard let word = fields.text(at: index) else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        fields.report(
            SyntaxError(
                at: document.offset(of: index), found: "\"\(word.printable)\"",
                expected: "one of " + words.joined(separator: ", ")))
        return nil
    }

    // MARK: Elements

    /// The values from node `first` up to `end`, with what stands inside them.
    private mutating func tree(_ first: Int, _ end: Int, screen description: Int?) -> Screen {
        var screen = Screen(elements: [], carries: [], exposure: .inferred)
        var unreadable: Set<Int> = []
        var count = 0
        let document = document
        let (elements, error) = document.elements(from: first, to: end, nodesEach: 12) { object in
            var element = Element()
            let children = read(object, into: &element, count, &screen.carries, &unreadable)
            count += 1
            if children > 0 { screen.carries.insert(.children) }
            return (element, children)
        }
        if let error { fields.report(error) }
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        screen.elements = elements
        finish(&screen, unreadable, description)
        return screen
    }

    private mutating func flatList(_ list: Int, screen description: Int?) -> Screen {
        var screen = Screen(elements: [], carries: [.isAccessibilityElement], exposure: .listed)
        var tree = ElementTree(capacity: min(document.nodes.count / 12, ElementTree.maximumCount))
        var unreadable: Set<Int> = []
        for item in document.items(of: list) {
            if let obstacle = tree.obstacle {
                fields.report(SyntaxError(at: document.offset(of: item), obstacle))
                break
            }
            var element = Element()
            let children = read(item, into: &element, tree.elements.count, &screen.carries, &unreadable)
            if children > 0, document.nodes[children].end > children + 1 {
                fields.report(
                    SyntaxError(
                        at: document.offset(of: children - 1), found: "\"children\" in a flat list",
                        expected: "a tree under \"root\""))
            }
            tree.add(element)
        }
        screen.elements = tree.takeElements()
        for index in screen.elements.indices where screen.elements[index].isAccessibilityElement == nil {
            screen.elements[index].isAccessibilityElement = true
        }
        finish(&screen, unreadable, description)
        return screen
    }

    /// What holds for the screen as a whole, once all its elements are read.
    private mutating func finish(_ screen: inout Screen, _ unreadable: Set<Int>, _ description: Int?) {
        if screen.elements.isEmpty, description.flatMap({ document.member("carries", of: $0) }) == nil {
            screen.carries.insert(.type)
        }
        if let description { describe(&screen, description) }
        let carriesTraits = screen.carries.contains(.traits)
        let carriesVisible = screen.carries.contains(.visible)
        for index in screen.elements.indices {
            if carriesTraits, screen.elements[index].traits == nil, !unreadable.contains(index) {
                screen.elements[index].traits = []
            }
            if carriesVisible, screen.elements[index].isVisible == nil { screen.elements[index].isVisible = false }
        }
        if screen.size == nil, let root = screen.elements.first, root.type == .application {
            screen.takeSize(of: root)
        }
        if screen.carries.contains(.contentsCaptured) {
            let count = screen.elements.count { $0.contentsCaptured == false }
            if count > 0 { screen.incomplete.append(Screen.missingContents(of: count)) }
        }
        screen.notes += fields.takeNotes()
    }

    /// Reads the element that will have this index. Returns the node of its children, or 0.
    private mutating func read(
        _ object: Int, into element: inout Element, _ elementIndex: Int, _ carries: inout AttributeSet,
        _ unreadable: inout Set<Int>
    ) -> Int {
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return 0
        }
        element.sourceOffset = document.nodes[object].start
        var seen: AttributeSet = []
        var children = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            if let attribute = document.word(at: key, in: attributeTable).flatMap({ Attribute(rawValue: UInt8($0)) }) {
                if seen.contains(attribute) { fields.reportTwice(key) }
                seen.insert(attribute)
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
                        unreadable.insert(elementIndex)
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
                }
            } else {
                let name = document.string(at: key)
                if !name.hasPrefix("x-") { unknown(name, at: key, "key of an element", among: Attribute.names) }
            }
            key = document.next(after: at)
        }
        if !seen.contains(.type) {
            fields.report(
                SyntaxError(
                    at: document.offset(of: object), found: "an element without \"type\"",
                    expected: "a type such as button, staticText or other"))
        }
        seen.remove(.children)
        // Any type is none in particular.
        if element.type == .any { seen.remove(.type) }
        if element.traits == nil { seen.remove(.traits) }
        carries = carries.union(seen)
        return children
    }

    private mutating func type(_ index: Int, _ element: inout Element) {
        guard document.nodes[index].kind == .string else {
            return fields.report(index, expected: "an element type")
        }
        if let type = document.word(at: index, in: typeTable).flatMap({ ElementType(rawValue: UInt8($0)) }) {
            element.type = type
        } else {
            unknown(document.string(at: index), at: index, "element type", among: ElementType.names)
        }
    }

    /// The traits, or nil where they are unreadable.
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
                    unknown(document.string(at: item), at: item, "trait", among: Traits.names)
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

    /// A bit by its number, or bits by their mask; masks of private bits begin above every bit number.
    private func privateBits(_ index: Int) -> Traits? {
        let node = document.nodes[index]
        // A mask has more bits than a double has digits.
        let text = String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
        guard let bits = UInt64(text) ?? document.number(at: index).flatMap({ UInt64(exactly: $0) }) else { return nil }
        if bits < 64 { return Traits(rawValue: 1 << bits) }
        return bits >= 1 << 17 ? Traits(rawValue: bits) : nil
    }

    private mutating func frame(_ index: Int) -> Rect? {
        if let (x, y, width, height) = document.fourNumbers(at: index) { return fields.frame(x, y, width, height) }
        switch document.nodes[index].kind {
        case .null: return nil
        case .object:
            checkKeys(of: index, Self.frameKeys, what: "key of a frame")
            return fields.frame(object: index)
        case .array:
            // Not just four numbers: each is looked at with more care.
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
            checkKeys(of: index, Self.pointKeys, what: "key of a point")
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
            fields.report(index, expected: "a heading level from 1, or 0 for a heading of no told level")
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
            let members = members(of: item, Self.customContentKeys, what: "key of custom content")
            result.append(
                CustomContent(
                    label: members["label"].flatMap { fields.text(at: $0) } ?? "",
                    value: members["value"].flatMap { fields.text(at: $0) } ?? "",
                    isImportant: members["isImportant"].flatMap { fields.flag(at: $0) } ?? false))
        }
        return result
    }

    // MARK: Keys

    /// The values of an object's keys by name, with unknown keys and keys given twice reported.
    private mutating func members(of object: Int, _ known: [String], what: String) -> [String: Int] {
        var members: [String: Int] = [:]
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if name.hasPrefix("x-") { continue }
            if !known.contains(name) {
                unknown(name, at: key, what, among: known)
            } else if members.updateValue(key + 1, forKey: name) != nil {
                fields.reportTwice(key)
            }
        }
        return members
    }

    /// Reports unknown keys and keys given twice, without a table of what stands there: frames are many.
    private mutating func checkKeys(of object: Int, _ known: WordTable, what: String) {
        var seen: UInt64 = 0
        for key in document.keys(of: object) {
            if let index = document.word(at: key, in: known) {
                if seen >> UInt64(index) & 1 == 1 { fields.reportTwice(key) }
                seen |= 1 << UInt64(index)
            } else {
                let name = document.string(at: key)
                if !name.hasPrefix("x-") { unknown(name, at: key, what, among: known.words) }
            }
        }
    }

    private mutating func unknown(_ name: String, at index: Int, _ what: String, among known: [String]) {
        let suggestion = name.nearest(in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        fields.report(
            SyntaxError(at: document.offset(of: index), "unknown \(what) \"\(name.printable)\"\(suggestion)"))
    }

    private static let documentKeys = ["axaudit", "$schema", "screen", "root", "elements", "screens"]
    private static let screenItemKeys = ["screen", "root", "elements"]
    private static let screenKeys = [
        "name", "width", "height", "idiom", "locale", "direction", "carries", "exposure", "frameTolerance",
        "frameRounding", "truncated",
    ]
    private static let frameKeys = WordTable(["x", "y", "width", "height"])
    private static let pointKeys = WordTable(["x", "y"])
    private static let customContentKeys = ["label", "value", "isImportant"]
}
