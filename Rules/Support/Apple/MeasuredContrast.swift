/// The contrast of an element as a picture of its screen shows it.
struct MeasuredContrast: Hashable, Sendable {
    /// The ratio, from 1 to 21.
    let ratio: Double
    /// The ratio that WCAG requires of the element.
    let minimum: Double
}

extension Double {
    /// A ratio with one decimal place, rounded down so that 4.49 is not said to be 4.5.
    var contrast: String {
        let tenths = Int(self * 10)
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
