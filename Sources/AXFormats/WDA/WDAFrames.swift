import AXTree

/// Determines whether the frames of a page source of WebDriverAgent are rounded. It rounds them outward to whole
/// points, except for the native frames that it adds on request; the oldest versions did not round.
struct WDAFrames {
    private var hasNative = false
    private var hasWhole = false
    private var hasFraction = false

    /// Whether the frames are rounded.
    var areRounded: Bool { hasWhole && !hasFraction && !hasNative }

    /// Records whether a frame is native and whether it is rounded. Returns the frame, or `nil` if it is infinite.
    mutating func frame(_ frame: Rect?, isNative: Bool) -> Rect? {
        if isNative {
            hasNative = true
        } else if let frame {
            if frame.isWhole { hasWhole = true } else { hasFraction = true }
        }
        return frame == Self.infinite ? nil : frame
    }

    /// WebDriverAgent's notation of an infinite frame.
    private static let infinite = Rect(x: -1, y: -1, width: 0, height: 0)
}

extension Rect {
    /// Whether every number is whole.
    var isWhole: Bool {
        x == x.rounded() && y == y.rounded() && width == width.rounded() && height == height.rounded()
    }
}
