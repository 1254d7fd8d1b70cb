/// What is drawn in a frame of a picture, and its colors.
package struct ContrastMeasurement: Sendable {
    /// The color of the strokes; `nil` if none are found.
    package var foreground: RGBColor?
    /// The color around the strokes; `nil` outside the picture.
    package var background: RGBColor?
    /// Why the colors cannot be believed.
    package var refusal: ContrastRefusal?
    /// The rectangle around what is drawn.
    package var inkBox: PixelRect?
    /// The height of the tallest line in pixels.
    package var lineHeight = 0
    /// The widths of all lines together in pixels.
    package var length = 0
    /// The number of lines.
    package var lines = 0
    /// The number of separate parts, such as letters.
    package var parts = 0

    /// Whether a part of the frame is of another color that goes on outside, such as the page around a button.
    package var hasSurroundings = false

    /// The contrast ratio, or `nil` if it cannot be told.
    package var ratio: Double? {
        guard let foreground, let background, refusal == nil else { return nil }
        return foreground.contrast(with: background)
    }
}
