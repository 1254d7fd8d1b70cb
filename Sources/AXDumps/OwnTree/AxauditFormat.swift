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
    private var fields = DumpFields()
    /// The platforms that a screen can name.
    private let platforms: [Platform]

    /// The only version.
    static let version = 1.0
    /// The only value of `frameRounding`.
    static let outward = "outward"

    /// Returns the screens of a document, which may be a value in another one.
    static func screens(of root: JSONValue, platforms: [Platform] = Platform.all) throws(SyntaxErrors) -> [Screen] {
        var format = AxauditFormat(platforms: platforms)
        let screens = format.document(root)
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return screens
    }

    static func claim(on root: JSONValue) -> FormatClaim? {
        if root["axaudit"] != nil { return .certain }
        if root.kind == .array {
            guard let first = root.items.first else { return .doubtful }
            return isElement(first) ? claim(isTypical(first)) : nil
        }
        if isTypical(root) { return .possible }
        if let tree = root["root"] { return claim(isTypical(tree)) }
        if let elements = root["elements"] { return claim(elements.itemsOrSelf.first.map(isTypical) == true) }
        guard let screens = root["screens"] else { return isElement(root) ? .doubtful : nil }
        // axaudit's JSON report has `screens` too; `elements` is a number there.
        return claim(screens.itemsOrSelf.prefix(1).contains { $0["root"] != nil || $0["elements"]?.kind == .array })
    }

    private static func claim(_ isTypical: Bool) -> FormatClaim { isTypical ? .possible : .doubtful }

    /// Whether an object is typical of the elements of an own tree, because many other JSON files have a `type`: it has
    /// a type of `ElementType`, or any type and another key of elements.
    private static func isTypical(_ value: JSONValue) -> Bool {
        guard isElement(value) else { return false }
        return value["type"]?.word(in: ElementType.nameTable) != nil
            || ["label", "frame", "traits", "children", "isAccessibilityElement"].contains { value[$0] != nil }
    }

    /// Whether a value has a type. React Native's test renderer writes one beside properties.
    private static func isElement(_ value: JSONValue) -> Bool {
        value["type"]?.kind == .string && value["props"] == nil
    }

    private mutating func document(_ root: JSONValue) -> [Screen] {
        if root.kind == .array { return [screen(root.items, isFlat: true, nil)] }
        if Self.isElement(root) { return [screen(root.itemsOrSelf, nil)] }
        // A newer tree may have keys that are unknown here, so only its version is reported.
        if let version = root["axaudit"] {
            let number = version.number ?? 0
            if number > Self.version {
                fields.report(
                    version, found: "version \(number.inPoints)",
                    expected: "1: this tree was written by a newer axaudit")
                return []
            }
            if number < Self.version { fields.report(version, expected: "version 1") }
        }
        let members = fields.members(of: root, Self.documentKeys, what: "key of the document")
        if let list = members["screens"]?.value {
            for key in ["screen", "root", "elements"] {
                guard let extra = members[key] else { continue }
                fields.report(
                    extra.key, found: "\"\(key)\" beside \"screens\"", expected: "\"\(key)\" inside one of the screens")
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
        case (let root?, nil) where root.kind == .object:
            var screen = self.screen(root.itemsOrSelf, description)
            // With an explicit `exposure`, missing flags are false.
            if screen.exposure == .given, hasExposureFlags(screen), description?["exposure"] != nil {
                screen.setMissingFlags(false)
            }
            return screen
        case (let root?, nil): fields.report(root, expected: "an element")
        case (nil, let elements?) where elements.value.kind == .array:
            // With an explicit `exposure`, the list may contain trees.
            let isFlat = description?["exposure"] == nil
            var screen = self.screen(elements.value.items, isFlat: isFlat, description)
            if !isFlat, screen.exposure != .inferred, hasExposureFlags(screen) {
                screen.carries.insert(.isAccessibilityElement)
            }
            return screen
        case (nil, let elements?): fields.report(elements.value, expected: "a list of elements")
        case (_?, let elements?):
            fields.report(elements.key, found: "\"elements\" beside \"root\"", expected: "one of the two")
        case (nil, nil):
            fields.report(object, found: "no tree", expected: "\"root\" (a tree) or \"elements\" (a flat list)")
        }
        return nil
    }

    private mutating func describe(_ screen: inout Screen, _ object: JSONValue) {
        guard object.kind == .object else {
            return fields.report(object, expected: "an object that describes the screen")
        }
        let members = fields.members(of: object, Self.screenKeys, what: "key of a screen").mapValues(\.value)
        if let at = members["name"] { screen.name = fields.text(at) }
        let width = members["width"].flatMap { fields.number($0) }
        let height = members["height"].flatMap { fields.number($0) }
        if let width, let height { screen.size = Size(width, height) }
        if let at = members["group"] { screen.group = fields.nonEmptyText(at) }
        if let at = members["variant"] { screen.variant = fields.nonEmptyText(at) }
        if let at = members["picture"] { screen.origin.picturePath = PicturePath.read(at, &fields) }
        if let at = members["platform"] {
            let known = platforms
            let expectation = "one of " + known.map(\.id).joined(separator: ", ")
            screen.platform = word(at, expected: expectation) { Platform(id: $0, in: known) } ?? .default
        }
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
        if let at = members["truncated"], fields.flag(at) == true { screen.incomplete.append(Screen.truncation) }
        if let at = members["touches"] { screen.touches = fields.touches(at, of: screen.elements.count) }
        if let at = members["followedBy"] { screen.followers = fields.texts(at) ?? [] }
        if let at = members["carries"], fields.texts(at) != nil {
            // Every element must have a type, which may be `any`. Whether types are known is up to this list.
            if screen.elements.contains(where: { $0.type == .any }) { screen.carries.remove(.type) }
            for item in at.items where item.kind == .string {
                if let index = fields.index(of: item, in: AxauditElements.attributeTable, "attribute") {
                    screen.carries.insert(Attribute.allCases[index])
                }
            }
        }
    }

    /// Whether the platform of a screen has the flag `isAccessibilityElement`.
    private func hasExposureFlags(_ screen: Screen) -> Bool {
        screen.platform.attributes.contains(.isAccessibilityElement)
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
        fields.report(value, found: "\"\(word.printable)\"", expected: expected())
        return nil
    }

    /// Whether a value is the only word that is allowed. Another word is reported.
    private mutating func isWord(_ value: JSONValue, _ only: String) -> Bool {
        word(value, expected: "\"\(only)\"") { $0 == only ? only : nil } != nil
    }

    /// Returns the screen with these elements and their descendants, which those of a flat list do not have.
    private mutating func screen(_ items: JSONItems, isFlat: Bool = false, _ description: JSONValue?) -> Screen {
        var reader = AxauditElements(isFlat: isFlat)
        let (elements, error) = items.elements { reader.read($0, into: &$1) }
        for error in reader.fields.errors { fields.report(error) }
        fields.unreasonableFrames += reader.fields.unreasonableFrames
        if let error { fields.report(error) }
        var screen = Screen(elements: elements, carries: reader.carries, exposure: isFlat ? .listed : .inferred)
        if isFlat {
            screen.carries.insert(.isAccessibilityElement)
            screen.setMissingFlags(true)
        } else if screen.carries.contains(.isAccessibilityElement) {
            screen.exposure = .given
        }
        if elements.isEmpty, description?["carries"] == nil { screen.carries.insert(.type) }
        if let description { describe(&screen, description) }
        complete(&screen, reader.unreadable)
        screen.origin.notes += fields.takeNotes()
        return screen
    }

    /// Completes a screen after its description, which may say what it carries.
    private func complete(_ screen: inout Screen, _ unreadable: Set<Int>) {
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
    }

    private static let documentKeys = ["axaudit", "$schema", "screen", "root", "elements", "screens"]
    private static let screenItemKeys = ["screen", "root", "elements"]
    private static let screenKeys = [
        "name", "width", "height", "platform", "density", "idiom", "locale", "direction", "carries", "exposure",
        "scope", "frameTolerance", "frameRounding", "list", "truncated", "group", "variant", "textSize", "appearance",
        "picture", "touches", "followedBy",
    ]
}

extension Screen {
    /// Sets `isAccessibilityElement` of the elements that lack it.
    fileprivate mutating func setMissingFlags(_ isAccessible: Bool) {
        for index in elements.indices where elements[index].isAccessibilityElement == nil {
            elements[index].isAccessibilityElement = isAccessible
        }
    }
}
