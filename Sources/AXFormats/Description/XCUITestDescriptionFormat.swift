import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// XCUITest's `debugDescription`, which `po app` prints.
    public static let xcuitestDescription = InputFormat(
        "xcuitest-description", tool: "XCUITest", summary: "XCUITest's debugDescription, which po app prints.",
        dump: "print(app.debugDescription)",
        words: ["Application, ", "Window, ", "label: '", "identifier: '", ", 0x"],
        reader: .text(beginning: XCUITestDescriptionFormat.beginning, read: XCUITestDescriptionFormat.screens))
}

/// Reads XCUITest's `debugDescription` of an element, which `po app` and WebDriverAgent's `format=description` print,
/// and which XCTest attaches to a failed test as "App UI hierarchy".
///
/// The format has no documented grammar; this reader follows real dumps. Each line is an element, and its indentation
/// is the depth. Texts are in single quotes that are not escaped, so that a label can contain line breaks. The lines
/// after the tree repeat some of its elements. In an attachment each element ends in a reference:
/// ` <… elementOrHash.elementID: 43720.2>`.
struct XCUITestDescriptionFormat {
    private let bytes: [UInt8]
    private var fields = DumpFields()
    private var screens: [Screen] = []
    private var screen = Self.emptyScreen
    private var tree = ElementTree()
    /// The indentations of the open elements, the outermost first.
    private var indents: [Int] = []
    /// Whether the text ends within the tree.
    private var isCut = false
    /// Whether the text is a file that XCTest wrote, which ends with the tree.
    private let isAttachment: Bool
    /// Whether an element ends in a reference, so that the text is an attachment.
    private var hasReferences = false

    private static let emptyScreen: Screen = {
        var screen = Screen(
            elements: [],
            carries: [.type, .label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children],
            exposure: .inferred)
        screen.scope = .device
        return screen
    }()

    /// Finds the beginning of a description: the first line from `start` that is an element or one of the headers
    /// before the tree. `nil` if none of the first 200 lines is.
    static func beginning(in bytes: [UInt8], from start: Int) -> (offset: Int, skippedLines: Int)? {
        var line = start
        for count in 0..<200 {
            let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let content = DescriptionLine(bytes, line, end)
            // The section after a tree repeats elements. Without a tree before it, there is nothing to read.
            if content.isEnd { return nil }
            if content.isElement || content.isSubtreeHeader || content.isAttributesHeader { return (line, count) }
            guard end < bytes.count else { return nil }
            line = end + 1
        }
        return nil
    }

    /// Returns the screens of a text, one for each application.
    static func screens(of text: TextDocument) throws(SyntaxErrors) -> [Screen] {
        if let error = text.invalidUTF8 { throw SyntaxErrors([error]) }
        var format = XCUITestDescriptionFormat(bytes: text.bytes, isAttachment: text.isAttachment)
        format.read(from: text.start)
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        if format.screens.isEmpty {
            throw SyntaxErrors(
                at: text.start, found: "a description without an element subtree",
                expected: "an element subtree; XCUITest could not take a snapshot of the app")
        }
        return format.screens
    }

    private init(bytes: [UInt8], isAttachment: Bool) {
        self.bytes = bytes
        self.isAttachment = isAttachment
    }

    // MARK: Lines

    private mutating func read(from start: Int) {
        let needsEnd = hasSubtreeHeader(from: start)
        var isInTree = !needsEnd
        var element: (line: DescriptionLine, end: Int)?
        var at = start
        while at < bytes.count {
            let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = DescriptionLine(bytes, at, end)
            if line.isSubtreeHeader || line.isEnd || line.isAttributesHeader {
                if let last = element { add(last.line, last.end) }
                element = nil
                closeAll()
                isInTree = line.isSubtreeHeader || !needsEnd && line.isAttributesHeader
            } else if isInTree, line.isElement {
                if let last = element { add(last.line, last.end) }
                element = (line, end)
            } else if element != nil {
                // The continuation of a label with line breaks.
                element?.end = end
            }
            at = end + 1
        }
        if let last = element {
            add(last.line, last.end, isLast: true)
            if needsEnd, !isAttachment, !hasReferences { isCut = true }
        }
        finishScreen()
    }

    private func hasSubtreeHeader(from start: Int) -> Bool {
        var at = start
        while at < bytes.count {
            let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if DescriptionLine.isOnly("Element subtree:", bytes, at, end) { return true }
            at = end + 1
        }
        return false
    }

    private mutating func closeAll() {
        while indents.popLast() != nil { tree.close() }
    }

    private mutating func add(_ line: DescriptionLine, _ end: Int, isLast: Bool = false) {
        while let last = indents.last, last >= line.indent {
            indents.removeLast()
            tree.close()
        }
        var element = Element(ElementType(xcuiName: bytes, line.typeStart, line.typeEnd) ?? .other)
        if indents.isEmpty, element.type == .application, !tree.elements.isEmpty { finishScreen() }
        if let obstacle = tree.obstacle {
            if fields.errors.isEmpty { fields.report(SyntaxError(at: line.typeStart, obstacle)) }
            return
        }
        element.offset = line.typeStart
        var stop = end
        while stop > line.typeEnd, bytes[stop - 1] <= 0x20 { stop -= 1 }
        if let reference = ElementReference(bytes, from: line.attributesStart, to: stop) {
            stop = reference.start
            element.reference = reference.key
            hasReferences = true
        }
        var attributes = DescriptionAttributes(bytes, from: line.attributesStart, to: stop)
        attributes.read(into: &element, &fields)
        if element.traits != nil { screen.carries.insert(.traits) }
        if let offset = attributes.malformedFrame, !isLast {
            fields.report(
                SyntaxError(at: offset, found: "a frame without its end", expected: "{{x, y}, {width, height}}"))
        }
        if isLast, attributes.isOpen || attributes.malformedFrame != nil { isCut = true }
        tree.open(element)
        indents.append(line.indent)
    }

    /// The element that fills the screen: the application, or if it has no frame in this text, its first window.
    private static func fullScreenElement(of elements: [Element]) -> Element? {
        let index =
            elements.indices.first { elements[$0].type == .application && elements[$0].frame != nil }
            ?? elements.indices.first { elements[$0].type == .window }
        return index.map { elements[$0] }
    }

    private mutating func finishScreen() {
        closeAll()
        screen.elements = tree.takeElements()
        guard !screen.elements.isEmpty else { return }
        screen.takeSize(of: Self.fullScreenElement(of: screen.elements))
        screen.completeTraits()
        if isCut {
            screen.elements[screen.elements.count - 1].contentsCaptured = false
            screen.carries.insert(.contentsCaptured)
            screen.incomplete.append(
                Screen.truncation + ": the text has no \"Path to element\", which XCUITest prints after it")
        }
        screen.origin.notes += fields.takeNotes()
        screens.append(screen)
        screen = Self.emptyScreen
    }
}
