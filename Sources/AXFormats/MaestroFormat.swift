import AXSyntax
import AXTree

extension InputFormat {
    /// The output of `maestro hierarchy` for iOS.
    public static let maestro = InputFormat(
        "maestro", tool: "Maestro", summary: "The output of maestro hierarchy for iOS.", dump: "maestro hierarchy",
        reader: .json(
            claim: { MaestroFormat.kind(of: $0) == .iOS ? .certain : nil }, read: MaestroFormat.screens))
}

/// Reads the output of `maestro hierarchy` for iOS.
///
/// Source: mobile-dev-inc/maestro (`IOSDriver.kt`, `PrintHierarchyCommand.kt`). There are no element types; only the
/// application and the status bars are known, by their positions in the tree. A text that is missing is empty; corners are
/// truncated to whole points.
struct MaestroFormat: JSONDumpReader {
    var fields: JSONFields
    var screen = Screen(
        elements: [], carries: [.label, .identifier, .value, .placeholder, .frame, .children], exposure: .inferred)

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    // MARK: Detection

    /// The kind of a Maestro hierarchy.
    enum Kind {
        case iOS
        case android
        /// The layout of HarmonyOS, which has the same shape.
        case harmony
        /// A version of 2022, which has neither labels nor anything that tells iOS from Android.
        case old
    }

    /// Returns the kind of a hierarchy, or `nil` if a document is not a Maestro hierarchy.
    static func kind(of document: JSONDocument) -> Kind? {
        guard let first = document.firstRoot(at: 0), let attributes = document.member("attributes", of: first),
            document.nodes[attributes].kind == .object
        else { return nil }
        // The root may have no attributes, so its descendants are examined too.
        var pending = [first]
        var hasBounds = false
        for _ in 0..<100 {
            guard let element = pending.popLast() else { break }
            if let attributes = document.member("attributes", of: element),
                document.nodes[attributes].kind == .object
            {
                for key in document.keys(of: attributes) {
                    switch document.word(at: key, in: decisiveKeys) {
                    case 0: return .iOS
                    case 1, 2, 3: return .android
                    case 4, 5: return .harmony
                    case 6: hasBounds = true
                    default: break
                    }
                }
            }
            if let children = document.member("children", of: element), document.nodes[children].kind == .array {
                for child in document.items(of: children) {
                    pending.append(child)
                    if pending.count >= 100 { break }
                }
            }
        }
        return hasBounds ? .old : nil
    }

    private static let decisiveKeys = WordTable([
        "title", "class", "ignoreBoundsFiltering", "scrollable", "hashcode", "originBounds", "bounds",
    ])

    // MARK: Elements

    enum Key: String, CaseIterable {
        case attributes, children
    }

    /// The keys of the object `attributes`.
    private enum AttributeKey: String, CaseIterable {
        case accessibilityText, value, hintText, bounds, enabled, selected
        case resourceID = "resource-id"
    }

    static let keys = KeyTable<Key>()
    private static let attributeKeys = KeyTable<AttributeKey>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var children = 0
    }

    func roots() -> Range<Int> { document.roots(at: 0) }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .attributes: attributes(at: value, &draft.element)
        case .children: draft.children = fields.list(at: value)
        }
    }

    private mutating func attributes(at object: Int, _ element: inout Element) {
        guard document.nodes[object].kind == .object else {
            return fields.report(object, expected: "an object of attributes")
        }
        var keys = KnownKeys(Self.attributeKeys, of: object, in: document)
        while let (key, value) = keys.next(&fields) {
            switch key {
            case .accessibilityText: element.label = fields.nonEmptyText(at: value)
            case .value: element.value = fields.nonEmptyText(at: value)
            case .hintText: element.placeholder = fields.nonEmptyText(at: value)
            case .resourceID: element.identifier = fields.nonEmptyText(at: value)
            case .bounds: element.frame = bounds(at: value)
            case .enabled:
                element.isEnabled = fields.looseFlag(at: value) ?? true
                screen.carries.insert(.enabled)
            case .selected:
                element.isSelected = fields.looseFlag(at: value) ?? false
                screen.carries.insert(.selected)
            }
        }
    }

    /// A frame given by its corners: `[left,top][right,bottom]`.
    private mutating func bounds(at index: Int) -> Rect? {
        if let (left, top, right, bottom) = document.numbers(inStringAt: index) {
            return fields.frame(left, top, right - left, bottom - top)
        }
        guard let text = fields.nonEmptyText(at: index) else { return nil }
        let parts = text.split { "[], ".contains($0) }.map { Double($0) }
        guard parts.count == 4, let left = parts[0], let top = parts[1], let right = parts[2], let bottom = parts[3]
        else {
            fields.report(
                SyntaxError(
                    at: document.offset(of: index), found: "\"\(text.printable(limit: 60))\"",
                    expected: "[left,top][right,bottom]"))
            return nil
        }
        return fields.frame(left, top, right - left, bottom - top)
    }

    // MARK: Screen

    mutating func finishScreen() {
        // The value of an empty text field is its placeholder.
        for index in screen.elements.indices where screen.elements[index].placeholder != nil {
            if screen.elements[index].value == screen.elements[index].placeholder { screen.elements[index].value = nil }
        }
        findApplication()
        screen.frameTolerance = 1
    }

    /// Finds the application and the status bars. The driver may put an element without a frame around the application and a
    /// second one, which holds the status bars.
    private mutating func findApplication() {
        guard let root = screen.elements.first else { return }
        guard Self.isSynthetic(root) else { return makeApplication(0) }
        screen.elements[0].type = .other
        for (position, index) in screen.children(of: 0).enumerated() {
            if position == 0 {
                makeApplication(index)
            } else if position == 1, Self.isSynthetic(screen.elements[index]) {
                screen.elements[index].type = .other
                for bar in screen.children(of: index) { screen.elements[bar].type = .statusBar }
            }
        }
    }

    private mutating func makeApplication(_ index: Int) {
        screen.elements[index].type = .application
        screen.takeSize(of: screen.elements[index])
    }

    /// Whether an element was added by the driver.
    private static func isSynthetic(_ element: Element) -> Bool {
        element.label == nil && element.identifier == nil && element.frame?.isEmpty ?? true
    }
}
