import Foundation

/// A picture of a screen or an element.
///
/// Header: XCUIAutomation/XCUIScreenshot.h
open class XCUIScreenshot: NSObject {
    private let file: Data

    init(file: Data) { self.file = file }

    open var pngRepresentation: Data { file }
}
