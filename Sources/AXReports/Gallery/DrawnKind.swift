import AXTree

/// What an element looks like in a drawing. The raw value is what the page's style and script know it by.
package enum DrawnKind: String, Sendable {
    /// Something to press.
    case button
    /// Something to type into.
    case field
    /// Something with two states.
    case toggle
    /// Something with a scale: a slider, a progress bar.
    case scale
    /// A row of a list.
    case row
    /// A heading.
    case header
    /// Text.
    case text
    /// A picture.
    case image
    /// A bar or the keyboard, which covers what scrolls under it.
    case bar
    /// What lies over the screen: an alert, a sheet.
    case sheet
    /// Whatever else VoiceOver stops on.
    case other
    /// Whatever else only gives structure; there is nothing to see.
    case plain
    /// What the dump says cannot be seen, though its frame lies on the screen: something covers it.
    case covered

    /// The kind of an element.
    init(_ element: Element, isExposed: Bool, isControl: Bool) {
        if element.isTextInput, element.type != .textView || isControl {
            self = .field
        } else if let kind = Self.of(element.type) {
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

    /// Whether its words are what is seen of it.
    var showsWords: Bool {
        switch self {
        case .button, .field, .header, .text, .other: true
        case .toggle, .scale, .row, .image, .bar, .sheet, .plain, .covered: false
        }
    }

    /// What elements of a type look like, where the type alone tells.
    private static func of(_ type: ElementType) -> DrawnKind? {
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
