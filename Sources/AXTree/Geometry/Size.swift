/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

infix operator × : MultiplicationPrecedence

/// Returns a size: `44 × 44` is 44 by 44 points.
package func × (width: Double, height: Double) -> Size { Size(width, height) }

extension Size: CustomStringConvertible {
    /// The size as reports write it: `358×43.5`.
    public var description: String { "\(width.inPoints)×\(height.inPoints)" }
}

extension Double {
    /// The number as reports write points: at most two decimals, without trailing zeros (`44`, `43.5`, `196.67`).
    ///
    /// The notation does not depend on the locale.
    package var inPoints: String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        if let whole = Int(exactly: self) { return "\(whole)" }
        let hundredths = Int((self * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
