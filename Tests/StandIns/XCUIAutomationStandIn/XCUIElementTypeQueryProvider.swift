/// An object that provides queries for elements.
///
/// Header: XCUIAutomation/XCUIElementTypeQueryProvider.h
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

@MainActor
extension XCUIElementTypeQueryProvider {
    @preconcurrency public var buttons: XCUIElementQuery { descendants(matching: .button) }
    @preconcurrency public var images: XCUIElementQuery { descendants(matching: .image) }
    @preconcurrency public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    @preconcurrency public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    @preconcurrency public var switches: XCUIElementQuery { descendants(matching: .switch) }
    @preconcurrency public var cells: XCUIElementQuery { descendants(matching: .cell) }
    @preconcurrency public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    @preconcurrency public var tables: XCUIElementQuery { descendants(matching: .table) }
    @preconcurrency public var windows: XCUIElementQuery { descendants(matching: .window) }
    @preconcurrency public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    @preconcurrency public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
