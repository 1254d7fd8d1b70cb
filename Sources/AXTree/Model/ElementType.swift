import AXSyntax

/// The type of an element: the cases and raw values of `XCUIElement.ElementType`. The type `any` is unknown.
public enum ElementType: UInt8, CaseIterable, Hashable, Sendable {
    case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
    case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
    case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

    /// The name in axaudit's own tree: `staticText`.
    public var name: String { Self.names[Int(rawValue)] }

    /// The name that XCUITest prints: `StaticText`.
    package var xcuiName: String { Self.xcuiNames[Int(rawValue)] }

    /// The name in messages: `text field`, `text` for `staticText`, `element` for `any`.
    package var words: String { Self.plainWords[Int(rawValue)] }

    /// Creates the type with this name in axaudit's own tree.
    package init?(name: String) {
        guard let index = Self.nameTable.index(of: name) else { return nil }
        self = Self.allCases[index]
    }

    /// Creates the type with this name in XCUITest, with or without the prefix `XCUIElementType`.
    package init?(xcuiName: String) {
        let name = Array(xcuiName.utf8)
        self.init(xcuiName: name, 0, name.count)
    }

    /// Creates the type with the XCUITest name at `start..<end` of `text`, with or without the prefix
    /// `XCUIElementType`.
    package init?(xcuiName text: [UInt8], _ start: Int, _ end: Int) {
        let hasPrefix = end - start > Self.prefix.count && text[start..<start + Self.prefix.count] == Self.prefix[...]
        guard let index = Self.xcuiTable.index(in: text, hasPrefix ? start + Self.prefix.count : start, end) else {
            return nil
        }
        self = Self.allCases[index]
    }

    /// Every name in axaudit's own tree, in the order of the raw values. Written out, as those of `Attribute` are.
    package static let names = [
        "any", "other", "application", "group", "window", "sheet", "drawer", "alert", "dialog", "button", "radioButton",
        "radioGroup", "checkBox", "disclosureTriangle", "popUpButton", "comboBox", "menuButton", "toolbarButton",
        "popover", "keyboard", "key", "navigationBar", "tabBar", "tabGroup", "toolbar", "statusBar", "table",
        "tableRow", "tableColumn", "outline", "outlineRow", "browser", "collectionView", "slider", "pageIndicator",
        "progressIndicator", "activityIndicator", "segmentedControl", "picker", "pickerWheel", "switch", "toggle",
        "link", "image", "icon", "searchField", "scrollView", "scrollBar", "staticText", "textField", "secureTextField",
        "datePicker", "textView", "menu", "menuItem", "menuBar", "menuBarItem", "map", "webView", "incrementArrow",
        "decrementArrow", "timeline", "ratingIndicator", "valueIndicator", "splitGroup", "splitter",
        "relevanceIndicator", "colorWell", "helpTag", "matte", "dockItem", "ruler", "rulerMarker", "grid",
        "levelIndicator", "cell", "layoutArea", "layoutItem", "handle", "stepper", "tab", "touchBar", "statusItem",
    ]
    private static let xcuiNames = names.map { name -> String in
        var bytes = Array(name.utf8)
        bytes[0] &= ~smallLetter
        return String(decoding: bytes, as: UTF8.self)
    }
    /// Finds the raw value of a type by its name.
    package static let nameTable = WordTable(names)
    private static let xcuiTable = WordTable(xcuiNames)
    private static let prefix = Array("XCUIElementType".utf8)
    private static let plainWords = allCases.map { type -> String in
        if type == .staticText { return "text" }
        if type == .any { return "element" }
        var bytes: [UInt8] = []
        for byte in type.name.utf8 {
            if byte & smallLetter == 0 { bytes.append(0x20) }
            bytes.append(byte | smallLetter)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
    /// The bit in which a lower-case ASCII letter differs from its upper case.
    private static let smallLetter: UInt8 = 0x20
}
