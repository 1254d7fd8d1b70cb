extension RGBColor {
    /// Returns the nearest darker or lighter color of the same hue that reaches a contrast ratio against a background;
    /// `nil` if neither black nor white does.
    package func nearest(reaching ratio: Double, against background: RGBColor) -> RGBColor? {
        // Shares of black or white: the fewest hundredths of each that suffice.
        let candidates = [UInt32(0), 255].compactMap { end -> (color: RGBColor, share: Int)? in
            (0...100).lazy.map { (color: mixed(with: end, $0), share: $0) }
                .first { $0.color.contrast(with: background) >= ratio }
        }
        return candidates.min {
            InkColor.squaredDistance($0.color.rgb, rgb) < InkColor.squaredDistance($1.color.rgb, rgb)
        }?
        .color
    }

    /// Returns the color with some hundredths of black or white.
    private func mixed(with end: UInt32, _ hundredths: Int) -> RGBColor {
        func component(_ shift: UInt32) -> UInt32 {
            let value = Int(rgb >> shift & 0xFF)
            return UInt32(value + (Int(end) - value) * hundredths / 100) << shift
        }
        return RGBColor(component(16) | component(8) | component(0))
    }
}
