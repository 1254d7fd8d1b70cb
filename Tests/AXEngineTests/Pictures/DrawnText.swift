import AXTree

/// A text of a drawn screen: what a dump says of it, and what its picture shows.
struct DrawnText: Sendable {
    /// A line of the text with its own ink and size.
    struct Line: Sendable {
        let text: String
        let ink: UInt32
        var size = 17.0
    }

    let lines: [Line]
    var background: UInt32 = 0xFFFFFF
    let x: Double
    let y: Double

    init(_ text: String, _ ink: UInt32, on background: UInt32 = 0xFFFFFF, x: Double = 20, y: Double, size: Double = 17)
    {
        lines = [Line(text: text, ink: ink, size: size)]
        self.background = background
        (self.x, self.y) = (x, y)
    }

    /// A text with a caption below it.
    init(
        _ text: String, _ ink: UInt32, caption: String, _ captionInk: UInt32, on background: UInt32 = 0xFFFFFF,
        y: Double
    ) {
        lines = [Line(text: text, ink: ink), Line(text: caption, ink: captionInk, size: 13)]
        self.background = background
        (x, self.y) = (20, y)
    }

    var label: String { lines.map(\.text).joined(separator: "\n") }

    /// The frame of the text, of lines 1.2 times as high as the font.
    var frame: Rect {
        let width = lines.map { line in line.text.reduce(0) { $0 + Self.width($1) } * line.size }.max() ?? 0
        return Rect(
            x: x, y: y, width: width.rounded(.up), height: lines.reduce(0) { $0 + ($1.size * 1.2).rounded(.up) })
    }

    /// The width of a letter in multiples of the font size: Helvetica's, roughly.
    static func width(_ letter: Character) -> Double {
        if "iljftI .,:'".contains(letter) { return 0.26 }
        if "mwMW".contains(letter) { return 0.8 }
        return letter.isUppercase ? 0.68 : 0.54
    }
}
