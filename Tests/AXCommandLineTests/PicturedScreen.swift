import AXAudit
import AXPictures

/// A screen of three texts with its picture, in which the first text is gray at 2.32:1.
enum PicturedScreen {
    private static let labels = ["Total amount", "Delivery on Friday", "Free returns"]

    private static func frame(_ row: Int) -> Rect { Rect(x: 16, y: 60 + 60 * Double(row), width: 358, height: 44) }

    /// The tree in axaudit's own format, without line breaks.
    static let tree: String = {
        let elements = labels.enumerated().map { row, label in
            let y = Int(frame(row).y)
            return
                #"{"type":"staticText","label":"\#(label)","traits":["staticText"],"frame":[16,\#(y),358,44]}"#
        }
        return #"{"axaudit":1,"screen":{"width":390,"height":260},"elements":[\#(elements.joined(separator: ","))]}"#
    }()

    /// The PNG.
    ///
    /// - Parameter color: The color of the first text.
    static func picture(_ color: UInt32 = 0xAAAAAA) -> [UInt8] {
        var sketch = PictureSketch(Size(390, 260), scale: 1)
        for (row, label) in labels.enumerated() {
            sketch.draw(label, in: frame(row), size: 17, with: RGBColor(row == 0 ? color : 0x222222))
        }
        return PNGEncoder.encode(sketch.picture)
    }
}
