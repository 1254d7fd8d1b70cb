import AXTree

/// Where the elements of a screen are in its picture.
package struct PicturePlacement: Hashable, Sendable {
    /// The pixels of a unit of the screen's frames.
    package var scale: Double
    /// The amount in units that the picture lacks at the top, such as the status bar.
    package var top = 0.0
    /// The amount in units that the picture lacks on the left, if it shows a part of the screen.
    package var left = 0.0

    /// Creates a placement.
    package init(scale: Double, top: Double = 0, left: Double = 0) {
        self.scale = scale
        self.top = top
        self.left = left
    }

    /// Creates the placement of a picture of a part of the screen; `nil` if the sizes do not fit.
    package init?(of frame: Rect, width: Int, height: Int) {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let scale = Double(width) / frame.width
        // Frames of parts are cut at whole pixels.
        guard abs(frame.height * scale - Double(height)) <= max(1.5, 0.004 * Double(height)) else { return nil }
        self.init(scale: scale, top: frame.y, left: frame.x)
    }

    /// Returns the placements that the sizes allow, the likeliest first; none if the sizes do not fit.
    static func candidates(_ screen: Screen, width: Int, height: Int) -> [PicturePlacement] {
        guard let size = screen.size, size.width > 0, size.height > 0 else { return [] }
        let scale = Double(width) / size.width
        var candidates: [PicturePlacement] = []
        if screen.platform.hasFramesInPixels {
            // A dump ends above the navigation bar, or has a dialog only.
            let unit = screen.density ?? 1
            if size.width * unit <= Double(width) + 1, size.height * unit <= Double(height) + 1 {
                candidates.append(PicturePlacement(scale: unit))
            }
        }
        // Points, or a picture that was scaled down. Tools round sizes to whole pixels.
        let missing = size.height - Double(height) / scale
        if abs(missing) <= max(1.5 / scale, 0.004 * size.height) {
            candidates.append(PicturePlacement(scale: scale))
        } else if missing > 0, missing < 0.1 * size.height {
            candidates += [PicturePlacement(scale: scale, top: missing), PicturePlacement(scale: scale)]
        }
        return candidates.enumerated().filter { !candidates[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Returns the pixels of a frame.
    package func pixels(_ frame: Rect) -> PixelRect {
        func pixel(_ value: Double) -> Int { Int((min(max(value, -1e6), 1e6) * scale).rounded()) }
        let (x, y) = (pixel(frame.x - left), pixel(frame.y - top))
        return PixelRect(x: x, y: y, width: pixel(frame.maxX - left) - x, height: pixel(frame.maxY - top) - y)
    }
}
