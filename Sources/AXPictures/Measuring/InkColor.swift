/// A color of ink, and how far it is from the background.
struct InkColor {
    let color: UInt32
    let count: Int
    let distance: Double
    private let vector: SIMD3<Double>

    init(_ color: UInt32, count: Int, from background: UInt32) {
        func component(_ shift: UInt32) -> Double {
            Double(Int(color >> shift & 0xFF) - Int(background >> shift & 0xFF))
        }
        self.color = color
        self.count = count
        vector = [component(16), component(8), component(0)]
        distance = (vector * vector).sum().squareRoot()
    }

    /// Returns the square of the distance of two colors.
    static func squaredDistance(_ one: UInt32, _ other: UInt32) -> Int {
        func square(_ shift: UInt32) -> Int {
            let difference = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
            return difference * difference
        }
        return square(16) + square(8) + square(0)
    }

    /// Returns how far the color is from the line on which the background is mixed with another color.
    func distance(fromLineTo other: InkColor) -> Double {
        let along = (vector * other.vector).sum() / other.distance
        return max(distance * distance - along * along, 0).squareRoot()
    }
}
