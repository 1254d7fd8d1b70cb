import AXTree

/// The appearance of an element in a picture. The raw value is its name in the style and the script of the page.
package enum DrawnKind: String, Sendable {
    /// A control that can be pressed.
    case button
    /// A text field.
    case field
    /// A control with two states.
    case toggle
    /// A slider or a progress bar.
    case scale
    /// A row of a list.
    case row
    /// A heading.
    case header
    /// Text.
    case text
    /// A picture.
    case image
    /// A bar or the keyboard, which covers the content that scrolls under it.
    case bar
    /// An alert or a sheet, which covers the screen.
    case sheet
    /// Any other exposed element.
    case other
    /// Any other element; a container without an appearance.
    case plain
    /// An element that is invisible according to the dump although its frame is on the screen: something covers it.
    case covered

    /// Creates the appearance of an element.
    package init(_ element: Element, isExposed: Bool, isControl: Bool) {
        if element.isTextInput, element.type != .textView || isControl {
            self = .field
        } else if let kind = Self.determined(by: element.type) {
            self = kind
        } else if element.type == .cell {
            self = .row
        } else if element.headingLevel != nil || element.traits?.contains(.header) == true {
            self = .header
        } else if isControl {
            self = .button
        } else if element.type == .staticText || element.type == .textView {
            self = .text
        } else if element.traits?.contains(.image) == true {
            self = .image
        } else if element.traits?.contains(.staticText) == true {
            self = .text
        } else {
            self = isExposed ? .other : .plain
        }
    }

    /// Whether elements of this kind show their text.
    package var showsWords: Bool {
        switch self {
        case .button, .field, .header, .text, .other: true
        case .toggle, .scale, .row, .image, .bar, .sheet, .plain, .covered: false
        }
    }

    /// Returns the appearance that a type alone determines, or `nil`.
    private static func determined(by type: ElementType) -> DrawnKind? {
        switch type {
        case .switch, .toggle, .checkBox, .radioButton: .toggle
        case .slider, .progressIndicator: .scale
        case .image, .icon, .map: .image
        case .navigationBar, .tabBar, .toolbar, .keyboard: .bar
        case .alert, .sheet, .dialog, .popover, .menu: .sheet
        default: nil
        }
    }
}
