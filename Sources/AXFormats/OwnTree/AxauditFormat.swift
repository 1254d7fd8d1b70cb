import AXSyntax
import AXTree

extension InputFormat {
    /// axaudit's own tree, version 1.
    public static let axaudit = ownTree(of: Platform.all)

    /// Returns axaudit's own tree, version 1, of screens of some platforms.
    package static func ownTree(of platforms: [Platform]) -> InputFormat {
        InputFormat(
            "axaudit", tool: nil, summary: "axaudit's own tree, version 1.", dump: "axaudit lint tree.json",
            reader: .json(
                claim: AxauditFormat.claim,
                read: { document throws(SyntaxErrors) in
                    try AxauditFormat.screens(of: document, at: 0, platforms: platforms)
                }))
    }
}

/// Reads axaudit's own tree, version 1. `axaudit config schema --tree` prints its JSON schema.
///
/// `{"axaudit": 1, "screen": {…}, "root": {…}}`, with `elements` (a flat list of exposed elements) or `screens` instead of
/// `root`. A bare element is a root, and a bare list is a flat list. Unknown keys and keys given twice are errors, except
/// those that begin with `x-`.
struct AxauditFormat {
    private let document: JSONDocument
    private var fields: JSONFields

    /// The platforms that a screen can name.
    private let platforms: [Platform]

    private init(_ document: JSONDocument, _ platforms: [Platform]) {
        self.document = document
        self.platforms = platforms
        fields = JSONFields(document)
    }

    /// The only version.
    static let version = 1.0
    /// The only value of `frameRounding`.
    static let outward = "outward"

    /// Returns the screens of a document that is the value at a node.
    static func screens(
        of document: JSONDocument, at index: Int, platforms: [Platform] = Platform.all
    ) throws(SyntaxErrors) -> [Screen] {
        var format = AxauditFormat(document, platforms)
        let screens = format.document(at: index)
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return screens
    }

    static func claim(on document: JSONDocument) -> FormatClaim? {
        if document.member("axaudit", of: 0) != nil { return .certain }
        guard hasOuterShape(document) else { return nil }
        return hasTypicalElement(document) ? .possible : .doubtful
    }

    /// Whether a document has the outer shape of an own tree.
    private static func hasOuterShape(_ document: JSONDocument) -> Bool {
        switch document.nodes[0].kind {
        case .array:
            guard let first = document.firstRoot(at: 0) else { return true }
            return isElement(first, document)
        case .object:
            return isElement(0, document)
                || ["root", "screens", "elements"].contains { document.member($0, of: 0) != nil }
        default: return false
        }
    }

    /// Whether the first element is typical of an own tree. Many other JSON files have a `type`, a `root` or `elements`.
    private static func hasTypicalElement(_ document: JSONDocument) -> Bool {
        guard document.nodes[0].kind == .object else { return isLikeElement(0, ofItems: document) }
        if isLikeElement(0, document) { return true }
        if let root = document.member("root", of: 0) { return isLikeElement(root, document) }
        if let elements = document.member("elements", of: 0) { return isLikeElement(elements, ofItems: document) }
        guard let first = document.member("screens", of: 0).flatMap({ document.firstRoot(at: $0) }) else {
            return false
        }
        // axaudit's JSON report has `screens` too; `elements` is a number there.
        return document.member("root", of: first) != nil
            || document.member("elements", of: first).map { document.nodes[$0].kind == .array } ?? false
    }

    /// Whether the first item of a list is like an element of an own tree.
    private static func isLikeElement(_ list: Int, ofItems document: JSONDocument) -> Bool {
        document.firstRoot(at: list).map { isLikeElement($0, document) } ?? false
    }

    /// Whether an object has a type of `ElementType`, or any type and another key of elements.
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
        // A newer tree may have keys that are unknown here, so only its version is reported.
        if let version = document.member("axaudit", of: root) {
            let number = document.nodes[version].kind == .number ? document.number(at: version) : nil
            if number == nil || number.map({ $0 < Self.version }) == true {
                fields.report(version, expected: "version 1")
            } else if let number, number != Self.version {
                fields.report(
                    SyntaxError(
                        at: document.offset(of: version), found: "version \(number.inPoints)",
                        expected: "1: this tree was written by a newer axaudit"))
                return []
            }
        }
        let members = fields.members(of: root, Self.documentKeys, what: "key of the document")
        if let list = members["screens"] {
            for key in ["screen", "root", "elements"] {
                if let extra = members[key] {
                    fields.report(
                        SyntaxError(
                            at: document.offset(of: extra - 1), found: "\"\(key)\" beside \"screens\"",
                            expected: "\"\(key)\" inside one of the screens"))
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
            let members = fields.members(of: item, Self.screenItemKeys, what: "key of a screen in the list")
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
            // With an explicit `exposure`, missing flags are false.
            if screen.exposure == .given, hasExposureFlags(screen), let description = members["screen"],
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
                // With an explicit `exposure`, the list may contain trees.
                var screen = tree(elements + 1, Int(document.nodes[elements].end), screen: description)
                if screen.exposure != .inferred, hasExposureFlags(screen) {
                    screen.carries.insert(.isAccessibilityElement)
                }
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
        let members = fields.members(of: object, Self.screenKeys, what: "key of a screen")
        if let at = members["name"] { screen.name = fields.text(at: at) }
        let width = members["width"].flatMap { fields.number(at: $0) }
        let height = members["height"].flatMap { fields.number(at: $0) }
        if let width, let height { screen.size = Size(width, height) }
        if let at = members["platform"] { screen.platform = platform(at) ?? .default }
        if let at = members["density"], let density = fields.number(at: at) {
            if density > 0 {
                screen.recordDensity(density)
            } else {
                fields.report(at, expected: "the pixels per dp of an Android device, e.g. 2.625")
            }
        }
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
            // Every element must have a type, which may be `any`. Whether types are known is up to this list.
            if screen.elements.contains(where: { $0.type == .any }) { screen.carries.remove(.type) }
            for item in document.items(of: at) where document.nodes[item].kind == .string {
                let name = document.string(at: item)
                if let attribute = Attribute(name: name) {
                    screen.carries.insert(attribute)
                } else {
                    fields.unknown(name, at: item, "attribute", among: Attribute.names)
                }
            }
        }
    }

    /// Whether the platform of a screen has the flag `isAccessibilityElement`.
    private func hasExposureFlags(_ screen: Screen) -> Bool {
        screen.platform.attributes.contains(.isAccessibilityElement)
    }

    private mutating func platform(_ index: Int) -> Platform? {
        guard let id = fields.text(at: index) else { return nil }
        if let platform = Platform(id: id, in: platforms) { return platform }
        fields.report(
            SyntaxError(
                at: document.offset(of: index), found: "\"\(id.printable)\"",
                expected: "one of " + platforms.map(\.id).joined(separator: ", ")))
        return nil
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

    /// Returns the screen with the elements from node `first` up to `end` and their descendants.
    private mutating func tree(_ first: Int, _ end: Int, screen description: Int?) -> Screen {
        let (elements, reader) = elements(first, end, isFlat: false)
        var screen = Screen(elements: elements, carries: reader.carries, exposure: .inferred)
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        finish(&screen, reader.unreadable, description)
        return screen
    }

    /// Returns the screen with the elements of a flat list, none of which has children.
    private mutating func flatList(_ list: Int, screen description: Int?) -> Screen {
        let (elements, reader) = elements(list + 1, Int(document.nodes[list].end), isFlat: true)
        var screen = Screen(elements: elements, carries: reader.carries, exposure: .listed)
        screen.carries.insert(.isAccessibilityElement)
        for index in screen.elements.indices where screen.elements[index].isAccessibilityElement == nil {
            screen.elements[index].isAccessibilityElement = true
        }
        finish(&screen, reader.unreadable, description)
        return screen
    }

    private mutating func elements(
        _ first: Int, _ end: Int, isFlat: Bool
    ) -> (elements: [Element], reader: AxauditElements) {
        var reader = AxauditElements(document, isFlat: isFlat)
        let (elements, error) = document.elements(from: first, to: end) { reader.read($0) }
        for error in reader.fields.errors { fields.report(error) }
        fields.unreasonableFrames += reader.fields.unreasonableFrames
        if let error { fields.report(error) }
        return (elements, reader)
    }

    /// Completes a screen after its last element.
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

    // MARK: Keys

    private static let documentKeys = ["axaudit", "$schema", "screen", "root", "elements", "screens"]
    private static let screenItemKeys = ["screen", "root", "elements"]
    private static let screenKeys = [
        "name", "width", "height", "platform", "density", "idiom", "locale", "direction", "carries", "exposure",
        "frameTolerance",
        "frameRounding", "truncated",
    ]
}
