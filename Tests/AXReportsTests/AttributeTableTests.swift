import AXEngine
import AXConfiguration
import AXDumps
import AXFormats
import AXTestReports
import AXReports
import AXSyntax
import AXSnapshots
import AXTree
import Testing

/// Each attribute of the table is known to everything that derives from the table.
@Suite("Everything that derives from the table of attributes")
struct AttributeTableTests {
    /// An element that has a value of every attribute, none of which is that of a new element.
    private static let full: Element = {
        var element = Element(.textField)
        element.view = PlatformView(className: "com.example.View")
        for descriptor in AttributeDescriptor.all {
            switch descriptor.property {
            case .text(let path): element[keyPath: path] = "a \(descriptor.name)"
            case .flag(let path): element[keyPath: path].toggle()
            case .optionalFlag(let path): element[keyPath: path] = false
            case .number(let path): element[keyPath: path] = 12.5
            case .level(let path): element[keyPath: path] = 2
            case .texts(let path): element[keyPath: path] = ["one", "two"]
            case .customContent(let path):
                element[keyPath: path] = [CustomContent(label: "Rating", value: "4", isImportant: true)]
            case .type(let path): element[keyPath: path] = .slider
            case .traits(let path): element[keyPath: path] = [.adjustable, .updatesFrequently]
            case .frame(let path): element[keyPath: path] = Rect(x: 1, y: 2, width: 30, height: 40)
            case .point(let path): element[keyPath: path] = Point(x: 5, y: 6)
            case .viewFlags(let path): element[keyPath: path] = [.clickable, .checked]
            case .children: break
            }
        }
        // On Android the label in the file is the content description.
        element.view?.contentDescription = element.label
        return element
    }()

    private static let attributes = Attribute.allCases.filter { $0 != .children }

    @Test("A value is written and read back", arguments: attributes)
    func roundTrip(attribute: Attribute) throws {
        var element = Element(.any)
        element.view =
            attribute.descriptor.isOfView ? PlatformView(className: "com.example.View") : nil
        element.copy(attribute, of: Self.full)
        var tree = ElementTree()
        tree.add(element)
        let screen = Screen(elements: tree.elements, carries: [attribute])
        let read = try TreeReader.read(Array(TreeDocument.text([screen]).utf8), file: "tree.json")
        #expect(read[0].carries.contains(attribute))
        #expect(read[0].elements[0].value(of: attribute) == Self.full.value(of: attribute))
        #expect(read[0].elements[0].value(of: attribute) != nil)
    }

    @Test(
        "A change is found if snapshots have the attribute",
        arguments: attributes.filter(AttributeSet.inSnapshots.contains))
    func comparison(attribute: Attribute) {
        var other = Self.full
        other.view = nil
        (other.isAccessibilityElement, other.isHidden, other.elementsHidden) = (true, false, false)
        var element = other
        switch attribute.descriptor.property {
        case .optionalFlag(let path): other[keyPath: path] = true
        case .traits(let path): other[keyPath: path] = .button
        default: other.copy(attribute, of: Element())
        }
        element.identifier = attribute == .identifier ? element.identifier : "same"
        other.identifier = attribute == .identifier ? other.identifier : "same"
        func screen(_ element: Element) -> Screen {
            var tree = ElementTree()
            tree.add(element)
            return Screen(elements: tree.elements)
        }
        let changes = ScreenComparison.differences(from: [screen(element)], to: [screen(other)]).flatMap(\.changes)
        #expect(changes.flatMap(\.attributes).map(\.name) == [attribute.name])
    }

    @Test("It is a key of the schema", arguments: Attribute.allCases)
    func schema(attribute: Attribute) { #expect(Schema.tree.text.contains("\"\(attribute.name)\": {")) }
}
