import AXSyntax
import AXTree

/// The output of `maestro hierarchy` for iOS.
///
/// Read from mobile-dev-inc/maestro (`IOSDriver.kt`, `PrintHierarchyCommand.kt`). It has no element types: what an element
/// is stays unknown, but for the application and the status bars, whose places the driver fixes. Texts that are missing are
/// empty; corners are cut to whole points.
struct MaestroFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(
        elements: [], carries: [.label, .identifier, .value, .placeholder, .frame, .children], exposure: .inferred)

    /// Which of Maestro's hierarchies a JSON text is.
    enum Kind {
        case iOS
        case android
        /// HarmonyOS' layout, which has the same shape.
        case harmony
        /// Of 2022, which has neither labels nor anything that tells iOS from Android.
        case old
    }

    /// The kind of a hierarchy; nil if a JSON text is none.
    static func kind(of document: JSONDocument) -> Kind? {
        guard let first = document.firstRoot(at: 0), let attributes = document.member("attributes", of: first),
            document.nodes[attributes].kind == .object
        else { return nil }
        // The root may have no attributes; what stands inside it tells.
        var pending = [first]
        var seesBounds = false
        for _ in 0..<100 {
            guard let element = pending.popLast() else { break }
            if let attributes = document.member("attributes", of: element),
                document.nodes[attributes].kind == .object
            {
                for key in document.keys(of: attributes) {
                    switch document.word(at: key, in: telling) {
                    case 0: return .iOS
                    case 1, 2, 3: return .android
                    case 4, 5: return .harmony
                    case 6: seesBounds = true
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
        return seesBounds ? .old : nil
    }

    private static let telling = WordTable([
        "title", "class", "ignoreBoundsFiltering", "scrollable", "hashcode", "originBounds", "bounds",
    ])

    /// The one screen of a hierarchy.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = MaestroFormat(document)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    private mutating func read() -> Screen {
        let document = document
        let (first, end) = document.roots(at: 0)
        let (elements, error) = document.elements(from: first, to: end) { element($0) }
        if let error { fields.report(error) }
        screen.elements = elements
        // A text field that is empty gives its placeholder for its value.
        for index in elements.indices where elements[index].placeholder != nil {
            if elements[index].value == elements[index].placeholder { screen.elements[index].value = nil }
        }
        findApplication()
        screen.frameTolerance = 1
        screen.notes += fields.takeNotes()
        return screen
    }

    /// The driver puts an element without a frame around the application and another one that holds the status bars.
    private mutating func findApplication() {
        guard let root = screen.elements.first else { return }
        guard Self.isSynthetic(root) else { return makeApplication(0) }
        screen.elements[0].type = .other
        for (place, index) in screen.children(of: 0).enumerated() {
            if place == 0 {
                makeApplication(index)
            } else if place == 1, Self.isSynthetic(screen.elements[index]) {
                screen.elements[index].type = .other
                for bar in screen.children(of: index) { screen.elements[bar].type = .statusBar }
            }
        }
    }

    private mutating func makeApplication(_ index: Int) {
        screen.elements[index].type = .application
        screen.takeSize(of: screen.elements[index])
    }

    private static func isSynthetic(_ element: Element) -> Bool {
        element.label == nil && element.identifier == nil && element.frame?.isEmpty ?? true
    }

    private mutating func element(_ object: Int) -> (element: Element, children: Int) {
        var element = Element(.any)
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return (element, 0)
        }
        element.offset = Int(document.nodes[object].start)
        var children = 0
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.nodeKeys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch index {
            case 0:
                if document.nodes[at].kind == .object {
                    attributes(at, &element)
                } else {
                    fields.report(at, expected: "an object of attributes")
                }
            default: children = fields.list(at: at)
            }
        }
        return (element, children)
    }

    private mutating func attributes(_ object: Int, _ element: inout Element) {
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.attributeKeys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch index {
            case 0: element.label = text(at)
            case 1: element.value = text(at)
            case 2: element.placeholder = text(at)
            case 3: element.identifier = text(at)
            case 4: element.frame = bounds(at)
            case 5:
                element.isEnabled = fields.looseFlag(at: at) ?? true
                screen.carries.insert(.enabled)
            default:
                element.isSelected = fields.looseFlag(at: at) ?? false
                screen.carries.insert(.selected)
            }
        }
    }

    private mutating func text(_ index: Int) -> String? {
        fields.text(at: index).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A frame of the corners `[left,top][right,bottom]`.
    private mutating func bounds(_ index: Int) -> Rect? {
        if let (left, top, right, bottom) = document.numbers(inStringAt: index) {
            return fields.frame(left, top, right - left, bottom - top)
        }
        guard let text = fields.text(at: index), !text.isEmpty else { return nil }
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

    private static let nodeKeys = WordTable(["attributes", "children"])
    private static let attributeKeys = WordTable([
        "accessibilityText", "value", "hintText", "resource-id", "bounds", "enabled", "selected",
    ])
}
