import AXSyntax

/// Converts pixels of another color space to sRGB.
struct ColorConversion {
    /// By component, its light.
    private let light: [Double]
    /// By light times 16383, the component in sRGB.
    private let components: [UInt32]
    private let isWide: Bool

    private static let steps = 16383.0
    /// From P3 to sRGB, by rows, for light with the white point D65.
    private static let matrix = [
        [1.224_940_2, -0.224_940_2, 0], [-0.042_056_9, 1.042_056_9, 0], [-0.019_637_6, -0.078_636_1, 1.098_273_7],
    ]

    /// Creates a conversion; `nil` if the pixels stay as they are. A gamma close to 1/2.2 is what writers mean by sRGB.
    init?(from space: ColorSpace) {
        switch space {
        case .sRGB: return nil
        case .displayP3: light = (0..<256).map { RGBColor.light(Double($0) / 255) }
        case .gamma(let exponent):
            if abs(exponent - 0.45455) < 0.005 { return nil }
            light = (0..<256).map { pow(Double($0) / 255, 1 / exponent) }
        }
        isWide = space == .displayP3
        components = (0...Int(Self.steps)).map { step in
            UInt32((RGBColor.component(Double(step) / Self.steps) * 255).rounded())
        }
    }

    func convert(_ pixels: inout [UInt32]) {
        // Neighbours are often equal.
        var (last, converted): (UInt32, UInt32) = (0, convert(0))
        for index in pixels.indices {
            let pixel = pixels[index]
            if pixel != last { (last, converted) = (pixel, convert(pixel)) }
            pixels[index] = converted
        }
    }

    private func convert(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (
            light[Int(pixel >> 16 & 0xFF)], light[Int(pixel >> 8 & 0xFF)], light[Int(pixel & 0xFF)]
        )
        func component(_ row: Int) -> UInt32 {
            let weights = Self.matrix[row]
            let value = weights[0] * red + weights[1] * green + weights[2] * blue
            return components[Int((min(max(value, 0), 1) * Self.steps).rounded())]
        }
        guard isWide else {
            func encoded(_ light: Double) -> UInt32 { components[Int((light * Self.steps).rounded())] }
            return pixel & 0xFF00_0000 | encoded(red) << 16 | encoded(green) << 8 | encoded(blue)
        }
        return pixel & 0xFF00_0000 | component(0) << 16 | component(1) << 8 | component(2)
    }
}
