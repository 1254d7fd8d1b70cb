import Foundation

/// A renderer of pictures.
///
/// Header: UIKit/UIGraphicsImageRenderer.h
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The PNG that is drawn: only the signature of one unless a test sets it.
    public static var picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    /// The bounds of the last picture, and where the view was drawn in it.
    public private(set) static var last: (bounds: CGRect, drawn: CGRect)?
    /// The number of pictures that were drawn.
    public static var count = 0

    public nonisolated init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    /// Returns the PNG that a test has set, if something was drawn.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        let context = UIGraphicsImageRendererContext()
        UIGraphicsImageRendererContext.current = context
        defer { UIGraphicsImageRendererContext.current = nil }
        actions(context)
        guard let drawn = context.drawn else { return Data() }
        Self.last = (bounds, drawn)
        Self.count += 1
        return Self.picture
    }
}
