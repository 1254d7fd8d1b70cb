import AXSyntax
import AXTree

/// The frames of a page source of WebDriverAgent, as they are met: it rounds them outward to whole points unless it was told
/// to add the native ones; the oldest generation did not round.
struct WDAFrames {
    private var seesNative = false
    private var seesWhole = false
    private var seesFraction = false

    /// Whether the frames are rounded.
    var areRounded: Bool { seesWhole && !seesFraction && !seesNative }

    /// The frame to use, of what an element has; nil if it is none.
    mutating func frame(_ frame: Rect?, isNative: Bool) -> Rect? {
        if isNative {
            seesNative = true
        } else if let frame {
            if frame.isWhole { seesWhole = true } else { seesFraction = true }
        }
        return frame == Self.infinite ? nil : frame
    }

    /// What is written for a frame that is infinite.
    private static let infinite = Rect(x: -1, y: -1, width: 0, height: 0)
}

extension Rect {
    /// Whether every number is whole, as after rounding.
    fileprivate var isWhole: Bool {
        x == x.rounded() && y == y.rounded() && width == width.rounded() && height == height.rounded()
    }
}
