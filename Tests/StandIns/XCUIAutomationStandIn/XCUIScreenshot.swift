import Foundation

/// A picture of a screen or an element.
///
/// Header: XCUIAutomation/XCUIScreenshot.h
open class XCUIScreenshot: NSObject {
    /// Only the signature of a PNG, by which a test recognizes it.
    open var pngRepresentation: Data { Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
}
