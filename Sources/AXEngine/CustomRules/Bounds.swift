import AXTree

/// Numbers between two limits, of which one may be missing.
struct Bounds: Hashable, Sendable {
    /// The least.
    var minimum: Double?
    /// The most.
    var maximum: Double?

    /// Whether a number lies within, or outside by no more than `tolerance`.
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
