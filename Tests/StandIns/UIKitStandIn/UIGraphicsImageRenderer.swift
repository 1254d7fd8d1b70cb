import Foundation

/// A renderer of pictures.
///
/// Header: UIKit/UIGraphicsImageRenderer.h
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect

    public nonisolated init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    /// Returns the signature of a PNG, by which a test recognizes it, if something was drawn over all of the bounds.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        let context = UIGraphicsImageRendererContext()
        UIGraphicsImageRendererContext.current = context
        defer { UIGraphicsImageRendererContext.current = nil }
        actions(context)
        return context.drawn == bounds ? Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) : Data()
    }
}
