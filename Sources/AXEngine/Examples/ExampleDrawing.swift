import AXPictures
import AXTree

/// What the picture of an example shows in the frame of an element.
package struct ExampleDrawing: Sendable {
    /// The color of the text or icon, `0xRRGGBB`; `nil` if nothing is drawn.
    package var foreground: UInt32?
    /// The color of the frame, `0xRRGGBB`.
    package var background: UInt32
    /// The size of the text in points.
    package var textSize: Double
    /// How far below its frame the text is drawn, in points.
    package var offset: Double
}

extension ExampleElement {
    /// Returns the element with a drawing in the example's picture.
    package func drawn(
        _ foreground: UInt32?, on background: UInt32 = 0xFFFFFF, size: Double = 16, below offset: Double = 0
    ) -> ExampleElement {
        var copy = self
        copy.picture = ExampleDrawing(
            foreground: foreground, background: background, textSize: size, offset: offset)
        return copy
    }
}

extension RuleExample {
    /// The picture of the example's screen; `nil` if none of its elements is drawn.
    package var picture: PictureInput? {
        guard elements.contains(where: { $0.picture != nil }) else { return nil }
        let screen = screen
        guard let size = screen.size else { return nil }
        var sketch = PictureSketch(size, scale: screen.density ?? 1)
        // The root comes first, and every element before those inside it.
        var index = 1
        func draw(_ element: ExampleElement) {
            if let drawing = element.picture, let frame = screen.elements[index].frame {
                sketch.fill(frame, with: RGBColor(drawing.background))
                if let color = drawing.foreground.map({ RGBColor($0) }) {
                    var frame = frame
                    frame.y += drawing.offset
                    if element.element.type == .staticText, let text = element.element.label {
                        sketch.draw(text, in: frame, size: drawing.textSize, with: color)
                    } else {
                        sketch.drawIcon(in: frame, with: color)
                    }
                }
            }
            index += 1
            for child in element.children { draw(child) }
        }
        for element in elements { draw(element) }
        return PictureInput(file: "Example.png", contents: .success(sketch.picture))
    }

    /// Returns the result of an audit of the example's screen, with its picture, and with those of the group if it has
    /// variants.
    package func audited(by audit: Audit) -> ScreenAudit {
        guard variants.isEmpty else { return GroupAudit.audits(of: screens, by: audit)[0] }
        return audit(screen, picture: picture, journeys: journeys)
    }

    /// The journeys of the example's screen; `nil` if there are none.
    private var journeys: [JourneyTarget]? {
        guard let journey = traits.journey else { return nil }
        let elements = screen.elements
        let named = elements.indices.filter {
            elements[$0].label == journey.reach || elements[$0].identifier.map { "#" + $0 } == journey.reach
        }
        return [JourneyTarget(journey, elements: named)]
    }
}
