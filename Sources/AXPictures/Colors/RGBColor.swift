import AXSyntax

/// An opaque color in sRGB.
package struct RGBColor: Hashable, Sendable {
    /// `0xRRGGBB`.
    package var rgb: UInt32

    /// Creates the color of `0xRRGGBB`; further bits are ignored.
    package init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

    /// The components from 0 to 255.
    package var red: Int { Int(rgb >> 16) }
    package var green: Int { Int(rgb >> 8 & 0xFF) }
    package var blue: Int { Int(rgb & 0xFF) }

    /// Returns the light of a component from 0 to 1 (WCAG 2.2, relative luminance).
    package static func light(_ component: Double) -> Double {
        component <= 0.03928 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the component from 0 to 1 of light.
    package static func component(_ light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    private static let lights = (0..<256).map { light(Double($0) / 255) }

    /// The relative luminance from 0 to 1 (WCAG 2.2).
    package var luminance: Double {
        0.2126 * Self.lights[red] + 0.7152 * Self.lights[green] + 0.0722 * Self.lights[blue]
    }

    /// Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2).
    package func contrast(with other: RGBColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

extension RGBColor: CustomStringConvertible {
    /// The color as in CSS: `#767676`.
    package var description: String {
        let digits = String(rgb, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
