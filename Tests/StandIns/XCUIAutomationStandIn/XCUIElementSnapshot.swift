/// A snapshot of an element and its descendants.
///
/// Header: XCUIAutomation/XCUIElement.h
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    var children: [any XCUIElementSnapshot] { get }
}
