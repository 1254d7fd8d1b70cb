import AXPictures
import AXTree
import Testing

@Suite("Contrast meter")
struct ContrastMeterTests {
    private static let frame = Rect(x: 20, y: 20, width: 200, height: 30)

    /// Measures a frame of 200×30 in a picture of 300×100.
    private func measure(
        clip: PixelRect = PixelRect(x: 0, y: 0, width: 300, height: 100), _ draw: (inout PictureSketch) -> Void
    ) -> ContrastMeasurement {
        var sketch = PictureSketch(Size(300, 100), scale: 1)
        draw(&sketch)
        return ContrastMeter(sketch.picture).measure(
            PixelRect(x: 20, y: 20, width: 200, height: 30), clip: clip)
    }

    @Test("A text on one color has the two colors")
    func plain() {
        let found = measure { $0.draw("Total amount", in: Self.frame, size: 18, with: RGBColor(0x777777)) }
        #expect(found.refusal == nil)
        #expect(found.foreground == RGBColor(0x777777) && found.background == RGBColor(0xFFFFFF))
        #expect(abs((found.ratio ?? 0) - 4.48) < 0.01)
        #expect(found.lines == 1 && found.parts == 11)
    }

    @Test("The underline and the border of a field are not text")
    func field() {
        let found = measure { sketch in
            sketch.fill(Rect(x: 24, y: 46, width: 192, height: 1), with: RGBColor(0))
            sketch.draw("Total amount", in: Self.frame, size: 14, with: RGBColor(0x999999))
        }
        #expect(found.foreground == RGBColor(0x999999))
        let bordered = measure { sketch in
            sketch.fill(Rect(x: 21, y: 21, width: 198, height: 28), with: RGBColor(0))
            sketch.fill(Rect(x: 22, y: 22, width: 196, height: 26), with: RGBColor(0xFFFFFF))
            sketch.draw("Total amount", in: Self.frame, size: 14, with: RGBColor(0x999999))
        }
        #expect(bordered.foreground == RGBColor(0x999999))
    }

    @Test("Antialiasing does not make the text paler")
    func antialiasing() {
        let found = measure { sketch in
            sketch.draw("Total amount", in: Self.frame, size: 18, with: RGBColor(0xAAAAAA))
            var inner = Self.frame
            inner.x += 0.9
            sketch.draw("Total amount", in: inner, size: 17, with: RGBColor(0x555555))
        }
        #expect(found.foreground == RGBColor(0x555555))
    }

    @Test("What cannot be told is refused with its reason")
    func refusals() {
        #expect(measure { _ in }.refusal == .noInk)
        let gradient = measure { sketch in
            for x in 0..<300 {
                let value = UInt32(x * 255 / 300)
                sketch.fill(
                    Rect(x: Double(x), y: 0, width: 1, height: 100), with: RGBColor(value << 16 | value << 8 | value))
            }
            sketch.draw("Total amount", in: Self.frame, size: 18, with: RGBColor(0xFF0000))
        }
        #expect(gradient.refusal == .background)
        let colors = measure { sketch in
            sketch.draw("Total", in: Self.frame, size: 18, with: RGBColor(0xCC0000))
            sketch.draw("amount", in: Rect(x: 120, y: 20, width: 80, height: 30), size: 18, with: RGBColor(0x0000CC))
        }
        #expect(colors.refusal == .colors)
        let pale = measure { sketch in
            sketch.draw("Total", in: Self.frame, size: 18, with: RGBColor(0x000000))
            sketch.draw("amount", in: Rect(x: 120, y: 20, width: 80, height: 30), size: 18, with: RGBColor(0xBBBBBB))
        }
        #expect(pale.refusal == .colors)
        let button = measure { sketch in
            sketch.fill(Rect(x: 25, y: 23, width: 190, height: 22), with: RGBColor(0xDDDDDD))
            sketch.draw("Total amount", in: Self.frame, size: 14, with: RGBColor(0))
        }
        #expect(button.refusal == .backgrounds)
        let cut = measure(clip: PixelRect(x: 0, y: 0, width: 300, height: 50)) { sketch in
            sketch.draw("Total amount", in: Rect(x: 20, y: 36, width: 200, height: 30), size: 18, with: RGBColor(0))
            sketch.fill(Rect(x: 0, y: 50, width: 300, height: 50), with: RGBColor(0xFFFFFF))
        }
        #expect(cut.refusal == .cut)
        let beside = measure { sketch in
            sketch.draw("Total amount", in: Rect(x: 20, y: 42, width: 200, height: 30), size: 18, with: RGBColor(0))
        }
        #expect(beside.refusal == .misplaced)
        var clear = Picture(width: 300, height: 100, filledWith: 0)
        clear[0, 0] = 0xFF00_0000
        let frame = PixelRect(x: 20, y: 20, width: 200, height: 30)
        #expect(ContrastMeter(clear).measure(frame, clip: frame).refusal == .transparent)
        let far = PixelRect(x: 280, y: 90, width: 200, height: 30)
        #expect(ContrastMeter(clear).measure(far, clip: far).refusal == .outside)
    }

    @Test(
        "The nearest color that would do reaches the ratio and keeps the hue",
        arguments: [(0xCF8383, 0xAF1717), (0x999999, 0xFFFFFF), (0x4AA0F7, 0xF0F6F4), (0x808080, 0x808080)]
            as [(UInt32, UInt32)])
    func nearest(foreground: UInt32, background: UInt32) throws {
        let (color, other) = (RGBColor(foreground), RGBColor(background))
        let nearest = try #require(color.nearest(reaching: 4.5, against: other))
        #expect(nearest.contrast(with: other) >= 4.5)
        let order = { (color: RGBColor) in color.red <= color.green && color.green <= color.blue }
        #expect(order(nearest) == order(color))
    }
}
