/// The pixels of a picture row by row, from the top left: `0xAARRGGBB`, where the alpha `0xFF` is opaque.
///
/// Of a picture with few colors, such as one of 1 bit for each pixel, each pixel takes one byte and not four.
package struct Pixels: Sendable {
    /// The pixels, or of a picture with few colors these colors.
    private var colors: [UInt32]
    /// By pixel, the number of its color; `nil` if `colors` has the pixels.
    private var numbers: [UInt8]?

    /// The most colors of a picture with few colors.
    static let maximumColors = 256

    /// Creates pixels.
    init(_ pixels: [UInt32]) { colors = pixels }

    /// Creates pixels of few colors by the numbers of these. Each is a number of a color.
    init(_ numbers: [UInt8], of colors: [UInt32]) {
        self.colors = colors
        self.numbers = numbers
    }

    /// Returns the same pixels in another order. `source` returns the position here of a pixel of the result.
    func rearranged(_ source: (Int) -> Int) -> Pixels {
        if let numbers { return Pixels(numbers.indices.map { numbers[source($0)] }, of: colors) }
        return Pixels(colors.indices.map { colors[source($0)] })
    }

    /// Returns the number of a color of a picture with few colors, which is added if there is room; else `nil`.
    private mutating func number(of color: UInt32) -> UInt8? {
        if let known = colors.firstIndex(of: color) { return UInt8(known) }
        if colors.count == Self.maximumColors { return nil }
        colors.append(color)
        return UInt8(colors.count - 1)
    }
}

extension Pixels: RandomAccessCollection, MutableCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { numbers?.count ?? colors.count }

    package subscript(position: Int) -> UInt32 {
        get {
            if let numbers { return colors[Int(numbers[position])] }
            return colors[position]
        }
        set {
            if numbers == nil {
                colors[position] = newValue
            } else if let number = number(of: newValue) {
                numbers?[position] = number
            } else {
                self = Pixels(Array(self))
                colors[position] = newValue
            }
        }
    }
}

extension Pixels: Equatable, ExpressibleByArrayLiteral {
    package init(arrayLiteral pixels: UInt32...) { self.init(pixels) }

    package static func == (one: Pixels, other: Pixels) -> Bool { one.elementsEqual(other) }
}
