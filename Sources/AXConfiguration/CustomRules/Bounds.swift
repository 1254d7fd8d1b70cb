import AXTree

/// A range of numbers with a minimum, a maximum, or both.
struct Bounds: Hashable, Sendable {
    /// The smallest number, or `nil` for no limit.
    var minimum: Double?
    /// The largest number, or `nil` for no limit.
    var maximum: Double?

    /// Whether a number is within the bounds, or outside by at most `tolerance`.
    func contains(_ number: Double, tolerance: Double = 0) -> Bool {
        number - (minimum ?? number) >= -tolerance && number - (maximum ?? number) <= tolerance
    }

    /// `3 to 40`, `at least 3`, `at most 40`.
    var words: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum.inPoints) to \(maximum.inPoints)"
        case (let minimum?, nil): "at least \(minimum.inPoints)"
        case (nil, let maximum?): "at most \(maximum.inPoints)"
        case (nil, nil): "any number of"
        }
    }
}
