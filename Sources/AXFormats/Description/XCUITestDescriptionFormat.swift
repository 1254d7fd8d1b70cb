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
        for (count, range) in ByteLines(bytes, from: start).prefix(200).enumerated() {
            let line = DescriptionLine(bytes, range)
            // The section after a tree repeats elements. Without a tree before it, there is nothing to read.
            if line.isEnd { return nil }
            if line.isElement || line.isHeader { return (range.lowerBound, count) }
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

    private mutating func read(from start: Int) {
        let needsEnd = ByteLines(bytes, from: start).contains { DescriptionLine.isSubtreeHeader(bytes, $0) }
        var isInTree = !needsEnd
        var element: (line: DescriptionLine, end: Int)?
        for range in ByteLines(bytes, from: start) {
            let line = DescriptionLine(bytes, range)
            let isAround = line.isHeader || line.isEnd
            guard isAround || isInTree && line.isElement else {
                // The continuation of a label with line breaks.
                element?.end = range.upperBound
                continue
            }
            if let last = element { add(last.line, last.end) }
            element = isAround ? nil : (line, range.upperBound)
            if isAround {
                closeAll()
                isInTree = line.isHeader && !(needsEnd && line.isAttributesHeader)
            }
        }
        if let last = element {
            add(last.line, last.end, isLast: true)
            if needsEnd, !isAttachment, !hasReferences { isCut = true }
        }
        finishScreen()
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

    private mutating func finishScreen() {
        closeAll()
        screen.elements = tree.takeElements()
        let elements = screen.elements
        if elements.isEmpty { return }
        // In some texts the application has no frame.
        let application = elements.first { $0.type == .application && $0.frame != nil }
        screen.takeSize(of: application ?? elements.first { $0.type == .window })
        screen.completeTraits()
        if isCut {
            screen.elements[elements.count - 1].contentsCaptured = false
            screen.carries.insert(.contentsCaptured)
            screen.incomplete.append(
                Screen.truncation + ": the text has no \"Path to element\", which XCUITest prints after it")
        }
        screen.origin.notes += fields.takeNotes()
        screens.append(screen)
        screen = Self.emptyScreen
    }
}
