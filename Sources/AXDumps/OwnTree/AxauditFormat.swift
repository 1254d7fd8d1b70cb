import AXSyntax
import AXTree

extension InputFormat {
    /// axaudit's own tree, version 1.
    public static let axaudit = ownTree(of: Platform.all)

    /// Returns axaudit's own tree, version 1, of screens of some platforms.
    package static func ownTree(of platforms: [Platform]) -> InputFormat {
        InputFormat(
            "axaudit", tool: nil, summary: "axaudit's own tree, version 1.", dump: "\(CommandName.lint) tree.json",
            words: ["\"axaudit\"", "\"screen\"", "\"elements\"", "\"type\"", "\"label\"", "\"traits\""],
            reader: .json(
                claim: AxauditFormat.claim,
                read: { document throws(SyntaxErrors) in
                    try AxauditFormat.screens(of: document, platforms: platforms)
                }))
    }
}

/// Reads axaudit's own tree, version 1. `axaudit config schema --tree` prints its JSON schema.
///
/// `{"axaudit": 1, "screen": {…}, "root": {…}}`, with `elements` (a flat list of exposed elements) or `screens` instead
/// of `root`. A bare element is a root, and a bare list is a flat list. Unknown keys and keys given twice are errors,
/// except those that begin with `x-`.
struct AxauditFormat {
    private var fields = JSONFields()
    /// The platforms that a screen can name.
    private let platforms: [Platform]

    private init(_ platforms: [Platform]) { self.platforms = platforms }

    /// The only version.
    static let version = 1.0
    /// The only value of `frameRounding`.
    static let outward = "outward"

    /// Returns the screens of a document, which may be a value in another one.
    static func screens(of root: JSONValue, platforms: [Platform] = Platform.all) throws(SyntaxErrors) -> [Screen] {
        var format = AxauditFormat(platforms)
        let screens = format.document(root)
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return screens
    }

    static func claim(on root: JSONValue) -> FormatClaim? {
        if root["axaudit"] != nil { return .certain }
        guard hasOuterShape(root) else { return nil }
        return hasTypicalElement(root) ? .possible : .doubtful
    }

    /// Whether a document has the outer shape of an own tree.
    private static func hasOuterShape(_ root: JSONValue) -> Bool {
        switch root.kind {
        case .array:
            guard let first = root.itemsOrSelf.first else { return true }
            return isElement(first)
        case .object:
            return isElement(root)
                || ["root", "screens", "elements"].contains { root[$0] != nil }
        default: return false
        }
    }

    /// Whether the first element is typical of an own tree. Many other JSON files have a `type`, a `root` or
    /// `elements`.
    private static func hasTypicalElement(_ root: JSONValue) -> Bool {
        guard root.kind == .object else { return isFirstLikeElement(root) }
        if isLikeElement(root) { return true }
        if let tree = root["root"] { return isLikeElement(tree) }
        if let elements = root["elements"] { return isFirstLikeElement(elements) }
        guard let first = root["screens"].flatMap({ $0.itemsOrSelf.first }) else {
            return false
        }
        // axaudit's JSON report has `screens` too; `elements` is a number there.
        return first["root"] != nil
            || first["elements"].map { $0.kind == .array } ?? false
    }

    /// Whether the first item of a list is like an element of an own tree.
    private static func isFirstLikeElement(_ list: JSONValue) -> Bool {
        list.itemsOrSelf.first.map(isLikeElement) ?? false
    }

    /// Whether an object has a type of `ElementType`, or any type and another key of elements.
    private static func isLikeElement(_ value: JSONValue) -> Bool {
        guard isElement(value), let type = value["type"] else { return false }
        return type.word(in: ElementType.nameTable) != nil
            || ["label", "frame", "traits", "children", "isAccessibilityElement"].contains {
                value[$0] != nil
            }
    }

    private static func isElement(_ value: JSONValue) -> Bool {
        // React Native's test renderer writes a type with properties.
        guard let type = value["type"], value["props"] == nil else { return false }
        return type.kind == .string
    }

    // MARK: Document and screens

    private mutating func document(_ root: JSONValue) -> [Screen] {
        if root.kind == .array { return [flatList(root, screen: nil)] }
        if Self.isElement(root) { return [tree(root.itemsOrSelf, screen: nil)] }
        // A newer tree may have keys that are unknown here, so only its version is reported.
        if let version = root["axaudit"] {
            let number = version.number
            if number == nil || number.map({ $0 < Self.version }) == true {
                fields.report(version, expected: "version 1")
            } else if let number, number != Self.version {
                fields.report(
                    version.error(
                        found: "version \(number.inPoints)",
                        expected: "1: this tree was written by a newer axaudit"))
                return []
            }
        }
        let members = fields.members(of: root, Self.documentKeys, what: "key of the document")
        if let list = members["screens"]?.value {
            for key in ["screen", "root", "elements"] {
                if let extra = members[key] {
                    fields.report(
                        extra.key.error(
                            found: "\"\(key)\" beside \"screens\"",
                            expected: "\"\(key)\" inside one of the screens"))
                }
            }
            return screens(list)
        }
        return screen(root, members).map { [$0] } ?? []
    }

    private mutating func screens(_ list: JSONValue) -> [Screen] {
        guard list.kind == .array else {
            fields.report(list, expected: "a list of screens")
            return []
        }
        var screens: [Screen] = []
        for item in list.items {
            guard item.kind == .object else {
                fields.report(item, expected: "an object with \"screen\" and \"root\" or \"elements\"")
                continue
            }
            let members = fields.members(of: item, Self.screenItemKeys, what: "key of a screen in the list")
            if let screen = screen(item, members) { screens.append(screen) }
        }
        if screens.isEmpty, fields.errors.isEmpty { fields.report(list, expected: "at least one screen") }
        return screens
    }

    private mutating func screen(_ object: JSONValue, _ members: [String: JSONMember]) -> Screen? {
        let description = members["screen"]?.value
        switch (members["root"]?.value, members["elements"]) {
        case (let root?, nil):
            guard root.kind == .object else {
                fields.report(root, expected: "an element")
                return nil
            }
            var screen = tree(root.itemsOrSelf, screen: description)
            // With an explicit `exposure`, missing flags are false.
            if screen.exposure == .given, hasExposureFlags(screen), description?["exposure"] != nil {
                for index in screen.elements.indices where screen.elements[index].isAccessibilityElement == nil {
                    screen.elements[index].isAccessibilityElement = false
                }
            }
            return screen
        case (nil, let elements?):
            let elements = elements.value
            guard elements.kind == .array else {
                fields.report(elements, expected: "a list of elements")
                return nil
            }
            if description?["exposure"] != nil {
                // With an explicit `exposure`, the list may contain trees.
                var screen = tree(elements.items, screen: description)
                if screen.exposure != .inferred, hasExposureFlags(screen) {
                    screen.carries.insert(.isAccessibilityElement)
                }
                return screen
            }
            return flatList(elements, screen: description)
        case (_?, let elements?):
            fields.report(
                elements.key.error(
                    found: "\"elements\" beside \"root\"",
                    expected: "one of the two"))
            return nil
        case (nil, nil):
            fields.report(
                object.error(
                    found: "no tree",
                    expected: "\"root\" (a tree) or \"elements\" (a flat list)"))
            return nil
        }
    }

    private mutating func describe(_ screen: inout Screen, _ object: JSONValue) {
        guard object.kind == .object else {
            fields.report(object, expected: "an object that describes the screen")
            return
        }
        let members = fields.members(of: object, Self.screenKeys, what: "key of a screen").mapValues(\.value)
        if let at = members["name"] { screen.name = fields.text(at) }
        let width = members["width"].flatMap { fields.number($0) }
        let height = members["height"].flatMap { fields.number($0) }
        if let width, let height { screen.size = Size(width, height) }
        if let at = members["group"] { screen.group = fields.nonEmptyText(at) }
        if let at = members["variant"] { screen.variant = fields.nonEmptyText(at) }
        if let at = members["picture"] { screen.origin.picturePath = PicturePath.read(at, &fields) }
        if let at = members["platform"] { screen.platform = platform(at) ?? .default }
        if let at = members["density"], let density = fields.number(at) {
            if density > 0 {
                screen.recordDensity(density)
            } else {
                fields.report(at, expected: "the pixels per dp of an Android device, e.g. 2.625")
            }
        }
        if let at = members["idiom"] { screen.idiom = choice(at) }
        if let at = members["locale"] { screen.locale = fields.text(at) }
        if let at = members["direction"] { screen.direction = choice(at) ?? .leftToRight }
        if let at = members["textSize"] {
            screen.textSize = word(
                at, expected: "one of \(Screen.TextSize.names.joined(separator: ", ")), or a font scale such as 1.3"
            ) { Screen.TextSize($0) }
        }
        if let at = members["appearance"] { screen.appearance = choice(at) }
        if let at = members["exposure"], let exposure: ExposureSource = choice(at) { screen.exposure = exposure }
        if let at = members["scope"] { screen.scope = choice(at) ?? .app }
        if let at = members["frameTolerance"], let tolerance = fields.number(at) {
            if tolerance < 0 { fields.report(at, expected: "a tolerance of 0 or more points") }
            screen.frameTolerance = tolerance
        }
        if let at = members["frameRounding"], isWord(at, Self.outward) { screen.roundsFramesOutward = true }
        if let at = members["list"], isWord(at, InputFormat.a11yuitests.id) { screen.origin.isXCUITestList = true }
        if let at = members["truncated"], fields.flag(at) == true {
            screen.incomplete.append(Screen.truncation)
        }
        if let at = members["carries"], fields.texts(at) != nil {
            // Every element must have a type, which may be `any`. Whether types are known is up to this list.
            if screen.elements.contains(where: { $0.type == .any }) { screen.carries.remove(.type) }
            for item in at.items {
                guard let name = item.text else { continue }
                if let attribute = Attribute(name: name) {
                    screen.carries.insert(attribute)
                } else {
                    fields.unknown(name, item, "attribute", among: Attribute.names)
                }
            }
        }
    }

    /// Whether the platform of a screen has the flag `isAccessibilityElement`.
    private func hasExposureFlags(_ screen: Screen) -> Bool {
        screen.platform.attributes.contains(.isAccessibilityElement)
    }

    private mutating func platform(_ value: JSONValue) -> Platform? {
        let platforms = platforms
        return word(value, expected: "one of " + platforms.map(\.id).joined(separator: ", ")) {
            Platform(id: $0, in: platforms)
        }
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ value: JSONValue) -> Choice? {
        word(value, expected: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")) {
            Choice(rawValue: $0)
        }
    }

    /// Returns what a word means, or `nil` for null and for an unknown word, which is reported.
    private mutating func word<Meaning>(
        _ value: JSONValue, expected: @autoclosure () -> String, _ meaning: (String) -> Meaning?
    ) -> Meaning? {
        guard let word = fields.text(value) else { return nil }
        if let result = meaning(word) { return result }
        fields.report(value.error(found: "\"\(word.printable)\"", expected: expected()))
        return nil
    }

    /// Whether a value is the only word that is allowed. Another word is reported.
    private mutating func isWord(_ value: JSONValue, _ only: String) -> Bool {
        word(value, expected: "\"\(only)\"") { $0 == only ? only : nil } != nil
    }

    // MARK: Elements

    /// Returns the screen with these elements and their descendants.
    private mutating func tree(_ items: JSONItems, screen description: JSONValue?) -> Screen {
        let (elements, reader) = elements(items, isFlat: false)
        var screen = Screen(elements: elements, carries: reader.carries, exposure: .inferred)
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        finish(&screen, reader.unreadable, description)
        return screen
    }

    /// Returns the screen with the elements of a flat list, none of which has children.
    private mutating func flatList(_ list: JSONValue, screen description: JSONValue?) -> Screen {
        let (elements, reader) = elements(list.items, isFlat: true)
        var screen = Screen(elements: elements, carries: reader.carries, exposure: .listed)
        screen.carries.insert(.isAccessibilityElement)
        for index in screen.elements.indices where screen.elements[index].isAccessibilityElement == nil {
            screen.elements[index].isAccessibilityElement = true
        }
        finish(&screen, reader.unreadable, description)
        return screen
    }

    private mutating func elements(
        _ items: JSONItems, isFlat: Bool
    ) -> (elements: [Element], reader: AxauditElements) {
        var reader = AxauditElements(isFlat: isFlat)
        let (elements, error) = items.elements { reader.read($0, into: &$1) }
        for error in reader.fields.errors { fields.report(error) }
        fields.unreasonableFrames += reader.fields.unreasonableFrames
        if let error { fields.report(error) }
        return (elements, reader)
    }

    /// Completes a screen after its last element.
    private mutating func finish(_ screen: inout Screen, _ unreadable: Set<Int>, _ description: JSONValue?) {
        if screen.elements.isEmpty, description?["carries"] == nil {
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
        screen.origin.notes += fields.takeNotes()
    }

    // MARK: Keys

    private static let documentKeys = ["axaudit", "$schema", "screen", "root", "elements", "screens"]
    private static let screenItemKeys = ["screen", "root", "elements"]
    private static let screenKeys = [
        "name", "width", "height", "platform", "density", "idiom", "locale", "direction", "carries", "exposure",
        "scope", "frameTolerance", "frameRounding", "list", "truncated", "group", "variant", "textSize", "appearance",
        "picture",
    ]
}
