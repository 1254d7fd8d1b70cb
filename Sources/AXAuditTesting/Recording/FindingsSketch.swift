import AXEngine
import AXPictures
import AXTestReports
import AXTree

/// A screen drawn from its tree, with a numbered mark at each element that has a finding and a legend under it.
///
/// It has no fonts: texts of the app are bars, and the legend has the severity and the rule of each finding.
struct FindingsSketch {
    let audit: ScreenAudit

    /// Returns a PNG file; `nil` if no element of a finding has a frame.
    func file() -> [UInt8]? {
        let screen = audit.screen
        let marked = audit.findings.flatMap(\.elements).contains { screen.elements[$0.index].frame != nil }
        if !marked { return nil }
        let drawing = Drawing(screen)
        let area = drawing.size.width * drawing.height
        let scale = min(1, (Self.maximumPixels / area).squareRoot())
        let line = 12 / scale
        let height = drawing.height + Double(audit.findings.count + 1) * line
        var sketch = PictureSketch(Size(drawing.size.width, height), scale: scale)
        for (index, kind) in drawing.kinds.enumerated() {
            if let kind { draw(screen.elements[index], kind, hasWords: !drawing.hasWordsInside[index], on: &sketch) }
        }
        sketch.fill(Rect(x: 0, y: drawing.height, width: drawing.size.width, height: height), with: RGBColor(0xFFFFFF))
        // The numbers of several findings on one element are beside each other.
        var places: [Int: Double] = [:]
        for (index, finding) in audit.findings.enumerated() {
            let color = Self.color(finding)
            for element in finding.elements {
                guard let frame = screen.elements[element.index].frame else { continue }
                sketch.outline(frame, with: color)
                let (left, width) = (places[element.index] ?? frame.x, Double("\(index + 1)".count * 6 + 3) / scale)
                sketch.fill(Rect(x: left, y: frame.y, width: width, height: 11 / scale), with: color)
                sketch.write("\(index + 1)", x: left + 2 / scale, y: frame.y + 2 / scale, with: RGBColor(0xFFFFFF))
                places[element.index] = left + width
            }
            let text = "\(index + 1) \(finding.severity) \(finding.ruleID)"
            sketch.write(text, x: line / 2, y: drawing.height + (Double(index) + 0.5) * line, with: color)
        }
        return PNGEncoder.encode(sketch.picture)
    }

    /// The pixels of a drawn screen at most; a screen of a phone has fewer at one pixel for a point.
    private static let maximumPixels = 400_000.0

    private func draw(_ element: Element, _ kind: DrawnKind, hasWords: Bool, on sketch: inout PictureSketch) {
        guard let frame = element.frame else { return }
        switch kind {
        case .plain, .covered: return
        case .bar, .sheet: sketch.fill(frame, with: RGBColor(0xF2F2F2))
        case .row, .text, .header, .other: break
        case .button, .toggle, .scale: sketch.fill(frame, with: RGBColor(0xE0E6F0))
        case .field: sketch.outline(frame, with: RGBColor(0x9A9A9A))
        case .image: sketch.drawIcon(in: frame, with: RGBColor(0x9A9A9A))
        }
        if hasWords, kind.showsWords, let text = element.label ?? element.value {
            let size = min(14, frame.height * 0.6)
            let fitting = String(text.prefix(Int(frame.width / max(size, 1) * 1.8)))
            sketch.draw(fitting, in: frame, size: size, with: RGBColor(0x9A9A9A))
        }
    }

    /// Returns the color of the marks of a finding.
    static func color(_ finding: Finding) -> RGBColor {
        RGBColor(finding.severity == .failure ? 0xB81C1C : 0x996100)
    }
}
